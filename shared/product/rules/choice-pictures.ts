// Selects the pictures of a product that show the chosen options: those of the colour, in any size.
import type { Variant } from '#shared/product/wire/variant.ts'
import type { Choice } from './configurable.ts'

/**
 * The pictures common to all variants that match the choices; null where nothing is chosen, or where the choices do not affect the
 * pictures, such as only the size of a shirt in three colours.
 */
export function picturesOfChoices(variants: readonly Variant[], choices: readonly Choice[]): readonly string[] | null {
  if (choices.length === 0) return null
  const matching = variants.filter(
    ({ options, images }) =>
      images.length > 0 &&
      choices.every(({ attributeCode, optionId }) => Object.hasOwn(options, attributeCode) && options[attributeCode] === optionId),
  )
  const [first] = matching
  return first && matching.every(({ images }) => images.join() === first.images.join()) ? first.images : null
}
