// Schemas of shipping methods, and the checkout's requests about them.
import * as v from 'valibot'
import type { Address } from '#shared/address/wire/address.ts'
import { FlagUnlessNo, OptionalAmount, orEmpty } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Decoration, Label, list, object, Text } from '#shared/wire/parts.ts'

/** A time at which a parcel can be delivered. */
export const DeliverySlot = object({
  id: Label,
  date: Label,
  from: Text,
  to: Text,
  label: Text,
})
export type DeliverySlot = v.InferOutput<typeof DeliverySlot>

/** A shipping method. */
export interface ShippingMethod {
  /** Carrier and method joined by an underscore, as used in requests. */
  code: string
  carrierCode: string
  methodCode: string
  carrierTitle: string
  title: string
  /** With tax; a price of null is not shown as free. */
  price: number | null
  priceExclTax: number | null
  /** The host's amount, with or without tax. */
  amount: number | null
  isAvailable: boolean
  /** Why the method is not available. */
  reason: string | null
  slots: DeliverySlot[]
  /** The carrier whose pick-up points it uses. */
  pickup: 'postnl' | 'dhl' | null
  /** The delivery time. */
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
    /** The method is unavailable only where this is explicitly false. */
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

/** A method that cannot be parsed is not offered. */
export const ShippingMethods = answerOf(ShippingMethod)

/** A shipping method, as far as an estimate describes it. */
export type DeliveryWay = Pick<ShippingMethod, 'code' | 'title' | 'promise' | 'price'>

/** The request for totals; ids are removed from the address first. */
export interface AddressInformation {
  address: Partial<Address>
  method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>
}

/** Extra data of a method: the host's keys and values, including the pick-up point, and the slot. */
export interface ShippingExtras {
  extras: Readonly<Record<string, string>>
  slot: DeliverySlot | null
}

/** The request that saves the chosen method. */
export interface ShippingInformation extends ShippingExtras {
  shippingAddress: Partial<Address>
  /** Without ids. */
  billingAddress: Partial<Address>
  method: AddressInformation['method']
}
