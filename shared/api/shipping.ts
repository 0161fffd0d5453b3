// The calls about how an order travels.
import { wireAddress } from '#shared/schemas/address-request.ts'
import type { Address } from '#shared/schemas/address.ts'
import { ShippingInformationAnswer } from '#shared/schemas/payment.ts'
import {
  type AddressInformation,
  type DeliveryWay,
  type ShippingInformation,
  type ShippingMethod,
  ShippingMethods,
} from '#shared/schemas/shipping.ts'
import { wireShipping, wireTotals } from '#shared/schemas/shipping-request.ts'
import { Totals } from '#shared/schemas/totals.ts'
import { ask } from './client.ts'

/** The methods for the cart as the server knows it. */
export function getShippingMethods(signal?: AbortSignal): Promise<ShippingMethod[]> {
  return ask('GET', 'checkout/cart/shipping-methods', ShippingMethods, { signal })
}

/** The methods for an address that is not saved yet. */
export function estimateShippingMethods(address: Partial<Address>, signal?: AbortSignal): Promise<ShippingMethod[]> {
  return ask('POST', 'checkout/cart/estimate-shipping-methods', ShippingMethods, { json: { address: wireAddress(address) }, signal })
}

/** The shipping methods for a place, without an address. */
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
export function saveShippingInformation(information: ShippingInformation): Promise<ShippingInformationAnswer> {
  return ask('POST', 'checkout/cart/shipping-information', ShippingInformationAnswer, {
    json: { addressInformation: wireShipping(information) },
  })
}

/** The totals for an address and a shipping method. */
export function saveTotalsInformation(information: AddressInformation): Promise<Totals> {
  return ask('PUT', 'checkout/cart/totals-information', Totals, { json: { addressInformation: wireTotals(information) } })
}
