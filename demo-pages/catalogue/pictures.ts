// The addresses of a product's pictures: each view, in one colour.
import { viewsOf } from '../pictures/picture-spec.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { PictureWidth } from '../pictures/picture-url.ts'
import type { ProductPicture } from '../database/picture.ts'

/** The pictures to draw: every view of the product in one of its colours, by default the main one. */
export function pictureSpecs(picture: ProductPicture, colour?: string | null): PictureSpec[] {
  const look = picture.colours.find(({ code }) => code === colour) ?? picture.colours[0]
  if (!look) return []
  const { silhouette, pattern, seed, number } = picture
  return viewsOf(silhouette).map((view) => ({ silhouette, pattern, colours: look.palette, view, seed, ...(number ? { number } : {}) }))
}

/** The back without the product's own number, on which a name and a number can be printed; null where there is no back. */
export function bareBack(picture: ProductPicture, colour: string | null): PictureSpec | null {
  const back = pictureSpecs(picture, colour).find(({ view }) => view === 'back')
  if (!back) return null
  const { number: _own, ...bare } = back
  return bare
}

/** The addresses of these pictures; other widths of a picture differ only in the number before the extension. */
export function pictureUrls(picture: ProductPicture, colour: string | null, width: PictureWidth): string[] {
  return pictureSpecs(picture, colour).map((spec) => pictureUrl(spec, width))
}

/** The same picture in another width. */
export function pictureAt(url: string, width: PictureWidth): string {
  return url.replace(/_\d+(\.\w+)$/, `_${width}$1`)
}
