// How the order is paid: methods, placing the order once, and what became of the payment.
import { defineSeed } from '#shared/state/seed.ts'
import { $paymentMethods, $paymentStatus } from './state.ts'
export { $isPlacing, $isAtTill, $paymentError, $cartChange, $paymentStatus } from './state.ts'

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

/** What a server may print of the payment. */
export const paymentSeed = defineSeed('payment', { methods: $paymentMethods, status: $paymentStatus })
