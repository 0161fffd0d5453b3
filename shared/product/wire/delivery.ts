// The schema of a product's delivery; the date follows from it and from the page's own rules.
import * as v from 'valibot'
import { Flag, OptionalCount } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, object } from '#shared/wire/parts.ts'

const DeliveryInfo = v.pipe(
  object({
    /** Working days until dispatch; 0 for items in stock. */
    days: OptionalCount,
    /** Whether the item is printed, cut or strung to order. */
    is_made: Flag,
    /** The host's own date, as `2026-11-23`: only in answers that are not cached. */
    date: Decoration,
  }),
  v.transform(({ days, is_made: isMade, date }) => ({ days, isMade, date })),
)

/** Null where nothing is promised, as for a sold-out product. A host's own sentence is ignored, since it could not be kept true. */
export const Delivery = decorates(DeliveryInfo)
export type Delivery = v.InferOutput<typeof Delivery>
