// Draws the patterns of balls, panel by panel.
import { mix } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import type { BallPanel } from './panels.ts'
import { facePath, project, towards } from './sphere.ts'
import type { Ball, Vector } from './sphere.ts'

/** Fills and decorates every panel. */
export function paintPanels(pen: Pen, ball: Ball, panels: BallPanel[]): string {
  return panels
    .map((panel, index) => {
      const outline = facePath(ball, panel.corners, panel.corners.length > 8 ? 2 : 8)
      if (!outline) return ''
      return `<path d="${outline}" fill="${baseColour(pen, ball, panel, index)}"/>${decoration(pen, ball, panel, index)}`
    })
    .join('')
}

function baseColour(pen: Pen, ball: Ball, panel: BallPanel, index: number): string {
  const { main, second, accent } = pen.colours
  const height = (ball.y - project(ball, panel.centre).point[1]) / ball.radius
  switch (pen.spec.pattern) {
    case 'classic':
      return panel.sort === 0 ? main : panel.sort === 1 ? second : accent
    case 'bands':
      return height > 0.42 ? accent : height > -0.16 ? main : second
    case 'gradient':
      return mix(main, second, Math.min(1, Math.max(0, 0.5 - height * 0.6)))
    case 'stars':
      return index % 5 === 4 ? mix(main, second, 0.12) : main
    default:
      return main
  }
}

function decoration(pen: Pen, ball: Ball, panel: BallPanel, index: number): string {
  const { second, accent } = pen.colours
  const corners = outlineCorners(panel)
  const count = corners.length
  const corner = (at: number): Vector => corners[((at % count) + count) % count] ?? panel.centre
  if (pen.spec.pattern === 'shards') {
    let svg = ''
    for (let side = index % 2; side < count; side += 2) {
      const path = facePath(
        ball,
        [panel.centre, towards(corner(side), corner(side + 1), 0.08), towards(corner(side), corner(side + 1), 0.8)],
        5,
      )
      svg += `<path d="${path}" fill="${(side + index) % 3 === 0 ? accent : second}"/>`
    }
    return svg
  }
  if (pen.spec.pattern === 'swirl') {
    let svg = ''
    for (let side = 0; side < count; side += count > 5 ? 2 : 1) {
      const [from, to] = [corner(side), corner(side + 1)]
      const middle = towards(from, to, 0.5)
      const blade = [
        panel.centre,
        bent(panel.centre, from, corner(side - 1), 0.2),
        from,
        towards(from, to, 0.26),
        bent(panel.centre, middle, from, 0.26),
      ]
      svg += `<path d="${facePath(ball, blade, 6)}" fill="${side === 0 && panel.sort === 1 ? accent : second}"/>`
    }
    return svg
  }
  if (pen.spec.pattern === 'stars') {
    const star: Vector[] = []
    for (let point = 0; point < 5; point += 1) {
      const share = (point / 5) * count
      star.push(towards(panel.centre, between(corners, share), 0.7), towards(panel.centre, between(corners, share + count / 10), 0.3))
    }
    return `<path d="${facePath(ball, star, 3)}" fill="${index % 3 === 0 ? accent : second}"/>`
  }
  return ''
}

/** A point between two others, shifted towards a third. */
function bent(from: Vector, to: Vector, aside: Vector, amount: number): Vector {
  return towards(towards(from, to, 0.55), aside, amount)
}

function between(corners: Vector[], share: number): Vector {
  const at = Math.floor(share) % corners.length
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]]
  return from && to ? towards(from, to, share - Math.floor(share)) : [0, 0, 1]
}

/** Slices have many corners along their curves, but decorations need only a few. */
function outlineCorners(panel: BallPanel): Vector[] {
  if (panel.corners.length <= 8) return panel.corners
  return panel.corners.filter((_, index) => index % 6 === 0)
}
