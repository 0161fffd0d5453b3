// The fixture for the conformance suite: an order of two lines, one of which arrived broken.
import type { Fixture } from '#widgets/fixture.ts'

const line = (id: number, name: string, options: { label: string; value: string }[]) => ({
  id,
  sku: `SKU-${id}`,
  name,
  image: null,
  qty_ordered: 1,
  qty_returnable: 1,
  no_return_reason: null,
  options,
})

const kit = {
  ...line(3, 'Team kit', []),
  pieces: ['Home shirt', 'Shorts'],
  players: [
    { player_id: 'p1', name: 'ADA', number: '10' },
    { player_id: 'p2', name: '', number: '' },
  ],
}

const order = {
  id: 7,
  increment_id: '300000001',
  active_shipment_id: 12,
  has_return: false,
  created_at: '2026-11-20T10:00:00Z',
  return_until: '2026-12-06',
  items: [line(1, 'Match ball', [{ label: 'Size', value: '5' }]), line(2, 'Home shirt', []), kit],
  reasons: [],
}

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/complaint', email: 'ada@example.com', orderNumber: '300000001', intent: 'conformance-intent', answerDays: 2 },
  fallback:
    '<form action="/en/complaint" method="post"><input type="hidden" name="step" value="find"><label>Order number <input name="orderNumber"></label> <label>E-mail address <input type="email" name="email"></label> <button>Find order</button></form>',
  answers: {
    'returns/fetch/order': { success: 1, error: null, order },
    'returns/post/complaint': { reference: 'C-1001' },
  },
  scenes: {
    'what is wrong': { press: ['[type="submit"]'], shows: 'textarea' },
    'nothing filled in': { press: ['[type="submit"]', '[enctype] [type="submit"]'], shows: '.touchline-summary' },
    "a player's piece": {
      options: { email: 'ada@example.com', orderNumber: '300000001', order, itemId: '3.p1', piece: 'Shorts' },
      shows: 'select[name="piece"]',
    },
    received: {
      options: { email: 'ada@example.com', orderNumber: '300000001', order, itemId: '1', text: 'Torn', reference: 'C-1001' },
      shows: '.complaint-form-title',
    },
  },
}
