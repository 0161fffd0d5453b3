// The checkout's atoms. Only files of this folder write them; everyone else reads them through `stores/checkout/checkout.ts`.
import type { Address } from '#shared/address/wire/address.ts'
import type { SeenCart } from '#shared/checkout/rules/cart-change.ts'
import type { PaymentMethod, PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** The shopper's input and step; serialisable as JSON, so that a server can print it. */
export interface CheckoutForm {
  /** The current step: 1 address, 2 shipping, 3 payment. */
  currentStep: number
  /** The furthest step that the saved data allows; the steps up to it are links. */
  reachedStep: number
  shippingIsSameAsBilling: boolean
  shippingAddress: Partial<Address>
  /** Her separate billing address, kept while billing is a copy of shipping, so that switching back loses nothing. */
  billingAddress: Partial<Address>
}

/** A pick-up point as the checkout remembers it. */
export interface ChosenPoint {
  carrier: 'postnl' | 'dhl'
  code: string
  name: string
  street: string
  postcode: string
  city: string
}

/** One atom for the form and its step, so that they are printed and remembered together. */
export const $form = writable<CheckoutForm>({
  currentStep: 1,
  reachedStep: 1,
  shippingIsSameAsBilling: true,
  shippingAddress: {},
  billingAddress: {},
})
/** The shipping choices she made herself; the others follow from the offered methods. */
export const $choice = writable<{ methodCode: string | null; slotId: string | null }>({ methodCode: null, slotId: null })
/** The attributes sent with the method, by key, e.g. a pick-up point's location code. */
export const $extensionAttributes = writable<Readonly<Record<string, string>>>({})
/** The chosen pick-up point, with the details that a page shows. */
export const $point = writable<ChosenPoint | null>(null)
/** The code of the chosen payment method. */
export const $payCode = writable<string | null>(null)
/** The guest's e-mail address. */
export const $guestEmail = writable('')
/** The guest's repeated e-mail address. */
export const $guestEmailRepeat = writable('')
/** Whether the guest's address has an account: `known` invites her to log in, and blocks nothing; a failed check counts as `known` too. */
export const $emailCheck = writable<'unasked' | 'asking' | 'new' | 'known'>('unasked')
/** The suggested e-mail address ("Did you mean ...?"). */
export const $emailSuggestion = writable<string | null>(null)
export const $saving = writable(0)
/** The critical error; moving to any step clears it. */
export const $checkoutError = writable<Failure | null>(null)
/** The offered methods; idle until shipping is saved. */
export const $paymentMethods = writable<Loadable<PaymentMethod[]>>({ state: 'idle' })
/** The status of the last payment, from the server. */
export const $paymentStatus = writable<Loadable<PaymentStatus>>({ state: 'idle' })
/** The number of outcomes being handled: the cart may be about to be restored. */
export const $settling = writable(0)
/** Why there is no paid order: the server's message, else the sentence of the code. */
export const $paymentError = writable<Failure | null>(null)
/** Whether the order is being placed, or the shopper is leaving with it. */
export const $isPlacing = writable(false)
/** The cart that she agreed to, where the present one is another: what changed is shown above the order button. */
export const $agreed = writable<AgreedCart | null>(null)
/** Whether the checkout has loaded the cart and the outcome of a payment. */
export const $isAtTill = writable(false)
/** Where placing the order, or its payment, leads. */
export const $exit = writable<Exit | null>(null)

/** A cart as it was before it changed; `hasStoppedOrder` if her press of the order button found that out. */
export interface AgreedCart {
  cart: SeenCart
  hasStoppedOrder: boolean
}

/** An exit from the checkout. The view navigates to `url`. */
export interface Exit {
  to: 'cart' | 'success' | 'provider' | 'login'
  reason: 'stock' | 'empty' | 'ordered' | 'paying' | 'login-ended'
  url: string
}
