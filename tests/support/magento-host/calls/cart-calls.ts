// The calls of one cart. Guests address it by its mask, customers as `carts/mine`; the rest of the path is the same.
import { fieldsOf, textOf, type Json } from '../json.ts'
import { RestError } from '../rest-error.ts'
import { readAddress } from '../rules/addresses.ts'
import { removeLine } from '../rules/cart.ts'
import { applyCoupon, removeCoupon } from '../rules/coupons.ts'
import type { Quote } from '../sales.ts'
import { addressJson } from '../shapes/address-json.ts'
import { cartJson, itemsJson } from '../shapes/cart-json.ts'
import { paymentMethodsJson, shippingMethodsJson } from '../shapes/method-json.ts'
import { totalsJson } from '../shapes/totals-json.ts'
import type { CallContext } from './call.ts'
import { choosePayment, order, orderWithPayment, paymentJson, saveShipping, setBilling, setPayment } from './checkout-steps.ts'

const details = ({ store }: CallContext, quote: Quote) => ({ payment_methods: paymentMethodsJson(store), totals: totalsJson(store, quote) })

const shippingMethods = ({ store }: CallContext, quote: Quote): Json => {
  if (quote.lines.length > 0 && quote.shipping.countryId === null)
    throw new RestError(400, 'The shipping address is missing. Set the address and try again.')
  return shippingMethodsJson(store, quote, quote.shipping.countryId)
}

const estimate = ({ store, body }: CallContext, quote: Quote): Json =>
  shippingMethodsJson(store, quote, readAddress(0, fieldsOf(body['address'])).countryId)

const methodCode = (carrier: unknown, method: unknown): string | null =>
  textOf(carrier) === null ? null : `${textOf(carrier)}_${textOf(method)}`

/** Calculates totals for an address without storing it. */
const totalsInformation = ({ store, body }: CallContext, quote: Quote): Json => {
  if (quote.lines.length === 0) throw new RestError(400, 'Totals calculation is not applicable to empty cart')
  const information = fieldsOf(body['addressInformation'])
  return totalsJson(store, quote, {
    country: readAddress(0, fieldsOf(information['address'])).countryId,
    method: methodCode(information['shipping_carrier_code'], information['shipping_method_code']),
  })
}

const collectTotals = (context: CallContext, quote: Quote): Json => {
  const { store, body } = context
  const method = methodCode(body['shippingCarrierCode'], body['shippingMethodCode'])
  if (method !== null) quote.shippingMethod = method
  choosePayment(quote, body['paymentMethod'])
  return totalsJson(store, quote)
}

/** The handler of each call, by its method and the path after the cart's. */
export const cartCalls: Record<string, (context: CallContext, quote: Quote) => Json | undefined> = {
  'GET ': ({ customer }, quote) => cartJson(quote, quote.customerId === null ? null : customer),
  'GET /billing-address': (_, quote) => addressJson(quote.billing),
  'POST /billing-address': setBilling,
  'PUT /collect-totals': collectTotals,
  'GET /coupons': (_, quote) => quote.coupon,
  'PUT /coupons/{couponCode}': ({ params }, quote) => {
    applyCoupon(quote, params['couponCode'] ?? '')
    return true
  },
  'DELETE /coupons': (_, quote) => {
    removeCoupon(quote)
    return true
  },
  'POST /estimate-shipping-methods': estimate,
  'GET /items': (_, quote) => itemsJson(quote),
  'DELETE /items/{itemId}': ({ params }, quote) => {
    removeLine(quote, Number(params['itemId']))
    return true
  },
  'PUT /order': order,
  'GET /payment-information': details,
  'POST /payment-information': orderWithPayment,
  'GET /payment-methods': ({ store }) => paymentMethodsJson(store),
  'GET /selected-payment-method': (_, quote) => paymentJson(quote),
  'PUT /selected-payment-method': ({ body }, quote) => {
    choosePayment(quote, body['method'])
    return quote.id
  },
  'POST /set-payment-information': (context, quote) => {
    setPayment(context, quote)
    return true
  },
  'POST /shipping-information': (context, quote) => {
    saveShipping(context, quote)
    return details(context, quote)
  },
  'GET /shipping-methods': shippingMethods,
  'GET /totals': ({ store }, quote) => totalsJson(store, quote),
  'POST /totals-information': totalsInformation,
}
