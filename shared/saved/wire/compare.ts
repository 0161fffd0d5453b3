// Schemas of the comparison: the list of skus, and the table of differences.
import * as v from 'valibot'
import { type CatalogueItem, itemFields, itemOf } from '#shared/product/wire/catalogue-item.ts'
import { record } from '#shared/wire/answer-parts.ts'
import { Label, list, object } from '#shared/wire/parts.ts'

const listOf = (answer: object): unknown => ('items' in answer ? answer.items : 'compare' in answer ? answer.compare : answer)

/** Some hosts return items with a sku instead of skus. */
const Sku = v.pipe(
  v.unknown(),
  v.transform((entry) => (typeof entry === 'object' && entry !== null && 'sku' in entry ? entry.sku : entry)),
  Label,
)

/**
 * The answer to a toggle, whose shape the contract leaves open: the list, alone or under `items` or `compare`. Null where it contains no
 * product, as `true`, `[]` and an empty body: any success means that the requested state applies.
 */
export const ToggledCompare = v.pipe(
  v.unknown(),
  v.transform((answer) => (typeof answer === 'object' && answer !== null ? listOf(answer) : answer)),
  v.transform((given): string[] | null => {
    const read = Array.isArray(given) ? v.safeParse(list(Sku), given) : null
    return read?.success && read.output.length > 0 ? read.output : null
  }),
)

/** A product's text for one attribute; any value but text or a number is missing. */
const Value = v.fallback(v.nullable(Label), null)

/** One column: the card's data, and a text for each attribute that has one. */
export interface ComparedProduct extends CatalogueItem {
  values: Record<string, string | null>
}

const ComparedProduct = v.pipe(
  object({ ...itemFields, values: v.fallback(record(Value), {}) }),
  v.transform((wire): ComparedProduct => ({ ...itemOf(wire), values: wire.values })),
  v.title('product'),
)

/** The whole table; a product that cannot be parsed is dropped. */
export const Comparison = object({
  attributes: list(object({ code: Label, label: Label })),
  products: list(ComparedProduct),
})
export type Comparison = v.InferOutput<typeof Comparison>
