// The picture of a cart line: the first view of the product in the colour that is bought; of a kit in several colours that of its first part.
import { coloursOf, pictureUrls } from '../catalogue/pictures.ts'
import type { Sellable } from './sellables.ts'

type Drawn = Pick<Sellable, 'picture' | 'colour'>

/**
 * The root-relative address of a small picture; null if the product has none. What is sold together is drawn whole where all its parts
 * are bought in one colour; otherwise, if its first part has several, that part in the chosen one is its picture, as on the product's page.
 */
export function linePicture(sellable: Drawn, parts: readonly { sellable: Drawn }[] = []): string | null {
  const [first] = parts
  const own = first && first.sellable.picture.colours.length > 1 ? first.sellable : null
  const { picture, colour } = own && !isWhole(sellable, own.colour, parts) ? own : { ...sellable, colour: own?.colour ?? sellable.colour }
  return pictureUrls(picture, colour, 320)[0] ?? null
}

/** Whether it is drawn in this colour, and every part that comes in it is bought in it. */
function isWhole({ picture }: Drawn, colour: string | null, parts: readonly { sellable: Drawn }[]): boolean {
  const codes = coloursOf(picture)
  if (colour === null || codes.length < 2 || !codes.includes(colour)) return false
  return parts.every(({ sellable }) => sellable.colour === colour || !sellable.picture.colours.some(({ code }) => code === colour))
}
