// Failure codes of the checkout, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'checkout.addresses-failed': msg({ id: 'checkout.addresses-failed', message: 'Something went wrong, please try again later' }),
  'checkout.address-failed': null, // a single address: only logged
  'checkout.address-invalid': msg({ id: 'checkout.address-invalid', message: 'Billing- and/or shipping address is not valid' }),
  'checkout.address-doubtful': msg({ id: 'checkout.address-doubtful', message: 'Invalid address. Are you sure it is correct?' }),
  'checkout.completion-failed': null,
  'checkout.email-check-failed': null,
  'checkout.fields-missing': msg({ id: 'checkout.fields-missing', message: 'All fields must be filled' }),
  'shipping.load-failed': null,
  'shipping.estimate-failed': null,
  'shipping.save-failed': null,
  'shipping.method-missing': msg({ id: 'shipping.method-missing', message: 'Please choose a shipping method.' }),
  'pickup.point-missing': msg({ id: 'pickup.point-missing', message: 'Please choose a pick-up point.' }),
  'pickup.load-failed': null, // shown by the widget itself
  'payment.load-failed': msg({ id: 'payment.load-failed', message: 'The payment methods could not be loaded, please try again.' }),
  'payment.method-missing': msg({ id: 'payment.method-missing', message: 'Please choose a payment method.' }),
  'payment.issuer-missing': msg({ id: 'payment.issuer-missing', message: 'Please choose your bank.' }),
  'payment.details-missing': msg({ id: 'payment.details-missing', message: 'Please fill in the details for this payment method.' }),
  'credit.warning': msg({ id: 'credit.warning', message: 'Caution! Borrowing money costs money.' }),
  'credit.warning-be': msg({ id: 'credit.warning-be', message: 'Caution, borrowing money also costs money.' }),
  'payment.set-failed': null,
  'payment.place-failed': msg({ id: 'payment.place-failed', message: 'Your order could not be placed, please try again.' }),
  'payment.answer-lost': msg({
    id: 'payment.answer-lost',
    message: 'We did not hear back from the server, so your order may have been placed. We are checking; please do not order again yet.',
  }),
  'payment.unknown': msg({
    id: 'payment.unknown',
    message:
      'We could not find out whether your order was placed. Check again, or look for a confirmation in your e-mail before you order once more.',
  }),
  'payment.nothing-ordered': msg({ id: 'payment.nothing-ordered', message: 'Nothing was ordered. You can safely order again.' }),
  'payment.failed': msg({
    id: 'payment.failed',
    message: 'An error occurred during the payment process, please try again or use another payment method.',
  }),
  'payment.rejected': msg({
    id: 'payment.rejected',
    message: 'The payment provider rejected the payment request, please use another payment method.',
  }),
  'payment.canceled': msg({ id: 'payment.canceled', message: 'The payment is canceled, the order is not paid' }),
  'payment.expired': msg({ id: 'payment.expired', message: 'The time to pay has run out, the order is not paid. Please try again.' }),
  'payment.status-failed': msg({
    id: 'payment.status-failed',
    message: 'We could not check whether your payment arrived, please try again.',
  }),
  'order.load-failed': msg({ id: 'order.load-failed', message: 'Your order could not be loaded, please try again.' }),
  'order.claim-failed': null,
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
