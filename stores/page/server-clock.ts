// The server's clock for countdowns, since the shopper's may be wrong. Requested once per page, and again after the page was suspended.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'
import { onReturn } from './tabs.ts'

/** The server's time, and the shopper's own at that moment, which is only compared with itself. */
interface Reading {
  time: number
  own: number
}

/** The last reading; null until the server has answered. */
export const $serverClock = writable<Reading | null>(null)

/** The server's current time; null if it is unknown. */
export function serverNow(): number | null {
  const reading = $serverClock.get()
  return reading && reading.time + environment.now() - reading.own
}

let requestedAt = 0
const clock = latestRequest(
  async (signal) => {
    const { getTime } = await import('#shared/page/calls.ts')
    requestedAt = environment.now()
    return getTime(signal)
  },
  (result) => {
    // The server read its clock at some time between request and answer.
    if (result.ok) $serverClock.set({ time: result.value, own: (requestedAt + environment.now()) / 2 })
  },
)

/** Loads the clock unless it is known or loading. A failure is only logged: then nothing counts down. */
export async function loadServerClock(): Promise<Result<number>> {
  const now = serverNow()
  return now === null ? clock.join() : { ok: true, value: now }
}

/** Keeps the clock current while a countdown runs: the device's clock may be corrected during sleep. The returned function ends it. */
export function followServerClock(): () => void {
  void loadServerClock()
  return onReturn(() => void clock.send())
}
