// A product, or something beside it, inside a larger picture: its own drawing without the studio.
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import type { PictureSpec, Silhouette } from '../picture-spec.ts'
import { drawings } from '../silhouettes.ts'

/** Draws a silhouette in the picture's own look, or in another. */
export function thing(pen: Pen, name: string, silhouette: Silhouette, look: Partial<PictureSpec> = {}): string {
  const child = pen.child(name, { view: 'front', ...look, silhouette, backdrop: 'none' })
  return drawings[silhouette].draw(child)
}

/** A group whose (500, 0) is at this place, scaled. */
export function placed(x: number, y: number, scale: number, svg: string): string {
  return `<g transform="translate(${round(x - 500 * scale)} ${y}) scale(${scale})">${svg}</g>`
}
