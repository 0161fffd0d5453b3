// Common schemas of the account's lists.
import * as v from 'valibot'
import { OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, object, orElse, Text } from '#shared/wire/parts.ts'

/** A page of a list. */
export interface PageOf<Item> {
  items: Item[]
  total: number
  page: number
  /** The number of pages. */
  pages: number
}

/** A number of items or of pages. */
const Whole = v.pipe(Count, v.integer())

/** The fields of every list's page. */
export const pageEntries = {
  total: orElse(Whole, 0),
  page: v.pipe(orElse(Whole, 1), v.minValue(1)),
  page_size: v.pipe(orElse(Whole, 10), v.minValue(1)),
}

/** A page under our names. */
export function asPage<Item>(wire: { items: Item[]; total: number; page: number; page_size: number }): PageOf<Item> {
  return { items: wire.items, total: wire.total, page: wire.page, pages: Math.max(1, Math.ceil(wire.total / wire.page_size)) }
}

/** A summary of a purchased product. */
export const Glimpse = v.pipe(
  object({ name: Text, qty: orElse(Count, 1), image: OptionalUrl }),
  v.transform(({ name, qty, image }) => ({ name, quantity: qty, image })),
)
export type Glimpse = v.InferOutput<typeof Glimpse>
