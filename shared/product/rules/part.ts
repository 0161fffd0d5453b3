// A product as part of another, in a bundle or set: which variant is chosen and how many of it.
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import { type Choice, matchingVariant, missingChoices } from './configurable.ts'
import type { ProductProblem } from './product-problem.ts'

/** What the rules have to know of a part. */
export interface Part {
  productId: number
  isInStock: boolean
  /** Pieces available; null if unknown. */
  stock: number | null
  attributes: readonly Attribute[]
  variants: readonly Variant[]
}

/** The one variant that is meant; null if there are none, or not everything is chosen. */
export function variantOf(part: Part, choices: readonly Choice[]): Variant | null {
  return part.attributes.length > 0 ? matchingVariant(part.variants, choices) : null
}

/** How many pieces are available; null if unknown, or where it hangs on what is chosen yet. */
export function stockOfPart(part: Part, choices: readonly Choice[]): number | null {
  if (!part.isInStock) return 0
  if (part.attributes.length === 0) return part.stock
  return variantOf(part, choices)?.stock ?? null
}

/** What is still to be chosen. `field` is where an attribute says so. */
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

/** What is missing of a part's choices, else that what was chosen cannot be had: said at the size, else at what was chosen last. */
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
