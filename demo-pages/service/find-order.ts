// Finds an order without an account. A wrong address, a wrong number, another store's order and another customer's order give the
// same error, and misses are counted, so that nobody can guess numbers.
import * as v from 'valibot'
import { networkOf, placeOf } from '../host/network.ts'
import type { StoreView } from '../host/store-view.ts'
import { parse } from '../shop/cart-request.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Counted, Limit } from '../shop/tries.ts'
import { giveBack, takeTry } from '../shop/tries.ts'
import { readToken } from './order-link.ts'

const hour = 60 * 60
const perNumber: Limit = { name: 'order number', free: 10, firstWait: 30, longestWait: hour / 4, window: hour }
const perPlace: Limit = { name: 'orders of a place', free: 30, firstWait: 10, longestWait: hour / 4, window: hour }
const perNetwork: Limit = { name: 'orders of a network', free: 120, firstWait: 10, longestWait: hour / 12, window: hour }

/** No order has a number or address this long, so a truncated one is simply unknown. */
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.slice(0, 300)),
)
const Pair = v.object({ email: Text, order_number: v.union([Text, v.pipe(v.number(), v.transform(String))]) })
const Token = v.object({ token: v.pipe(v.string(), v.maxLength(300)) })
const Flat = v.union([Token, Pair])
const Who = v.union([
  Flat,
  v.pipe(
    v.object({ params: Flat }),
    v.transform(({ params }) => params),
  ),
])

/** The credentials for an order: number and address, or the token of a mail. */
export type Who = v.InferOutput<typeof Flat>

/** Parses the credentials of a body, at the top level or in `params`. */
export function parseWho(body: unknown): Who {
  return parse(Who, body)
}

/** The order, or null for every kind of miss. Throws a 429 after too many guesses. */
export async function findOrder(shop: Shop, store: StoreView, who: Who, from: string): Promise<OrderRow | null> {
  const counted = countedOf(store, who, from)
  await takeTry(shop, counted)
  const number = 'token' in who ? readToken(shop, store, who.token) : who.order_number
  const row = await shop.db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number ?? '')
    .where('store_id', '=', store.id)
    .executeTakeFirst()
  const isHers = row && ('token' in who || row.email.toLowerCase() === who.email.toLowerCase())
  if (!isHers) return null
  await giveBack(shop, counted)
  return row
}

/** The order; throws the error that all misses share. */
export async function findOrderOrMiss(shop: Shop, store: StoreView, who: Who, from: string): Promise<OrderRow> {
  const order = await findOrder(shop, store, who, from)
  if (!order) throw missing(who)
  return order
}

/** The error for a miss: only a link can have expired. */
export function missing(who: Who): ShopError {
  return new ShopError(404, 'token' in who ? 'service.link-ended' : 'service.no-order', { code: 'order' })
}

function countedOf(store: StoreView, who: Who, from: string): Counted[] {
  const number: Counted[] = 'token' in who ? [] : [[perNumber, `${store.id} ${who.order_number}`]]
  return [...number, [perPlace, placeOf(from)], [perNetwork, networkOf(from)]]
}
