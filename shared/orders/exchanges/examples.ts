// Examples of what can be chosen for a return.
import { example, refusal } from '#shared/api/example.ts'
import { fetchReturnChoices, postReturnChoices } from './calls.ts'

const size = (sku: string, id: number, stock: number, refund = 0) => ({
  product_id: 1000 + id,
  sku,
  status: 1,
  stock,
  price_incl_tax: 24.2,
  price_excl_tax: 20,
  final_price_incl_tax: 24.2,
  final_price_excl_tax: 20,
  lowest_price_30d: null,
  images: [],
  size_option_id: id,
  refund,
})

/** Two ways to send back: with a label, which is free, and picked up for a price; another size of the first line, one of them sold out. */
export const returnChoicesAnswer = (part: object = {}) => ({
  currency: 'EUR',
  ways: [
    { code: 'label', title: 'With a label', price: 0, place: 'Any drop-off point of PostNL', needs: 'You need a printer.' },
    { code: 'pickup', title: 'Picked up at your door', price: 4.95, place: 'The delivery address of your order', needs: null },
  ],
  free_reasons: ['faulty'],
  exchanges: [
    {
      item_id: 1,
      attributes: [
        {
          id: 93,
          code: 'size',
          label: 'Size',
          role: 'size' as const,
          options: [
            { id: 3, label: '3', swatch: null },
            { id: 4, label: '4', swatch: null },
            { id: 5, label: '5', swatch: null },
          ],
        },
      ],
      virtual_products: [size('BALL-3', 3, 7), size('BALL-4', 4, 0)],
    },
  ],
  hold_days: 14,
  wait_days: 21,
  ...part,
})

const access = { email: 'anna@example.test', orderNumber: '100000077' }
const pair = { email: 'anna@example.test', order_number: '100000077' }

/** The examples. */
export const examples = [
  example(fetchReturnChoices, [access], { body: pair, answer: returnChoicesAnswer() }),
  example(
    postReturnChoices,
    [access, 'pickup', [{ itemId: 1, quantity: 1, reason: 'other', exchange: { sku: 'BALL-3', wait: false } }], 'key-of-a-try'],
    {
      body: {
        ...pair,
        way: 'pickup',
        items: [{ item_id: 1, quantity: 1, reason_code: 'other', exchange: { sku: 'BALL-3', wait: false } }],
      },
      answer: {
        success: 1,
        reference: 'R-1001',
        way: { title: 'Picked up at your door', next: 'The driver brings the label.', drop_off_code: null, has_label: false },
        exchanges: [
          {
            name: 'Match ball',
            qty: 1,
            options: [{ label: 'Size', value: '3' }],
            state: 'reserved',
            state_label: 'kept for you until 4 December',
          },
        ],
      },
      refusals: [
        refusal(409, 'sold-out', 'A piece that is wanted in exchange has sold out; nothing is registered.'),
        refusal(422, 'quantity', 'More than can go back.'),
        refusal(422, 'way', 'The way costs more than the refund.'),
      ],
    },
  ),
]
