// Several products in one picture, as they are sold together: each in its own look, the first largest and behind the others.
import { round } from './drawing/path.ts'
import type { Pen } from './drawing/pen.ts'
import { viewsOf } from './picture-spec.ts'
import type { PictureLook, Silhouette } from './picture-spec.ts'
import { drawings } from './silhouettes.ts'

/** Where the middle of a drawing is, and its scale. */
type Place = readonly [x: number, y: number, scale: number]

const places: Readonly<Record<number, readonly Place[]>> = {
  1: [[500, 500, 1]],
  2: [
    [360, 440, 0.78],
    [690, 640, 0.62],
  ],
  3: [
    [354, 312, 0.66],
    [356, 744, 0.54],
    [776, 652, 0.56],
  ],
  4: [
    [290, 300, 0.52],
    [720, 290, 0.52],
    [280, 730, 0.52],
    [730, 720, 0.52],
  ],
}

/** What is small beside other goods. */
const sizes: Partial<Record<Silhouette, number>> = {
  whistle: 0.8,
  'tennis-ball': 0.7,
  'hockey-ball': 0.7,
  floorball: 0.7,
  'tennis-ball-tube': 0.86,
  overgrip: 0.8,
}

/** Draws the picture's own product and the others. */
export function together(pen: Pen): string {
  const { others = [], ...own } = pen.spec
  const looks = [own, ...others]
  return (places[looks.length] ?? []).map((place, at) => (looks[at] ? placedLook(pen, `part-${at}`, looks[at], place) : '')).join('')
}

function placedLook(
  pen: Pen,
  name: string,
  { silhouette, pattern, colours, seed, number = '' }: PictureLook,
  [x, y, scale]: Place,
): string {
  const [view = 'front'] = viewsOf(silhouette)
  const size = scale * (sizes[silhouette] ?? 1)
  const child = pen.child(name, { silhouette, pattern, colours, seed, number, view })
  return `<g transform="translate(${round(x - 500 * size)} ${round(y - 500 * size)}) scale(${round(size)})">${drawings[silhouette].draw(child)}</g>`
}
