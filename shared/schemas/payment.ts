// Payment methods, placing the order, and what became of a payment.
import * as v from 'valibot'
import type { Address } from './address.ts'
import { Flag, oneOf, OptionalUrl, orEmpty } from './answer-parts.ts'
import { answerOf, Decoration, Id, isWebUrl, Label, list, object } from './parts.ts'
import { Totals } from './totals.ts'

/** A bank, where the method asks for one. */
export const Issuer = object({ code: Label, title: v.string() })
export type Issuer = v.InferOutput<typeof Issuer>

/** A way to pay; an unknown variant is drawn as the default one. */
export const PaymentMethod = object({
  code: v.string(),
  title: v.nullish(v.string(), ''),
  extension_attributes: orEmpty(
    object({
      variant: oneOf(['default', 'ideal', 'creditcard', 'giropay', 'afterpay']),
      issuers: list(Issuer),
      provider: Decoration,
      skip_validation: Flag,
      /** Where the terms of the method stand, if it has some to be accepted. */
      terms_url: OptionalUrl,
    }),
  ),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A method that cannot be read is not offered. */
export const PaymentMethods = answerOf(PaymentMethod)

/** The answer to shipping-information. */
export const ShippingInformationAnswer = object({ totals: Totals, payment_methods: PaymentMethods })
export type ShippingInformationAnswer = v.InferOutput<typeof ShippingInformationAnswer>

/** The answer to payment-information: the order exists. A provider's address that may not be followed makes it malformed. */
export const PlacedOrder = object({
  order_id: Id,
  order_number: Label,
  redirect_url: v.nullish(v.pipe(v.string(), v.check(isWebUrl, 'a web address')), null),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/** The server's word on the last payment. An unknown word is malformed: we claim nothing about money on a guess. */
export const PaymentStatus = object({
  status: v.picklist(['none', 'open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired']),
  order_number: v.nullish(Label, null),
  /** Where an open payment can be taken up again. */
  redirect_url: OptionalUrl,
})
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/** How the shopper wants to pay; `additional_data` holds the issuer. */
export interface PaymentChoice {
  method: string
  additional_data?: Record<string, string>
  extensionAttributes?: Record<string, unknown>
}

/** What a method asked, under the names of the wire; a birth date is given only together with the terms. */
export function additionalData({ birthDate, bic }: { birthDate?: string; bic?: string }): Record<string, string> {
  return {
    ...(birthDate === undefined ? {} : { date_of_birth: birthDate, terms_accepted: '1' }),
    ...(bic === undefined ? {} : { bic }),
  }
}

/** Sent when a method is chosen; orders nothing. Guests send their e-mail. */
export interface PaymentInformationDraft {
  paymentMethod: PaymentChoice
  email?: string
  extension_attributes?: { skip_validation: boolean }
}

/** Sent to place the order. */
export interface PaymentInformation {
  email?: string
  shippingOptions: Record<string, unknown>
  paymentMethod: PaymentChoice
  billingAddress: Partial<Address>
}
