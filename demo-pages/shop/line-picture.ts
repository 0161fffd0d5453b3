// The picture of a cart line: the first view of the product in the colour that is bought; of a kit in several colours that of its first part.
import { coloursOf, pictureUrls } from '../catalogue/pictures.ts'
import type { Sellable } from './sellables.ts'

type Drawn = Pick<Sellable, 'picture' | 'colour'>

/**
 * The root-relative address of a small picture; null if the product has none. What is sold together is drawn whole where all its parts
 * are bought in one colour; otherwise, if its first part has several, that part in the chosen one is its picture, as on the product's page.
 */
export function linePicture(sellable: Drawn, parts: readonly { sellable: Drawn }[] = []): string | null {
  const chosen = new Set(parts.flatMap((part) => (part.sellable.picture.colours.length > 1 ? [part.sellable.colour] : [])))
  const [shared = null] = chosen
  const isWhole = chosen.size === 1 && shared !== null && coloursOf(sellable.picture).includes(shared)
  const [first] = parts
  const { picture, colour } = isWhole
    ? { ...sellable, colour: shared }
    : first && first.sellable.picture.colours.length > 1
      ? first.sellable
      : sellable
  return pictureUrls(picture, colour, 320)[0] ?? null
}
