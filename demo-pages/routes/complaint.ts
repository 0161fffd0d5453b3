// The call of the complaint form. Photos come as the platform sends pictures: name, type, and the bytes as base64.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../server/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { photoLimits, takeComplaint } from '../service/complaints.ts'
import { findOrderOrMiss, parseWho } from '../service/find-order.ts'
import { intentOf } from '../service/reference.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'

/** All photos as base64, which is a third longer, and the rest. */
export const longestUpload = photoLimits.count * photoLimits.megabytes * 1_400_000

const Photo = v.object({ base64_encoded_data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)) })
const Body = v.object({
  item_id: v.fallback(v.nullable(Id), null),
  text: v.nullish(v.string(), ''),
  photos: v.nullish(v.pipe(v.array(Photo), v.maxLength(20)), []),
})

/** Adds the call. */
export function registerComplaint(store: Hono<HostEnv>): void {
  store.post('/returns/post/complaint', withSession, apiGuard, async (c) => {
    const body = await readJson(c, longestUpload)
    const { address } = c.get('connection')
    const order = await findOrderOrMiss(c.get('shop'), c.get('store'), parseWho(body), address)
    const { item_id: itemId, text, photos } = parse(Body, body)
    const bytes = photos.map(({ base64_encoded_data: data }) => Buffer.from(data, 'base64'))
    const intent = intentOf(c.req.header('Idempotency-Key'))
    const reference = await takeComplaint(c.get('shop'), order, { itemId, text, photos: bytes }, intent, address)
    return c.json({ reference }, 201)
  })
}
