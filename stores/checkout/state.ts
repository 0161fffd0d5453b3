// What the checkout's parts write. Only files of this folder import it; everyone else reads through `stores/checkout/checkout.ts`.
import type { Address } from '#shared/address/wire/address.ts'
import type { CartChange } from '#shared/checkout/rules/cart-change.ts'
import type { PaymentMethod, PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** What the shopper filled in and where she is; survives JSON, so that a server can print it. */
export interface CheckoutForm {
  /** 1 address, 2 shipping, 3 payment. */
  currentStep: number
  /** The furthest step that follows from what the server was given; the other steps up to it are links. */
  reachedStep: number
  shippingIsSameAsBilling: boolean
  shippingAddress: Partial<Address>
  /** Her own billing address, kept while billing is a copy of shipping, so that switching back loses nothing. */
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
/** How she wants it delivered, as far as she chose herself; the rest follows from what is offered. */
export const $choice = writable<{ methodCode: string | null; slotId: string | null }>({ methodCode: null, slotId: null })
/** What is sent along with the method by key, e.g. a pick-up point's location code. */
export const $extensionAttributes = writable<Readonly<Record<string, string>>>({})
/** The pick-up point she chose, with what a page says of it. */
export const $point = writable<ChosenPoint | null>(null)
/** The way to pay that she chose. */
export const $payCode = writable<string | null>(null)
/** What the guest typed. */
export const $guestEmail = writable('')
/** What she typed to repeat it. */
export const $guestEmailRepeat = writable('')
/** Whether the guest's address has an account: `known` invites her to log in, and blocks nothing; a check that fails says `known` too. */
export const $emailCheck = writable<'unasked' | 'asking' | 'new' | 'known'>('unasked')
/** "Did you mean ...?" */
export const $emailSuggestion = writable<string | null>(null)
export const $saving = writable(0)
/** The critical error; moving to any step clears it. */
export const $checkoutError = writable<Failure | null>(null)
/** The methods on offer; idle until shipping is saved. */
export const $paymentMethods = writable<Loadable<PaymentMethod[]>>({ state: 'idle' })
/** What the server says became of the last payment. */
export const $paymentStatus = writable<Loadable<PaymentStatus>>({ state: 'idle' })
/** An outcome that is being acted on: its cart may be on the way back. */
export const $settling = writable(0)
/** Why there is no paid order: the server's message, or else the code's sentence. */
export const $paymentError = writable<Failure | null>(null)
/** The order is being placed, or the shopper is leaving with it. */
export const $isPlacing = writable(false)
/** What had changed since she saw it when she ordered: nothing was ordered, and she is asked again. */
export const $cartChange = writable<CartChange | null>(null)
/** The checkout has looked at the cart and at the outcome of a payment. */
export const $isAtTill = writable(false)
/** Where placing the order, or its payment, leads. */
export const $exit = writable<Exit | null>(null)

/** A way out of the checkout. The view navigates to `url`. */
export interface Exit {
  to: 'cart' | 'success' | 'provider' | 'login'
  reason: 'stock' | 'empty' | 'ordered' | 'paying' | 'login-ended'
  url: string
}
