// What can go wrong, as data: stores pass it on, views find the sentence, nothing is thrown.

/**
 * How a call failed.
 * `rejected`: the server understood and said no. `unavailable`: the server could not. `malformed`: it answered something
 * that cannot be trusted. `aborted`: nobody waits for the answer any more.
 */
export type FailureKind = 'offline' | 'timeout' | 'rejected' | 'unavailable' | 'malformed' | 'aborted'

/** Names a sentence of the suite in the shopper's language. Some are for the log alone, and no sentence is shown. */
export type MessageCode =
  // Anywhere
  | 'general.failed' // Something went wrong, please try again later
  | 'general.offline'
  | 'general.timeout'
  | 'general.editing' // the page is being edited, so nothing is sent
  // A host's check against robots
  | 'challenge.slow' // what is waited for
  | 'challenge.failed'
  // Session and customer
  | 'session.load-failed' // logged only
  | 'session.expired'
  | 'session.cookies-blocked' // ordering needs cookies, and says so
  | 'session.sign-in-failed' // The account sign-in was incorrect or your account is disabled temporarily. ...
  | 'password.reset-failed' // Something went wrong while restoring your password
  // Cart
  | 'cart.add-failed' // Could not add product to cart
  | 'cart.change-failed'
  | 'cart.remove-failed'
  | 'cart.load-failed' // the last good cart stays, with a way to try again
  | 'cart.totals-failed' // logged only
  | 'cart.merge-failed'
  | 'cart.out-of-stock' // One or more products are out of stock.
  | 'cart.quantity-fixed' // this quantity cannot be changed
  | 'cart.quantity-exceeds-stock'
  | 'cart.quantity-invalid' // Valid quantity required
  // Account
  | 'account.load-failed'
  | 'account.left' // nobody is logged in any more
  | 'account.change-failed'
  | 'passkey.unused' // she closed the browser's dialog, or has no key
  // Coupon, gift cards, free gift
  | 'coupon.load-failed' // logged only
  | 'coupon.apply-failed' // The coupon code isn't valid. Verify the code and try again.
  | 'coupon.revoke-failed' // The coupon code could not be cancelled, please try again later.
  | 'gift.load-failed' // logged only
  // Wishlist
  | 'wishlist.load-failed' // logged only
  | 'wishlist.toggle-failed' // logged only
  // Comparison
  | 'compare.limit' // configurable count
  | 'compare.toggle-failed' // said by the widgets themselves
  | 'compare.load-failed' // said by the widgets themselves
  // Search and menus
  | 'search.load-failed' // logged only: the field sends its form all the same
  | 'menu.load-failed' // logged only: the plain link stays
  // Product
  | 'product.load-failed'
  | 'product.option-missing' // A size must be selected
  | 'product.choice-missing'
  | 'product.size-gone' // Unfortunately we no longer have size {size} in stock.
  | 'product.out-of-stock'
  | 'product.quantity-exceeds-stock'
  | 'product.quantity-invalid'
  | 'reviews.load-failed' // said by the widget itself
  | 'review.save-failed' // Unable to save review
  | 'size-chart.load-failed' // logged only
  | 'size-advice.failed'
  | 'stock-alert.failed'
  | 'specification.load-failed' // said by the widget itself
  | 'set.nothing-chosen'
  | 'bundle.nothing-chosen' // select one of the required options
  | 'bundle.option-missing'
  // Personalisation and teams
  | 'personalisation.text-missing' // This field is required
  | 'personalisation.choice-missing' // required personalisation options selected
  | 'personalisation.too-long' // Max {count} characters
  | 'personalisation.characters'
  | 'personalisation.range'
  | 'personalisation.step'
  | 'team-roster.size-missing' // all player sizes selected
  | 'team-roster.number-twice'
  | 'team-roster.too-few'
  | 'team-roster.too-many'
  | 'team-roster.too-little-stock'
  // Lists
  | 'catalogue.load-failed' // logged only: the last good list stays, with a neutral way to try again
  // Checkout
  | 'checkout.addresses-failed' // Something went wrong, please try again later (critical)
  | 'checkout.address-failed' // a single address: logged only
  | 'checkout.address-invalid' // Billing- and/or shipping address is not valid
  | 'checkout.address-doubtful' // Invalid address. Are you sure it is correct?
  | 'checkout.completion-failed' // logged only
  | 'checkout.email-check-failed' // logged only
  | 'checkout.fields-missing' // All fields must be filled
  // Shipping
  | 'shipping.load-failed'
  | 'shipping.estimate-failed' // logged only
  | 'shipping.save-failed' // logged only
  | 'shipping.method-missing'
  | 'pickup.point-missing' // no order without a point
  | 'pickup.load-failed' // said by the widget itself
  // Payment and order
  | 'payment.load-failed'
  | 'payment.method-missing'
  | 'payment.issuer-missing' // the chosen way to pay needs a bank
  | 'payment.details-missing' // the chosen way to pay asks for more
  | 'payment.set-failed' // logged only
  | 'payment.place-failed'
  | 'payment.answer-lost' // the order may have been placed: the server is asked before a second try
  | 'payment.nothing-ordered' // after an answer that was lost: the server says that there is no order
  | 'payment.failed' // An error occurred during the payment process, please try again or use another payment method.
  | 'payment.rejected' // The payment provider rejected the payment request, please use another payment method.
  | 'payment.canceled' // The payment is canceled, the order is not paid
  | 'payment.expired'
  | 'payment.status-failed'
  | 'order.load-failed'
  | 'order.claim-failed' // logged only
  // Returns
  | 'returns.no-order' // where the server says nothing itself
  | 'returns.nothing-chosen'
  | 'withdrawal.nothing-chosen'
  | 'withdrawal.failed'
  | 'complaint.photo'
  | 'returns.submit-failed' // An error occurred while submitting the order. Please try again later.
  | 'returns.label-failed' // An error occurred while fetching the return label. Please try again later.

/** A failure as stores keep it and views show it. Survives JSON. */
export interface Failure {
  kind: FailureKind
  /** The sentence to show where `message` is null, and the name to log. */
  code: MessageCode | null
  /** The server's own words in the shopper's language, placeholders filled. */
  message: string | null
  /** The HTTP status, null where no answer came. */
  status: number | null
  /** The host's own word for scripts, e.g. `changed`. */
  reason?: string
  /** The server's words per field. */
  fields?: Record<string, string[]>
}

/**
 * How every verb ends: with a value or with a failure, never with an exception.
 * @example const added = await addToCart([item]); if (!added.ok) show(added.error)
 */
export type Result<Value = void> = { ok: true; value: Value } | { ok: false; error: Failure }

/** Names a sentence of `#shared/i18n/sentences.ts`. */
export type DeliveryCode =
  | 'delivery.tomorrow' // Tomorrow, {day}
  | 'delivery.made' // Made for you: {day}
  | 'delivery.by' // Order by {hour}, delivered the next working day
  | 'delivery.within' // Delivered within {count} working days
  | 'delivery.made-within'
  | 'delivery.free'
  | 'delivery.free-from' // {fee}, free from {from}
  | 'delivery.cost' // Delivery: {cost}
