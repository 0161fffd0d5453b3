// The addresses of a product's pictures: each view, in one colour.
import { asUsed, viewsOf } from '../pictures/picture-spec.ts'
import type { PictureLook, PictureSpec } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { PictureWidth } from '../pictures/picture-url.ts'
import type { PartPicture, ProductPicture } from '../database/picture.ts'

/** The pictures to draw: every view of the product in one of its colours, by default the main one; of what is sold together, its parts. */
export function pictureSpecs(picture: ProductPicture, colour?: string | null): PictureSpec[] {
  if (picture.parts) return ofParts(picture, picture.parts, colour)
  const look = lookOf(picture, colour)
  return look ? viewsOf(look.silhouette).map((view) => ({ ...look, view })) : []
}

/** All parts in one picture, then in use where they are drawn so, then each part on its own. */
function ofParts({ silhouette, colours: [own] }: ProductPicture, parts: readonly PartPicture[], colour?: string | null): PictureSpec[] {
  const looks = parts.flatMap((part) => lookOf(part, colour ?? own?.code) ?? [])
  const [first, ...others] = looks
  if (!first) return []
  // A kit is worn in its own shirt, shorts and socks.
  const used = silhouette === 'team-kit' ? { ...first, silhouette, others } : looks.find((look) => asUsed(look.silhouette))
  return [
    { ...first, view: 'together', others },
    ...(used ? [{ ...used, view: 'use' as const }] : []),
    ...looks.flatMap((look) =>
      viewsOf(look.silhouette)
        .slice(0, 1)
        .map((view) => ({ ...look, view })),
    ),
  ]
}

function lookOf({ silhouette, pattern, seed, number, colours }: Omit<ProductPicture, 'parts'>, colour?: string | null): PictureLook | null {
  const look = colours.find(({ code }) => code === colour) ?? colours[0]
  return look ? { silhouette, pattern, colours: look.palette, seed, ...(number ? { number } : {}) } : null
}

/** The colours in which all parts of what is sold together can be had; of one product its own. */
export function coloursOf({ colours, parts = [] }: ProductPicture): string[] {
  const [first, ...others] = parts.filter((part) => part.colours.length > 1)
  if (!first) return colours.map(({ code }) => code)
  return first.colours.map(({ code }) => code).filter((code) => others.every((part) => part.colours.some((look) => look.code === code)))
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
