// Converts shipping data to the form in which calls send it.
import { wireAddress } from '#shared/address/wire/address-request.ts'
import { writeJson } from '#shared/wire/json.ts'
import type { AddressInformation, ShippingExtras, ShippingInformation } from './shipping.ts'

/** The request for totals. */
export function wireTotals({ address, method }: AddressInformation): object {
  return { address: wireAddress(address), shipping_method_code: method.methodCode, shipping_carrier_code: method.carrierCode }
}

/** The slot is sent as JSON text. */
export function wireExtras({ extras, slot }: ShippingExtras): object {
  return { ...extras, requested_delivery_date: slot ? writeJson(slot) : null }
}

/** The request that saves the chosen method. */
export function wireShipping({ shippingAddress, billingAddress, method, ...more }: ShippingInformation): object {
  return {
    shippingAddress: wireAddress(shippingAddress),
    billingAddress: wireAddress(billingAddress),
    shippingMethodCode: method.methodCode,
    shippingCarrierCode: method.carrierCode,
    extensionAttributes: wireExtras(more),
  }
}
