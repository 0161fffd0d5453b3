// The drawn pictures as the catalogue uses them; the only import from `demo-pages/pictures` here.
import type { Pattern, PictureColours, PictureSpec, Silhouette } from '../pictures/picture-spec.ts'

export type { Pattern, PictureColours, PictureSpec, Silhouette }
export { brands } from '../pictures/brands/brands.ts'
export { snapshotSize, snapshotSvg, type Room } from '../pictures/snapshot-svg.ts'
export { mostTogether, patternNames, patternsOf, silhouetteNames } from '../pictures/picture-spec.ts'

/** How a product is drawn: one look, in each of its colours. What is sold together is drawn by its `parts`. */
export interface ProductPicture {
  silhouette: Silhouette
  pattern: Pattern
  seed: number
  number?: string
  /** The first is the main look. */
  colours: { code: string; palette: PictureColours }[]
  parts?: PartPicture[]
}

/** A part of what is sold together, in its own look. */
export type PartPicture = Omit<ProductPicture, 'parts'> & { productId: number }
