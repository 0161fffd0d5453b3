// An example of the wishlist.
import { example, refusal } from '#shared/api/example.ts'
import { sessionAnswer } from '#shared/session/examples.ts'
import { toggleItem } from './calls.ts'

/** The examples. */
export const examples = [
  example(toggleItem, [12], {
    body: { productId: 12 },
    answer: { wishlist: sessionAnswer().wishlist },
    refusals: [refusal(404, 'product', 'No such product.')],
  }),
]
