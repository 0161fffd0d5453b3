// Calls about coupons and free gifts.
import { coupons, products } from '../data.ts'
import { cartOf } from '../rules/cart.ts'
import { addGift, giftsFor } from '../rules/gifts.ts'
import { inStore } from '../rules/prices.ts'
import { fields, numeric, text } from '../rules/read.ts'
import { Refusal } from '../rules/refusal.ts'
import { subtotalOf, totalsOf } from '../rules/totals.ts'
import { cardJson } from '../shapes/product-json.ts'
import type { Call } from './call.ts'

const SORRY = 'Something went wrong, please try again later'

export const extraCalls: Call[] = [
  {
    name: 'GET checkout/cart/coupons',
    run: ({ platform, session, store }) => {
      const cart = cartOf(platform, session, store)
      return { json: cart.coupon !== null && totalsOf(cart).discount > 0 ? [cart.coupon] : [] }
    },
  },
  {
    name: 'POST checkout/cart/coupons',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      const code = text(body.coupon_code).trim()
      const coupon = coupons.find((candidate) => candidate.code.toLowerCase() === code.toLowerCase())
      if (coupon === undefined || subtotalOf(cart) < inStore(store, coupon.minimum))
        throw new Refusal(404, "The coupon code isn't valid. Verify the code and try again.")
      cart.coupon = coupon.code
      return { json: platform.draws.pick('coupon answer', ['true', 'codes']) === 'true' ? true : [coupon.code] }
    },
  },
  {
    name: 'DELETE checkout/cart/coupons',
    run: ({ platform, session, store }) => {
      cartOf(platform, session, store).coupon = null
      return { json: true }
    },
  },
  {
    name: 'GET checkout/cart/gifts',
    run: ({ platform, session, store }) => {
      const cart = cartOf(platform, session, store)
      return { json: giftsFor(platform, cart).map((gift) => cardJson(platform, store, gift)) }
    },
  },
  {
    name: 'POST checkout/cart/gifts/add',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      const named = fields(body.giftItem)
      const sku = text(named.sku ?? body.giftItem)
      const id = numeric(named.product_id ?? named.entity_id ?? named.id ?? body.giftItem)
      const gift = products.find((product) => product.gift && (product.sku === sku || product.id === id))
      if (gift === undefined || !giftsFor(platform, cart).includes(gift)) return { json: { status: 'error', message: SORRY } }
      addGift(platform, cart, gift)
      return { json: { status: 'success', message: `${gift.name} was added to your cart.` } }
    },
  },
]
