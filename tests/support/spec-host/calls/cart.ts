// Calls of the cart: the quote, its items, its totals.
import { addToCart, cartOf, lineOf, removeLine, updateLine } from '../rules/cart.ts'
import { readAddress } from '../rules/address.ts'
import { setMethod } from '../rules/delivery.ts'
import { dropUnearnedGifts } from '../rules/gifts.ts'
import { either, entries, fields, numeric, text } from '../rules/read.ts'
import { required } from '../rules/refusal.ts'
import { itemJson, quoteJson } from '../shapes/quote-json.ts'
import { totalsJson } from '../shapes/totals-json.ts'
import type { CallContext, Call } from './call.ts'

const cartOfRequest = ({ platform, session, store }: CallContext) => cartOf(platform, session, store)

export const cartCalls: Call[] = [
  { name: 'GET checkout/cart/quote', run: (context) => ({ json: quoteJson(context.platform, cartOfRequest(context)) }) },
  {
    name: 'POST checkout/cart/items',
    run: ({ platform, session, store, body }) => {
      const items = entries(body.cartItems)
      if (items.length === 0) throw required('cart items')
      const quote = quoteJson(platform, addToCart(platform, session, store, items))
      const isWhole = platform.draws.pick('add answer', ['quote', 'part']) === 'quote'
      return { json: isWhole ? quote : { extension_attributes: quote.extension_attributes ?? null } }
    },
  },
  {
    name: 'PUT checkout/cart/items/{item_id}',
    run: (context) => {
      const cart = cartOfRequest(context)
      const line = updateLine(context.platform, cart, Number(context.param('item_id')), numeric(fields(context.body.cartItem).qty))
      dropUnearnedGifts(cart)
      return { json: itemJson(context.platform, cart, line) }
    },
  },
  {
    name: 'DELETE checkout/cart/items/{item_id}',
    run: (context) => {
      const cart = cartOfRequest(context)
      removeLine(cart, lineOf(cart, Number(context.param('item_id'))).itemId)
      dropUnearnedGifts(cart)
      return { json: true }
    },
  },
  { name: 'GET checkout/cart/totals-information', run: (context) => ({ json: totalsJson(context.platform, cartOfRequest(context)) }) },
  {
    name: 'PUT checkout/cart/totals-information',
    run: (context) => {
      const cart = cartOfRequest(context)
      const information = fields(context.body.addressInformation)
      if (information.address === undefined) throw required('address information.address')
      const address = readAddress(information.address)
      cart.shipping = { ...address, country_id: address.country_id ?? cart.store.country }
      const carrier = text(either(information, 'shipping_carrier_code', 'shippingCarrierCode'))
      const method = text(either(information, 'shipping_method_code', 'shippingMethodCode'))
      if (carrier !== '' && method !== '') setMethod(cart, carrier, method)
      return { json: totalsJson(context.platform, cart) }
    },
  },
]
