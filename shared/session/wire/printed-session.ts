// The schema of the session in the settings of a page printed for one person: the platform's names, the session's shape.
import * as v from 'valibot'

import { Count, decorates, Label, list, maybe, object } from '#shared/wire/parts.ts'
import { Customer, type Session } from './session.ts'

/** Some platforms print products, others their numbers. */
const Sku = v.pipe(
  v.unknown(),
  v.transform((entry) => (typeof entry === 'object' && entry !== null && 'sku' in entry ? entry.sku : entry)),
  Label,
)

/** Absent parts of a session are unknown: null is not an empty cart or comparison, and the wishlist is in its cookie. */
export const PrintedSession = v.pipe(
  object({ customer: decorates(Customer), itemsCount: maybe(Count), compare: v.nullish(list(Sku), null) }),
  v.transform(({ customer, itemsCount, compare }): Session => ({
    ...{ customer, compare, wishlist: null, hasCartConflict: false, changedAt: 0 },
    cart: { quantity: itemsCount },
  })),
)
