// Every sentence behind a code, in English as the spec has it. Only extraction and tests read this file: what ships is in the catalogues.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryCode, MessageCode } from '#shared/domain/failure.ts'
import type { ProblemCode } from '#shared/domain/problem.ts'

/** Codes that only the log reads: the spec says nothing to the shopper, the last good state stays. */
export type SilentCode =
  | 'session.load-failed'
  | 'cart.totals-failed'
  | 'coupon.load-failed'
  | 'gift.load-failed'
  | 'wishlist.load-failed'
  | 'wishlist.toggle-failed'
  | 'compare.toggle-failed'
  | 'compare.load-failed'
  | 'reviews.load-failed'
  | 'size-chart.load-failed'
  | 'specification.load-failed'
  | 'catalogue.load-failed'
  | 'search.load-failed'
  | 'menu.load-failed'
  | 'checkout.address-failed'
  | 'checkout.completion-failed'
  | 'checkout.email-check-failed'
  | 'shipping.load-failed'
  | 'shipping.estimate-failed'
  | 'shipping.save-failed'
  | 'pickup.load-failed'
  | 'payment.set-failed'
  | 'order.claim-failed'

/** Codes with a sentence. */
export type SentenceCode = Exclude<MessageCode, SilentCode> | ProblemCode | DeliveryCode

/** The sentences; an id is its code, so that a host can override by it. */
export const texts: Readonly<Record<SentenceCode, MessageDescriptor>> = {
  'general.failed': msg({ id: 'general.failed', message: 'Something went wrong, please try again later' }),
  'general.offline': msg({ id: 'general.offline', message: 'You are offline. Check your connection and try again.' }),
  'general.timeout': msg({ id: 'general.timeout', message: 'This is taking longer than usual. Please try again.' }),
  'general.editing': msg({ id: 'general.editing', message: 'This page is being edited, so nothing is saved or bought.' }),
  'challenge.slow': msg({
    id: 'challenge.slow',
    message: 'We are checking that you are not a robot. On some devices this takes a moment; nothing you typed is lost.',
  }),
  'challenge.failed': msg({
    id: 'challenge.failed',
    message: 'We could not check that you are not a robot. What you typed is still here: try again, or contact us another way.',
  }),
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
  'password.reset-failed': msg({ id: 'password.reset-failed', message: 'Something went wrong while restoring your password' }),

  'cart.add-failed': msg({ id: 'cart.add-failed', message: 'Could not add product to cart' }),
  'cart.change-failed': msg({ id: 'cart.change-failed', message: 'The quantity could not be changed, please try again.' }),
  'cart.remove-failed': msg({ id: 'cart.remove-failed', message: 'The product could not be removed, please try again.' }),
  'cart.load-failed': msg({ id: 'cart.load-failed', message: 'Your cart could not be loaded, please try again.' }),
  'cart.merge-failed': msg({ id: 'cart.merge-failed', message: 'Your carts could not be merged, please try again.' }),
  'cart.out-of-stock': msg({ id: 'cart.out-of-stock', message: 'One or more products are out of stock.' }),
  'cart.quantity-fixed': msg({ id: 'cart.quantity-fixed', message: 'This quantity cannot be changed.' }),
  'cart.quantity-exceeds-stock': msg({ id: 'cart.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'coupon.apply-failed': msg({ id: 'coupon.apply-failed', message: "The coupon code isn't valid. Verify the code and try again." }),
  'coupon.revoke-failed': msg({ id: 'coupon.revoke-failed', message: 'The coupon code could not be cancelled, please try again later.' }),
  'cart.quantity-invalid': msg({ id: 'cart.quantity-invalid', message: 'Please enter a valid quantity.' }),

  'account.load-failed': msg({ id: 'account.load-failed', message: 'This could not be loaded, please try again.' }),
  'account.left': msg({ id: 'account.left', message: 'Please log in to see this.' }),
  'account.change-failed': msg({ id: 'account.change-failed', message: 'Your change could not be saved, please try again.' }),
  'passkey.unused': msg({ id: 'passkey.unused', message: 'No passkey was used. Log in with your password.' }),

  'compare.limit': msg({
    id: 'compare.limit',
    message: 'You can compare up to {count} products. Remove one to add another.',
  }),

  'product.load-failed': msg({ id: 'product.load-failed', message: 'This product could not be loaded, please try again.' }),
  'product.option-missing': msg({ id: 'product.option-missing', message: 'Please select a size.' }),
  'product.choice-missing': msg({ id: 'product.choice-missing', message: 'Choose an option: {label}' }),
  'product.size-gone': msg({ id: 'product.size-gone', message: 'Unfortunately we no longer have size {size} in stock.' }),
  'product.out-of-stock': msg({ id: 'product.out-of-stock', message: 'This product is out of stock.' }),
  'product.quantity-exceeds-stock': msg({ id: 'product.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'product.quantity-invalid': msg({ id: 'product.quantity-invalid', message: 'Please enter a valid quantity.' }),
  'review.save-failed': msg({ id: 'review.save-failed', message: 'Unable to save review' }),
  'size-advice.failed': msg({ id: 'size-advice.failed', message: 'We could not work out your size, please try again.' }),
  'stock-alert.failed': msg({ id: 'stock-alert.failed', message: 'Your request could not be saved, please try again.' }),

  'personalisation.text-missing': msg({ id: 'personalisation.text-missing', message: 'This field is required' }),
  'personalisation.choice-missing': msg({ id: 'personalisation.choice-missing', message: 'Please select one of the required options.' }),
  'personalisation.too-long': msg({ id: 'personalisation.too-long', message: 'Max {count} characters' }),
  'personalisation.characters': msg({ id: 'personalisation.characters', message: 'This cannot be printed: {characters}' }),
  'personalisation.range': msg({ id: 'personalisation.range', message: 'Please enter a number between {min} and {max}' }),
  'personalisation.step': msg({ id: 'personalisation.step', message: 'Please enter a number in steps of {step}' }),
  'team-roster.size-missing': msg({ id: 'team-roster.size-missing', message: 'Please select all player sizes.' }),
  'team-roster.number-twice': msg({ id: 'team-roster.number-twice', message: 'Number {number} is taken by more than one player.' }),
  'team-roster.too-few': msg({
    id: 'team-roster.too-few',
    message: '{count, plural, one {Enter at least # player.} other {Enter at least # players.}}',
  }),
  'team-roster.too-many': msg({ id: 'team-roster.too-many', message: 'A team has at most {count} players.' }),
  'team-roster.too-little-stock': msg({
    id: 'team-roster.too-little-stock',
    message: '{product} in size {size}: we have {stock}, your team needs {wanted}.',
  }),
  'set.nothing-chosen': msg({ id: 'set.nothing-chosen', message: 'Choose how many you want of at least one product.' }),
  'bundle.nothing-chosen': msg({ id: 'bundle.nothing-chosen', message: 'Select one of the options.' }),
  'bundle.option-missing': msg({ id: 'bundle.option-missing', message: 'Select one of the required options: {label}' }),

  'checkout.addresses-failed': msg({ id: 'checkout.addresses-failed', message: 'Something went wrong, please try again later' }),
  'checkout.address-invalid': msg({ id: 'checkout.address-invalid', message: 'Billing- and/or shipping address is not valid' }),
  'checkout.address-doubtful': msg({ id: 'checkout.address-doubtful', message: 'Invalid address. Are you sure it is correct?' }),
  'checkout.fields-missing': msg({ id: 'checkout.fields-missing', message: 'All fields must be filled' }),
  'shipping.method-missing': msg({ id: 'shipping.method-missing', message: 'Please choose a shipping method.' }),
  'pickup.point-missing': msg({ id: 'pickup.point-missing', message: 'Please choose a pick-up point.' }),

  'delivery.tomorrow': msg({ id: 'delivery.tomorrow', message: 'Tomorrow, {day}' }),
  'delivery.made': msg({ id: 'delivery.made', message: 'Made for you: {day}' }),
  'delivery.by': msg({ id: 'delivery.by', message: 'Order by {hour}, delivered the next working day' }),
  'delivery.within': msg({ id: 'delivery.within', message: 'Delivered within {count} working days' }),
  'delivery.made-within': msg({ id: 'delivery.made-within', message: 'Made for you, delivered within {count} working days' }),
  'delivery.free': msg({ id: 'delivery.free', message: 'free' }),
  'delivery.free-from': msg({ id: 'delivery.free-from', message: '{fee}, free from {from}' }),
  'delivery.cost': msg({ id: 'delivery.cost', message: 'Delivery: {cost}' }),

  'payment.load-failed': msg({ id: 'payment.load-failed', message: 'The payment methods could not be loaded, please try again.' }),
  'payment.method-missing': msg({ id: 'payment.method-missing', message: 'Please choose a payment method.' }),
  'payment.details-missing': msg({ id: 'payment.details-missing', message: 'Please fill in the details for this payment method.' }),
  'payment.issuer-missing': msg({ id: 'payment.issuer-missing', message: 'Please choose your bank.' }),
  'payment.place-failed': msg({ id: 'payment.place-failed', message: 'Your order could not be placed, please try again.' }),
  'payment.answer-lost': msg({
    id: 'payment.answer-lost',
    message: 'We did not hear back from the server, so your order may have been placed. We are checking; please do not order again yet.',
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

  'returns.no-order': msg({ id: 'returns.no-order', message: 'We found no order with this order number and e-mail address.' }),
  'returns.nothing-chosen': msg({ id: 'returns.nothing-chosen', message: 'Choose a quantity and a reason for at least one item.' }),
  'withdrawal.nothing-chosen': msg({ id: 'withdrawal.nothing-chosen', message: 'Choose at least one item.' }),
  'withdrawal.failed': msg({ id: 'withdrawal.failed', message: 'Your withdrawal could not be sent. Please try again.' }),
  'complaint.photo': msg({
    id: 'complaint.photo',
    message: 'One of the files is not a photo that we can read. Please choose JPEG, PNG or WebP.',
  }),
  'returns.submit-failed': msg({
    id: 'returns.submit-failed',
    message: 'An error occurred while submitting the order. Please try again later.',
  }),
  'returns.label-failed': msg({
    id: 'returns.label-failed',
    message: 'An error occurred while fetching the return label. Please try again later.',
  }),

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
  'form.file-count': msg({ id: 'form.file-count', message: 'Choose at most {count} files' }),
  'form.file-size': msg({ id: 'form.file-size', message: 'Each file may be at most {megabytes} MB' }),
  'form.file-kind': msg({ id: 'form.file-kind', message: 'This type of file is not supported' }),
}
