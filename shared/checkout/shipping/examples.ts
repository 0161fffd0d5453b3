// Examples of shipping methods, and of saving the chosen one.
import * as v from 'valibot'
import { addressAnswer } from '#shared/address/examples.ts'
import { Address } from '#shared/address/wire/address.ts'
import { example, refusal } from '#shared/api/example.ts'
import { totalsAnswer } from '#shared/cart/examples.ts'
import { paymentMethodAnswer } from '#shared/checkout/examples.ts'
import { estimateShippingMethods, getShippingMethods, saveShippingInformation, saveTotalsInformation } from './calls.ts'

/** A shipping method with one delivery slot. */
export function shippingMethodAnswer(part: object = {}) {
  return {
    carrier_code: 'postnl',
    method_code: 'standard',
    carrier_title: 'PostNL',
    method_title: 'At home',
    amount: 4.95,
    price_excl_tax: 4.09,
    price_incl_tax: 4.95,
    available: true,
    error_message: null,
    extension_attributes: {
      delivery_slots: [{ id: 's1', date: '2026-11-23', from: '18:00', to: '22:00', label: 'Monday evening' }],
      pickup: null,
      promise: 'Before 22:00, delivered tomorrow',
    },
    ...part,
  }
}

/** The answer to a saved shipping method. */
export function shippingInformationAnswer(part: object = {}) {
  return { totals: totalsAnswer(), payment_methods: [paymentMethodAnswer()], ...part }
}

const sentHome = addressAnswer()
const home = v.parse(Address, sentHome)
const slot = shippingMethodAnswer().extension_attributes.delivery_slots[0] ?? null
const method = { carrierCode: 'postnl', methodCode: 'standard' }

/** The examples. */
export const examples = [
  example(getShippingMethods, [], { answer: [shippingMethodAnswer()] }),
  example(estimateShippingMethods, [home], {
    body: { address: sentHome },
    also: [[{ country: 'NL', postcode: '3811 LV' }]],
    answer: [shippingMethodAnswer()],
  }),
  example(saveShippingInformation, [{ shippingAddress: home, billingAddress: home, method, extras: {}, slot }], {
    body: {
      addressInformation: {
        shippingAddress: sentHome,
        billingAddress: sentHome,
        shippingMethodCode: 'standard',
        shippingCarrierCode: 'postnl',
        extensionAttributes: { requested_delivery_date: JSON.stringify(slot) },
      },
    },
    answer: shippingInformationAnswer(),
    refusals: [
      refusal(400, 'shipping', 'No such method for this address.'),
      refusal(400, 'slot', 'The slot is gone.'),
      refusal(400, 'point', 'There is no pick-up point, or it is gone.'),
      refusal(400, 'address', 'An address is not valid; `errors` says by field what is wrong.'),
    ],
  }),
  example(saveTotalsInformation, [{ address: home, method }], {
    body: { addressInformation: { address: sentHome, shipping_method_code: 'standard', shipping_carrier_code: 'postnl' } },
    answer: totalsAnswer(),
  }),
]
