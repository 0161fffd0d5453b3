// Everything below a store that has to be worked for waits in one line; above its depth the shop says 503 at once instead of late.
import { setImmediate } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { placeOf } from '../host/network.ts'
import { ShopError } from '../shop/shop-error.ts'
import { readBytes } from './body.ts'
import { isLarge } from './large-body.ts'
import { createFairLine, type LineLimits } from './fair-line.ts'

/** Seconds; by then the line is another one. */
const comeAgain = 3
/** Rounds of the event loop: a connection is accepted in one and read in the next. */
const quietRounds = 3
const mostRounds = 400

/** The line of one process. A visitor is an address: cookies are her own to invent. */
export function inLine(limits: LineLimits): MiddlewareHandler<HostEnv> {
  const enter = createFairLine(limits)
  let arrived = 0
  /** On PGlite the work may be done without a pause: first come all who are at the door, one a round, or they would wait where no line is. */
  const arrival = async () => {
    for (let [round, quiet] = [0, 0]; round < mostRounds && quiet < quietRounds; round++) {
      const before = arrived
      await setImmediate()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }
  return async (c, next) => {
    arrived += 1
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    // Large bodies have limits of their own, and minutes to arrive.
    if (hasBody && isLarge(c)) return next()
    // Whoever sends slowly has not come to the line yet, or a dozen of them would be all that is served.
    if (hasBody) c.set('body', await readBytes(c))
    const leave = await enter(placeOf(c.get('connection').address))
    if (!leave) throw new ShopError(503, 'error.away', { retryAfter: comeAgain })
    try {
      await arrival()
      await next()
    } finally {
      leave()
    }
    return undefined
  }
}
