// The pictures of a bundle as it is chosen.
import { picturesOfChoices } from '#shared/product/rules/choice-pictures.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem } from './models.ts'

/** The bundle whole where the host has it in the one colour of its parts, otherwise its parts once the first has its colour; else null. */
export function bundlePictures({ looks }: Pick<Product, 'looks'>, [first, ...others]: readonly ProductItem[]): readonly string[] | null {
  if (!first) return null
  const shared = first.choices.find(({ optionId }) => looks && Object.hasOwn(looks, optionId) && isInAll([first, ...others], optionId))
  if (shared && looks) return looks[shared.optionId] ?? null
  const shown = picturesOfChoices(first.variants, first.choices)
  if (!shown || new Set(first.variants.map(({ images }) => images[0])).size < 2) return null
  return [...shown, ...others.flatMap(({ variants, choices }) => picturesOfChoices(variants, choices) ?? [])]
}

/** Whether every item that comes in this option has it, and any does. */
function isInAll(items: readonly ProductItem[], optionId: number): boolean {
  const own = items.filter(({ attributes }) => attributes.some(({ options }) => options.some(({ id }) => id === optionId)))
  return own.length > 0 && own.every(({ choices }) => choices.some((choice) => choice.optionId === optionId))
}
