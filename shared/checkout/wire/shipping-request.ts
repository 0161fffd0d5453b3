// How a parcel is sent, as calls send it.
import { wireAddress } from '#shared/address/wire/address-request.ts'
import { writeJson } from '#shared/wire/json.ts'
import type { AddressInformation, ShippingExtras, ShippingInformation } from './shipping.ts'

/** What totals are asked for. */
export function wireTotals({ address, method }: AddressInformation): object {
  return { address: wireAddress(address), shipping_method_code: method.methodCode, shipping_carrier_code: method.carrierCode }
}

/** The slot travels as JSON text. */
export function wireExtras({ extras, slot }: ShippingExtras): object {
  return { ...extras, requested_delivery_date: slot ? writeJson(slot) : null }
}

/** What is sent with the chosen method. */
export function wireShipping({ shippingAddress, billingAddress, method, ...more }: ShippingInformation): object {
  return {
    shippingAddress: wireAddress(shippingAddress),
    billingAddress: wireAddress(billingAddress),
    shippingMethodCode: method.methodCode,
    shippingCarrierCode: method.carrierCode,
    extensionAttributes: wireExtras(more),
  }
}
