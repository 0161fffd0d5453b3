// Draws folds as tapered dark strokes with a lit edge, blurred together; cloth without them looks flat.
import { at } from './path.ts'
import type { Point } from './path.ts'
import type { Pen } from './pen.ts'
import { between } from './random.ts'

export interface Fold {
  from: Point
  to: Point
  /** How far the middle bends to the left of the line from start to end. */
  bow: number
  width: number
  /** 0 to 1. */
  strength: number
}

function leaf({ from, to, bow, width }: Fold, shift: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [dy / length, -dx / length]
  const middle = (offset: number): Point => [
    (from[0] + to[0]) / 2 + nx * (bow * 2 + offset),
    (from[1] + to[1]) / 2 + ny * (bow * 2 + offset),
  ]
  const move = ([x, y]: Point): Point => [x + nx * shift, y + ny * shift]
  return `M${at(move(from))}Q${at(move(middle(width)), move(to))}Q${at(move(middle(-width)), move(from))}Z`
}

/** Draws folds inside a clip; `seedName` shifts them slightly in each picture. */
export function drawFolds(pen: Pen, seedName: string, folds: Fold[], blur = 5): string {
  const random = pen.random(`folds-${seedName}`)
  const filter = pen.define(`fold-blur-${blur}`, (id) => `<filter id="${id}"><feGaussianBlur stdDeviation="${blur}"/></filter>`)
  let shade = ''
  let light = ''
  for (const fold of folds) {
    const jitter = (): number => between(random, -9, 9)
    const moved: Fold = {
      from: [fold.from[0] + jitter() * 0.6, fold.from[1] + jitter()],
      to: [fold.to[0] + jitter(), fold.to[1] + jitter()],
      bow: fold.bow * between(random, 0.7, 1.3),
      width: fold.width * between(random, 0.8, 1.25),
      strength: fold.strength * between(random, 0.75, 1.1),
    }
    shade += `<path d="${leaf(moved, 0)}" opacity="${(moved.strength * 0.62).toFixed(2)}"/>`
    light += `<path d="${leaf(moved, moved.width * 0.95 + 2)}" opacity="${(moved.strength * 0.42).toFixed(2)}"/>`
  }
  return `<g filter="${filter}"><g fill="#060810">${shade}</g><g fill="#fff">${light}</g></g>`
}
