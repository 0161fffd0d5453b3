// The payment methods, the chosen one, and its details.
import { withoutIds } from '#shared/address/rules/address.ts'
import { answeredDetails } from '#shared/checkout/rules/payment-details.ts'
import {
  type PaymentChoice,
  type PaymentInformation,
  type PaymentInformationDraft,
  type PaymentMethod,
} from '#shared/checkout/wire/payment.ts'
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { derived } from '#shared/state/derived.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { optimisticUpdates } from '#stores/kit/optimistic-updates.ts'
import { writable } from '#stores/kit/reset.ts'
import { serialQueue } from '#stores/kit/serial-queue.ts'
import { $customer } from '#stores/session/customer.ts'
import { settleHint } from '#stores/session/hint.ts'
import { $billingAddress, addressToSend } from './addresses.ts'
import { $email } from './email.ts'
import { currentDetails, forgetDetails } from './payment-details.ts'
import { $deliverySlot, $extensionAttributes } from './shipping-methods.ts'
import { $paymentMethods, $payCode, $paymentError } from './state.ts'
export { $paymentMethods } from './state.ts'

/** The details filled in for the method, by name. */
export const $paymentDetails = writable<Readonly<Record<string, string>>>({})

/** The chosen method; a single method is chosen automatically. */
export const $paymentMethod = derived([$paymentMethods, $payCode], (offered, code): PaymentMethod | null => {
  const methods = valueOf(offered) ?? []
  return methods.find((method) => method.code === code) ?? (methods.length === 1 ? (methods[0] ?? null) : null)
})
/** The method's code. */
export const $paymentCode = derived([$paymentMethod], (method) => method?.code ?? null)
/** The chosen bank. */
export const $issuer = derived([$paymentDetails], (entered) => entered['issuer'] ?? null)

/** The serial queue of both payment calls, so that a choice never arrives after the order. */
export const paymentLine = serialQueue(async () => {})

const drafts = optimisticUpdates<'draft', null, null>({ queue: paymentLine, send, settle: () => {} })

/** Chooses a method and saves it on the server. A failure is not shown: the order contains the method again. */
export async function choosePaymentMethod(code: string, origin?: object): Promise<Result<null>> {
  const method = (valueOf($paymentMethods.get()) ?? []).find((candidate) => candidate.code === code)
  if (!method) return { ok: false, error: { kind: 'rejected', code: 'payment.method-missing', message: null, status: null } }
  if (code !== $payCode.get()) {
    $paymentDetails.set({})
    forgetDetails()
  }
  $payCode.set(code)
  $paymentError.set(null)
  emit('checkout:payment-chosen', { code, title: method.title, ...currentBasket() }, origin)
  return drafts.request('draft', null)
}

/** Chooses the bank of a method that has banks. */
export async function chooseIssuer(code: string): Promise<Result<null>> {
  $paymentError.set(null)
  changePaymentDetail('issuer', code)
  return drafts.request('draft', null)
}

/** Stores a detail of the method; null removes it. */
export function changePaymentDetail(name: string, value: string | null): void {
  const { [name]: _, ...rest } = $paymentDetails.get()
  $paymentDetails.set(value === null ? rest : { ...rest, [name]: value })
}

/** The payment part of the order request. Only this request contains the method's details: nobody needs a date of birth before it. */
export function paymentInformation(method: PaymentMethod): PaymentInformation {
  return {
    email: $email.get(),
    extras: $extensionAttributes.get(),
    slot: $deliverySlot.get(),
    payment: choiceOf(method),
    answers: answeredDetails(method.variant, currentDetails()),
    billingAddress: withoutIds(addressToSend($billingAddress.get())),
  }
}

function send(): Promise<Result<null>> {
  return attempt(async () => {
    const method = $paymentMethod.get()
    if (method) await (await import('#shared/checkout/calls.ts')).setPaymentInformation(draftOf(method))
    settleHint()
    return null
  }, 'payment.set-failed')
}

function draftOf(method: PaymentMethod): PaymentInformationDraft {
  return {
    payment: choiceOf(method),
    // For a customer, the server knows the e-mail address.
    ...($customer.get() ? {} : { email: $email.get() }),
    skipsValidation: method.skipsValidation,
  }
}

function choiceOf({ code }: PaymentMethod): PaymentChoice {
  return { method: code, details: $paymentDetails.get() }
}
