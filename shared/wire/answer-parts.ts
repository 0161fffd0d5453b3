// Small schemas for answers of calls only: money, links, flags. A page without calls does not load them.
import * as v from 'valibot'
import { answers } from './answer-base.ts'
import { readJson } from './json.ts'
import { Count, decorates, entriesOf, Finite, isNone, isWebUrl, maybe } from './parts.ts'

/** Money in the store's currency, e.g. `12.5` or `"12.5000"`. */
export const Amount = v.pipe(Finite, v.title('money'))
/** Money that the host may leave out: then no price is shown rather than a wrong one. */
export const OptionalAmount = maybe(Amount)

/** A count that the host may leave out. */
export const OptionalCount = decorates(Count)

const pictureKeys = ['url', 'src', 'file', 'image', 'path', 'large', 'medium', 'full', 'href'] as const

/** Hosts send a picture as its address, or as an object with one. */
function addressIn(picture: unknown): unknown {
  if (typeof picture !== 'object' || picture === null) return picture
  const fields = new Map(Object.entries(picture))
  return pictureKeys.map((key) => fields.get(key)).find((address) => typeof address === 'string') ?? picture
}

/** An address as the page can use it. @example fromAnswer('media/shirt.webp') // '/touchline-api/nl/media/shirt.webp' */
const fromAnswer = (url: string) => (/^(?:[a-z][a-z0-9+.-]*:|[/?#]|$)/i.test(url) ? url : answers.base + url.replace(/^(?:\.\/)+/, ''))

/** The address of a link or picture; a relative one begins at the API. */
export const Url = v.pipe(v.unknown(), v.transform(addressIn), v.string(), v.check(isWebUrl, 'a web address'), v.transform(fromAnswer))
/** A link or a picture; an unsafe one is dropped. */
export const OptionalUrl = decorates(Url)

/** Whether a flag is on: Magento also sends 1, PHP hosts send text. */
export const isYes = (flag: unknown) => flag === true || flag === 1 || flag === '1' || flag === 'true'
const isNo = (flag: unknown) => flag === false || flag === 0 || flag === '0' || flag === 'false'

/** A flag that is off by default; Magento also sends 0 and 1. */
export const Flag = v.pipe(v.nullish(v.unknown(), false), v.transform(isYes))

/** A flag that is on unless the host explicitly says no. */
export const FlagUnlessNo = v.pipe(
  v.nullish(v.unknown(), true),
  v.transform((flag) => !isNo(flag)),
)

/** A required yes or no. */
export const YesOrNo = v.pipe(
  v.unknown(),
  v.transform((flag) => (isYes(flag) ? true : isNo(flag) ? false : flag)),
  v.boolean(),
)

/**
 * An object in which platforms also use other names for some fields: `{ stock: 'product_stock' }`. The other name is used where ours is
 * absent.
 */
export function alsoNamed<Schema extends v.GenericSchema>(others: Readonly<Record<string, string>>, schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? renamed(value, others) : value)),
    schema,
  )
}

function renamed(value: object, others: Readonly<Record<string, string>>): object {
  const fields = new Map(Object.entries(value))
  for (const [ours, other] of Object.entries(others)) if (!fields.has(ours) && fields.has(other)) fields.set(ours, fields.get(other))
  return Object.fromEntries(fields)
}

/** A list in which every entry has to be valid; a missing one is empty. */
export function every<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((value) => entriesOf(value) ?? value),
    v.array(item),
  )
}

/** One of several words; an unknown word becomes the first. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return v.fallback(v.picklist(words), words[0])
}

/** An object that the host may leave out: then all its fields have their defaults. PHP writes an empty one as an empty list. */
export function orEmpty<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => (isNone(value) ? {} : value)),
    schema,
  )
}

/** A map of values by name. PHP writes an empty map as an empty list. */
export function record<Value extends v.GenericSchema>(schema: Value) {
  return v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => (isNone(value) ? {} : value)),
    v.record(v.string(), schema),
  )
}

/** Data for another widget, or of the host's own: kept unchanged. Hosts send some of it as a JSON string. */
export const Facts = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value.startsWith('{') ? parsed(value) : value)),
  v.record(v.string(), v.unknown()),
)
export type Facts = v.InferOutput<typeof Facts>

function parsed(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return text
  }
}
