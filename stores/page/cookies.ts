// Sees what the host's own scripts changed: a cart, a wishlist or a login, by the cookies that say so.
import { environment, type Stop } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $page } from './page.ts'

/** A readable cookie that the host sets with every personal change; its value is the time of that change on the server's clock. */
export const HINT = 'touchline-session'

/** Milliseconds from a change to the look at it: the answer to an own write sets the cookies a moment before the write is noted. */
const SETTLED = 500
/** The most looks of a page, for a host whose cookies change with every read. */
const MOST = 50

/** The cookies at the last own write. */
let noted: string | null = null
let looks = 0
onReset(() => {
  noted = null
  looks = 0
})

/** The cookies as they are; of the host's session cookie only whether there is one, since some servers encrypt it anew with every answer. */
function written(): string {
  const { session, wishlist } = $page.get().cookies
  const hasSession = session !== null && environment.cookie(session) !== null
  return JSON.stringify([environment.cookie(HINT), hasSession, environment.cookie(wishlist)])
}

/** Call it after an own write, and where another tab has told of its own. */
export function noteCookies(): void {
  noted = written()
}

/** Calls `listener` where nobody of ours has changed the cookies; the returned function ends it. */
export function onForeignChange(listener: () => void): Stop {
  let stopTimer: Stop = () => {}
  noteCookies()
  const look = () => {
    if (written() === noted || ++looks > MOST) return
    noteCookies()
    listener()
  }
  const stop = environment.onCookies(() => {
    stopTimer()
    stopTimer = environment.setTimer(look, SETTLED)
  })
  return () => {
    stop()
    stopTimer()
  }
}
