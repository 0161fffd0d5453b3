// What a host answers to a press on a heart.
import * as v from 'valibot'
import { Wishlist, type WishlistItem } from '#shared/session/wire/wishlist.ts'
import { object } from '#shared/wire/parts.ts'

const listOf = (answer: object): unknown => ('items' in answer ? answer.items : 'wishlist' in answer ? answer.wishlist : answer)

/**
 * The answer to a toggle, whose shape the contract leaves open: the list, alone or under `items` or `wishlist`. Null where it holds no
 * product, as `true`, `[]` and nothing at all: any success means that the requested state holds.
 */
export const ToggledWishlist = v.pipe(
  v.unknown(),
  v.transform((answer) => (typeof answer === 'object' && answer !== null ? listOf(answer) : answer)),
  v.transform((list): WishlistItem[] | null => {
    const read = v.safeParse(Wishlist, list)
    return read.success && read.output.length > 0 ? read.output : null
  }),
)
