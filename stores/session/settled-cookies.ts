// Notices that a script of the host changed cookies.
import { environment, type Stop } from '#shared/environment.ts'

/** Milliseconds from a change of a cookie to the look at it: the answer to an own write changes it a moment before the write is noted. */
const SETTLED = 500

/** Calls `look` once the cookies have stayed the same for half a second; the returned function ends it. */
export function onSettledCookies(look: () => void): Stop {
  let stopTimer: Stop = () => {}
  const stop = environment.onCookies(() => {
    stopTimer()
    stopTimer = environment.setTimer(look, SETTLED)
  })
  return () => {
    stop()
    stopTimer()
  }
}
