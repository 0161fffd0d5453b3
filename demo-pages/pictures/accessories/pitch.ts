// Draws accessories for training: whistle, cones and towel.
import { printedMark } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { clipTo, edgeShade, panel, surface, textiles } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import { hoop } from '../patterns/bands.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, cylinderLight, flat, plateLight, solid, turnedBy } from '../drawing/solid.ts'
import { ribs } from '../garments/seams.ts'
import { readSheet } from '../drawing/sheet.ts'

const whistleShapes = readSheet(import.meta.dirname, 'whistle')
const coneShapes = readSheet(import.meta.dirname, 'cone')
const rolledTowelShapes = readSheet(import.meta.dirname, 'rolled-towel')

export function whistle(pen: Pen): string {
  const { main, second } = pen.colours
  const body = whistleShapes.outline('body')
  const slot = whistleShapes.outline('slot')
  const cord = whistleShapes.outline('cord')
  const rope = (width: number, colour: string, extra = ''): string =>
    `<path d="${cord}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra}/>`
  const svg =
    rope(24, '#14161c', ' stroke-opacity="0.2" transform="translate(12 18)"') +
    rope(22, darken(second, 0.35)) +
    rope(17, second) +
    rope(17, '#05060c', ' stroke-opacity="0.25" stroke-dasharray="4 10"') +
    rope(6, '#fff', ' stroke-opacity="0.3" transform="translate(-3 -4)"') +
    cast(pen, body, 18, 30, 0.34) +
    whistleShapes.detail('eyelet') +
    solid(
      pen,
      'whistle',
      body,
      `${flat(main)}${clothPattern(pen, { x: 166, y: 400, width: 680, height: 310 })}<path d="M160 540H540L600 620V740H160Z" fill="#05060c" opacity="0.14"/><circle cx="690" cy="552" r="92" fill="#05060c" opacity="0.08"/>${printedMark(pen, 688, 550, 106)}`,
      plateLight(pen, 1.3),
      0.34,
    ) +
    `<path d="${slot}" fill="${darken(main, 0.8)}" stroke="#05060c" stroke-opacity="0.5" stroke-width="2"/><circle cx="480" cy="512" r="26" fill="#b98a55" clip-path="${clipTo(pen, 'slot', slot)}"/>` +
    whistleShapes.detail('shine')
  return pen.spec.view === 'side' ? turnedBy(-36, svg, 20, 10, 0.94) : turnedBy(4, svg, 0, 20)
}

function cone(pen: Pen): string {
  const { main, second } = pen.colours
  const plate = coneShapes.outline('plate')
  const body = coneShapes.outline('body')
  const band =
    pen.spec.pattern === 'plain'
      ? hoop({ x: 300, y: 0, width: 400, height: 800 }, 420, 120, second) + hoop({ x: 300, y: 0, width: 400, height: 800 }, 640, 66, second)
      : clothPattern(pen, { x: 328, y: 160, width: 344, height: 650 })
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 510, 846, 640, 70)) +
    solid(pen, 'cone-plate', plate, flat(darken(main, 0.12)), plateLight(pen)) +
    coneShapes.detail('foot-shade') +
    solid(pen, 'cone', body, flat(main) + band, cylinderLight(pen)) +
    `<ellipse cx="500" cy="170" rx="34" ry="10" fill="${darken(main, 0.7)}"/><ellipse cx="500" cy="170" rx="34" ry="10" fill="none" stroke="${lighten(main, 0.3)}" stroke-width="4"/>`
  )
}

function discs(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const one = (y: number, colour: string, index: number): string => {
    const outline = `M250 ${y}C320 ${y - 20} 380 ${y - 84} 410 ${y - 104}Q500 ${y - 128} 590 ${y - 104}C620 ${y - 84} 680 ${y - 20} 750 ${y}Q760 ${y + 22} 720 ${y + 34}Q500 ${y + 80} 280 ${y + 34}Q240 ${y + 22} 250 ${y}Z`
    return (
      solid(
        pen,
        `disc-${index}`,
        outline,
        flat(colour) + (index === 5 ? clothPattern(pen, { x: 250, y: y - 120, width: 500, height: 200 }) : ''),
        cylinderLight(pen, 0.9),
      ) +
      (index === 5
        ? `<ellipse cx="500" cy="${y - 102}" rx="92" ry="26" fill="${darken(main, 0.72)}"/><ellipse cx="500" cy="${y - 102}" rx="92" ry="26" fill="none" stroke="${lighten(main, 0.25)}" stroke-width="5"/>`
        : '')
    )
  }
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 780, 560, 90)) +
    [0, 1, 2, 3, 4, 5]
      .map((index) => one(730 - index * 58, index === 5 ? main : ([second, accent, main][index % 3] ?? main), index))
      .join('')
  )
}

export function cones(pen: Pen): string {
  if (pen.spec.view === 'side') return discs(pen)
  return (
    turnedBy(0, cone(pen.child('far')), 190, -40, 0.62) +
    turnedBy(0, cone(pen.child('left')), -210, 10, 0.7) +
    turnedBy(0, cone(pen.child('near')), 60, 60, 0.86)
  )
}

export function towel(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const layer = (y: number, height: number, name: string): string => {
    const outline = `M176 ${y + 18}C176 ${y + 4} 190 ${y} 210 ${y}C400 ${y - 10} 620 ${y + 6} 800 ${y - 4}Q826 ${y - 4} 828 ${y + 18}L834 ${y + height - 14}Q834 ${y + height + 4} 810 ${y + height + 4}C600 ${y + height + 14} 380 ${y + height - 4} 196 ${y + height + 6}Q170 ${y + height + 6} 170 ${y + height - 14}Z`
    const box = { x: 170, y, width: 664, height }
    const ends = `<rect x="690" y="${y - 20}" width="26" height="${height + 50}" fill="${accent}"/><rect x="726" y="${y - 20}" width="12" height="${height + 50}" fill="${second}"/>`
    const mark = name === 'top' ? printedMark(pen, 300, y + height * 0.56, 96) : ''
    return (
      panel(
        pen,
        name,
        outline,
        `${flat(main)}${clothPattern(pen, box)}${ends}${mark}${drawFolds(pen, name, [
          { from: [300, y + 20], to: [420, y + height], bow: 10, width: 14, strength: 0.3 },
          { from: [560, y + 10], to: [540, y + height - 10], bow: -8, width: 14, strength: 0.3 },
        ])}`,
      ) + surface(pen, name, [outline], textiles.terry)
    )
  }
  const stack =
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 800, 760, 74)) +
    layer(650, 150, 'low') +
    layer(520, 140, 'middle') +
    layer(330, 200, 'top')
  return pen.spec.view === 'side' ? rolled(pen) : stack
}

function rolled(pen: Pen): string {
  const { main, accent } = pen.colours
  const body = rolledTowelShapes.outline('body')
  let spiral = ''
  for (let ring = 0; ring < 6; ring += 1)
    spiral += `<ellipse cx="258" cy="510" rx="${80 - ring * 13}" ry="${146 - ring * 24}" fill="none" stroke="#05060c" stroke-opacity="0.34" stroke-width="4"/>`
  const end = rolledTowelShapes.outline('end')
  const light = pen.define(
    'roll-light',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.25" stop-color="#fff" stop-opacity="0.34"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.55"/></linearGradient>`,
  )
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 510, 656, 680, 80)) +
    `<g clip-path="${clipTo(pen, 'roll', body)}">${flat(main)}${clothPattern(pen, { x: 180, y: 360, width: 640, height: 300 })}${ribs('M660 340V680', 30, accent)}<path d="${body}" fill="${light}"/>${edgeShade(body, 40, 0.3)}</g>` +
    surface(pen, 'rolled', [body], textiles.terry) +
    `<path d="${end}" fill="${mix(main, '#05060c', 0.14)}"/>${spiral}<path d="${end}" fill="none" stroke="#05060c" stroke-opacity="0.3" stroke-width="2"/>`
  )
}
