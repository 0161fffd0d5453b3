// Examples of saving addresses, of payment methods and of an order.
import * as v from 'valibot'
import { addressAnswer } from '#shared/address/examples.ts'
import { Address } from '#shared/address/wire/address.ts'
import { example, refusal } from '#shared/api/example.ts'
import { getPaymentMethods, placeOrder, saveAddresses, saveBillingAddress, saveShippingAddress, setPaymentInformation } from './calls.ts'

/** A payment method that asks for a bank. */
export function paymentMethodAnswer(part: object = {}) {
  return {
    code: 'ideal',
    title: 'iDEAL',
    extension_attributes: {
      variant: 'ideal',
      issuers: [{ code: 'BANK1', title: 'First bank' }],
      provider: 'pretend',
      skip_validation: false,
    },
    ...part,
  }
}

/** An order that is paid on the provider's page. */
export function placedOrderAnswer(part: object = {}) {
  return { order_id: 77, order_number: '100000077', redirect_url: 'https://pay.example/attempt/1', ...part }
}

const sentHome = addressAnswer()
const home = v.parse(Address, sentHome)
const saved = {
  billing_address: sentHome,
  extension_attributes: { shipping_assignments: [{ shipping: { address: sentHome } }] },
}
const slot = { id: 's1', date: '2026-11-23', from: '18:00', to: '22:00', label: 'Monday evening' }
const ideal = { method: 'ideal', details: { issuer: 'BANK1' } }
const order = { email: 'anna@example.test', extras: {}, slot, payment: ideal, answers: {}, billingAddress: home }

/** The examples. */
export const examples = [
  example(saveBillingAddress, [home], { body: { address: sentHome }, answer: saved }),
  example(saveShippingAddress, [home], { body: { address: sentHome }, answer: saved }),
  example(saveAddresses, [home, home], {
    body: { billing_address: sentHome, shipping_address: sentHome },
    answer: saved,
    refusals: [refusal(400, 'address', 'An address is not valid; `errors` says by field what is wrong.')],
  }),
  example(getPaymentMethods, [], { answer: [paymentMethodAnswer()] }),
  example(setPaymentInformation, [{ payment: { method: 'ideal', details: {} }, email: 'anna@example.test', skipsValidation: false }], {
    body: { paymentMethod: { method: 'ideal', additional_data: {} }, email: 'anna@example.test' },
    answer: true,
  }),
  example(placeOrder, [order, 'key-1', { total: 50, version: null }], {
    body: {
      email: 'anna@example.test',
      shippingOptions: { requested_delivery_date: JSON.stringify(slot) },
      paymentMethod: { method: 'ideal', additional_data: { issuer: 'BANK1' }, extensionAttributes: {} },
      billingAddress: sentHome,
    },
    also: [[order, 'key-1', { total: 50, version: '2026-11-23T12:00:00.000Z' }]],
    answer: placedOrderAnswer(),
    refusals: [
      refusal(
        409,
        'changed',
        'Total or version are not what `X-Cart-Total` and `X-Cart-Version` say: nothing is ordered, `totals` are the new ones.',
      ),
      refusal(409, 'canceled', 'The order of this `Idempotency-Key` was canceled.'),
      refusal(400, 'empty', 'The cart is empty.'),
      refusal(400, 'stock', 'Something has been sold meanwhile.'),
      refusal(400, 'shipping', 'The method is gone: the checkout asks for the methods anew and lets another be chosen.'),
      refusal(400, 'slot', 'The same of the slot.'),
      refusal(400, 'point', 'The same of the pick-up point.'),
    ],
  }),
]
