// Draws bags: the sports bag, the backpack and the racket bag.
import { printedMark, printedName } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, mix } from '../drawing/colour.ts'
import { panel, surface, textiles } from '../drawing/fabric.ts'
import type { Textile } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import { mirrored, symmetric } from '../drawing/path.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, flat, turnedBy } from '../drawing/solid.ts'
import { dashes, seam } from '../garments/seams.ts'
import { facePattern } from '../rackets/face-pattern.ts'
import { readSheet } from '../drawing/sheet.ts'

const sportsBagShapes = readSheet(import.meta.dirname, 'sports-bag')
const backpackShapes = readSheet(import.meta.dirname, 'backpack')
const backpackSideShapes = readSheet(import.meta.dirname, 'backpack-side')
const racketBagShapes = readSheet(import.meta.dirname, 'racket-bag')

const canvas: Textile = { ...textiles.shell, crumple: 0.5, weave: 0.5, thread: [0.24, 0.24] }

function strap(path: string, width: number, colour: string): string {
  return `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="#05060c" stroke-opacity="0.3" stroke-width="${width}" transform="translate(5 9)"/><path d="${path}" stroke="${darken(colour, 0.3)}" stroke-width="${width}"/><path d="${path}" stroke="${colour}" stroke-width="${width - 5}"/><path d="${path}" stroke="#fff" stroke-opacity="0.14" stroke-width="${width * 0.4}" transform="translate(-2 -2)"/>${dashes(path, '#fff', 0.3)}</g>`
}

function zipLine(path: string, colour: string): string {
  return `<g fill="none"><path d="${path}" stroke="#05060c" stroke-opacity="0.4" stroke-width="17"/><path d="${path}" stroke="${colour}" stroke-width="13"/><path d="${path}" stroke="#05060c" stroke-opacity="0.6" stroke-width="5"/><path d="${path}" stroke="#c9ccd2" stroke-width="4.4" stroke-dasharray="2.4 2"/></g>`
}

export function sportsBag(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const web = mix(main, '#17181d', 0.7)
  if (pen.spec.view === 'side') return bagEnd(pen, web)
  const body = sportsBagShapes.outline('body')
  const end = sportsBagShapes.outline('end')
  const pocket = sportsBagShapes.outline('pocket')
  const folds = [
    { from: [240, 380], to: [330, 470], bow: -10, width: 16, strength: 0.5 },
    { from: [760, 380], to: [680, 470], bow: 10, width: 16, strength: 0.5 },
    { from: [250, 760], to: [290, 560], bow: 12, width: 16, strength: 0.4 },
    { from: [750, 760], to: [716, 560], bow: -12, width: 16, strength: 0.4 },
    { from: [420, 356], to: [440, 480], bow: 6, width: 13, strength: 0.35 },
    { from: [560, 356], to: [548, 480], bow: -6, width: 13, strength: 0.35 },
  ] satisfies Parameters<typeof drawFolds>[2]
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 780, 780, 76)) +
    strap('M360 352C360 230 400 176 500 176C600 176 640 230 640 352', 26, darken(web, 0.3)) +
    panel(
      pen,
      'bag',
      body,
      `${flat(main)}${clothPattern(pen, { x: 134, y: 340, width: 732, height: 450 })}${drawFolds(pen, 'bag', folds)}`,
    ) +
    panel(pen, 'end-left', end, flat(second), 0.8) +
    panel(pen, 'end-right', mirrored(end), flat(second), 1.2) +
    panel(pen, 'pocket', pocket, `${flat(main)}${clothPattern(pen, { x: 134, y: 340, width: 732, height: 450 })}`, 0.8) +
    zipLine('M312 512C430 502 570 502 688 512', web) +
    zipLine('M236 386C400 366 600 366 764 386', web) +
    strap('M330 790V356C330 236 380 196 500 196C620 196 670 236 670 356V790', 28, web) +
    sportsBagShapes.detail('handle-wrap', { accent }) +
    printedMark(pen, 500, 592, 110) +
    printedName(pen, { x: 500, y: 678, size: 34, widest: 240, tracking: 1.6 }) +
    surface(pen, 'bag', [body], canvas) +
    [166, 834]
      .map(
        (x) =>
          `<path d="M${x - 16} 420h32v26h-32Z" fill="none" stroke="#9a9da3" stroke-width="7"/><path d="M${x - 16} 420h32" stroke="#fff" stroke-opacity="0.6" stroke-width="2"/>`,
      )
      .join('')
  )
}

function bagEnd(pen: Pen, web: string): string {
  const { main, second } = pen.colours
  const round = symmetric('M500 340C380 340 300 420 300 560C300 700 360 780 500 784')
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 780, 420, 64)) +
    strap('M400 380C404 290 440 252 500 252C560 252 596 290 600 380', 28, web) +
    panel(pen, 'end', round, `${flat(main)}${clothPattern(pen, { x: 300, y: 340, width: 400, height: 444 })}`) +
    panel(pen, 'end-pocket', symmetric('M500 520C430 520 380 524 346 532C336 640 380 740 500 746'), flat(second), 0.9) +
    zipLine('M350 540C440 526 560 526 650 540', web) +
    strap('M440 470Q500 440 560 470', 24, web) +
    printedMark(pen, 500, 640, 90, second) +
    surface(pen, 'bag', [round], canvas)
  )
}

export function backpack(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const web = mix(main, '#17181d', 0.72)
  if (pen.spec.view === 'side') return packSide(pen, web)
  const body = backpackShapes.outline('body')
  const top = backpackShapes.outline('top')
  const pocket = backpackShapes.outline('pocket')
  const side = backpackShapes.outline('side')
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 880, 500, 66)) +
    strap('M446 160C446 104 470 86 500 86C530 86 554 104 554 160', 22, web) +
    strap('M316 250C262 330 250 420 262 520', 34, darken(web, 0.2)) +
    strap('M684 250C738 330 750 420 738 520', 34, darken(web, 0.2)) +
    panel(pen, 'side-left', side, flat(mix(main, '#17181d', 0.5)), 0.8) +
    panel(pen, 'side-right', mirrored(side), flat(mix(main, '#17181d', 0.5)), 1) +
    panel(
      pen,
      'pack',
      body,
      `${flat(main)}${clothPattern(pen, { x: 276, y: 150, width: 448, height: 736 })}${drawFolds(pen, 'pack', [
        { from: [310, 420], to: [420, 470], bow: 8, width: 15, strength: 0.5 },
        { from: [690, 420], to: [580, 476], bow: -8, width: 15, strength: 0.5 },
        { from: [340, 230], to: [330, 380], bow: 8, width: 14, strength: 0.35 },
      ])}`,
    ) +
    panel(pen, 'top', top, flat(second), 0.7) +
    zipLine('M304 330C312 240 360 196 500 196C640 196 688 240 696 330', web) +
    panel(pen, 'front', pocket, `${flat(main)}${clothPattern(pen, { x: 276, y: 150, width: 448, height: 736 })}`, 0.9) +
    zipLine('M340 566C420 552 580 552 660 566', web) +
    strap('M420 414V540', 20, web) +
    strap('M580 414V540', 20, web) +
    backpackShapes.detail('buckles') +
    printedMark(pen, 500, 690, 104) +
    printedMark(pen, 500, 310, 64, second) +
    surface(pen, 'pack', [body], canvas) +
    backpackShapes.detail('zip-pulls', { accent })
  )
}

function packSide(pen: Pen, web: string): string {
  const { main, second, accent } = pen.colours
  const body = backpackSideShapes.outline('body')
  const mesh = backpackSideShapes.outline('mesh')
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 530, 878, 360, 60)) +
    strap('M410 210C330 240 300 420 316 600C326 700 360 790 400 840', 40, mix(web, main, 0.25)) +
    strap('M450 160C440 110 460 92 490 96C520 100 524 130 520 156', 20, web) +
    panel(pen, 'profile', body, `${flat(main)}${clothPattern(pen, { x: 396, y: 150, width: 290, height: 730 })}`) +
    zipLine('M470 170C540 240 590 420 604 620', web) +
    panel(pen, 'mesh', mesh, flat(second), 0.9) +
    backpackSideShapes.detail('mesh-edge', { accent }) +
    printedMark(pen, 500, 420, 70) +
    surface(pen, 'profile', [body], canvas)
  )
}

export function racketBag(pen: Pen): string {
  const { main, accent } = pen.colours
  const web = mix(main, '#17181d', 0.72)
  const body = racketBagShapes.outline('body')
  const flank = racketBagShapes.outline('flank')
  const svg =
    (pen.spec.backdrop === 'none' || pen.spec.view === 'side' ? '' : groundShadow(pen, 500, 694, 800, 70)) +
    (pen.spec.view === 'side' ? cast(pen, body, -8, 26) : '') +
    strap('M250 440C330 320 640 320 740 450', 26, web) +
    panel(
      pen,
      'racket-bag',
      body,
      `${flat(main)}${facePattern(pen, { x: 96, y: 380, width: 812, height: 326 })}${drawFolds(pen, 'racket-bag', [
        { from: [180, 480], to: [300, 560], bow: -8, width: 16, strength: 0.45 },
        { from: [820, 500], to: [700, 560], bow: 8, width: 16, strength: 0.45 },
        { from: [420, 400], to: [440, 600], bow: 10, width: 16, strength: 0.3 },
      ])}`,
    ) +
    panel(pen, 'flank', flank, flat(darken(main, 0.34)), 0.8) +
    zipLine('M112 606C240 634 420 634 560 614C700 594 820 574 900 590', web) +
    zipLine('M190 470C380 410 580 412 780 484', web) +
    strap('M420 390C400 300 440 270 500 270C560 270 600 304 584 392', 24, mix(web, accent, 0.2)) +
    printedMark(pen, 360, 520, 100) +
    printedName(pen, { x: 570, y: 524, size: 54, widest: 280 }) +
    surface(pen, 'racket-bag', [body], canvas) +
    seam('M230 430C210 500 216 600 250 690')
  return pen.spec.view === 'side' ? turnedBy(-58, svg, 10, 20, 0.98) : turnedBy(-8, svg)
}
