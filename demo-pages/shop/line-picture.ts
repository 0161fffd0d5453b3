// The picture of a cart line: the first view of the product in the colour that is bought.
import { viewsOf } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { Sellable } from './sellables.ts'

/** Root-relative address of a small picture, null where the product has none. */
export function linePicture({ picture, colour }: Pick<Sellable, 'picture' | 'colour'>): string | null {
  const look = picture.colours.find((candidate) => candidate.code === colour) ?? picture.colours[0]
  const view = viewsOf(picture.silhouette)[0]
  if (!look || !view) return null
  const { silhouette, pattern, seed, number } = picture
  return pictureUrl({ silhouette, pattern, seed, colours: look.palette, view, ...(number ? { number } : {}) }, 320)
}
