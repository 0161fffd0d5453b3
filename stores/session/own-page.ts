// A page that a host printed for one customer.
import type { ReadableAtom } from 'nanostores'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { type Leaving, onLeave, onOwn, openAnew, type Shown } from './leaving.ts'
import { isSomebodyHinted } from './session.ts'

/** The failure after the page's customer has left. */
export const left: Failure = { kind: 'rejected', code: 'account.left', message: null, status: 401 }

/**
 * Registers a store as one customer's: if another logs in, the page is reloaded. `idOf` returns the customer's id, if the value has it.
 * @example isOneCustomers($current, ({ id }) => id)
 */
export function isOneCustomers<Value>($store: ReadableAtom<Loadable<Value>>, idOf: (value: Value) => Shown = () => 'somebody'): void {
  onLeave(openAnewForOthers)
  onOwn(() => {
    const held = $store.get()
    return held.state === 'ready' ? idOf(held.value) : null
  })
}

/** Reloads the page if another customer is here now: the host's own text on it concerns the first one too. */
export function openAnewForOthers(leaving: Leaving): void {
  if (leaving === 'other') openAnew()
}

/** Whether a page reloads a value on return: not one it never loaded, and nothing of a customer who has left or whose session has expired. */
export function isRequestedAnew(held: Loadable<unknown>): boolean {
  return held.state !== 'idle' && isSomebodyHinted()
}
