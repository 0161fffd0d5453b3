// The fixture for the conformance suite: one return with its label.
import type { Fixture } from '#widgets/fixture.ts'

const page = { total: 1, page: 1, page_size: 10 }
const answer = {
  ...page,
  items: [
    {
      reference: 'R-1001',
      kind: 'return',
      status: 'registered',
      status_label: 'Underway',
      order_number: '300000001',
      created_at: '2026-11-20T10:00:00Z',
      refund: 12.5,
      currency: 'GBP',
      items: [{ name: 'Match ball', qty: 1, image: null }],
      exchanges: [
        {
          name: 'Match ball',
          qty: 1,
          options: [{ label: 'Size', value: '3' }],
          state: 'reserved',
          state_label: 'kept for you until 5 December',
        },
      ],
      way: { title: 'With a code', next: 'Show your code at a drop-off point.', drop_off_code: 'K7QF-3HXA-94RM', has_label: false },
      label_url: '/en/account/returns/R-1001/label',
    },
  ],
}
const nothing = { ...page, total: 0, items: [] }

/** The host's own list links to the same pages. */
export const fixture: Fixture = {
  options: { returnUrl: '/en/returns' },
  fallback: '<p><a href="/en/returns">Return items</a></p>',
  printed: { 'api/customer/returns': answer },
  answers: { 'api/customer/returns': answer },
  scenes: {
    nothing: { printed: { 'api/customer/returns': nothing }, answers: { 'api/customer/returns': nothing }, shows: '.touchline-empty' },
  },
  sameTexts: { de: ['Status'], nl: ['Status'], sv: ['Status'] },
}
