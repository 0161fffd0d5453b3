// The session on a platform without a session call: from the page's settings, else from what is visible without a call.
import * as v from 'valibot'
import { environment, type Stop } from '#shared/environment.ts'
import { isAnythingTyped } from '#shared/form/typed.ts'
import type { Session } from '#shared/session/wire/session.ts'
import { shaped } from '#shared/state/shaping.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { revalidate } from '#stores/page/revalidation.ts'
import { $session, takeSession, takeWishlist } from './session.ts'
import { onSettledCookies } from './settled-cookies.ts'
import { readWishlistCookie } from './wishlist-cookie.ts'

/** The session if nothing is known, which differs from a guest with an empty cart. */
const unknown: Session = { customer: null, cart: { quantity: null }, wishlist: null, compare: null, hasCartConflict: false, changedAt: 0 }

/** Returns the session of the page's settings. Missing parts are unknown, unless the platform's cookie says that there is no session. */
export async function readPlatformSession(): Promise<Session> {
  const { session: printed } = $page.get()
  if (printed === null) return hasPlatformSession() ? unknown : { ...unknown, cart: { quantity: 0 }, compare: [] }
  const { PrintedSession } = await import('#shared/session/wire/printed-session.ts')
  const read = v.safeParse(PrintedSession, shaped(PrintedSession, printed, 'the printed session'))
  return read.success ? read.output : unknown
}

/**
 * Follows the platform's own cookies, which a script of the host may have changed: its wishlist is shown, and a session that came or went
 * makes the page's outdated. Of the session's cookie only whether there is one counts, since some servers encrypt it anew with every answer.
 */
export function followPlatformCookies(): Stop {
  const { cookies } = $page.get()
  let [hadSession, list] = [hasPlatformSession(), environment.cookie(cookies.wishlist)]
  return onSettledCookies(() => {
    const [hasSession, now] = [hasPlatformSession(), environment.cookie(cookies.wishlist)]
    if (now !== list) takeWishlist(readWishlistCookie() ?? [])
    list = now
    // One that is gone may have expired, which waits until nothing is typed.
    if (hasSession === hadSession || (hadSession && isAnythingTyped())) return
    hadSession = hasSession
    takeCookie(hasSession)
    void revalidate()
  })
}

/** Shows nobody without a session; with a new one, the number of pieces is known no more. */
function takeCookie(hasSession: boolean): void {
  const current = valueOf($session.get()) ?? unknown
  takeSession(
    hasSession ? { ...current, cart: { quantity: null } } : { ...unknown, cart: { quantity: 0 }, compare: [], wishlist: current.wishlist },
  )
}

/** Whether there may be a session: by the cookie that the settings name; true if they name none. */
export function hasPlatformSession(): boolean {
  const { cookies } = $page.get()
  return cookies.session === null || environment.cookie(cookies.session) !== null
}
