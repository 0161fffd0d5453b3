// The back of a printed product as the host sent it. `back.ts` reads it with the drawing: a page without one loads no schema of it.
import { Facts } from '#shared/wire/answer-parts.ts'
import { decorates } from '#shared/wire/parts.ts'

/** The back of a product, in all its colours; null where the host describes none. */
export const ProductBackFacts = decorates(Facts)

/** The back of a line of the cart or an order, as it is printed. */
export const LineBackFacts = decorates(Facts)
