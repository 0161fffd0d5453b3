// Reads the shop's range from the JSON beside the code; validates each file once, and errors name the file and the place.
import * as v from 'valibot'
import { same } from './words.ts'

const Text = v.pipe(v.string(), v.nonEmpty())

/** A text in four languages, or one string for all of them. */
export const Words = v.union([
  v.strictObject({ nl: Text, en: Text, de: Text, sv: Text }),
  v.pipe(
    Text,
    v.transform((text) => same(text)),
  ),
])

export type Words = v.InferOutput<typeof Words>

/** An amount in cents in every currency. */
export const Amounts = v.strictObject({ EUR: v.number(), GBP: v.number(), SEK: v.number() })

/** A schema that accepts the keys of a table. */
export const keyOf = <Table extends object>(table: Table) =>
  v.custom<keyof Table & string>(
    (key) => typeof key === 'string' && Object.hasOwn(table, key),
    ({ received }) => `${received} is none of ${Object.keys(table).join(', ')}.`,
  )

/** Reads and validates a file. */
export function readData<const Shape extends v.GenericSchema>(file: string, shape: Shape, data: unknown): v.InferOutput<Shape> {
  const result = v.safeParse(shape, data)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
  throw new Error(`seed: ${file} cannot be read. ${faults.join(' ')}`)
}

/** Reads a table whose entries share one schema; the result has the keys of the file. */
export function readTable<const Shape extends v.GenericSchema, Table extends object>(
  file: string,
  entry: Shape,
  table: Table,
): Record<keyof Table, v.InferOutput<Shape>>
export function readTable(file: string, entry: v.GenericSchema, table: object): unknown {
  return readData(file, v.record(v.string(), entry), table)
}
