// Reads options in the forms that platforms print: ids and amounts as text, flags as 0 and "1", maps for lists, lists as JSON text,
// empty values. Loaded with the first value that does not match its schema.
import { is, type GenericSchema } from 'valibot'
import { entriesOf, isNone } from '#shared/wire/parts.ts'

/** A schema, with the properties of some of its kinds. */
type Shape = GenericSchema & {
  wrapped?: GenericSchema
  item?: GenericSchema
  value?: GenericSchema
  entries?: Readonly<Record<string, GenericSchema>>
  options?: readonly GenericSchema[]
}

const DECIMAL = /^\s*-?\d*\.?\d+\s*$/
const YES: readonly unknown[] = [1, '1', 'true']
const NO: readonly unknown[] = [0, '0', 'false']

/** The function that the runtime loads. */
export type Loosen = typeof loosen

/** Converts a value to what the schema expects, if the meaning is clear; undefined for an empty value of an optional option. */
export function loosen(schema: GenericSchema, value: unknown): unknown {
  let inner: Shape = schema
  while (inner.wrapped) inner = inner.wrapped
  if (inner !== schema && isNone(value) && !isEmptyOf(inner, value)) return undefined
  const text = typeof value === 'string' && /^\s*[[{]/.test(value) ? parse(value) : value
  const { item, value: own, entries, options } = inner
  if (inner.type === 'number') return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  if (inner.type === 'string') return typeof value === 'number' ? String(value) : value
  if (inner.type === 'boolean') return YES.includes(value) ? true : NO.includes(value) ? false : value
  if (inner.type === 'array' && item) return entriesOf(text)?.map((entry) => loosen(item, entry)) ?? value
  if (inner.type === 'record' && own) return mapped(text, () => own)
  if (inner.type === 'object' && entries) return mapped(text, (key) => (Object.hasOwn(entries, key) ? entries[key] : undefined))
  if (inner.type === 'union' && options) {
    const found = options.map((one) => ({ one, read: loosen(one, value) })).find(({ one, read }) => is(one, read))
    return found ? found.read : value
  }
  return value
}

/** Whether an empty value is valid for the type: empty text, false, an empty list. */
const isEmptyOf = ({ type, options = [] }: Shape, value: unknown): boolean =>
  (type === 'string' && value === '') ||
  (type === 'boolean' && value === false) ||
  (type === 'array' && Array.isArray(value)) ||
  options.some((one) => isEmptyOf(one, value))

/** Converts each value of an object by its schema. */
function mapped(value: unknown, schemaOf: (key: string) => GenericSchema | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const schema = schemaOf(key)
      return [key, schema ? loosen(schema, one) : one]
    }),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
