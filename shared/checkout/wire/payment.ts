// Schemas of payment methods, placing the order, and the payment's outcome.
import * as v from 'valibot'
import type { Address } from '#shared/address/wire/address.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { guessedVariant } from '#shared/domain/by-code.ts'
import { Flag, OptionalUrl, orEmpty, Url } from '#shared/wire/answer-parts.ts'
import { answerOf, decorates, Decoration, Id, isNone, Label, list, maybe, object, OptionalText, Text } from '#shared/wire/parts.ts'
import { type Credit, CreditOfAnswer } from './credit.ts'
import type { ShippingExtras } from './shipping.ts'

/** A bank, where the method asks for one. */
export const Issuer = object({ code: Label, title: Label })
export type Issuer = v.InferOutput<typeof Issuer>

/** A payment method. */
export interface PaymentMethod {
  code: string
  title: string
  /** How the method is displayed; guessed from the code where the host does not name a variant of ours. */
  variant: 'default' | 'ideal' | 'creditcard' | 'giropay' | 'afterpay'
  /** The banks to choose from. */
  issuers: Issuer[]
  provider: string | null
  skipsValidation: boolean
  /** The address of the method's terms, if it has terms to accept. */
  termsUrl: string | null
  /** The credit that paying this way is; null where the shopper pays with her own money. */
  credit: Credit | null
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
        credit: CreditOfAnswer,
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

/** A method that cannot be parsed is not offered. */
export const PaymentMethods = answerOf(PaymentMethod)

/** The answer to shipping-information. */
export const ShippingInformationAnswer = v.pipe(
  object({ totals: Totals, payment_methods: PaymentMethods }),
  v.transform(({ totals, payment_methods: paymentMethods }) => ({ totals, paymentMethods })),
)
export type ShippingInformationAnswer = v.InferOutput<typeof ShippingInformationAnswer>

/** The answer to payment-information: an order, or the host's reason for refusing it. */
export type PlacedOrder =
  | {
      isPlaced: true
      /** The shop's own id; null where the host sends none. */
      id: number | string | null
      /** The order number that people read; null where the host sends none. */
      number: string | null
      /** The address for payment or confirmation; null where the host sends none. */
      redirectUrl: string | null
    }
  | { isPlaced: false; said: object }

const Open = v.optional(v.unknown())
const OrderId = decorates(v.union([Id, Label]))
/** A refusal by hosts that answer 200 to everything, in the form of an error's body. */
const refused = { success: Open, status: Open, error: Open, message: Open, messages: Open, parameters: Open, code: Open }

const saysNo = (word: unknown) => [false, 0, '0', 'false', 'error', 'failed'].some((no) => no === word)
const isSaid = (error: unknown) =>
  !isNone(error) && !saysNo(error) && !(typeof error === 'object' && Object.keys(Object(error)).length === 0)

/**
 * A number, a text, an object and an empty body all mean an order, unless the object says otherwise. A payment address that must not be
 * followed makes the answer malformed.
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

/** The server's status of the last payment. An unknown status is malformed: nothing is claimed about money on a guess. */
export const PaymentStatus = v.pipe(
  object({
    status: v.picklist(['none', 'open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired']),
    order_number: maybe(Label),
    /** The address at which an open payment can be continued. */
    redirect_url: OptionalUrl,
  }),
  v.transform(({ status, order_number: orderNumber, redirect_url: redirectUrl }) => ({ status, orderNumber, redirectUrl })),
)
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/** The chosen payment method; `details` holds the issuer and the method's other fields, under its own names. */
export interface PaymentChoice {
  method: string
  details: Readonly<Record<string, string>>
}

/** Sent when a method is chosen; places no order. Guests send their e-mail address. */
export interface PaymentInformationDraft {
  payment: PaymentChoice
  email?: string
  skipsValidation: boolean
}

/** Sent when the order is placed. */
export interface PaymentInformation extends ShippingExtras {
  email?: string
  payment: PaymentChoice
  /** Values of our own extra fields; a birth date is given only together with the terms. */
  answers: { birthDate?: string; bic?: string }
  billingAddress: Partial<Address>
}
