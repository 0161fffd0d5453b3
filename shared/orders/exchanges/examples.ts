// Examples of what can be chosen for a return.
import { example, refusal } from '#shared/api/example.ts'
import { fetchReturnChoices, postReturnChoices } from './calls.ts'

/** Two ways to send back: with a label, which is free, and picked up for a price. */
export const returnChoicesAnswer = (part: object = {}) => ({
  currency: 'EUR',
  ways: [
    { code: 'label', title: 'With a label', price: 0, place: 'Any drop-off point of PostNL', needs: 'You need a printer.' },
    { code: 'pickup', title: 'Picked up at your door', price: 4.95, place: 'The delivery address of your order', needs: null },
  ],
  free_reasons: ['faulty'],
  ...part,
})

const access = { email: 'anna@example.test', orderNumber: '100000077' }
const pair = { email: 'anna@example.test', order_number: '100000077' }

/** The examples. */
export const examples = [
  example(fetchReturnChoices, [access], { body: pair, answer: returnChoicesAnswer() }),
  example(postReturnChoices, [access, 'pickup', [{ itemId: 1, quantity: 1, reason: 'other' }], 'key-of-a-try'], {
    body: { ...pair, way: 'pickup', items: [{ item_id: 1, quantity: 1, reason_code: 'other' }] },
    answer: {
      success: 1,
      reference: 'R-1001',
      way: { title: 'Picked up at your door', next: 'The driver brings the label.', drop_off_code: null, has_label: false },
    },
    refusals: [refusal(422, 'quantity', 'More than can go back.'), refusal(422, 'way', 'The way costs more than the refund.')],
  }),
]
