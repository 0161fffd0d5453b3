// Examples of returns, withdrawals and complaints.
import { example, refusal } from '#shared/api/example.ts'
import { fetchReturnLabel, fetchReturnOrder, fetchWithdrawalOrder, postComplaint, postReturn, postWithdrawal } from './calls.ts'

/** An order in the returns screen: one of two balls can be returned, the printed shirt cannot. */
export const returnOrderAnswer = (part: object = {}) => ({
  id: 7,
  increment_id: '100000077',
  active_shipment_id: 12,
  has_return: false,
  created_at: '2026-11-20T10:00:00Z',
  return_until: '2026-12-06',
  items: [
    {
      id: 1,
      sku: 'BALL-5',
      name: 'Match ball',
      image: null,
      qty_ordered: 2,
      qty_returnable: 1,
      no_return_reason: null,
      options: [{ label: 'Size', value: '5' }],
      pieces: [],
      players: [],
    },
    {
      id: 2,
      sku: 'SHIRT',
      name: 'Printed shirt',
      image: null,
      qty_ordered: 1,
      qty_returnable: 0,
      no_return_reason: 'Made to your order.',
      options: [],
      pieces: [],
      players: [],
    },
  ],
  reasons: [
    { code: 'too-small', label: 'Too small' },
    { code: 'other', label: 'Another reason' },
  ],
  ...part,
})

const access = { email: 'anna@example.test', orderNumber: '100000077' }
const pair = { email: 'anna@example.test', order_number: '100000077' }
const found = { success: 1, error: null, order: returnOrderAnswer() } as const
const label = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF\n').buffer

/** The examples. */
export const examples = [
  example(fetchReturnOrder, [access], { body: { params: pair }, answer: found }),
  example(postReturn, [access, [{ itemId: 1, quantity: 1, reason: 'other' }], 'key-of-a-try'], {
    body: { ...pair, items: [{ item_id: 1, quantity: 1, reason_code: 'other' }] },
    answer: { success: 1, reference: 'R-1001' },
    refusals: [refusal(422, 'quantity', 'More than can go back.')],
  }),
  example(fetchReturnLabel, [access, 12], { body: { ...pair, shipment_id: 12 }, answer: label }),
  example(fetchWithdrawalOrder, [access], { body: { params: pair, kind: 'withdrawal' }, answer: found }),
  example(
    postWithdrawal,
    [access, { name: 'Anna', receiptEmail: 'anna@example.test', lines: [{ itemId: 1, quantity: 1 }] }, 'key-of-a-try'],
    {
      body: { ...pair, name: 'Anna', receipt_email: 'anna@example.test', items: [{ item_id: 1, quantity: 1 }] },
      answer: { reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' },
    },
  ),
  example(
    postComplaint,
    [access, { itemId: 1, text: 'Torn', photos: [{ name: 'photo-1.jpg', type: 'image/jpeg', data: 'AAAA' }] }, 'key-of-a-try', () => {}],
    {
      body: { ...pair, item_id: 1, text: 'Torn', photos: [{ name: 'photo-1.jpg', type: 'image/jpeg', base64_encoded_data: 'AAAA' }] },
      answer: { reference: 'C-1001' },
      also: [[access, { itemId: 2, playerId: 'p1', piece: 'Home shirt', text: 'The number is 9', photos: [] }, 'key-of-a-try', () => {}]],
    },
  ),
]
