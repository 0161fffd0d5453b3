// Limits bodies with photos: counted per address before a byte is read, and only few at once after the owner is known.
import { networkOf, placeOf } from '../host/network.ts'
import type { HostContext } from '../host/context.ts'
import { ShopError } from '../shop/shop-error.ts'
import { takeTry, type Limit } from '../shop/tries.ts'
import { bodyOf, longestBody, tooLong } from './body.ts'

const hour = 60 * 60
const perPlace: Limit = { name: 'uploads of a place', free: 30, firstWait: 10, longestWait: hour / 4, window: hour }
const perNetwork: Limit = { name: 'uploads of a network', free: 120, firstWait: 10, longestWait: hour / 4, window: hour }
/** Each may take some 60 MB of memory until its photos are resized. */
const atOnce = 6
let underWay = 0

/** Whether a body is longer than those without files, or of unknown length. */
export function isLarge(c: HostContext): boolean {
  const length = c.req.header('Content-Length')
  return length === undefined ? c.req.header('Transfer-Encoding') !== undefined : !(Number(length) <= longestBody)
}

/**
 * Streams a large body to `read`. Until `read` calls `allow`, no more than the length of a usual body is read.
 * @example await readLarge(c, most, async (pieces, allow) => { for await (const piece of pieces) if (isHers(piece)) allow() })
 */
export async function readLarge<Result>(
  c: HostContext,
  most: number,
  read: (pieces: AsyncIterable<Uint8Array>, allow: () => void) => Promise<Result>,
): Promise<Result> {
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw tooLong()
  const { address } = c.get('connection')
  await takeTry(c.get('shop'), [
    [perPlace, placeOf(address)],
    [perNetwork, networkOf(address)],
  ])
  let isAllowed = false
  const allow = () => {
    if (isAllowed) return
    if (underWay >= atOnce) throw new ShopError(503, 'error.away', { retryAfter: 10 })
    isAllowed = true
    underWay += 1
  }
  async function* pieces() {
    let length = 0
    for await (const piece of bodyOf(c, most)) {
      yield piece
      length += piece.length
      if (length > longestBody && !isAllowed) throw tooLong()
    }
  }
  try {
    return await read(pieces(), allow)
  } finally {
    if (isAllowed) underWay -= 1
  }
}
