// The calls about how an order travels.
import type { Address } from '#shared/schemas/address.ts'
import { ShippingInformationAnswer } from '#shared/schemas/payment.ts'
import {
  type DeliveryWay,
  deliveryWayOf,
  type ShippingInformation,
  type ShippingMethod,
  ShippingMethods,
} from '#shared/schemas/shipping.ts'
import { ask } from './client.ts'

/** The methods for the cart as the server knows it. */
export function getShippingMethods(signal?: AbortSignal): Promise<ShippingMethod[]> {
  return ask('GET', 'checkout/cart/shipping-methods', ShippingMethods, { signal })
}

/** The methods for an address that is not saved yet. */
export function estimateShippingMethods(address: Partial<Address>, signal?: AbortSignal): Promise<ShippingMethod[]> {
  return ask('POST', 'checkout/cart/estimate-shipping-methods', ShippingMethods, { json: { address }, signal })
}

/** How the cart can come to a place that nobody has given an address of. */
export async function estimateDelivery(country: string, postcode: string, signal?: AbortSignal): Promise<DeliveryWay[]> {
  const methods = await estimateShippingMethods({ country_id: country, postcode }, signal)
  return methods.filter(({ available }) => available).map(deliveryWayOf)
}

/** Saves addresses, method and slot; answers what it costs then and how it can be paid. */
export function saveShippingInformation(addressInformation: ShippingInformation): Promise<ShippingInformationAnswer> {
  return ask('POST', 'checkout/cart/shipping-information', ShippingInformationAnswer, { json: { addressInformation } })
}
