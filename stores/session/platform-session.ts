// Who is here on a platform that has no call for it: what its page prints, and else what can be seen without a call.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import type { Session } from '#shared/session/wire/session.ts'
import { shaped } from '#shared/state/shaping.ts'
import { $page } from '#stores/page/page.ts'

/** Nothing is known of her, which is another thing than a guest with an empty cart. */
const unknown: Session = { customer: null, cart: { quantity: null }, wishlist: null, compare: null, hasCartConflict: false, changedAt: 0 }

/** The session as the page's settings print it. What is not printed is not known, unless the platform's own cookie says that nobody has a session. */
export async function readPlatformSession(): Promise<Session> {
  const { session: printed } = $page.get()
  if (printed === null) return hasPlatformSession() ? unknown : { ...unknown, cart: { quantity: 0 }, compare: [] }
  const { PrintedSession } = await import('#shared/session/wire/printed-session.ts')
  const read = v.safeParse(PrintedSession, shaped(PrintedSession, printed, 'the printed session'))
  return read.success ? read.output : unknown
}

/** Whether somebody may have a session here: by the cookie that the settings name, and in doubt where they name none. */
export function hasPlatformSession(): boolean {
  const { cookies } = $page.get()
  return cookies.session === null || environment.cookie(cookies.session) !== null
}
