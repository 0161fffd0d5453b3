// The steps of the checkout that change a cart: addresses, shipping method, payment and order.
import { fieldsOf, textOf, type Json } from '../json.ts'
import { RestError } from '../rest-error.ts'
import { readAddress } from '../rules/addresses.ts'
import { fromBook, keepAddresses } from '../rules/address-book.ts'
import { demandPayment, placeOrder } from '../rules/place-order.ts'
import { rateByCode } from '../rules/shipping.ts'
import type { Quote } from '../sales.ts'
import type { CallContext } from './call.ts'

/** The address of a call; an id refers to the address book. */
const sent = ({ customer }: CallContext, id: number, given: unknown) => readAddress(id, fromBook(customer, fieldsOf(given)))

export const setBilling = (context: CallContext, quote: Quote): Json => {
  const { body } = context
  quote.billing = sent(context, quote.billing.id, body['address'])
  if (body['useForShipping'] === true) quote.shipping = { ...quote.billing, id: quote.shipping.id, sameAsBilling: 1 }
  return quote.billing.id
}

/** Stores the address and the method; a method that does not ship there is refused after the address was stored. */
export const saveShipping = (context: CallContext, quote: Quote): void => {
  const information = fieldsOf(context.body['addressInformation'])
  const address = sent(context, quote.shipping.id, information['shipping_address'])
  const carrier = textOf(information['shipping_carrier_code'])
  const method = textOf(information['shipping_method_code'])
  if (!address.countryId) throw new RestError(400, 'The shipping address is missing. Set the address and try again.')
  if (quote.lines.length === 0)
    throw new RestError(400, "The shipping method can't be set for an empty cart. Add an item to cart and try again.")
  quote.shipping = address
  if (address.email) quote.email = address.email
  if (information['billing_address']) quote.billing = sent(context, quote.billing.id, information['billing_address'])
  quote.shippingMethod = null
  if (!rateByCode(quote, address.countryId, `${carrier}_${method}`))
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [carrier, method])
  quote.shippingMethod = `${carrier}_${method}`
}

export const choosePayment = (quote: Quote, given: unknown): void => {
  const payment = fieldsOf(given)
  const method = textOf(payment['method'])
  demandPayment(method)
  quote.payment = { method: method ?? '', poNumber: textOf(payment['po_number']), additionalData: payment['additional_data'] ?? null }
}

export const paymentJson = ({ payment }: Quote): Json =>
  payment && { po_number: payment.poNumber, method: payment.method, additional_data: [] }

/** Stores e-mail address, billing address and payment. */
export const setPayment = (context: CallContext, quote: Quote): void => {
  const { body, customer } = context
  if (body['billingAddress']) quote.billing = sent(context, quote.billing.id, body['billingAddress'])
  quote.email = textOf(body['email']) ?? customer?.email ?? quote.email
  quote.billing.email = quote.email
  choosePayment(quote, body['paymentMethod'])
}

const place = (context: CallContext, quote: Quote): Json => {
  if (context.customer && quote.customerId !== null) quote.email = context.customer.email
  const { id } = placeOrder(context.shop, quote, context.raw)
  if (context.customer && quote.customerId !== null) keepAddresses(context.shop, context.customer, quote)
  if (context.session) context.session.lastOrderId = id
  return context.shop.options.orderId === 'text' ? String(id) : id
}

export const order = (context: CallContext, quote: Quote): Json => {
  if (context.body['paymentMethod']) choosePayment(quote, context.body['paymentMethod'])
  return place(context, quote)
}

/** Stores the payment and places the order. An error becomes one finished sentence, since Magento wraps it in another exception. */
export const orderWithPayment = (context: CallContext, quote: Quote): Json => {
  setPayment(context, quote)
  try {
    return place(context, quote)
  } catch (error) {
    throw error instanceof RestError ? new RestError(400, error.sentence) : error
  }
}
