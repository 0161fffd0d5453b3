// The basic schemas of every wire shape. Every field has a default or is required, so that no parsed object lacks a key.
import * as v from 'valibot'
import { readJson } from './json.ts'

/** Protects a schema's entries from additions to a page's `Object.prototype`: valibot iterates over them with `for in`. */
export function own<Entries extends v.ObjectEntries>(entries: Entries): Entries {
  return Object.setPrototypeOf(entries, null)
}

/** An object of which only the named fields are parsed. */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(own(entries))
}

/** The largest accepted number, more than any shop sells at once; a larger one (1e308) is an error, not a price. */
const LARGEST = 1e9

/** Whether a value is one of PHP hosts' empty values: null, an empty text, false or an empty list. */
export const isNone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** Decimal text as databases print it, `19.9500`. Exponents and thousands separators would be guesses. */
const DECIMAL = /^-?\d*\.?\d+$/

/** A number for display and arithmetic, also as decimal text. NaN is refused by `v.number`, Infinity by the limit. */
export const Finite = v.pipe(
  v.unknown(),
  v.transform((number) => (typeof number === 'string' && DECIMAL.test(number) ? Number(number) : number)),
  v.number(),
  v.check((number) => Math.abs(number) < LARGEST, 'a number within a thousand million'),
)

/** A quantity or another count; never negative. */
export const Count = v.pipe(Finite, v.minValue(0))

/** An id or another whole number; PHP hosts send some as text. */
export const Id = v.pipe(
  v.unknown(),
  v.transform((id) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)),
  v.number(),
  v.check((id) => Number.isSafeInteger(id), 'a whole number'),
)

/** A name that some hosts send as a number, e.g. an order number. */
export const Label = v.pipe(
  v.unknown(),
  v.transform((label) => (typeof label === 'number' && Number.isFinite(label) ? String(label) : label)),
  v.string(),
)

// The same for every field, of which a page's schemas have hundreds.
const anything = v.nullish(v.unknown(), null)
const noneAsNull = v.transform((value: unknown) => (isNone(value) ? null : value))

/** A value that the host may leave out, or send as any of the empty values; null then. A present value has to be valid. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(anything, noneAsNull, v.nullable(schema))
}

let dropped = 0
/** The number of parts of answers dropped so far because they could not be parsed. Where it increased, `findDrops` finds them. */
export const dropCount = (): number => dropped

/** An optional decoration: null where it is missing or cannot be parsed; the latter affects only this part and is reported. */
export function decorates<Schema extends v.GenericSchema>(schema: Schema) {
  const leaveOut = () => {
    dropped++
    return null
  }
  return Object.assign(v.fallback(maybe(schema), leaveOut), { decorated: schema })
}

/** A value that the host may leave out, with a default. A present value has to be valid. */
export function orElse<Schema extends v.GenericSchema, const Instead>(schema: Schema, instead: Instead) {
  return v.pipe(
    maybe(schema),
    v.transform((value): Instead | v.InferOutput<Schema> => value ?? instead),
  )
}

/** An optional decoration with a default. */
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
/** Text as an optional decoration: null where it is invalid. */
export const Decoration = decorates(Label)
/** The same with a default of empty text. */
export const Text = decoratesOr(Label, '')

/** Whether a link or picture is safe: relative, or over http(s). Never `javascript:` or `data:`. */
export function isWebUrl(url: string): boolean {
  // From the root, as most are: a list has a thousand, and parsing one takes longer than everything else about it.
  if (/^\/\w/.test(url)) return true
  try {
    return /^https?:$/.test(new URL(url, 'https://host.invalid/').protocol)
  } catch {
    return false
  }
}

/** The entries of a list, which PHP writes as a map after one was removed; undefined for any other value. A JSON string is parsed first. */
export function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (isNone(value)) return []
  if (typeof value === 'string') return entriesOfText(value)
  return typeof value === 'object' && value !== null ? valuesOf(value) : undefined
}

/** Where Prototype.js replaces `Object.values`, it includes inherited members. */
const valuesOf = (map: object): unknown[] => Object.entries(map).map(([, entry]) => entry)

function entriesOfText(text: string): unknown[] | undefined {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return entriesOf(readJson(text))
  } catch {
    return undefined
  }
}

/**
 * The valid entries; others are dropped, and reported unless they are empty. The item's schema is kept beside it, for the contract
 * (`scripts/contract/wire-of.ts`).
 */
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
 * A list whose invalid entries are dropped, for data that the shopper can do without: an offer, a picture.
 * Never for lines, totals or tiers, where a missing entry would mean a wrong price.
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

/**
 * A map counts as a list where PHP can have converted one: with numeric keys, or objects as values. Any other, such as an error's body, is
 * not a list.
 */
export const isListed = (answer: object) => Object.entries(answer).every(([key, entry]) => /^\d+$/.test(key) || typeof entry === 'object')

/** A list as a whole answer: it is required, even if empty, and a list without any valid entry is malformed. */
export function answerOf<Item extends v.GenericSchema>(item: Item) {
  const isReadable = (entries: unknown[]) => entries.length === 0 || entries.some((entry) => isNone(entry) || v.is(item, entry))
  return v.pipe(
    v.unknown(),
    v.transform((answer) => (typeof answer === 'object' && answer !== null && isListed(answer) ? valuesOf(answer) : answer)),
    v.array(v.unknown()),
    v.check(isReadable, 'entries that can be read'),
    v.transform(fitting(item)),
  )
}
