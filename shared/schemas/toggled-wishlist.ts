// What a host answers to a press on a heart.
import * as v from 'valibot'
import { object } from './parts.ts'
import { Wishlist } from './wishlist.ts'

const listOf = (answer: object): unknown => ('items' in answer ? answer.items : 'wishlist' in answer ? answer.wishlist : answer)

/** The answer to a toggle, whose shape the contract leaves open: the list, alone or under `items` or `wishlist`. */
export const ToggledWishlist = v.pipe(
  v.unknown(),
  v.transform((answer) => (typeof answer === 'object' && answer !== null ? listOf(answer) : answer)),
  v.array(v.unknown()),
  Wishlist,
)
