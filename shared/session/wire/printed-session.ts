// Who is here, as a page that is printed for one person says it in its settings; the platform's names, the session's form.
import * as v from 'valibot'

import { Count, decorates, Label, list, maybe, object } from '#shared/wire/parts.ts'
import { Customer, type Session } from './session.ts'

/** Some platforms print products, others their numbers. */
const Sku = v.pipe(
  v.unknown(),
  v.transform((entry) => (typeof entry === 'object' && entry !== null && 'sku' in entry ? entry.sku : entry)),
  Label,
)

/** What of a session is not printed is not known: null is no empty cart or comparison, and the wishlist is in its cookie. */
export const PrintedSession = v.pipe(
  object({ customer: decorates(Customer), itemsCount: maybe(Count), compare: v.nullish(list(Sku), null) }),
  v.transform(({ customer, itemsCount, compare }): Session => ({
    ...{ customer, compare, wishlist: null, hasCartConflict: false, changedAt: 0 },
    cart: { quantity: itemsCount },
  })),
)
