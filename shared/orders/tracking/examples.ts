// An example of tracking an order.
import { example, refusal } from '#shared/api/example.ts'
import { trackOrder } from './calls.ts'

/** An order with one delivered parcel. */
export const trackingAnswer = (part: object = {}) => ({
  order_number: '100000077',
  status: 'partly-sent' as const,
  is_delayed: false,
  expected_on: '2026-11-25',
  steps: [
    { code: 'ordered', label: 'Ordered', at: '2026-11-22', is_done: true },
    { code: 'preparing', label: 'Being prepared', at: null, is_done: true },
    { code: 'sent', label: 'Sent', at: null, is_done: false },
    { code: 'delivered', label: 'Delivered', at: null, is_done: false },
  ],
  carrier: 'PostNL',
  track_url: 'https://jouw.postnl.nl/track-and-trace/TL-1',
  parcels: [
    {
      id: 1,
      carrier: 'PostNL',
      tracking_code: 'TL-1',
      track_url: 'https://jouw.postnl.nl/track-and-trace/TL-1',
      sent_at: '2026-11-23',
      delivered_at: '2026-11-24',
      items: [{ name: 'Match ball', qty: 1 }],
    },
  ],
  items: [{ id: 1, name: 'Match ball', image: null, qty: 2, options: [], qty_sent: 1 }],
  ...part,
})

/** The examples. */
export const examples = [
  example(trackOrder, [{ email: 'anna@example.test', orderNumber: '100000077' }], {
    body: { email: 'anna@example.test', order_number: '100000077' },
    answer: trackingAnswer(),
    refusals: [refusal(404, 'order', 'No such order: the same answer whether the e-mail address or the number was wrong.')],
  }),
]
