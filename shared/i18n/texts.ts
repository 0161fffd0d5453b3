// Every sentence behind a code, in English as the spec has it. Only extraction and tests read this file: what ships is in the catalogues.
import { msg } from '@lingui/core/macro'
import type { MessageCode } from '#shared/domain/failure.ts'
import type { ProblemCode } from '#shared/domain/problem.ts'
import type { MessageDescriptor } from './i18n.ts'

/** Codes that only the log reads: the spec says nothing to the shopper, the last good state stays. */
export type SilentCode =
  | 'session.load-failed'
  | 'cart.totals-failed'
  | 'wishlist.load-failed'
  | 'wishlist.toggle-failed'
  | 'compare.toggle-failed'
  | 'compare.load-failed'
  | 'catalogue.load-failed'
  | 'search.load-failed'
  | 'menu.load-failed'
  | 'checkout.address-failed'
  | 'checkout.email-check-failed'
  | 'shipping.load-failed'
  | 'shipping.estimate-failed'
  | 'shipping.save-failed'
  | 'payment.set-failed'

/** Codes with a sentence. */
export type SentenceCode = Exclude<MessageCode, SilentCode> | ProblemCode

/** The sentences; an id is its code, so that a host can override by it. */
export const texts: Readonly<Record<SentenceCode, MessageDescriptor>> = {
  'general.failed': msg({ id: 'general.failed', message: 'Something went wrong, please try again later' }),
  'general.offline': msg({ id: 'general.offline', message: 'You are offline. Check your connection and try again.' }),
  'general.timeout': msg({ id: 'general.timeout', message: 'This is taking longer than usual. Please try again.' }),
  'session.expired': msg({
    id: 'session.expired',
    message: 'Your session has expired. Please try again; what you filled in is still here.',
  }),
  'session.cookies-blocked': msg({
    id: 'session.cookies-blocked',
    message: 'Your browser blocks cookies. Allow them for this shop to place an order.',
  }),
  'session.sign-in-failed': msg({
    id: 'session.sign-in-failed',
    message: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  }),

  'cart.add-failed': msg({ id: 'cart.add-failed', message: 'Could not add product to cart' }),
  'cart.change-failed': msg({ id: 'cart.change-failed', message: 'The quantity could not be changed, please try again.' }),
  'cart.remove-failed': msg({ id: 'cart.remove-failed', message: 'The product could not be removed, please try again.' }),
  'cart.load-failed': msg({ id: 'cart.load-failed', message: 'Your cart could not be loaded, please try again.' }),
  'cart.merge-failed': msg({ id: 'cart.merge-failed', message: 'Your carts could not be combined, please try again.' }),
  'cart.out-of-stock': msg({ id: 'cart.out-of-stock', message: 'One or more products are out of stock.' }),
  'cart.quantity-fixed': msg({ id: 'cart.quantity-fixed', message: 'This quantity cannot be changed.' }),
  'cart.quantity-exceeds-stock': msg({ id: 'cart.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'cart.quantity-invalid': msg({ id: 'cart.quantity-invalid', message: 'Please enter a valid quantity.' }),

  'compare.limit': msg({
    id: 'compare.limit',
    message: 'You can compare up to {count} products. Remove one to add another.',
  }),

  'product.load-failed': msg({ id: 'product.load-failed', message: 'This product could not be loaded, please try again.' }),
  'product.option-missing': msg({ id: 'product.option-missing', message: 'Please select a size.' }),
  'product.size-gone': msg({ id: 'product.size-gone', message: 'Unfortunately we no longer have size {size} in stock.' }),
  'product.out-of-stock': msg({ id: 'product.out-of-stock', message: 'This product is out of stock.' }),
  'product.quantity-exceeds-stock': msg({ id: 'product.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'product.quantity-invalid': msg({ id: 'product.quantity-invalid', message: 'Please enter a valid quantity.' }),

  'checkout.addresses-failed': msg({ id: 'checkout.addresses-failed', message: 'Something went wrong, please try again later' }),
  'checkout.address-invalid': msg({ id: 'checkout.address-invalid', message: 'Billing- and/or shipping address is not valid' }),
  'checkout.address-doubtful': msg({ id: 'checkout.address-doubtful', message: 'Invalid address. Are you sure it is correct?' }),
  'checkout.fields-missing': msg({ id: 'checkout.fields-missing', message: 'All fields must be filled' }),
  'shipping.method-missing': msg({ id: 'shipping.method-missing', message: 'Please choose a shipping method.' }),

  'payment.load-failed': msg({ id: 'payment.load-failed', message: 'The payment methods could not be loaded, please try again.' }),
  'payment.method-missing': msg({ id: 'payment.method-missing', message: 'Please choose a payment method.' }),
  'payment.place-failed': msg({ id: 'payment.place-failed', message: 'Your order could not be placed, please try again.' }),
  'payment.answer-lost': msg({
    id: 'payment.answer-lost',
    message: 'We did not hear back from the server, so your order may have been placed. We are checking; please do not order again yet.',
  }),
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

  'form.required': msg({ id: 'form.required', message: 'This field is required' }),
  'form.email': msg({ id: 'form.email', message: 'Please enter a valid email address' }),
  'form.email-repeat': msg({ id: 'form.email-repeat', message: 'E-mail addresses do not match.' }),
  'form.between': msg({ id: 'form.between', message: 'Please enter a number between {min} and {max}' }),
  'form.min-length': msg({ id: 'form.min-length', message: 'Min length is {length}' }),
  'form.max-length': msg({ id: 'form.max-length', message: 'Max length is {length}' }),
  'form.max-characters': msg({ id: 'form.max-characters', message: 'Max {count} characters' }),
  'form.incorrect': msg({ id: 'form.incorrect', message: 'The value is incorrect' }),
  'form.country': msg({ id: 'form.country', message: 'Select a country' }),
  'form.fields-missing': msg({ id: 'form.fields-missing', message: 'All fields must be filled' }),
  'form.password-classes': msg({
    id: 'form.password-classes',
    message: 'Use at least {count} of these: lower case, upper case, digits, special characters',
  }),
  'form.password-repeat': msg({ id: 'form.password-repeat', message: 'Passwords do not match.' }),
  'form.code': msg({ id: 'form.code', message: 'Please enter a valid code' }),
}
