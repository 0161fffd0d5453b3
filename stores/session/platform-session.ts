// The session on a platform without a session call: from the page's settings, else from what is visible without a call.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import type { Session } from '#shared/session/wire/session.ts'
import { shaped } from '#shared/state/shaping.ts'
import { $page } from '#stores/page/page.ts'

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

/** Whether there may be a session: by the cookie that the settings name; true if they name none. */
export function hasPlatformSession(): boolean {
  const { cookies } = $page.get()
  return cookies.session === null || environment.cookie(cookies.session) !== null
}
