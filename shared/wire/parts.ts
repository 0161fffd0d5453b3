// The small schemas that every wire shape is made of. Every field has a default or is required, so that no parsed object lacks a key.
import * as v from 'valibot'
import { readJson } from './json.ts'

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

/** What hosts in PHP write where there is nothing: null, an empty text, false or an empty list. */
export const isNone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Decimal text as databases print it, `19.9500`. Exponents and thousands would be guesses. */
const DECIMAL = /^-?\d*\.?\d+$/

/** A number that can be shown and added up, also where the host writes it as decimal text. NaN is refused by `v.number`, Infinity by the limit. */
export const Finite = v.pipe(
  v.unknown(),
  v.transform((number) => (typeof number === 'string' && DECIMAL.test(number) ? Number(number) : number)),
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

/** A name for a thing that some hosts count instead, e.g. an order number. */
export const Label = v.pipe(
  v.unknown(),
  v.transform((label) => (typeof label === 'number' && Number.isFinite(label) ? String(label) : label)),
  v.string(),
)

/** Something that the host may leave out, in any of its words for nothing; null then. What is there has to be right. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (isNone(value) ? null : value)),
    v.nullable(schema),
  )
}

let dropped = 0
/** How often something of an answer was left out so far because it could not be read. Where it grew, `findDrops` says what it was. */
export const dropCount = (): number => dropped

/** Something that decorates: null where the host leaves it out, and where it cannot be read, which costs nothing but itself and is told. */
export function decorates<Schema extends v.GenericSchema>(schema: Schema) {
  const leaveOut = () => {
    dropped++
    return null
  }
  return Object.assign(v.fallback(maybe(schema), leaveOut), { decorated: schema })
}

/** Something that the host may leave out, with what stands in its place. What is there has to be right. */
export function orElse<Schema extends v.GenericSchema, const Instead>(schema: Schema, instead: Instead) {
  return v.pipe(
    maybe(schema),
    v.transform((value): Instead | v.InferOutput<Schema> => value ?? instead),
  )
}

/** Something that decorates, with what stands in its place. */
export function decoratesOr<Schema extends v.GenericSchema, const Instead>(schema: Schema, instead: Instead) {
  return v.pipe(
    decorates(schema),
    v.transform((value): Instead | v.InferOutput<Schema> => value ?? instead),
  )
}

/** An id that the host may leave out. */
export const OptionalId = maybe(Id)
/** Text that the host may leave out. */
export const OptionalText = maybe(Label)
/** Text that decorates: where it is wrong it is left out, and the rest stands. */
export const Decoration = decorates(Label)
/** The same as text in any case, empty where there is none. */
export const Text = decoratesOr(Label, '')

/** Whether a link or picture may be used: relative, or over http(s). Never `javascript:` or `data:`. */
export function isWebUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://host.invalid/').protocol)
  } catch {
    return false
  }
}

/** The entries of a list, which PHP writes as a map once one was taken out; undefined where it is neither. JSON in a text is read as what it says. */
export function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (isNone(value)) return []
  if (typeof value === 'string') return entriesOfText(value)
  return typeof value === 'object' && value !== null ? Object.values(value) : undefined
}

function entriesOfText(text: string): unknown[] | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return entriesOf(readJson(text))
  } catch {
    return undefined
  }
}

/** Entries that fit; the others are dropped, and told unless there is nothing in them. What it reads stands beside it, for the contract (`scripts/contract/wire-of.ts`). */
function fitting<Item extends v.GenericSchema>(item: Item) {
  const read = (entries: unknown[]): v.InferOutput<Item>[] =>
    entries.flatMap((entry) => {
      const result = v.safeParse(item, entry)
      if (!result.success && !isNone(entry)) dropped++
      return result.success ? [result.output] : []
    })
  return Object.assign(read, { item })
}

/**
 * A list whose wrong entries are dropped, for what the shopper can do without: an offer, a picture.
 * Never for lines, sums or tiers, where a missing entry would be a wrong price.
 */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((value): unknown[] => {
      const entries = entriesOf(value)
      if (!entries) dropped++
      return entries ?? []
    }),
    v.transform(fitting(item)),
  )
}

/** A map counts as a list where PHP can have made one of it: by number, or of things. Anything else, as an error's body, is no list. */
export const isListed = (answer: object) => Object.entries(answer).every(([key, entry]) => /^\d+$/.test(key) || typeof entry === 'object')

/** A list as a whole answer: there it has to be, even if nothing is in it, and one of which nothing can be read is no answer. */
export function answerOf<Item extends v.GenericSchema>(item: Item) {
  const isReadable = (entries: unknown[]) => entries.length === 0 || entries.some((entry) => isNone(entry) || v.is(item, entry))
  return v.pipe(
    v.unknown(),
    v.transform((answer) => (typeof answer === 'object' && answer !== null && isListed(answer) ? Object.values(answer) : answer)),
    v.array(v.unknown()),
    v.check(isReadable, 'entries that can be read'),
    v.transform(fitting(item)),
  )
}
