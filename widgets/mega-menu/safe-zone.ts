// Decides whether a pointer is on its way to an open panel, so that the entries it crosses do not open.

/** A point on the screen. */
export interface Point {
  x: number
  y: number
}

/** The edges of a panel below the menu. */
export interface Edges {
  left: number
  right: number
  top: number
}

/** Returns a number whose sign says on which side of the line from `a` to `b` a point is. */
const side = (point: Point, a: Point, b: Point) => (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y)

/**
 * Whether a movement stays in the triangle between its start and the near edge of the panel.
 * @example isHeading({ x: 50, y: 10 }, { x: 90, y: 20 }, { left: 0, right: 600, top: 48 }) // true
 */
export function isHeading(from: Point, to: Point, { left, right, top }: Edges): boolean {
  if (to.y <= from.y) return false
  const corners = [from, { x: left, y: top }, { x: right, y: top }] as const
  const sides = [side(to, corners[0], corners[1]), side(to, corners[1], corners[2]), side(to, corners[2], corners[0])]
  return sides.every((one) => one >= 0) || sides.every((one) => one <= 0)
}
