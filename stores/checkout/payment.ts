// The payment: methods, placing the order once, and the outcome.
import { defineSeed } from '#shared/state/seed.ts'
import { $paymentMethods, $paymentStatus } from './state.ts'
export { $isPlacing, $isAtTill, $paymentError, $paymentStatus } from './state.ts'
export { $cartChange } from './changed-cart.ts'

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

/** The state that a server may print for the payment. */
export const paymentSeed = defineSeed('payment', { methods: $paymentMethods, status: $paymentStatus })
