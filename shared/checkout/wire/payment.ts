// Payment methods, placing the order, and what became of a payment.
import * as v from 'valibot'
import type { Address } from '#shared/address/wire/address.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { Flag, oneOf, OptionalUrl, orEmpty, Url } from '#shared/wire/answer-parts.ts'
import { answerOf, Decoration, Id, Label, list, maybe, object, Text } from '#shared/wire/parts.ts'
import type { ShippingExtras } from './shipping.ts'

/** A bank, where the method asks for one. */
export const Issuer = object({ code: Label, title: Label })
export type Issuer = v.InferOutput<typeof Issuer>

/** A way to pay. */
export interface PaymentMethod {
  code: string
  title: string
  /** How it is drawn; an unknown one as the default. */
  variant: 'default' | 'ideal' | 'creditcard' | 'giropay' | 'afterpay'
  /** Banks to choose from. */
  issuers: Issuer[]
  provider: string | null
  skipsValidation: boolean
  /** Where the terms of the method stand, if it has some to be accepted. */
  termsUrl: string | null
}

export const PaymentMethod = v.pipe(
  object({
    code: Label,
    title: Text,
    extension_attributes: orEmpty(
      object({
        variant: oneOf(['default', 'ideal', 'creditcard', 'giropay', 'afterpay']),
        issuers: list(Issuer),
        provider: Decoration,
        skip_validation: Flag,
        terms_url: OptionalUrl,
      }),
    ),
  }),
  v.transform(
    ({ code, title, extension_attributes: { skip_validation: skipsValidation, terms_url: termsUrl, ...more } }): PaymentMethod => ({
      ...{ code, title, skipsValidation, termsUrl },
      ...more,
    }),
  ),
)

/** A method that cannot be read is not offered. */
export const PaymentMethods = answerOf(PaymentMethod)

/** The answer to shipping-information. */
export const ShippingInformationAnswer = v.pipe(
  object({ totals: Totals, payment_methods: PaymentMethods }),
  v.transform(({ totals, payment_methods: paymentMethods }) => ({ totals, paymentMethods })),
)
export type ShippingInformationAnswer = v.InferOutput<typeof ShippingInformationAnswer>

/** The answer to payment-information: the order exists. A provider's address that may not be followed makes it malformed. */
export const PlacedOrder = v.pipe(
  object({
    order_id: Id,
    order_number: Label,
    redirect_url: maybe(Url),
  }),
  v.transform(({ order_id: id, order_number: number, redirect_url: redirectUrl }) => ({ id, number, redirectUrl })),
)
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/** The server's word on the last payment. An unknown word is malformed: we claim nothing about money on a guess. */
export const PaymentStatus = v.pipe(
  object({
    status: v.picklist(['none', 'open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired']),
    order_number: maybe(Label),
    /** Where an open payment can be taken up again. */
    redirect_url: OptionalUrl,
  }),
  v.transform(({ status, order_number: orderNumber, redirect_url: redirectUrl }) => ({ status, orderNumber, redirectUrl })),
)
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/** How the shopper wants to pay; `details` holds the issuer and what else the method's form asked, under its own names. */
export interface PaymentChoice {
  method: string
  details: Readonly<Record<string, string>>
}

/** Sent when a method is chosen; orders nothing. Guests send their e-mail. */
export interface PaymentInformationDraft {
  payment: PaymentChoice
  email?: string
  skipsValidation: boolean
}

/** Sent to place the order. */
export interface PaymentInformation extends ShippingExtras {
  email?: string
  payment: PaymentChoice
  /** What our own fields asked; a birth date is given only together with the terms. */
  answers: { birthDate?: string; bic?: string }
  billingAddress: Partial<Address>
}
