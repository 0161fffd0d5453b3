// The rows of a specification: a label and a plausible value, picked with the product's own random numbers.
import * as v from 'valibot'
import type { Random } from '../random.ts'
import { readTable, Words } from '../read-data.ts'
import { translations } from '../words.ts'
import data from './specifications.json' with { type: 'json' }

const Row = v.union([
  v.strictObject({ label: Words, oneOf: v.array(Words) }),
  v.strictObject({
    label: Words,
    from: v.number(),
    to: v.number(),
    step: v.number(),
    unit: v.string(),
    decimals: v.optional(v.number(), 0),
  }),
])

const rows = readTable('texts/specifications.json', Row, data)

export type SpecificationName = keyof typeof rows

/** The name of every row. */
export const specificationNames: Readonly<Record<SpecificationName, unknown>> = rows

/** A number with its unit; the decimal separator follows the language. */
function measure(value: number, unit: string, decimals: number): Words {
  const point = value.toFixed(decimals)
  const comma = point.replace('.', ',')
  return translations(`${comma} ${unit}`, `${point} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`)
}

/** One row of the specification. */
export function specificationOf(name: SpecificationName, random: Random): { label: Words; value: Words } {
  const row = rows[name]
  if ('oneOf' in row) return { label: row.label, value: random.pick(row.oneOf) }
  const { label, from, to, step, unit, decimals } = row
  return { label, value: measure(from + step * random.whole(0, Math.round((to - from) / step)), unit, decimals) }
}
