// Shipping methods and what the checkout sends about them.
import * as v from 'valibot'
import type { Address } from '#shared/address/wire/address.ts'
import { FlagUnlessNo, OptionalAmount, orEmpty } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Decoration, Label, list, object, Text } from '#shared/wire/parts.ts'

/** When a parcel can come. */
export const DeliverySlot = object({
  id: Label,
  date: Label,
  from: Text,
  to: Text,
  label: Text,
})
export type DeliverySlot = v.InferOutput<typeof DeliverySlot>

/** One way to send a parcel. */
export interface ShippingMethod {
  /** Carrier and method joined by an underscore: what it is chosen by. */
  code: string
  carrierCode: string
  methodCode: string
  carrierTitle: string
  title: string
  /** With tax; null is not shown as free. */
  price: number | null
  priceExclTax: number | null
  /** As the host says it, with or without tax. */
  amount: number | null
  isAvailable: boolean
  /** Why it is not. */
  reason: string | null
  slots: DeliverySlot[]
  /** Whose pick-up points it leads to. */
  pickup: 'postnl' | 'dhl' | null
  /** When it comes. */
  promise: string | null
}

export const ShippingMethod = v.pipe(
  object({
    carrier_code: Label,
    method_code: Label,
    carrier_title: Text,
    method_title: Text,
    amount: OptionalAmount,
    price_excl_tax: OptionalAmount,
    price_incl_tax: OptionalAmount,
    /** Only a plain no makes it unavailable. */
    available: FlagUnlessNo,
    error_message: Decoration,
    extension_attributes: orEmpty(
      object({
        delivery_slots: list(DeliverySlot),
        pickup: decorates(v.picklist(['postnl', 'dhl'])),
        promise: Decoration,
      }),
    ),
  }),
  v.transform((wire): ShippingMethod => {
    const { carrier_code: carrierCode, method_code: methodCode, carrier_title: carrierTitle, extension_attributes: more } = wire
    return {
      code: `${carrierCode}_${methodCode}`,
      ...{ carrierCode, methodCode, carrierTitle },
      title: wire.method_title,
      price: wire.price_incl_tax ?? wire.amount,
      priceExclTax: wire.price_excl_tax,
      amount: wire.amount,
      isAvailable: wire.available,
      reason: wire.error_message,
      slots: more.delivery_slots,
      pickup: more.pickup,
      promise: more.promise,
    }
  }),
)

/** A method that cannot be read is not offered. */
export const ShippingMethods = answerOf(ShippingMethod)

/** A way to send the cart somewhere, as far as an estimate says it. */
export type DeliveryWay = Pick<ShippingMethod, 'code' | 'title' | 'promise' | 'price'>

/** What totals are asked for; ids are dropped from the address before. */
export interface AddressInformation {
  address: Partial<Address>
  method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>
}

/** What goes along with a method: the host's keys and values, the point of a pick-up among them, and the slot. */
export interface ShippingExtras {
  extras: Readonly<Record<string, string>>
  slot: DeliverySlot | null
}

/** What is sent with the chosen method. */
export interface ShippingInformation extends ShippingExtras {
  shippingAddress: Partial<Address>
  /** Without ids. */
  billingAddress: Partial<Address>
  method: AddressInformation['method']
}
