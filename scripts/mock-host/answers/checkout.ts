// The checkout: addresses, delivery, ways to pay, and the order.
import { checkEmailAvailable, suggestEmail } from '#shared/address/calls.ts'
import {
  getPaymentMethods,
  placeOrder,
  saveAddresses,
  saveBillingAddress,
  saveShippingAddress,
  setPaymentInformation,
} from '#shared/checkout/calls.ts'
import { paymentMethodAnswer } from '#shared/checkout/examples.ts'
import {
  estimateShippingMethods,
  getShippingMethods,
  saveShippingInformation,
  saveTotalsInformation,
} from '#shared/checkout/shipping/calls.ts'
import { answer, type Asked, objectOf, textOf } from '../answer.ts'
import { Refusal } from '../refusal.ts'
import type { Order, Visitor } from '../visitor.ts'
import type { World } from '../world.ts'
import { goodsTotal, totalsOf } from './cart.ts'
import { isMethod, methodsJson, shippingTitle } from './shipping.ts'

const plain = { variant: 'default', issuers: [] }
const payments = [
  paymentMethodAnswer({ code: 'creditcard', title: 'Credit card', extension_attributes: { ...plain, variant: 'creditcard' } }),
  paymentMethodAnswer(),
  paymentMethodAnswer({ code: 'banktransfer', title: 'Bank transfer', extension_attributes: plain }),
]
/** Ways to pay after the order, without a page of a provider. */
const later = ['banktransfer']

const addressesJson = ({ billing, shipping }: Visitor) => ({
  billing_address: billing,
  extension_attributes: { shipping_assignments: [{ shipping: { address: shipping } }] },
})

/** An address of the request; a refusal names what is missing, by field. */
function addressOf(value: unknown): Record<string, unknown> {
  const address = objectOf(value)
  const required = ['firstname', 'lastname', 'postcode', 'city', 'country_id']
  const missing = required.filter((name) => textOf(address[name]).trim() === '')
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, ['This field is required']]))
    throw new Refusal(400, 'Billing- and/or shipping address is not valid', 'address', { errors })
  }
  return { ...address }
}

function methodOf({ visitor }: Asked, information: Readonly<Record<string, unknown>>, [carrier, method]: readonly [string, string]): void {
  const code = `${textOf(information[carrier])}_${textOf(information[method])}`
  if (!isMethod(code)) throw new Refusal(400, 'This delivery method is no longer there.', 'shipping')
  visitor.method = code
}

function shippingInformation(asked: Asked) {
  const { visitor, world, body } = asked
  const information = objectOf(body['addressInformation'])
  methodOf(asked, information, ['shippingCarrierCode', 'shippingMethodCode'])
  visitor.shipping = addressOf(information['shippingAddress'])
  visitor.billing = addressOf(information['billingAddress'] ?? information['shippingAddress'])
  return { totals: totalsOf(visitor, world), payment_methods: payments }
}

/** What the shopper saw above the button has to be what it still is. */
function expectSeen({ visitor, world, header }: Asked): void {
  const totals = totalsOf(visitor, world)
  const [total, version] = [header('x-cart-total'), header('x-cart-version')]
  if ((total !== null && Number(total) !== totals.grand_total) || (version !== null && version !== totals.updated_at))
    throw new Refusal(409, 'Your cart has changed.', 'changed', { totals })
}

function order(asked: Asked) {
  const { world, visitor, body, header } = asked
  const key = header('idempotency-key')
  const before = key === null ? undefined : world.orders.find((one) => one.key === key)
  if (before) return placed(before, world)
  if (visitor.lines.length === 0) throw new Refusal(400, 'Your cart is empty.', 'empty')
  if (visitor.method === null) throw new Refusal(400, 'Please choose a delivery method.', 'shipping')
  expectSeen(asked)
  const code = textOf(objectOf(body['paymentMethod'])['method'])
  const payment = payments.find((one) => one.code === code)
  if (!payment) throw new Refusal(400, 'Please choose another payment method.', 'payment')
  const id = world.nextId()
  const isPaidOnPage = world.offers('orders') && !later.includes(code)
  const fresh: Order = {
    ...{ id, key, number: String(100_000_000 + id), customerId: visitor.customer?.id ?? null },
    ...{ email: textOf(body['email']) || (visitor.customer?.email ?? ''), lines: visitor.lines, totals: totalsOf(visitor, world) },
    shipping: { address: visitor.shipping, title: shippingTitle(visitor.method) },
    ...{ billing: visitor.billing, paymentTitle: payment.title, coupon: visitor.coupon, method: visitor.method },
    status: isPaidOnPage ? 'open' : later.includes(code) ? 'pending' : 'paid',
    placedAt: new Date().toISOString(),
  }
  world.orders.push(fresh)
  visitor.setLines([])
  Object.assign(visitor, { lastOrder: fresh, lastAdded: null, coupon: null, method: null })
  return placed(fresh, world)
}

/** The page on which an order is paid. */
export const payUrl = ({ id }: Order, { origin, base }: World): string => `${origin}${base}mock-pay?order=${id}`

const placed = (one: Order, world: World) => ({
  ...{ order_id: one.id, order_number: one.number },
  redirect_url: one.status === 'open' ? payUrl(one, world) : null,
})

/** The answers. */
export const checkoutAnswers = [
  answer(checkEmailAvailable, ({ world, body }) => !world.customers.some(({ email }) => email === textOf(body['customerEmail']))),
  // The mistake of the contract's example, so that the suggestion can be seen.
  answer(suggestEmail, ({ query }) =>
    [(query.get('email') ?? '').replace('exmaple', 'example')].filter((one) => one !== query.get('email')),
  ),
  answer(saveBillingAddress, ({ visitor, body }) => {
    visitor.billing = addressOf(body['address'])
    return addressesJson(visitor)
  }),
  answer(saveShippingAddress, ({ visitor, body }) => {
    visitor.shipping = addressOf(body['address'])
    return addressesJson(visitor)
  }),
  answer(saveAddresses, ({ visitor, body }) => {
    const [billing, shipping] = [addressOf(body['billing_address']), addressOf(body['shipping_address'])]
    Object.assign(visitor, { billing, shipping })
    return addressesJson(visitor)
  }),
  answer(getShippingMethods, ({ visitor }) => methodsJson(goodsTotal(visitor))),
  answer(estimateShippingMethods, ({ visitor }) => methodsJson(goodsTotal(visitor))),
  answer(saveTotalsInformation, (asked) => {
    methodOf(asked, objectOf(asked.body['addressInformation']), ['shipping_carrier_code', 'shipping_method_code'])
    return totalsOf(asked.visitor, asked.world)
  }),
  answer(saveShippingInformation, shippingInformation),
  answer(getPaymentMethods, () => payments),
  answer(setPaymentInformation, () => true),
  answer(placeOrder, order),
]
