// The call of the complaint form.
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { readPhotoJson } from '../server/photo-json.ts'
import { photoLimits, takeComplaint } from '../service/complaints.ts'
import { findOrderOrMiss, parseWho } from '../service/find-order.ts'
import { intentOf } from '../service/reference.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'
import { SentPhotos } from '../shop/photos.ts'

const Name = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.transform((name) => name || null),
  ),
  null,
)
const Body = v.object({
  item_id: v.fallback(v.nullable(Id), null),
  player_id: Name,
  piece: Name,
  text: v.nullish(v.string(), ''),
  photos: SentPhotos,
})

/** Adds the call. */
export function registerComplaint(store: Hono<HostEnv>): void {
  store.post('/returns/post/complaint', withSession, apiGuard, async (c) => {
    const { address } = c.get('connection')
    const { body, owner: order } = await readPhotoJson(c, photoLimits, (fields) =>
      findOrderOrMiss(c.get('shop'), c.get('store'), parseWho(fields), address),
    )
    const { item_id: itemId, player_id: playerId, piece, text, photos } = parse(Body, body)
    const intent = intentOf(c.req.header('Idempotency-Key'))
    const reference = await takeComplaint(c.get('shop'), order, { itemId, playerId, piece, text, photos }, intent, address)
    return c.json({ reference }, 201)
  })
}
