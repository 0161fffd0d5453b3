// The small schemas that every wire shape is made of. Every field has a default or is required, so that no parsed object lacks a key.
import * as v from 'valibot'

/** Takes a schema's entries out of reach of what a page added to `Object.prototype`: valibot walks them with `for in`. */
export function own<Entries extends v.ObjectEntries>(entries: Entries): Entries {
  return Object.setPrototypeOf(entries, null)
}

/** An object of which only the named fields are read. */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(own(entries))
}

/** More than any shop sells at once; what lies beyond is a broken number (1e308), not a price. */
const LARGEST = 1e9

/** A number that can be shown and added up. NaN is refused by `v.number`, Infinity by the limit. */
export const Finite = v.pipe(
  v.number(),
  v.check((number) => Math.abs(number) < LARGEST, 'a number within a thousand million'),
)

/** A quantity or another count; never negative. */
export const Count = v.pipe(Finite, v.minValue(0))

/** An id or another whole number; hosts in PHP send some as text. */
export const Id = v.pipe(
  v.unknown(),
  v.transform((id) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)),
  v.number(),
  v.check((id) => Number.isSafeInteger(id), 'a whole number'),
)
/** An id that the host may leave out. */
export const OptionalId = v.nullish(Id, null)

/** A name for a thing that some hosts count instead, e.g. an order number. */
export const Label = v.pipe(
  v.unknown(),
  v.transform((label) => (typeof label === 'number' && Number.isFinite(label) ? String(label) : label)),
  v.string(),
)
/** Text that the host may leave out. */
export const OptionalText = v.nullish(v.string(), null)

/** Decoration: where it is wrong it is left out, and the rest stands. */
export const Decoration = v.fallback(OptionalText, null)

/** Whether a link or picture may be used: relative, or over http(s). Never `javascript:` or `data:`. */
export function isWebUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://host.invalid/').protocol)
  } catch {
    return false
  }
}

/** Entries that fit; the others are dropped. What it reads stands beside it, for the contract (`scripts/contract/wire-of.ts`). */
function fitting<Item extends v.GenericSchema>(item: Item) {
  const read = (entries: unknown[]): v.InferOutput<Item>[] =>
    entries.flatMap((entry) => {
      const result = v.safeParse(item, entry)
      return result.success ? [result.output] : []
    })
  return Object.assign(read, { item })
}

/**
 * A list whose wrong entries are dropped, for what the shopper can do without: an offer, a picture.
 * Never for lines, sums or tiers, where a missing entry would be a wrong price.
 */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.nullish(v.array(v.unknown()), []), v.transform(fitting(item)))
}

/** The same as a whole answer: there the list has to be, even if nothing is in it. */
export function answerOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(v.unknown()), v.transform(fitting(item)))
}
