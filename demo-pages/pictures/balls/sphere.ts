// The geometry of balls: points on a sphere, rotated, projected, and cut off where they pass behind the edge.
import { round } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'

export type Vector = [x: number, y: number, z: number]

/** A rotation about x, then y, then z, in radians. */
export type Turn = [x: number, y: number, z: number]

/** The position of a ball in the picture; `stretch` lengthens it along x, `lean` rotates the projection. */
export interface Ball {
  x: number
  y: number
  radius: number
  turn: Turn
  stretch?: number
  lean?: number
}

export function normalised([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export function middleOf(points: Vector[]): Vector {
  const sum: Vector = [0, 0, 0]
  for (const [x, y, z] of points) {
    sum[0] += x
    sum[1] += y
    sum[2] += z
  }
  return normalised(sum)
}

/** A point between two on the sphere. */
export function towards(from: Vector, to: Vector, part: number): Vector {
  return normalised([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part])
}

export function turned([x, y, z]: Vector, [ax, ay, az]: Turn): Vector {
  const y1 = y * Math.cos(ax) - z * Math.sin(ax)
  const z1 = y * Math.sin(ax) + z * Math.cos(ax)
  const x2 = x * Math.cos(ay) + z1 * Math.sin(ay)
  const z2 = z1 * Math.cos(ay) - x * Math.sin(ay)
  return [x2 * Math.cos(az) - y1 * Math.sin(az), x2 * Math.sin(az) + y1 * Math.cos(az), z2]
}

/** Projects a unit vector to the picture; `facing` is 1 in the middle, 0 at the edge and negative behind. */
export function project(ball: Ball, vector: Vector): { point: Point; facing: number } {
  let [x, y, z] = turned(vector, ball.turn)
  if (z < 0) {
    const length = Math.hypot(x, y) || 1
    x /= length
    y /= length
  }
  const [px, py] = [x * ball.radius * (ball.stretch ?? 1), -y * ball.radius]
  const lean = ball.lean ?? 0
  return { point: [ball.x + px * Math.cos(lean) - py * Math.sin(lean), ball.y + px * Math.sin(lean) + py * Math.cos(lean)], facing: z }
}

/** The outline of a polygon of great-circle edges; empty if all of it is behind. */
export function facePath(ball: Ball, corners: Vector[], steps = 8): string {
  let path = ''
  let isSeen = false
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    for (let step = 0; step < steps; step += 1) {
      const { point, facing } = project(ball, towards(corner, next, step / steps))
      if (facing > 0.01) isSeen = true
      path += `${path ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`
    }
  })
  return isSeen ? `${path}Z` : ''
}

/** The visible parts of a line on the sphere. */
export function linePath(ball: Ball, points: Vector[]): string {
  let path = ''
  let isDown = false
  for (const vector of points) {
    const { point, facing } = project(ball, vector)
    if (facing < 0) {
      isDown = false
      continue
    }
    path += `${isDown ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`
    isDown = true
  }
  return path
}

/** The outline of the ball. */
export function outlineOf({ x, y, radius, stretch = 1, lean = 0 }: Ball): string {
  const [rx, angle] = [radius * stretch, (lean * 180) / Math.PI]
  const [dx, dy] = [rx * Math.cos(lean), rx * Math.sin(lean)]
  const arc = (toX: number, toY: number): string => `A${round(rx)} ${round(radius)} ${round(angle)} 0 1 ${round(toX)} ${round(toY)}`
  return `M${round(x - dx)} ${round(y - dy)}${arc(x + dx, y + dy)}${arc(x - dx, y - dy)}Z`
}
