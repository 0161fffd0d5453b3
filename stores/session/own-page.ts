// A page that a host has printed for one customer.
import type { ReadableAtom } from 'nanostores'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { type Leaving, onLeave, onOwn, openAnew, type Shown } from './leaving.ts'
import { isSomebodyHinted } from './session.ts'

/** The customer whose page it was has left. */
export const left: Failure = { kind: 'rejected', code: 'account.left', message: null, status: 401 }

/**
 * Says that a store is one customer's: where somebody else comes, the page that shows it is opened again. `idOf` is whose it is, where it says so.
 * @example isOneCustomers($current, ({ id }) => id)
 */
export function isOneCustomers<Value>($store: ReadableAtom<Loadable<Value>>, idOf: (value: Value) => Shown = () => 'somebody'): void {
  onLeave(openAnewForOthers)
  onOwn(() => {
    const held = $store.get()
    return held.state === 'ready' ? idOf(held.value) : null
  })
}

/** Reloads the page if somebody else is here now: the host's own words on it are about the first customer too. */
export function openAnewForOthers(leaving: Leaving): void {
  if (leaving === 'other') openAnew()
}

/** Whether a page that was away reloads: not what it never loaded, and nothing of a customer who left while nobody is here. */
export function isAskedAnew(held: Loadable<unknown>): boolean {
  if (held.state === 'failed' && held.error === left) return isSomebodyHinted()
  return held.state !== 'idle'
}
