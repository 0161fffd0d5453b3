// Rules of the checkout, from the address to the order.
import { quoteAddress } from './address.ts'
import { type Fields, fieldsOf, statusOf, textOf } from './fields.ts'
import { forget, noteChange } from './kept.ts'
import type { Rule, Shopper } from './shopper.ts'

/** The contract uses both spellings; Magento's bodies use snake case. */
const either = (fields: Fields, camel: string, snake: string): unknown => fields[camel] ?? fields[snake]

const saveBilling = (shopper: Shopper, address: unknown) =>
  shopper.write(({ root }) => ({
    ...{ method: 'POST', path: `${root}/billing-address`, body: { address: quoteAddress(address), useForShipping: false } },
  }))

/**
 * Magento saves the shipping address together with the method: it is sent with the method, and until then the address stays as the page
 * sent it.
 */
const held = (address: unknown): Fields => ({ shipping_assignments: [{ shipping: { address: quoteAddress(address) } }] })

const billingAddress: Rule = async (shopper, { body }) => {
  const { address } = fieldsOf(body)
  await saveBilling(shopper, address)
  return { billing_address: quoteAddress(address) }
}

const bothAddresses: Rule = async (shopper, { body }) => {
  const { billing_address, shipping_address } = fieldsOf(body)
  await saveBilling(shopper, billing_address)
  return { billing_address: quoteAddress(billing_address), extension_attributes: held(shipping_address) }
}

/** Without an address there are no methods to choose from yet. */
const shippingMethods: Rule = async (shopper) => {
  const cart = await shopper.cart()
  if (!cart) return []
  try {
    return await shopper.send({ path: `${cart.root}/shipping-methods` })
  } catch (error) {
    const status = statusOf(error)
    if (status === 400 || status === 404) return []
    throw error
  }
}

const estimate: Rule = (shopper, { body }) =>
  shopper.write(({ root }) => ({
    ...{ method: 'POST', path: `${root}/estimate-shipping-methods`, body: { address: quoteAddress(fieldsOf(body)['address']) } },
  }))

const saveTotals: Rule = (shopper, { body }) => {
  const { address, ...method } = fieldsOf(fieldsOf(body)['addressInformation'])
  const addressInformation = { ...method, address: quoteAddress(address) }
  return shopper.write(({ root }) => ({ method: 'POST', path: `${root}/totals-information`, body: { addressInformation } }))
}

/** Virtual products have no shipping method, so only the billing address is saved. */
const saveShipping: Rule = async (shopper, { body }) => {
  const given = fieldsOf(fieldsOf(body)['addressInformation'])
  const billing = either(given, 'billingAddress', 'billing_address')
  const code = textOf(either(given, 'shippingMethodCode', 'shipping_method_code'))
  if (code === '') {
    await saveBilling(shopper, billing)
    return shopper.write(({ root }) => ({ path: `${root}/payment-information` }))
  }
  const addressInformation = {
    shipping_address: quoteAddress(either(given, 'shippingAddress', 'shipping_address')),
    billing_address: quoteAddress(billing),
    shipping_method_code: code,
    shipping_carrier_code: either(given, 'shippingCarrierCode', 'shipping_carrier_code'),
  }
  return shopper.write(({ root }) => ({ method: 'POST', path: `${root}/shipping-information`, body: { addressInformation } }))
}

/** The payment method and a guest's e-mail address; a customer's cart already has the latter. */
async function payment(shopper: Shopper, body: Fields): Promise<Fields> {
  const { method, additional_data } = fieldsOf(body['paymentMethod'])
  const { agreementIds = [] } = shopper.settings
  const hasMore = Object.keys(fieldsOf(additional_data)).length > 0
  const billing = body['billingAddress']
  return {
    paymentMethod: {
      method,
      ...(hasMore && { additional_data }),
      ...(agreementIds.length > 0 && { extension_attributes: { agreement_ids: agreementIds.map(String) } }),
    },
    ...(billing !== undefined && { billingAddress: quoteAddress(billing) }),
    ...(!(await shopper.isCustomer()) && { email: body['email'] }),
  }
}

const setPayment: Rule = async (shopper, { body }) => {
  const sent = await payment(shopper, fieldsOf(body))
  return shopper.write(({ root }) => ({ method: 'POST', path: `${root}/set-payment-information`, body: sent }))
}

/** Magento returns the row's id, not the order number that people read; its own success page prints that. */
const order: Rule = async (shopper, { body }) => {
  const sent = await payment(shopper, fieldsOf(body))
  // Not `write`: a missing cart may have been ordered already, and an empty one must not be ordered in its place.
  const { root } = (await shopper.cart()) ?? (await shopper.cartForWriting())
  const id = await shopper.send({ method: 'POST', path: `${root}/payment-information`, body: sent })
  if (!(await shopper.isCustomer())) forget('cart', shopper.page)
  noteChange(shopper.page)
  const { method } = fieldsOf(sent['paymentMethod'])
  return { order_id: id, redirect_url: shopper.settings.redirects?.[textOf(method)] ?? null }
}

/** The checkout's rules by the contract's headings. */
export const checkoutRules = {
  'PUT checkout/cart/address/billing-address': billingAddress,
  'PUT checkout/cart/address/shipping-address': (_, { body }) => ({ extension_attributes: held(fieldsOf(body)['address']) }),
  'PUT checkout/cart/address/set-addresses': bothAddresses,
  'GET checkout/cart/shipping-methods': shippingMethods,
  'POST checkout/cart/estimate-shipping-methods': estimate,
  'PUT checkout/cart/totals-information': saveTotals,
  'POST checkout/cart/shipping-information': saveShipping,
  'POST checkout/cart/set-payment-information': setPayment,
  'POST checkout/cart/payment-information': order,
} as const satisfies Record<string, Rule>
