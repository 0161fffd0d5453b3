// The schema of a wishlist toggle's answer.
import * as v from 'valibot'
import { Wishlist, type WishlistItem } from '#shared/session/wire/wishlist.ts'

const listOf = (answer: object): unknown => ('items' in answer ? answer.items : 'wishlist' in answer ? answer.wishlist : answer)

/**
 * The answer to a toggle, whose shape the contract leaves open: the list, alone or under `items` or `wishlist`. Null where it contains no
 * product, as `true`, `[]` and an empty body: any success means that the requested state applies.
 */
export const ToggledWishlist = v.pipe(
  v.unknown(),
  v.transform((answer) => (typeof answer === 'object' && answer !== null ? listOf(answer) : answer)),
  v.transform((list): WishlistItem[] | null => {
    const read = v.safeParse(Wishlist, list)
    return read.success && read.output.length > 0 ? read.output : null
  }),
)
