// What time it is at the host.
import { ServerTime } from '#shared/schemas/clock.ts'
import { ask } from './client.ts'

/** The host's clock, for countdowns: the shopper's own may be wrong. Never cached, since a stored answer is a wrong one. */
export function getTime(signal?: AbortSignal): Promise<number> {
  return ask('GET', 'api/clock', ServerTime, { signal })
}
