// An example of the session.
import { example } from '#shared/api/example.ts'
import { getSession } from './calls.ts'

/** The session of a guest with a cart and two wishlist items. */
export function sessionAnswer(part: object = {}) {
  return {
    customer: null,
    cart: { items_qty: 2 },
    wishlist: [
      { id: 3, product_id: 12 },
      { id: 2, product_id: 15 },
    ],
    compare: ['SHIRT'],
    changed_at: 1_795_000_000_000,
    ...part,
  }
}

/** The examples. */
export const examples = [example(getSession, [], { answer: sessionAnswer() })]
