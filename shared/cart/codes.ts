// Failure codes of the cart, its coupons and gifts, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'cart.add-failed': msg({ id: 'cart.add-failed', message: 'Could not add product to cart' }),
  'cart.change-failed': msg({ id: 'cart.change-failed', message: 'The quantity could not be changed, please try again.' }),
  'cart.remove-failed': msg({ id: 'cart.remove-failed', message: 'The product could not be removed, please try again.' }),
  'cart.load-failed': msg({ id: 'cart.load-failed', message: 'Your cart could not be loaded, please try again.' }),
  'cart.totals-failed': null,
  'cart.merge-failed': msg({ id: 'cart.merge-failed', message: 'Your carts could not be merged, please try again.' }),
  'cart.out-of-stock': msg({ id: 'cart.out-of-stock', message: 'One or more products are out of stock.' }),
  'cart.quantity-fixed': msg({ id: 'cart.quantity-fixed', message: 'This quantity cannot be changed.' }),
  'cart.quantity-exceeds-stock': msg({ id: 'cart.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'cart.quantity-invalid': msg({ id: 'cart.quantity-invalid', message: 'Please enter a valid quantity.' }),
  'coupon.load-failed': null,
  'coupon.apply-failed': msg({ id: 'coupon.apply-failed', message: "The coupon code isn't valid. Verify the code and try again." }),
  'coupon.revoke-failed': msg({ id: 'coupon.revoke-failed', message: 'The coupon code could not be cancelled, please try again later.' }),
  'gift.load-failed': null,
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
