// The server's clock, for what counts down: the shopper's own may be wrong. Asked for once a page, and again after it was asleep.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'
import { onReturn } from './tabs.ts'

/** What the server's clock said, and what the shopper's said at that moment: hers is compared with itself only. */
interface Reading {
  time: number
  own: number
}

/** Null until the server was heard. */
export const $serverClock = writable<Reading | null>(null)

/** What the server's clock says now; null where nobody has asked it. */
export function serverNow(): number | null {
  const reading = $serverClock.get()
  return reading && reading.time + environment.now() - reading.own
}

let asked = 0
const clock = latestRequest(
  async (signal) => {
    const { getTime } = await import('#shared/page/calls.ts')
    asked = environment.now()
    return getTime(signal)
  },
  (result) => {
    // It said so somewhere between question and answer.
    if (result.ok) $serverClock.set({ time: result.value, own: (asked + environment.now()) / 2 })
  },
)

/** Asks unless it is known or being asked. A failure is logged only: then nothing counts down. */
export async function loadServerClock(): Promise<Result<number>> {
  const now = serverNow()
  return now === null ? clock.join() : { ok: true, value: now }
}

/** The clock for as long as somebody counts by it; a clock may have been set right while the page was asleep. The returned function ends it. */
export function followServerClock(): () => void {
  void loadServerClock()
  return onReturn(() => void clock.send())
}
