// Payment methods, placing the order, and what became of a payment.
import * as v from 'valibot'
import type { Address } from '#shared/address/wire/address.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { guessedVariant } from '#shared/domain/by-code.ts'
import { Flag, OptionalUrl, orEmpty, Url } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Decoration, Id, isNone, Label, list, maybe, object, OptionalText, Text } from '#shared/wire/parts.ts'
import type { ShippingExtras } from './shipping.ts'

/** A bank, where the method asks for one. */
export const Issuer = object({ code: Label, title: Label })
export type Issuer = v.InferOutput<typeof Issuer>

/** A way to pay. */
export interface PaymentMethod {
  code: string
  title: string
  /** How it is drawn; guessed from the code where the host does not say it in words of ours. */
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
        variant: decorates(v.picklist(['default', 'ideal', 'creditcard', 'giropay', 'afterpay'])),
        issuers: list(Issuer),
        provider: Decoration,
        skip_validation: Flag,
        terms_url: OptionalUrl,
      }),
    ),
  }),
  v.transform(
    ({
      code,
      title,
      extension_attributes: { variant, skip_validation: skipsValidation, terms_url: termsUrl, ...more },
    }): PaymentMethod => ({
      ...{ code, title, skipsValidation, termsUrl },
      variant: variant ?? guessedVariant(code),
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

/** The answer to payment-information: an order, or the host's words of why there is none. */
export type PlacedOrder =
  | {
      isPlaced: true
      /** The shop's own; null where it does not say. */
      id: number | string | null
      /** As a person reads it; null where the host does not say. */
      number: string | null
      /** Where it is paid, or where it is confirmed; null where the host does not say. */
      redirectUrl: string | null
    }
  | { isPlaced: false; said: object }

const Open = v.optional(v.unknown())
const OrderId = decorates(v.union([Id, Label]))
/** A refusal of hosts that answer 200 to everything, in the words of an error's body. */
const refused = { success: Open, status: Open, error: Open, message: Open, messages: Open, parameters: Open, code: Open }

const saysNo = (word: unknown) => [false, 0, '0', 'false', 'error', 'failed'].some((no) => no === word)
const isSaid = (error: unknown) =>
  !isNone(error) && !saysNo(error) && !(typeof error === 'object' && Object.keys(Object(error)).length === 0)

/**
 * A number, a text, an object and nothing at all are an order, unless the object says no.
 * A provider's address that may not be followed makes it malformed.
 */
export const PlacedOrder = v.pipe(
  v.unknown(),
  v.transform((answer) => (answer === undefined || typeof answer === 'number' || typeof answer === 'string' ? {} : answer)),
  v.check((answer) => !Array.isArray(answer), 'an order'),
  object({
    ...{ order_id: OrderId, id: OrderId, entity_id: OrderId },
    ...{ order_number: OptionalText, increment_id: OptionalText, redirect_url: maybe(Url) },
    ...refused,
  }),
  v.transform(({ order_id, id, entity_id, order_number, increment_id, redirect_url: redirectUrl, ...said }): PlacedOrder => {
    if (saysNo(said.success) || saysNo(said.status) || isSaid(said.error)) return { isPlaced: false, said }
    return { isPlaced: true, id: order_id ?? id ?? entity_id, number: order_number ?? increment_id, redirectUrl }
  }),
)

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
