// Draws the sports bra, the pleated skirt, the cap and the gloves.
import { printedMark } from '../brands/printed.ts'
import { wallShadow } from '../drawing/backdrop.ts'
import { darken, mix } from '../drawing/colour.ts'
import { clipTo, edgeShade, panel, surface, textiles } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import { mirrored, round } from '../drawing/path.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { flat } from '../drawing/solid.ts'
import { dashes, seam } from './seams.ts'
import { drawShirt } from './shirt.ts'
import { readSheet } from '../drawing/sheet.ts'

const gloveShapes = readSheet(import.meta.dirname, 'glove')

export function sportsBra(pen: Pen): string {
  const isBack = pen.spec.view === 'back'
  const { main, accent } = pen.colours
  const cup = 'M392 300C380 400 396 500 420 610'
  return drawShirt(pen, {
    cut: {
      neck: { side: [410, 200], front: 190, back: 150 },
      shoulder: [366, 206],
      armpit: [296, 480],
      bite: isBack ? 92 : 34,
      waist: [308, 590],
      hem: [316, 716],
      sag: 16,
    },
    textile: textiles.stretch,
    collar: { kind: 'edge', colour: main },
    folds: [
      { from: [306, 500], to: [380, 460], bow: 8, width: 10, strength: 0.4 },
      { from: [330, 650], to: [420, 600], bow: 8, width: 10, strength: 0.35 },
    ],
    binding: mix(main, accent, 0.12),
    printY: 90,
    extras: () =>
      `<path d="M280 646Q500 690 720 646V760H280Z" fill="${mix(accent, main, 0.15)}"/><path d="M280 646Q500 690 720 646" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="3"/><path d="M290 668Q500 712 710 668M290 700Q500 744 710 700" fill="none" stroke="#05060c" stroke-opacity="0.14" stroke-width="26" stroke-dasharray="2 4"/>` +
      (isBack ? '' : seam(cup) + seam(mirrored(cup)) + dashes(cup) + dashes(mirrored(cup))),
  })
}

export function tennisSkirt(pen: Pen): string {
  const { main, accent } = pen.colours
  const count = 11
  const waist: [number, number] = [336, 664]
  const hem: [number, number] = [168, 832]
  const top = (part: number): [number, number] => [waist[0] + (waist[1] - waist[0]) * part, 288 + Math.sin(part * Math.PI) * 12]
  const foot = (part: number): [number, number] => [hem[0] + (hem[1] - hem[0]) * part, 760 + Math.sin(part * Math.PI) * 40]
  let pleats = ''
  let edge = ''
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index / count, (index + 1) / count]
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [top(from), top(to), foot(to), foot(from)]
    const turn = dx + (cx - dx) * 0.72
    pleats +=
      `<path d="M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}L${round(cx)} ${round(cy)}L${round(turn)} ${round(dy + 8)}Z" fill="#05060c" opacity="0.2"/>` +
      `<path d="M${round(bx)} ${round(by)}L${round(turn)} ${round(dy + 12)}" stroke="#05060c" stroke-opacity="0.4" stroke-width="2.4"/><path d="M${round(ax + 3)} ${round(ay)}L${round(dx + 8)} ${round(dy)}" stroke="#fff" stroke-opacity="0.3" stroke-width="7"/>`
    edge += `L${round(turn)} ${round(dy + 14)}L${round(cx)} ${round(cy - 4)}`
  }
  const outline = `M${waist[0]} 288Q500 304 ${waist[1]} 288C700 420 780 620 ${hem[1]} 756${edge
    .split('L')
    .filter(Boolean)
    .toReversed()
    .map((point) => `L${point}`)
    .join('')}L${hem[0]} 760C220 620 300 420 ${waist[0]} 288Z`
  const band = `M${waist[0]} 290Q500 306 ${waist[1]} 290L${waist[1] - 4} 222Q500 236 ${waist[0] + 4} 222Z`
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [outline])) +
    panel(pen, 'skirt', outline, `${flat(main)}${clothPattern(pen, { x: 168, y: 288, width: 664, height: 520 })}${pleats}`) +
    panel(pen, 'band', band, flat(pen.spec.pattern === 'plain' ? darken(main, 0.12) : accent), 0.8) +
    dashes(`M${waist[0]} 276Q500 292 ${waist[1]} 276M${waist[0] + 2} 236Q500 250 ${waist[1] - 2} 236`) +
    printedMark(pen, pen.spec.view === 'back' ? 640 : 300, 690, 40) +
    surface(pen, 'skirt', [outline, band], { ...textiles.jersey, crumple: 0.3 })
  )
}

function glove(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const isBack = pen.spec.view === 'back'
  const finger = (x: number, y: number, tipX: number, tipY: number, width: number): string => {
    const [dx, dy] = [tipX - x, tipY - y]
    const length = Math.hypot(dx, dy)
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
    const [ux, uy] = [(dx / length) * width * 0.6, (dy / length) * width * 0.6]
    return `M${round(x + nx)} ${round(y + ny)}L${round(tipX + nx * 0.9)} ${round(tipY + ny * 0.9)}C${round(tipX + nx * 0.9 + ux)} ${round(tipY + ny * 0.9 + uy)} ${round(tipX - nx * 0.9 + ux)} ${round(tipY - ny * 0.9 + uy)} ${round(tipX - nx * 0.9)} ${round(tipY - ny * 0.9)}L${round(x - nx)} ${round(y - ny)}Z`
  }
  const fingers = [
    finger(398, 480, 352, 262, 74),
    finger(466, 470, 450, 188, 78),
    finger(540, 470, 552, 202, 76),
    finger(606, 500, 640, 290, 68),
  ]
  const thumb = gloveShapes.outline('thumb')
  const palm = gloveShapes.outline('palm')
  const cuff = gloveShapes.outline('cuff')
  const paint = (): string =>
    `${flat(isBack ? mix(main, '#1d1f24', 0.55) : main)}<g opacity="${isBack ? 0.3 : 1}">${clothPattern(pen, { x: 220, y: 180, width: 450, height: 650 })}</g>`
  const all = [...fingers, thumb, palm, cuff]
  const grips = isBack
    ? fingers
        .map(
          (outline, index) =>
            `<g clip-path="${clipTo(pen, `finger-${index}`, outline)}"><circle cx="${[352, 450, 552, 640][index] ?? 0}" cy="${([262, 188, 202, 290][index] ?? 0) - 4}" r="40" fill="${accent}"/></g>`,
        )
        .join('')
    : ''
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, all)) +
    panel(pen, 'thumb', thumb, paint()) +
    fingers.map((outline, index) => panel(pen, `finger-${index}`, outline, paint(), 0.9)).join('') +
    grips +
    `<g clip-path="${clipTo(pen, 'palm', palm)}">${paint()}${edgeShade('M358 520C356 560 360 640 372 720V830M620 830C620 790 626 740 636 690C650 620 648 550 640 520', 60, 0.3)}${drawFolds(
      pen,
      'palm',
      [
        { from: [380, 560], to: [480, 620], bow: 10, width: 12, strength: 0.4 },
        { from: [620, 560], to: [540, 630], bow: -10, width: 12, strength: 0.4 },
      ],
    )}</g>` +
    seam('M400 500C420 560 424 600 420 650') +
    seam('M500 490V600') +
    seam('M600 510C580 560 576 600 580 650') +
    printedMark(pen, 500, 690, 84, isBack ? '#1d1f24' : main) +
    panel(pen, 'cuff', cuff, flat(mix(second, main, 0.2)), 0.9) +
    `<path d="M410 826H600V866H410Z" fill="${accent}" stroke="#05060c" stroke-opacity="0.4"/>${dashes('M416 832H594V860H416Z')}` +
    surface(pen, 'glove', all, { ...textiles.stretch, weave: 0.4, crumple: 0.35 })
  )
}

export function gloves(pen: Pen): string {
  return (
    `<g transform="translate(250 40) rotate(8 500 500) scale(0.8)">${glove(pen.child('far'))}</g>` +
    `<g transform="translate(750 60) scale(-0.8 0.8) rotate(8 500 500)">${glove(pen.child('near'))}</g>`
  )
}
