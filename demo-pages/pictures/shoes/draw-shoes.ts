// Draws a shoe silhouette in the picture's view: one from the side, a pair, or the heels.
import type { Pen } from '../drawing/pen.ts'
import { drawHeels } from './heel-view.ts'
import { drawSlide, drawSlideHeels } from './sandal.ts'
import { drawShoe } from './shoe.ts'
import { shoeStyle } from './shoes.ts'

/** Any shoe of the shop. */
export function drawShoes(pen: Pen): string {
  const { silhouette, view } = pen.spec
  const style = shoeStyle(pen, silhouette)
  const single = (part: Pen): string => (style ? drawShoe(part, style) : drawSlide(part))
  if (view === 'back') return style ? drawHeels(pen, style) : drawSlideHeels(pen)
  if (view !== 'front') return single(pen)
  return `<g transform="translate(196 -14) scale(0.78)">${single(pen.child('far'))}</g><g transform="translate(8 210) scale(0.86)">${single(pen.child('near'))}</g>`
}
