// The picture of a cart line: the first view of the product in the colour that is bought.
import { pictureUrls } from '../catalogue/pictures.ts'
import type { Sellable } from './sellables.ts'

/** The root-relative address of a small picture; null if the product has none. */
export function linePicture({ picture, colour }: Pick<Sellable, 'picture' | 'colour'>): string | null {
  return pictureUrls(picture, colour, 320)[0] ?? null
}
