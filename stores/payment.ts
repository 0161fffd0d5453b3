// How the order is paid: methods, placing the order once, and what became of the payment.
import type { ReadableAtom } from 'nanostores'
import type { CartChange } from '#shared/domain/cart-change.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { PaymentStatus } from '#shared/schemas/payment.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { $change, $hasOpened, $offered, $paymentFailure, $placing, $status } from './checkout/state.ts'
import type { Loadable } from './loadable.ts'

export { giveUpPayment, loadPaymentStatus, resumePayment } from './checkout/outcome.ts'
export {
  $issuer,
  $paymentCode,
  $paymentDetails,
  $paymentMethod,
  $paymentMethods,
  changePaymentDetail,
  chooseIssuer,
  choosePaymentMethod,
} from './checkout/payment-methods.ts'
export { followDue } from './checkout/follow-due.ts'
export { detailForm } from './checkout/payment-details.ts'
export { offerPayments } from './checkout/offer-payments.ts'
export { placeOrder } from './checkout/place-order.ts'
export { $isChecking, $isUnsure, checkAgain } from './checkout/unsure.ts'

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
