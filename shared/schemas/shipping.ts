// Shipping methods and what the checkout sends about them.
import * as v from 'valibot'
import type { Address } from './address.ts'
import { OptionalAmount, orEmpty } from './answer-parts.ts'
import { answerOf, Decoration, Label, list, object } from './parts.ts'

/** When a parcel can come. */
export const DeliverySlot = object({
  id: Label,
  date: v.string(),
  from: v.nullish(v.string(), ''),
  to: v.nullish(v.string(), ''),
  label: v.nullish(v.string(), ''),
})
export type DeliverySlot = v.InferOutput<typeof DeliverySlot>

/** One way to send a parcel; its code is carrier and method joined by an underscore. A price of null is not shown as free. */
export const ShippingMethod = object({
  carrier_code: v.string(),
  method_code: v.string(),
  carrier_title: v.nullish(v.string(), ''),
  method_title: v.nullish(v.string(), ''),
  amount: OptionalAmount,
  price_excl_tax: OptionalAmount,
  price_incl_tax: OptionalAmount,
  /** Only a plain no makes it unavailable. */
  available: v.fallback(v.nullish(v.boolean(), true), true),
  error_message: Decoration,
  extension_attributes: orEmpty(
    object({
      delivery_slots: list(DeliverySlot),
      pickup: v.fallback(v.nullish(v.picklist(['postnl', 'dhl']), null), null),
      promise: Decoration,
    }),
  ),
})
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>

/** A method that cannot be read is not offered. */
export const ShippingMethods = answerOf(ShippingMethod)

/** A way to send the cart somewhere, as far as an estimate says it. */
export interface DeliveryWay {
  /** Carrier and method joined by an underscore. */
  code: string
  title: string
  /** When it comes. */
  promise: string | null
  /** With tax; null where the host says none. */
  price: number | null
}

/** The same method under our names. */
export function deliveryWayOf(method: ShippingMethod): DeliveryWay {
  const { carrier_code: carrier, method_code: code, carrier_title: by, method_title: title, extension_attributes: more } = method
  return {
    code: `${carrier}_${code}`,
    title: [by, title].filter(Boolean).join(', '),
    promise: more.promise,
    price: method.price_incl_tax ?? method.amount,
  }
}

/** What totals are asked for; ids are dropped from the address before. */
export interface AddressInformation {
  address: Partial<Address>
  shipping_method_code: string | null
  shipping_carrier_code: string | null
}

/** What is sent with the chosen method; `requested_delivery_date` is the slot as JSON text, or null. */
export interface ShippingInformation {
  shippingAddress: Partial<Address>
  /** Without ids. */
  billingAddress: Partial<Address>
  shippingMethodCode: string
  shippingCarrierCode: string
  extensionAttributes: {
    requested_delivery_date: string | null
    postnl_pickup_point?: string | null
    dhl_pickup_point?: string | null
  }
}
