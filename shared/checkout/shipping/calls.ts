// Calls for shipping methods and delivery.
import { wireAddress } from '#shared/address/wire/address-request.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { ShippingInformationAnswer } from '#shared/checkout/wire/payment.ts'
import { wireShipping, wireTotals } from '#shared/checkout/wire/shipping-request.ts'
import { type AddressInformation, type DeliveryWay, type ShippingInformation, ShippingMethods } from '#shared/checkout/wire/shipping.ts'

/** The methods for the current cart. */
export const getShippingMethods = defineCall({
  method: 'GET',
  path: 'checkout/cart/shipping-methods',
  client: 'session',
  group: 'base',
  answer: ShippingMethods,
})

/** The methods for an address that is not saved yet, or for a location: a country and a postcode. */
export const estimateShippingMethods = defineCall({
  method: 'POST',
  path: 'checkout/cart/estimate-shipping-methods',
  client: 'session',
  group: 'base',
  answer: ShippingMethods,
  send: (address: Partial<Address>) => ({ json: { address: wireAddress(address) } }),
})

/** The shipping methods for a location, without an address. */
export async function estimateDelivery(country: string, postcode: string, signal?: AbortSignal): Promise<DeliveryWay[]> {
  const methods = await estimateShippingMethods({ country, postcode }, signal)
  return methods
    .filter(({ isAvailable }) => isAvailable)
    .map(({ code, carrierTitle, title, promise, price }) => ({
      ...{ code, promise, price },
      title: [carrierTitle, title].filter(Boolean).join(', '),
    }))
}

/** Saves addresses, shipping method and delivery time; returns the new totals and the payment methods. */
export const saveShippingInformation = defineCall({
  method: 'POST',
  path: 'checkout/cart/shipping-information',
  client: 'session',
  group: 'base',
  answer: ShippingInformationAnswer,
  send: (information: ShippingInformation) => ({ json: { addressInformation: wireShipping(information) } }),
})

/** The totals for an address and a shipping method. */
export const saveTotalsInformation = defineCall({
  method: 'PUT',
  path: 'checkout/cart/totals-information',
  client: 'session',
  group: 'base',
  answer: Totals,
  send: (information: AddressInformation) => ({ json: { addressInformation: wireTotals(information) } }),
})
