// Calls of the last steps: shipping, payment and order.
import { completeAddress, readAddress } from '../rules/address.ts'
import { cartOf } from '../rules/cart.ts'
import { checkPayment, setMethod } from '../rules/delivery.ts'
import { placeOrder } from '../rules/order.ts'
import { either, fields, text, textOrNull } from '../rules/read.ts'
import { required } from '../rules/refusal.ts'
import { paymentJson } from '../shapes/delivery-json.ts'
import { totalsJson } from '../shapes/totals-json.ts'
import type { Order } from '../sales.ts'
import type { Answer, CallContext, Call } from './call.ts'

/** The answer to an order. Magento returns only the order's id. */
const orderAnswer = ({ platform }: CallContext, order: Order): Answer => {
  const kind = platform.options.orderAnswer ?? 'integer'
  if (kind === 'empty') return { status: 200 }
  if (kind === 'text') return { json: String(order.id) }
  return { json: kind === 'object' ? { order_id: String(order.id), increment_id: order.incrementId } : order.id }
}

export const paymentCalls: Call[] = [
  {
    name: 'POST checkout/cart/shipping-information',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      const sent = fields(either(body, 'addressInformation', 'address_information'))
      const shipping = completeAddress(either(sent, 'shippingAddress', 'shipping_address'), 'shipping')
      const billing = either(sent, 'billingAddress', 'billing_address')
      const before = cart.shipping
      cart.shipping = shipping
      try {
        setMethod(
          cart,
          text(either(sent, 'shippingCarrierCode', 'shipping_carrier_code')),
          text(either(sent, 'shippingMethodCode', 'shipping_method_code')),
        )
      } catch (refusal) {
        cart.shipping = before
        throw refusal
      }
      if (billing !== undefined && billing !== null) cart.billing = completeAddress(billing, 'billing')
      cart.extension = fields(either(sent, 'extensionAttributes', 'extension_attributes'))
      return { json: { payment_methods: paymentJson(platform, cart), totals: totalsJson(platform, cart) } }
    },
  },
  {
    name: 'POST checkout/cart/set-payment-information',
    run: ({ platform, session, store, body }) => {
      const cart = cartOf(platform, session, store)
      const method = text(fields(either(body, 'paymentMethod', 'payment_method')).method)
      if (method === '') throw required('payment method.method')
      checkPayment(cart, method)
      cart.payment = method
      cart.email = session.customer?.email ?? textOrNull(body.email) ?? cart.email
      return { json: platform.draws.pick<true | number>('set-payment', [true, cart.id]) }
    },
  },
  {
    name: 'POST checkout/cart/payment-information',
    run: (context) => {
      const { platform, session, store, body } = context
      const cart = cartOf(platform, session, store)
      const payment = fields(either(body, 'paymentMethod', 'payment_method'))
      const billing = readAddress(either(body, 'billingAddress', 'billing_address'))
      const order = placeOrder(platform, session, cart, {
        email: textOrNull(body.email),
        method: text(payment.method) || (cart.payment ?? ''),
        additionalData: either(payment, 'additional_data', 'additionalData') ?? null,
        billing: billing.lastname === null ? null : billing,
        extension: fields(either(payment, 'extensionAttributes', 'extension_attributes')),
        body,
      })
      return orderAnswer(context, order)
    },
  },
]
