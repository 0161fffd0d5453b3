// The page's own calls: the host's clock, and whether the shop is open again.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { ServerTime } from './wire.ts'

/** The host's clock, for countdowns: the shopper's own may be wrong. Never cached, since a stored time is wrong. */
export const getTime = defineCall({ method: 'GET', path: 'api/clock', client: 'session', group: 'helpers', answer: ServerTime })

const anyAnswer = defineCall({ method: 'GET', path: 'api/session', client: 'session', group: 'session', answer: Anything })

/** Whether the shop is open again: makes the call that every page may make; any failure counts as closed. */
export async function isShopOpen(signal?: AbortSignal): Promise<boolean> {
  try {
    await anyAnswer(signal)
    return true
  } catch {
    return false
  }
}
