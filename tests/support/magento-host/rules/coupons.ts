// Coupons: applied to a cart, removed, and lost when the cart no longer meets their condition.
import { sales } from '../data.ts'
import type { Coupon } from '../goods.ts'
import { RestError } from '../rest-error.ts'
import type { Quote } from '../sales.ts'
import { toCents } from './prices.ts'
import { netSubtotal } from './rows.ts'

const earned = (quote: Quote, code: string): Coupon | undefined =>
  sales.coupons.find((coupon) => coupon.code.toLowerCase() === code.toLowerCase() && netSubtotal(quote) >= toCents(coupon.minimum))

const demandLines = (quote: Quote): void => {
  if (quote.lines.length === 0) throw new RestError(404, 'The "%1" Cart doesn\'t contain products.', [String(quote.id)])
}

/** Applies a coupon to a cart. A refused one replaces the earlier one, since Magento saves the cart first. */
export const applyCoupon = (quote: Quote, given: string): void => {
  demandLines(quote)
  const code = given.trim()
  quote.coupon = earned(quote, code) ? code : null
  if (quote.coupon === null) throw new RestError(404, "The coupon code isn't valid. Verify the code and try again.")
}

export const removeCoupon = (quote: Quote): void => {
  demandLines(quote)
  quote.coupon = null
}

export const dropCoupon = (quote: Quote): void => {
  if (quote.coupon !== null && !earned(quote, quote.coupon)) quote.coupon = null
}
