// How the order is paid: methods, placing the order once, and what became of the payment.
import type { ReadableAtom } from 'nanostores'
import type { CartChange } from '#shared/checkout/rules/cart-change.ts'
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { defineSeed } from '#shared/state/seed.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { $change, $hasOpened, $offered, $paymentFailure, $placing, $status } from './state.ts'

export { giveUpPayment, loadPaymentStatus, resumePayment } from './outcome.ts'
export {
  $issuer,
  $paymentCode,
  $paymentDetails,
  $paymentMethod,
  $paymentMethods,
  changePaymentDetail,
  chooseIssuer,
  choosePaymentMethod,
} from './payment-methods.ts'
export { followDue } from './follow-due.ts'
export { detailForm } from './payment-details.ts'
export { offerPayments } from './offer-payments.ts'
export { placeOrder } from './place-order.ts'
export { $hasLooked, $isChecking, $isUnsure, checkAgain } from './unsure.ts'

/** The order is being placed, or the shopper is leaving with it. */
export const $isPlacing: ReadableAtom<boolean> = $placing
/** The checkout has looked at the cart and at the outcome of a payment. */
export const $isAtTill: ReadableAtom<boolean> = $hasOpened
/** Why there is no paid order: the server's message, or else the code's sentence. */
export const $paymentError: ReadableAtom<Failure | null> = $paymentFailure
/** What had changed since she saw it when she ordered: nothing was ordered, and she is asked again. */
export const $cartChange: ReadableAtom<CartChange | null> = $change
/** What the server says became of the last payment. */
export const $paymentStatus: ReadableAtom<Loadable<PaymentStatus>> = $status

/** What a server may print of the payment. */
export const paymentSeed = defineSeed('payment', { methods: $offered, status: $status })
