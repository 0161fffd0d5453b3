// Draws the balls of the shop: each has its panels, rotation, skin and mark.
import { printedMark, printedName, printedText } from '../brands/printed.ts'
import { darken } from '../drawing/colour.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'
import { lightBall } from './ball-light.ts'
import type { Skin } from './ball-light.ts'
import { paintPanels } from './ball-pattern.ts'
import { dodecahedronPanels, slices, soccerPanels, stripPanels } from './panels.ts'
import type { BallPanel } from './panels.ts'
import { facePath, linePath } from './sphere.ts'
import type { Ball, Turn, Vector } from './sphere.ts'

interface Style {
  ball: Ball
  panels: BallPanel[]
  skin: Skin
  /** Colour and width of the grooves between panels. */
  groove: { colour: string; width: number }
  marks?: string
}

function turnOf(pen: Pen, front: Turn, side: Turn): Turn {
  const random = pen.random('turn')
  const [x, y, z] = pen.spec.view === 'side' ? side : front
  return [x + between(random, -0.06, 0.06), y + between(random, -0.08, 0.08), z + between(random, -0.05, 0.05)]
}

/** Draws a groove: dark in the middle, soft beside it, and lit on the side that faces the light. */
function grooves(path: string, { colour, width }: Style['groove']): string {
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#05060c" stroke-opacity="0.07" stroke-width="${width * 4.4}"/><path d="${path}" stroke="#05060c" stroke-opacity="0.1" stroke-width="${width * 2.6}"/>` +
    `<path d="${path}" stroke="#fff" stroke-opacity="0.3" stroke-width="${width * 0.9}" transform="translate(${width * 0.5} ${width * 0.6})"/><path d="${path}" stroke="${colour}" stroke-width="${width}"/></g>`
  )
}

function drawBall(pen: Pen, { ball, panels, skin, groove, marks = '' }: Style): string {
  const seams = panels.map((panel) => facePath(ball, panel.corners, panel.corners.length > 8 ? 2 : 8)).join('')
  return lightBall(pen, 'one', ball, paintPanels(pen, ball, panels) + grooves(seams, groove) + marks, skin)
}

/** The brand's mark, slightly flattened, since it lies on a curved surface. */
function mark(pen: Pen, ball: Ball, x: number, y: number, size: number, lean = -8): string {
  return `<g transform="rotate(${lean} ${ball.x + x} ${ball.y + y}) translate(${ball.x + x} ${ball.y + y}) scale(1 0.94)">${printedMark(pen, 0, 0, size)}</g>`
}

export function football(pen: Pen): string {
  const ball: Ball = { x: 500, y: 492, radius: 350, turn: turnOf(pen, [0.36, 0.32, 0.16], [1.1, 0.9, 0.5]) }
  const isClassic = pen.spec.pattern === 'classic'
  return drawBall(pen, {
    ball,
    panels: soccerPanels,
    skin: { grain: 3.2, depth: 0.5, gloss: 0.85 },
    groove: { colour: darken(pen.colours.main, 0.62), width: 4 },
    ...(isClassic ? {} : { marks: mark(pen, ball, 10, 16, 84) }),
  })
}

export function basketball(pen: Pen): string {
  const side = (sign: number) => (angle: number) => sign * (0.58 + 0.2 * Math.cos(angle * 2))
  const ball: Ball = { x: 500, y: 488, radius: 366, turn: turnOf(pen, [0.34, -0.5, 0.3], [0.2, 0.9, 1.2]) }
  const isClassic = pen.spec.pattern === 'classic'
  const skin = isClassic
    ? slices([() => -1, side(-1), () => 0, side(1), () => 1], 2, Math.PI / 2)
    : slices([() => -1, () => -0.5, () => 0, () => 0.5, () => 1], 6, 0.3)
  const ring = (at: (angle: number) => Vector): string =>
    linePath(
      ball,
      Array.from({ length: 73 }, (_, step) => at((step / 72) * Math.PI * 2)),
    )
  const curve =
    (sign: number) =>
    (angle: number): Vector => {
      const x = side(sign)(angle)
      const rest = Math.sqrt(1 - x * x)
      return [x, Math.cos(angle) * rest, Math.sin(angle) * rest]
    }
  const seams = [
    ring((angle) => [0, Math.cos(angle), Math.sin(angle)]),
    ring((angle) => [Math.cos(angle), 0, Math.sin(angle)]),
    ring(curve(1)),
    ring(curve(-1)),
  ].join('')
  const painted =
    paintPanels(pen, ball, skin) + grooves(seams, { colour: darken(pen.colours.accent, 0.6), width: 9 }) + mark(pen, ball, 92, -64, 96, -24)
  return lightBall(pen, 'one', ball, painted, { grain: 7, depth: 1.1, gloss: 0.42 })
}

export function volleyball(pen: Pen): string {
  const ball: Ball = { x: 500, y: 496, radius: 342, turn: turnOf(pen, [0.5, 0.62, 0.1], [0.1, 0.1, 0.7]) }
  return drawBall(pen, {
    ball,
    panels: stripPanels,
    skin: { grain: 2.6, depth: 0.45, gloss: 0.5 },
    groove: { colour: darken(pen.colours.main, 0.55), width: 4.4 },
    marks: mark(pen, ball, 30, 70, 70, 14),
  })
}

export function handball(pen: Pen): string {
  const ball: Ball = { x: 500, y: 530, radius: 296, turn: turnOf(pen, [0.3, 0.2, 0.1], [0.9, 1.3, 0.4]) }
  return drawBall(pen, {
    ball,
    panels: dodecahedronPanels,
    skin: { grain: 5, depth: 0.8, gloss: 0.34 },
    groove: { colour: darken(pen.colours.second, 0.5), width: 5 },
    marks: mark(pen, ball, 6, 10, 92),
  })
}

export function rugbyBall(pen: Pen): string {
  const isSide = pen.spec.view === 'side'
  const ball: Ball = isSide
    ? { x: 500, y: 500, radius: 300, turn: turnOf(pen, [0.2, 0, 0], [0.5, 1.1, 0]), stretch: 1.14, lean: -0.5 }
    : { x: 500, y: 524, radius: 250, turn: turnOf(pen, [0.62, 0, 0], [0.6, 0, 0]), stretch: 1.58, lean: -0.32 }
  const ends = slices([() => -1, () => -0.84, () => -0.3, () => 0.3, () => 0.84, () => 1], 4)
  const print = `<g transform="rotate(${((ball.lean ?? 0) * 180) / Math.PI} ${ball.x} ${ball.y})">${printedName(pen, { x: ball.x, y: ball.y + 18, size: 62, widest: 330, weight: 1.6 })}${printedMark(pen, ball.x, ball.y - 92, 74)}</g>`
  const painted = paintPanels(pen, ball, ends) + grooves(meridians(ball, 4), { colour: darken(pen.colours.main, 0.6), width: 5 }) + print
  return lightBall(pen, 'one', ball, painted, { grain: 8, depth: 1.2, gloss: 0.4 })
}

export function medicineBall(pen: Pen): string {
  const ball: Ball = { x: 500, y: 486, radius: 372, turn: turnOf(pen, [0.3, 0.5, 1.35], [0.1, 0.2, 1.9]) }
  const weight = `${1 + (pen.spec.seed % 6)} KG`
  const cap = slices([() => 0.93, () => 1], 1)
  const print = printedText(pen, weight, { x: 500, y: 470, size: 128, weight: 1.7 }) + mark(pen, ball, 0, 128, 96, 0)
  const sectors = slices([() => -1, () => -0.5, () => 0, () => 0.5, () => 1], 8)
  const painted =
    paintPanels(pen, ball, sectors) +
    grooves(meridians(ball, 8), { colour: darken(pen.colours.main, 0.6), width: 7 }) +
    `<path d="${cap.map((panel) => facePath(ball, panel.corners, 2)).join('')}" fill="${darken(pen.colours.second, 0.2)}" stroke="#05060c" stroke-opacity="0.5" stroke-width="4"/>` +
    `<path d="${meridians(ball, 8, 0.07)}${meridians(ball, 8, -0.07)}" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2.4" stroke-dasharray="9 6"/>` +
    print
  return lightBall(pen, 'one', ball, painted, { grain: 9, depth: 0.9, gloss: 0.25 })
}

/** Lines between both ends of the x axis. */
function meridians(ball: Ball, count: number, offset = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return linePath(
      ball,
      Array.from({ length: 41 }, (__, step) => {
        const along = -1.35 + (2.7 * step) / 40
        const rest = Math.cos(along)
        const swing = angle + offset / Math.max(0.3, rest)
        return [Math.sin(along), Math.cos(swing) * rest, Math.sin(swing) * rest]
      }),
    )
  }).join('')
}
