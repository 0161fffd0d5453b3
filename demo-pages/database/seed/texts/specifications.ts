// The rows of a specification: a label and a plausible value, picked with the product's own random numbers.
import * as v from 'valibot'
import type { Random } from '../random.ts'
import { readTable, Words } from '../read-data.ts'
import { translations } from '../words.ts'
import { Text, trueOf, when } from './conditions.ts'
import type { Traits } from './conditions.ts'
import data from './specifications.json' with { type: 'json' }

const Row = v.union([
  v.strictObject({ label: Words, oneOf: v.array(Text), when }),
  v.strictObject({
    label: Words,
    from: v.number(),
    to: v.number(),
    step: v.number(),
    unit: v.string(),
    decimals: v.optional(v.number(), 0),
    when,
  }),
])

/** Rows whose label depends on the product are lists; the first that is true is written. */
const rows = readTable(
  'texts/specifications.json',
  v.union([
    v.array(Row),
    v.pipe(
      Row,
      v.transform((row) => [row]),
    ),
  ]),
  data,
)

export type SpecificationName = keyof typeof rows

/** The name of every row. */
export const specificationNames: Readonly<Record<SpecificationName, unknown>> = rows

/** A number with its unit; the decimal separator follows the language. */
function measure(value: number, unit: string, decimals: number): Words {
  const point = value.toFixed(decimals)
  const comma = point.replace('.', ',')
  return translations(`${comma} ${unit}`, `${point} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`)
}

/** One row of the specification; `wish` is its English value, of a product whose name says it. */
export function specificationOf(name: SpecificationName, traits: Traits, random: Random, wish?: string): { label: Words; value: Words } {
  const [row] = trueOf(rows[name], traits)
  if (!row) throw new Error(`seed: no row "${name}" is true of ${JSON.stringify(traits)}`)
  const values = valuesOf(row, traits)
  const wished = values.find(({ en }) => en === wish)
  if (wish !== undefined && !wished) throw new Error(`seed: the row "${name}" cannot be "${wish}"`)
  const { nl, en, de, sv } = wished ?? random.pick(values)
  return { label: row.label, value: translations(nl, en, de, sv) }
}

function valuesOf(row: v.InferOutput<typeof Row>, traits: Traits): Words[] {
  if ('oneOf' in row) return trueOf(row.oneOf, traits)
  const { from, to, step, unit, decimals } = row
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => measure(from + step * at, unit, decimals))
}
