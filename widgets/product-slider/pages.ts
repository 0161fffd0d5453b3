// The positions a slider can move to. Pure, so that ends and loops are calculated once for both engines.

/** What a step starts from. */
export interface Place {
  /** The first slide in sight. */
  index: number
  /** All slides, and how many of them are in sight. */
  count: number
  inSight: number
  isLoop: boolean
}

/** The last slide that can stand first without leaving a hole behind the others. */
export function lastIndex({ count, inSight }: Pick<Place, 'count' | 'inSight'>): number {
  return Math.max(0, count - inSight)
}

/** Whether there is anywhere to go. */
export function canMove({ index, isLoop, ...place }: Place, direction: 1 | -1): boolean {
  const last = lastIndex(place)
  if (last === 0) return false
  return isLoop || (direction === 1 ? index < last : index > 0)
}

/** A page further or back: by as many slides as are in sight, stopping at the ends; `wraps` where a loop goes round. */
export function step({ index, isLoop, ...place }: Place, direction: 1 | -1): { index: number; wraps: boolean } {
  const last = lastIndex(place)
  const isAtEnd = direction === 1 ? index >= last : index <= 0
  if (isAtEnd && isLoop) return { index: direction === 1 ? 0 : last, wraps: true }
  return { index: Math.min(last, Math.max(0, index + direction * place.inSight)), wraps: false }
}
