// The small schemas that only answers of calls are made of: money, links, switches. A page that asks nothing does not load them.
import * as v from 'valibot'
import { readJson } from './json.ts'
import { Count, decorates, entriesOf, Finite, isNone, isWebUrl, maybe } from './parts.ts'

/** Money in the store's currency, e.g. `12.5` or `"12.5000"`. */
export const Amount = v.pipe(Finite, v.title('money'))
/** Money that the host may leave out: then no price is shown rather than a wrong one. */
export const OptionalAmount = maybe(Amount)

/** A count that the host may leave out. */
export const OptionalCount = decorates(Count)

const pictureKeys = ['url', 'src', 'file', 'image', 'path', 'large', 'medium', 'full', 'href'] as const

/** Hosts write a picture as its address, or as an object that holds one. */
function addressIn(picture: unknown): unknown {
  if (typeof picture !== 'object' || picture === null) return picture
  const facts = new Map(Object.entries(picture))
  return pictureKeys.map((key) => facts.get(key)).find((address) => typeof address === 'string') ?? picture
}

/** The address of a link or picture. */
export const Url = v.pipe(v.unknown(), v.transform(addressIn), v.string(), v.check(isWebUrl, 'a web address'))
/** A link or a picture; one that may not be used is left out. */
export const OptionalUrl = decorates(Url)

/** Whether a switch is on: Magento also writes 1, hosts in PHP text. */
export const isYes = (flag: unknown) => flag === true || flag === 1 || flag === '1' || flag === 'true'
const isNo = (flag: unknown) => flag === false || flag === 0 || flag === '0' || flag === 'false'

/** A switch that is off unless the host says otherwise; Magento also writes 0 and 1. */
export const Flag = v.pipe(v.nullish(v.unknown(), false), v.transform(isYes))

/** A switch that is on unless the host plainly says no. */
export const FlagUnlessNo = v.pipe(
  v.nullish(v.unknown(), true),
  v.transform((flag) => !isNo(flag)),
)

/** A yes or no that has to be there. */
export const YesOrNo = v.pipe(
  v.unknown(),
  v.transform((flag) => (isYes(flag) ? true : isNo(flag) ? false : flag)),
  v.boolean(),
)

/** An object some of whose fields platforms also name otherwise: `{ stock: 'product_stock' }`. The other name counts where ours is not there. */
export function alsoNamed<Schema extends v.GenericSchema>(others: Readonly<Record<string, string>>, schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? renamed(value, others) : value)),
    schema,
  )
}

function renamed(value: object, others: Readonly<Record<string, string>>): object {
  const facts = new Map(Object.entries(value))
  for (const [ours, other] of Object.entries(others)) if (!facts.has(ours) && facts.has(other)) facts.set(ours, facts.get(other))
  return Object.fromEntries(facts)
}

/** A list that has to be right in every entry; a missing one is empty. */
export function every<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((value) => entriesOf(value) ?? value),
    v.array(item),
  )
}

/** One of some words; an unknown word falls to the first. */
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

/** Facts by name. PHP writes an empty map as an empty list. */
export function record<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((facts) => (isNone(facts) ? {} : facts)),
    v.record(v.string(), value),
  )
}

/** Something whose meaning comes with a later widget, or is the host's own: kept as it is. Hosts write some of it as JSON in a text. */
export const Facts = v.pipe(
  v.unknown(),
  v.transform((facts) => (typeof facts === 'string' && facts.startsWith('{') ? parsed(facts) : facts)),
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
