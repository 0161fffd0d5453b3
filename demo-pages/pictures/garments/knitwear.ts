// Draws knitwear: team socks and the beanie.
import { brandMark, brandOf } from '../brands/brands.ts'
import { printedMark } from '../brands/printed.ts'
import { wallShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix, readableOn } from '../drawing/colour.ts'
import { clipTo, panel, surface, textiles } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { flat, plateLight, turnedBy } from '../drawing/solid.ts'
import { dashes, ribs, seam } from './seams.ts'
import { readSheet } from '../drawing/sheet.ts'

const sockShapes = readSheet(import.meta.dirname, 'sock')
const beanieShapes = readSheet(import.meta.dirname, 'beanie')

const sockOutline =
  'M420 110H606C612 240 606 360 590 470C580 560 604 620 600 690C596 760 560 806 500 830C420 862 330 884 262 884C216 884 190 862 196 826C202 790 240 772 300 744C372 710 420 660 428 590C436 470 424 270 420 110Z'

function sock(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const heel = sockShapes.outline('heel')
  const toe = sockShapes.outline('toe')
  const cuff = 'M400 150H630'
  let knit = ''
  for (let x = 424; x < 612; x += 7) knit += `M${x} 190C${x + 2} 330 ${x - 4} 480 ${x - 2} 600`
  const paint =
    flat(main) +
    clothPattern(
      pen,
      { x: 420, y: 180, width: 186, height: 480 },
      ['sash', 'halves', 'quarters', 'yoke'].includes(pen.spec.pattern) ? 'body' : 'left',
    ) +
    `<path d="${heel}" fill="${second}"/><path d="${toe}" fill="${second}"/><path d="${heel}" fill="none" stroke="#05060c" stroke-opacity="0.24" stroke-width="3"/><path d="M318 900C300 800 250 770 180 760" fill="none" stroke="#05060c" stroke-opacity="0.24" stroke-width="3"/>` +
    ribs(cuff, 92, pen.spec.pattern === 'plain' ? accent : main) +
    `<path d="${knit}" fill="none" stroke="#05060c" stroke-opacity="0.1" stroke-width="2.4"/>` +
    printedMark(pen, 512, 330, 66) +
    sockShapes.detail('sole-shade') +
    drawFolds(pen, 'sock', [
      { from: [596, 560], to: [470, 610], bow: 10, width: 13, strength: 0.6 },
      { from: [600, 610], to: [452, 640], bow: 8, width: 12, strength: 0.5 },
      { from: [600, 650], to: [440, 690], bow: -6, width: 12, strength: 0.45 },
      { from: [440, 240], to: [446, 560], bow: 6, width: 14, strength: 0.3 },
      { from: [586, 260], to: [572, 520], bow: -6, width: 14, strength: 0.3 },
    ])
  return panel(pen, 'sock', sockOutline, paint, 1.1) + surface(pen, 'sock', [sockOutline], { ...textiles.knit, weave: 0.5 })
}

export function teamSocks(pen: Pen): string {
  const isBack = pen.spec.view === 'back'
  const shadow = pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [sockOutline])
  const one = (name: string): string => shadow + sock(pen.child(name))
  const pair = turnedBy(3, one('far'), 152, -16, 0.98) + turnedBy(-3, one('near'), -18, 14, 0.98)
  return isBack ? `<g transform="translate(1000 0) scale(-1 1)">${pair}</g>` : pair
}

export function beanie(pen: Pen): string {
  const { main, accent } = pen.colours
  const dome = beanieShapes.outline('dome')
  const cuff = beanieShapes.outline('cuff')
  let lines = ''
  for (let index = 0; index < 26; index += 1) {
    const part = (index / 25) * 2 - 1
    const spread = Math.sin((part * Math.PI) / 2)
    lines += `M${500 + spread * 18} 196C${500 + spread * 190} 260 ${500 + spread * 262} 440 ${500 + spread * 266} 680`
  }
  const hasBobble = pen.spec.seed % 2 === 0
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [dome, cuff])) +
    (hasBobble ? bobble(pen, mix(accent, main, 0.2)) : '') +
    panel(
      pen,
      'dome',
      dome,
      `${flat(main)}${clothPattern(pen, { x: 234, y: 190, width: 532, height: 470 })}<path d="${lines}" fill="none" stroke="#05060c" stroke-opacity="0.22" stroke-width="7"/><path d="${lines}" fill="none" stroke="#fff" stroke-opacity="0.14" stroke-width="5" transform="translate(-6 0)"/>`,
    ) +
    `<path d="${cuff}" fill="#05060c" opacity="0.3" transform="translate(0 -12)" clip-path="${clipTo(pen, 'dome', dome)}"/>` +
    panel(
      pen,
      'cuff',
      cuff,
      `${flat(pen.spec.pattern === 'yoke' ? accent : main)}${ribs('M200 706Q500 750 800 706', 260, pen.spec.pattern === 'plain' ? main : mix(main, accent, pen.spec.pattern === 'yoke' ? 1 : 0))}`,
    ) +
    (pen.spec.view === 'back' ? seam('M500 196V806') : patch(pen)) +
    surface(pen, 'beanie', [dome, cuff], { ...textiles.knit, crumple: 0.2 })
  )
}

/** The woven label on the cuff. */
function patch(pen: Pen): string {
  const { main, accent } = pen.colours
  return `<rect x="430" y="664" width="140" height="96" rx="6" fill="${lighten(accent, 0.04)}" stroke="#05060c" stroke-opacity="0.4"/>${dashes('M438 672H562V752H438Z')}${brandMark(brandOf(pen.spec.seed), 500, 712, 64, readableOn(accent, main))}`
}

function bobble(pen: Pen, colour: string): string {
  const random = pen.random('bobble')
  let strands = ''
  for (let index = 0; index < 220; index += 1) {
    const angle = random() * Math.PI * 2
    const reach = 60 + random() * 26
    const start = random() * 40
    strands += `M${(500 + Math.cos(angle) * start).toFixed(1)} ${(170 + Math.sin(angle) * start).toFixed(1)}L${(500 + Math.cos(angle) * reach).toFixed(1)} ${(170 + Math.sin(angle) * reach).toFixed(1)}`
  }
  return `<circle cx="500" cy="170" r="68" fill="${darken(colour, 0.25)}"/><path d="${strands}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/><path d="${strands}" stroke="${lighten(colour, 0.3)}" stroke-width="2" stroke-linecap="round" transform="translate(-4 -4)"/><circle cx="500" cy="170" r="84" fill="${plateLight(pen, 0.7)}"/>`
}
