// The fixture for the conformance suite: a pending review, and a product without one.
import type { Fixture } from '#widgets/fixture.ts'

const page = { total: 1, page: 1, page_size: 10 }
const answer = {
  ...page,
  items: [
    {
      id: 8,
      product_id: 12,
      name: 'Match ball',
      url: '/en/product/match-ball',
      image: null,
      state: 'pending',
      rating: 4,
      title: 'Round',
      text: 'It rolls.',
      created_at: '2026-11-20T10:00:00Z',
    },
  ],
  to_review: [{ product_id: 15, name: 'Home shirt', url: '/en/product/home-shirt', image: null }],
}
const nothing = { ...page, total: 0, items: [], to_review: [] }

/** The host's own list links to the same pages. */
export const fixture: Fixture = {
  options: { formAnchor: '#review-form' },
  fallback: '<p><a href="/en/">Shop</a></p>',
  printed: { 'api/customer/reviews': answer },
  answers: { 'api/customer/reviews': answer },
  scenes: {
    nothing: { printed: { 'api/customer/reviews': nothing }, answers: { 'api/customer/reviews': nothing }, shows: '.touchline-row-words' },
  },
  sameTexts: { de: ['Status'], nl: ['Reviews', 'Status'], sv: ['Status'] },
}
