// The small schemas that only answers of calls are made of: money, links, switches. A page that asks nothing does not load them.
import * as v from 'valibot'
import { Count, Finite, isWebUrl } from './parts.ts'

/** Money in the store's currency, e.g. `12.5`. */
export const Amount = Finite
/** Money that the host may leave out: then no price is shown rather than a wrong one. */
export const OptionalAmount = v.nullish(Finite, null)

/** A count that the host may leave out. */
export const OptionalCount = v.nullish(Count, null)

/** A link or a picture; one that may not be used is left out. */
export const OptionalUrl = v.fallback(v.nullish(v.pipe(v.string(), v.check(isWebUrl, 'a web address')), null), null)

/** A switch that is off unless the host says otherwise; Magento also writes 0 and 1. */
export const Flag = v.pipe(
  v.nullish(v.unknown(), false),
  v.transform((flag) => flag === true || flag === 1 || flag === '1'),
)

/** A list that has to be right in every entry; a missing one is empty. */
export function every<Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), [])
}

/** One of some words; an unknown word falls to the first. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return v.fallback(v.picklist(words), words[0])
}

/** An object that the host may leave out: then all its fields have their defaults. */
export function orEmpty<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.nullish(v.unknown(), {}), schema)
}

/** Something whose meaning comes with a later widget: kept as it is. */
export const Facts = v.record(v.string(), v.unknown())
export type Facts = v.InferOutput<typeof Facts>
