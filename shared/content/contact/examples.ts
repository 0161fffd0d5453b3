// An example of a message to the shop.
import { example, refusal } from '#shared/api/example.ts'
import { sendMessage } from './calls.ts'

const message = { name: 'Anna', email: 'anna@example.test', subject: 'Ball', message: 'Is it round?' }

/** The examples. */
export const examples = [
  example(sendMessage, [{ ...message, orderNumber: '' }, 'key-of-a-try'], {
    body: { ...message, order_number: '' },
    answer: { reference: 'M-1001' },
    refusals: [refusal(422, null, 'Fields are wrong; `errors` says which.')],
  }),
]
