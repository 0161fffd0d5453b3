// The fixture for the conformance suite: free gifts as a page prints them.
import { cartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

const gift = (at: number) => ({
  sku: `GIFT-${at}`,
  product_id: at,
  name: `Bottle number ${at}`,
  image: null,
  url: `/en/product/bottle-${at}`,
  in_stock: at < 3,
})
const offer = { id: 1, threshold: 50, missing: 0, chosen: 'GIFT-1', items: [gift(1), gift(2), gift(3)] }

/** Without JavaScript, only the cart itself works. */
export const fixture: Fixture = {
  attributes: { 'data-has-hint': 'true' },
  fallback: '<p class="free-gift-hint">From £50 you may <a href="/en/pages/gifts">choose a free gift</a>.</p>',
  printed: { ...cartAnswers, 'checkout/cart/gifts': [offer] },
  answers: { ...cartAnswers, 'checkout/cart/gifts': [offer] },
  scenes: {
    'something is missing': {
      printed: { ...cartAnswers, 'checkout/cart/gifts': [{ ...offer, missing: 7.5, chosen: null }] },
      answers: { ...cartAnswers, 'checkout/cart/gifts': [{ ...offer, missing: 7.5, chosen: null }] },
      shows: '.free-gift-hint',
    },
    refused: {
      answers: { ...cartAnswers, 'checkout/cart/gifts': [offer], 'checkout/cart/gifts/add': { status: 'failed', message: 'Just gone.' } },
      press: ['input[value="GIFT-2"]'],
      shows: '.touchline-notice',
    },
  },
}
