// The fixture for the conformance suite: a coupon field as a page prints it.
import { cartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

const totals = cartAnswers['checkout/cart/totals-information']
const reduced = { ...totals, coupon_code: 'WELCOME10' }

/** A form that posts without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-is-open': 'true', 'data-action': '/en/checkout/cart/coupon' },
  fallback:
    '<form class="coupon-form" action="/en/checkout/cart/coupon" method="post"><label>Code <input name="coupon_code"></label><button>Apply</button></form>',
  printed: cartAnswers,
  answers: { ...cartAnswers, 'checkout/cart/coupons': [] },
  scenes: {
    applied: {
      printed: { ...cartAnswers, 'checkout/cart/totals-information': reduced },
      answers: { ...cartAnswers, 'checkout/cart/totals-information': reduced, 'checkout/cart/coupons': ['WELCOME10'] },
      shows: '.coupon-applied',
    },
    'nothing typed': { press: ['.coupon-form button'], shows: '[aria-invalid="true"]' },
  },
  sameTexts: { nl: ['Code'], de: ['Code'] },
}
