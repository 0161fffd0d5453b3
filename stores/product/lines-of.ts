// The cart's lines for choices that are not on the page, which stays as the shopper left it: for her assistant.
import { findChoices } from '#shared/product/rules/find-choices.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { infoOf } from './facts.ts'
import { $models } from './models.ts'
import { stateOf } from './state.ts'

/** The lines to add; where there are none, what is wrong. */
export interface WantedLines {
  lines: readonly NewLine[]
  problems: readonly ProductProblem[]
}

/**
 * The lines of a loaded product, chosen by words.
 * @example linesOf(product, 2, { Colour: 'Red', Size: 'M' })
 */
export function linesOf(product: Product, quantity: number, words: Readonly<Record<string, string>>): WantedLines {
  const choices = findChoices(product.attributes, words)
  const { lines, problems } = infoOf(product, { ...stateOf({}, product.productId), choices, quantity }, $models.get())
  return { lines, problems }
}
