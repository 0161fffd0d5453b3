// The picture of a cart line: the first view of the product in the colour that is bought, of a kit that of its first part.
import { pictureUrls } from '../catalogue/pictures.ts'
import type { Sellable } from './sellables.ts'

type Drawn = Pick<Sellable, 'picture' | 'colour'>

/**
 * The root-relative address of a small picture; null if the product has none. A bundle is drawn in one colour: if its first part has
 * several, that part in the chosen one is its picture, as on the product's page.
 */
export function linePicture(sellable: Drawn, [first]: readonly { sellable: Drawn }[] = []): string | null {
  const { picture, colour } = first && first.sellable.picture.colours.length > 1 ? first.sellable : sellable
  return pictureUrls(picture, colour, 320)[0] ?? null
}
