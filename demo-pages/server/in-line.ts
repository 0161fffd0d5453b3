// Queues all requests below a store that need work; beyond the queue's depth the shop answers 503 at once instead of late.
import { setImmediate } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { placeOf } from '../host/network.ts'
import { ShopError } from '../shop/shop-error.ts'
import { readBytes } from './body.ts'
import { isLarge } from './large-body.ts'
import { createFairLine, type LineLimits } from './fair-line.ts'

/** In seconds; by then the queue has moved on. */
const comeAgain = 3
/** Rounds of the event loop: a connection is accepted in one and read in the next. */
const quietRounds = 3
const mostRounds = 400

/** The queue of one process. It identifies visitors by address, since anyone can invent cookies. */
export function inLine(limits: LineLimits): MiddlewareHandler<HostEnv> {
  const enter = createFairLine(limits)
  let arrived = 0
  let served = 0
  /** Lets waiting connections enter the queue, one per round: work on PGlite may block the process, and they would wait outside it. */
  const arrival = async () => {
    for (let [round, quiet] = [0, 0]; round < mostRounds && quiet < quietRounds; round++) {
      const before = arrived
      await setImmediate()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }
  return async (c, next) => {
    arrived += 1
    // What a browser fetches in case the shopper presses takes no turn from a person: she loads it herself then.
    const isGuess = c.req.header('Sec-Purpose')?.startsWith('prefetch') === true && c.req.header('Sec-Fetch-Dest') === 'document'
    if (isGuess && served >= limits.atOnce) throw new ShopError(503, 'error.away', { retryAfter: comeAgain })
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    // Large bodies have their own limits, and may take minutes to arrive.
    if (hasBody && isLarge(c)) return next()
    // Reads the body before the request enters the queue; otherwise a dozen slow senders would take all turns.
    if (hasBody) c.set('body', await readBytes(c))
    const leave = await enter(placeOf(c.get('connection').address))
    if (!leave) throw new ShopError(503, 'error.away', { retryAfter: comeAgain })
    served += 1
    try {
      await arrival()
      await next()
    } finally {
      served -= 1
      leave()
    }
    return undefined
  }
}
