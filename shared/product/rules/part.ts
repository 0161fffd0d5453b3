// A product as part of a bundle or set: its chosen variant and its stock.
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import { type Choice, matchingVariant, missingChoices } from './configurable.ts'
import type { ProductProblem } from './product-problem.ts'

/** The properties of a part that the rules need. */
export interface Part {
  productId: number
  isInStock: boolean
  /** Items in stock; null if unknown. */
  stock: number | null
  attributes: readonly Attribute[]
  variants: readonly Variant[]
}

/** The chosen variant; null if the part has none, or not everything is chosen. */
export function variantOf(part: Part, choices: readonly Choice[]): Variant | null {
  return part.attributes.length > 0 ? matchingVariant(part.variants, choices) : null
}

/** The stock of a part; null if unknown, or while it depends on missing choices. */
export function stockOfPart(part: Part, choices: readonly Choice[]): number | null {
  if (!part.isInStock) return 0
  if (part.attributes.length === 0) return part.stock
  return variantOf(part, choices)?.stock ?? null
}

/** The missing choices. `field` names the field of an attribute. */
export function missingProblems(
  attributes: readonly Attribute[],
  choices: readonly Choice[],
  field: (attribute: Attribute) => string,
): ProductProblem[] {
  const missing = missingChoices(attributes, choices)
  return attributes
    .filter(({ code }) => missing.includes(code))
    .map((attribute) => ({
      code: attribute.role === 'size' ? 'product.option-missing' : 'product.choice-missing',
      field: field(attribute),
      values: { label: attribute.label },
    }))
}

/**
 * The problems of a part's choices: those that are missing, or else that the chosen variant is unavailable, shown at the size, or at the
 * last choice.
 */
export function choiceProblems(part: Part, choices: readonly Choice[], field: (attribute: Attribute) => string): ProductProblem[] {
  const missing = missingProblems(part.attributes, choices, field)
  const size = part.attributes.find(({ role }) => role === 'size') ?? part.attributes.at(-1)
  if (missing.length > 0 || !size) return missing
  const variant = matchingVariant(part.variants, choices)
  return variant && variant.stock !== 0 ? [] : [goneProblem(size, choices, field(size))]
}

function goneProblem(attribute: Attribute, choices: readonly Choice[], field: string): ProductProblem {
  const chosen = choices.find(({ attributeCode }) => attributeCode === attribute.code)
  const label = attribute.options.find(({ id }) => id === chosen?.optionId)?.label
  if (attribute.role !== 'size' || label === undefined) return { code: 'product.out-of-stock', field }
  return { code: 'product.size-gone', field, values: { size: label } }
}
