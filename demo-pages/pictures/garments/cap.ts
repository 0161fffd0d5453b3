// Draws the cap: three quarters from the front, or from behind with its strap.
import { brandMark, brandOf } from '../brands/brands.ts'
import { printedMark } from '../brands/printed.ts'
import { wallShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, clipTo, panel, surface, textiles } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import type { Point } from '../drawing/path.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { flat } from '../drawing/solid.ts'
import { dashes, seam } from './seams.ts'
import { readSheet } from '../drawing/sheet.ts'

const capFrontShapes = readSheet(import.meta.dirname, 'cap-front')
const capBackShapes = readSheet(import.meta.dirname, 'cap-back')

export function cap(pen: Pen): string {
  return pen.spec.view === 'back' ? capBack(pen) : capFront(pen)
}

function eyelets(pen: Pen, places: Point[]): string {
  const { main, accent } = pen.colours
  return places
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="8" fill="${darken(main, 0.6)}"/><circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${lighten(accent, 0.1)}" stroke-width="4" stroke-dasharray="3 2"/>`,
    )
    .join('')
}

function capFront(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const dome = capFrontShapes.outline('dome')
  const brim = capFrontShapes.outline('brim')
  const under = capFrontShapes.outline('under')
  const seams = [
    'M580 234C470 290 418 430 420 664',
    'M580 234C700 290 748 460 736 684',
    'M580 234C740 250 836 380 862 560',
    'M580 234C400 258 304 420 290 590',
  ]
  const stitches = [0, 1, 2, 3, 4, 5]
    .map((row) =>
      dashes(
        `M${116 + row * 30} ${730 - row * 22}C${270 + row * 16} ${704 - row * 10} ${440 + row * 12} ${706 - row * 6} ${620 + row * 2} ${732 - row * 9}`,
      ),
    )
    .join('')
  const embroidered = (move: string, mark: string): string =>
    `<g transform="translate(406 472) skewY(9) scale(0.86 1)${move} translate(-406 -472)">${mark}</g>`
  const folds = drawFolds(pen, 'crown', [
    { from: [840, 620], to: [760, 420], bow: -14, width: 18, strength: 0.45 },
    { from: [640, 300], to: [700, 420], bow: 8, width: 14, strength: 0.3 },
    { from: [330, 520], to: [360, 380], bow: 8, width: 14, strength: 0.35 },
  ])
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [dome, brim])) +
    panel(pen, 'crown', dome, `${flat(main)}${clothPattern(pen, { x: 270, y: 232, width: 600, height: 460 })}${folds}`) +
    seams.map((line) => seam(line) + dashes(line)).join('') +
    eyelets(pen, [
      [394, 356],
      [664, 366],
      [806, 402],
    ]) +
    capFrontShapes.detail('button', { accent }) +
    embroidered(' translate(3 4)', brandMark(brandOf(pen.spec.seed), 406, 472, 132, darken(main, 0.5))) +
    embroidered('', printedMark(pen, 406, 472, 132)) +
    `<path d="${under}" fill="${darken(pen.spec.pattern === 'plain' ? main : second, 0.55)}"/><path d="${brim}" fill="#05060c" opacity="0.5" transform="translate(6 -18)" filter="${blur(pen, 9)}" clip-path="${clipTo(pen, 'crown', dome)}"/>` +
    panel(
      pen,
      'brim',
      brim,
      `${flat(pen.spec.pattern === 'plain' ? main : second)}${stitches}<path d="M110 720C170 640 260 600 320 608C400 650 500 680 600 690C460 676 260 668 110 720Z" fill="#fff" opacity="0.26" filter="${blur(pen, 8)}"/>`,
      0.9,
    ) +
    surface(pen, 'cap', [dome, brim], { ...textiles.jersey, crumple: 0.3 })
  )
}

function capBack(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const dome = capBackShapes.outline('dome')
  const arch = capBackShapes.outline('arch')
  const strap = capBackShapes.outline('strap')
  const seams = ['M500 224V480', 'M500 224C370 270 270 400 258 632', 'M500 224C630 270 730 400 742 632']
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [dome])) +
    panel(pen, 'crown', dome, `${flat(main)}${clothPattern(pen, { x: 206, y: 224, width: 588, height: 430 })}`) +
    seams.map((line) => seam(line) + dashes(line)).join('') +
    eyelets(pen, [
      [404, 352],
      [596, 352],
      [292, 430],
      [708, 430],
    ]) +
    capBackShapes.detail('button', { accent }) +
    surface(pen, 'cap', [dome], textiles.jersey) +
    `<path d="${arch}" fill="${darken(second, 0.72)}"/><path d="M388 664C384 544 424 486 500 486C576 486 616 544 612 664" fill="none" stroke="${mix(main, accent, 0.3)}" stroke-width="11"/>${dashes('M372 650C370 530 414 466 500 466C586 466 630 530 628 650')}` +
    panel(pen, 'strap', strap, flat(darken(main, 0.16)), 0.7) +
    `<rect x="474" y="612" width="52" height="66" rx="6" fill="#b9bcc2" stroke="#05060c" stroke-opacity="0.5"/><rect x="484" y="624" width="32" height="42" rx="3" fill="${darken(main, 0.16)}"/><path d="M476 614h48" stroke="#fff" stroke-opacity="0.7" stroke-width="3"/>`
  )
}
