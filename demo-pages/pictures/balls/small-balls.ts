// Draws small balls in a group: felt, dimples and holes.
import { printedMark } from '../brands/printed.ts'
import { darken, lighten } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'
import { lightBall } from './ball-light.ts'
import type { Skin } from './ball-light.ts'
import { paintPanels } from './ball-pattern.ts'
import { slices } from './panels.ts'
import type { BallPanel } from './panels.ts'
import { linePath, outlineOf, project, turned } from './sphere.ts'
import type { Ball, Turn, Vector } from './sphere.ts'

/** Three balls in a heap; the side view shows one ball close up. */
function heap(pen: Pen, radius: number, draw: (ball: Ball, name: string) => string): string {
  const random = pen.random('heap')
  const turn = (): Turn => [between(random, -0.9, 0.9), between(random, -0.9, 0.9), between(random, -0.9, 0.9)]
  if (pen.spec.view === 'side') return draw({ x: 500, y: 500, radius: 330, turn: turn() }, 'one')
  return (
    draw({ x: 500 + radius * 0.16, y: 446, radius: radius * 0.94, turn: turn() }, 'far') +
    draw({ x: 500 - radius * 0.96, y: 566, radius: radius * 0.98, turn: turn() }, 'left') +
    draw({ x: 500 + radius * 0.84, y: 606, radius, turn: turn() }, 'right')
  )
}

/** Paints the skin in eight slices, since patterns need panels. */
const octants = slices([() => -1, () => -0.5, () => 0, () => 0.5, () => 1], 4)
const halves = slices([() => -1, () => 0, () => 1], 1)

function skinOf(pen: Pen): BallPanel[] {
  return pen.spec.pattern === 'classic' ? halves : octants
}

/** Points that are evenly distributed over the sphere. */
function spread(count: number): Vector[] {
  return Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * (index + 0.5)) / count
    const angle = index * Math.PI * (3 - Math.sqrt(5))
    const rest = Math.sqrt(1 - y * y)
    return [Math.cos(angle) * rest, y, Math.sin(angle) * rest]
  })
}

/** A small disc on the sphere as an ellipse in the picture; empty if it faces away. */
function disc(ball: Ball, vector: Vector, size: number, paint: string): string {
  const { point, facing } = project(ball, vector)
  if (facing < 0.08) return ''
  const [x, y] = turned(vector, ball.turn)
  const angle = (Math.atan2(-y, x) * 180) / Math.PI
  return `<ellipse rx="${round(size * facing)}" ry="${round(size)}" transform="translate(${round(point[0])} ${round(point[1])}) rotate(${round(angle)})" ${paint}/>`
}

export function tennisBall(pen: Pen): string {
  const skin: Skin = { grain: 3.4, depth: 0.9, gloss: 0 }
  const seam: Vector[] = Array.from({ length: 121 }, (_, step) => {
    const t = (step / 120) * Math.PI * 2
    const [a, b] = [0.72, 0.28]
    const raw: Vector = [
      a * Math.cos(t) + b * Math.cos(3 * t),
      a * Math.sin(t) - b * Math.sin(3 * t),
      2 * Math.sqrt(a * b) * Math.sin(2 * t),
    ]
    const length = Math.hypot(...raw)
    return [raw[0] / length, raw[1] / length, raw[2] / length]
  })
  return heap(pen, 216, (ball, name) => {
    const line = linePath(ball, seam)
    const width = ball.radius * 0.055
    const random = pen.random(`fuzz-${name}`)
    let fuzz = ''
    for (let hair = 0; hair < 260; hair += 1) {
      const angle = (hair / 260) * Math.PI * 2
      const reach = ball.radius * (1 + between(random, 0.006, 0.026))
      const lean = angle + between(random, -0.04, 0.04)
      fuzz += `M${round(ball.x + Math.cos(angle) * ball.radius * 0.99)} ${round(ball.y + Math.sin(angle) * ball.radius * 0.99)}L${round(ball.x + Math.cos(lean) * reach)} ${round(ball.y + Math.sin(lean) * reach)}`
    }
    const painted =
      paintPanels(pen, ball, skinOf(pen)) +
      `<g fill="none"><path d="${line}" stroke="#05060c" stroke-opacity="0.16" stroke-width="${width * 2}"/><path d="${line}" stroke="#f3f1e8" stroke-width="${width}"/><path d="${line}" stroke="#05060c" stroke-opacity="0.25" stroke-width="${width * 0.24}" transform="translate(${width * 0.4} ${width * 0.4})"/></g>` +
      `<g opacity="0.8">${printedMark(pen, ball.x - ball.radius * 0.1, ball.y + ball.radius * 0.1, ball.radius * 0.36)}</g>`
    return `${lightBall(pen, name, ball, painted, skin)}<path d="${fuzz}" stroke="${lighten(pen.colours.main, 0.22)}" stroke-width="1.6" opacity="0.75"/>`
  })
}

export function hockeyBall(pen: Pen): string {
  const dimples = spread(210)
  return heap(pen, 208, (ball, name) => {
    const size = ball.radius * 0.062
    const pits = dimples
      .map(
        (vector) =>
          disc(ball, vector, size, 'fill="#05060c" fill-opacity="0.2"') +
          disc({ ...ball, x: ball.x + size * 0.16, y: ball.y + size * 0.2 }, vector, size * 0.8, 'fill="#fff" fill-opacity="0.16"'),
      )
      .join('')
    return lightBall(pen, name, ball, paintPanels(pen, ball, skinOf(pen)) + pits, { grain: 0, depth: 0, gloss: 1 })
  })
}

export function floorball(pen: Pen): string {
  const holes = spread(26)
  return heap(pen, 214, (ball, name) => {
    const size = ball.radius * 0.145
    const inside = darken(pen.colours.main, 0.66)
    const back: Ball = { ...ball, turn: [ball.turn[0], ball.turn[1] + Math.PI, ball.turn[2]] }
    const far = holes.map((vector) => disc(back, vector, size * 0.9, 'fill="#e6e6e2" fill-opacity="0.4"')).join('')
    const near = holes
      .map(
        (vector) =>
          disc(ball, vector, size * 1.14, 'fill="#fff" fill-opacity="0.3"') +
          disc({ ...ball, x: ball.x - 2, y: ball.y - 2 }, vector, size * 1.06, 'fill="#05060c" fill-opacity="0.28"') +
          disc(ball, vector, size, `fill="${inside}"`),
      )
      .join('')
    const clip = pen.define(
      `holes-${name}`,
      (id) => `<clipPath id="${id}">${holes.map((vector) => disc(ball, vector, size * 0.96, '')).join('')}</clipPath>`,
    )
    return lightBall(
      pen,
      name,
      ball,
      `${paintPanels(pen, ball, skinOf(pen))}${near}<g clip-path="${clip}"><path d="${outlineOf(ball)}" fill="${inside}"/>${far}</g>`,
      { grain: 0, depth: 0, gloss: 0.8 },
    )
  })
}
