// What a host says of a product's delivery; the day follows from it and from the page's own rules.
import * as v from 'valibot'
import { Flag, OptionalCount } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, object } from '#shared/wire/parts.ts'

const Facts = v.pipe(
  object({
    /** Working days until it can be sent, 0 for what is on the shelf. */
    days: OptionalCount,
    /** Printed, cut or strung to order. */
    is_made: Flag,
    /** The day the host promises, as `2026-11-23`: only in answers that are kept nowhere. */
    date: Decoration,
  }),
  v.transform(({ days, is_made: isMade, date }) => ({ days, isMade, date })),
)

/** Null where nothing is promised, as of what is sold out. A sentence of the host's own is no promise that could be kept true. */
export const Delivery = decorates(Facts)
export type Delivery = v.InferOutput<typeof Delivery>
