// A picture as SVG text: the studio and the drawing; the detail view shows a magnified part.
import { studio } from './drawing/backdrop.ts'
import { createPen } from './drawing/pen.ts'
import { inUse } from './in-use/in-use.ts'
import { asUsed } from './picture-spec.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawings } from './silhouettes.ts'
import { together } from './together.ts'

interface PictureSvgOptions {
  /** The size in pixels of the square picture; omit it for an SVG that fills its box. */
  width?: number
  /** Keeps ids distinct when several pictures are in one document. */
  prefix?: string
}

/**
 * Draws a product.
 * @example pictureSvg({ silhouette: 'cap', pattern: 'plain', colours, view: 'front', seed: 1 }, { prefix: 'cap-1' })
 */
export function pictureSvg(spec: PictureSpec, { width, prefix = 'p' }: PictureSvgOptions = {}): string {
  const isSmall = width !== undefined && width <= 320 && spec.view !== 'detail'
  const pen = createPen(spec, prefix, isSmall)
  const { draw, detail } = drawings[spec.silhouette]
  const [x, y, size] = spec.view === 'detail' ? detail : [0, 0, 1000]
  const used = spec.view === 'use' ? asUsed(spec.silhouette) : null
  const backdrop = used || spec.backdrop === 'none' ? '' : studio(pen)
  const drawing = used ? inUse[used](pen) : spec.view === 'together' ? together(pen) : draw(pen)
  const pixels = width ? ` width="${width}" height="${width}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size} ${size}"${pixels}><defs>${pen.definitions()}</defs>${backdrop}${drawing}</svg>`
}
