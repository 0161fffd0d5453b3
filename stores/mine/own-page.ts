// A page that a host has printed for one customer.
import type { Failure } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { Leaving } from '../leaving.ts'
import type { Loadable } from '../loadable.ts'
import { isSomebodyHinted } from '../session.ts'

/** Nobody is here any more whose page it was. */
export const left: Failure = { kind: 'rejected', code: 'account.left', message: null, status: 401 }

/**
 * Opens the page anew where somebody else is here than whose it was: the host's own words on it are the first one's too.
 * @example onLeave(openAnewForOthers)
 */
export function openAnewForOthers(leaving: Leaving): void {
  const { pathname, search } = environment.location
  // Without what follows the #, which would be a jump within the page.
  if (leaving === 'other') environment.navigate(pathname + search)
}

/** Whether a page that was away asks anew: not for what it never asked for, and not for hers who left while nobody is here. */
export function isAskedAnew(held: Loadable<unknown>): boolean {
  if (held.state === 'failed' && held.error === left) return isSomebodyHinted()
  return held.state !== 'idle'
}
