// Calls about addresses: the cart's, its shipping methods, known e-mail addresses, and postcodes.
import { customers, points } from '../data.ts'
import { completeAddress, readAddress } from '../rules/address.ts'
import { cartOf } from '../rules/cart.ts'
import { either, text } from '../rules/read.ts'
import { required } from '../rules/refusal.ts'
import { similarTo } from '../rules/similar-email.ts'
import { shippingJson } from '../shapes/delivery-json.ts'
import { quoteJson } from '../shapes/quote-json.ts'
import type { Answer, Call } from './call.ts'

export const addressCalls: Call[] = [
  {
    name: 'PUT checkout/cart/address/billing-address',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      cart.billing = completeAddress(body.address, 'billing')
      return { json: quoteJson(platform, cart) }
    },
  },
  {
    name: 'PUT checkout/cart/address/shipping-address',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      cart.shipping = completeAddress(body.address, 'shipping')
      return { json: quoteJson(platform, cart) }
    },
  },
  {
    name: 'PUT checkout/cart/address/set-addresses',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      const billing = completeAddress(either(body, 'billing_address', 'billingAddress'), 'billing')
      cart.shipping = completeAddress(either(body, 'shipping_address', 'shippingAddress'), 'shipping')
      cart.billing = billing
      return { json: quoteJson(platform, cart) }
    },
  },
  {
    name: 'GET checkout/cart/shipping-methods',
    run: ({ platform, session, store }) => {
      const cart = cartOf(platform, session, store)
      return { json: shippingJson(platform, cart, cart.shipping?.country_id ?? null) }
    },
  },
  {
    name: 'POST checkout/cart/estimate-shipping-methods',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      if (body.address === undefined) throw required('address')
      return { json: shippingJson(platform, cart, readAddress(body.address).country_id) }
    },
  },
  {
    name: 'POST checkout/customers/email-available',
    run: ({ platform, body }) => {
      const email = text(body.customerEmail).toLowerCase()
      if (email === '') throw required('customer email')
      return { json: platform.shape.flag(!customers.some((customer) => customer.email === email), 'email-available') }
    },
  },
  { name: 'GET api/email-similarity/check-email', run: ({ query }) => ({ json: similarTo(query.get('email') ?? '') }) },
  {
    name: 'GET postcode/lookup/{zipcode}',
    run: ({ platform, param }): Answer => {
      const zip = param('zipcode').replaceAll(' ', '').toUpperCase()
      // The digits of a postcode's area identify the place.
      const near = points.find(({ postcode }) => postcode.slice(0, 2) === zip.slice(0, 2))
      if (near === undefined) return { status: 404, json: { message: 'The postcode could not be found.' } }
      const isText = platform.draws.pick('latitude', [false, true])
      return {
        json: { latitude: isText ? String(near.latitude) : near.latitude, longitude: isText ? String(near.longitude) : near.longitude },
      }
    },
  },
]
