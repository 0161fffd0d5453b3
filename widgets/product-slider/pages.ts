// Calculates the positions that a slider can move to. Pure functions, so that both engines share the rules for ends and loops.

/** The current position of a slider. */
export interface Place {
  /** The index of the first visible slide. */
  index: number
  /** The number of slides, and how many of them are visible. */
  count: number
  inSight: number
  isLoop: boolean
}

/** Returns the last index at which the visible slides leave no gap at the end. */
export function lastIndex({ count, inSight }: Pick<Place, 'count' | 'inSight'>): number {
  return Math.max(0, count - inSight)
}

/** Returns whether the slider can move in a direction. */
export function canMove({ index, isLoop, ...place }: Place, direction: 1 | -1): boolean {
  const last = lastIndex(place)
  if (last === 0) return false
  return isLoop || (direction === 1 ? index < last : index > 0)
}

/** Returns the position one page further or back: by the number of visible slides, up to the ends; `wraps` says that a loop starts over. */
export function step({ index, isLoop, ...place }: Place, direction: 1 | -1): { index: number; wraps: boolean } {
  const last = lastIndex(place)
  const isAtEnd = direction === 1 ? index >= last : index <= 0
  if (isAtEnd && isLoop) return { index: direction === 1 ? 0 : last, wraps: true }
  return { index: Math.min(last, Math.max(0, index + direction * place.inSight)), wraps: false }
}
