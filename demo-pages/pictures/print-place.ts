// Where a garment's back is printed, as its drawing says: fractions of the picture, and the colours of the print.
import { createPen } from './drawing/pen.ts'
import type { Place, PrintPlace } from './drawing/pen.ts'
import { viewsOf } from './picture-spec.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawings } from './silhouettes.ts'

const known = new Map<string, PrintPlace | null>()

/** The places on the back of this product; null where its back is not printed. */
export function printPlaceOf({ silhouette, pattern, colours, seed }: PictureSpec): PrintPlace | null {
  if (!viewsOf(silhouette).includes('back')) return null
  const key = [silhouette, pattern, colours.main, colours.second, colours.accent].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const pen = createPen({ silhouette, pattern, colours, seed, view: 'back' }, 'p', true)
  drawings[silhouette].draw(pen)
  const place = pen.printPlace()
  known.set(key, place && { ...place, name: shares(place.name), number: shares(place.number), crest: shares(place.crest) })
  return known.get(key) ?? null
}

function shares({ x, y, width, height }: Place): Place {
  return { x: x / 1000, y: y / 1000, width: width / 1000, height: height / 1000 }
}
