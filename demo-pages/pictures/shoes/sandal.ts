// Draws the slide sandal: a thick footbed and one broad strap, from the side, as a pair, and from behind.
import { printedMark } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, clipTo, edgeShade } from '../drawing/fabric.ts'
import type { Pen } from '../drawing/pen.ts'
import { dashes } from '../garments/seams.ts'
import type { ShoeCut } from './cut.ts'
import { heelPattern } from './heel-pattern.ts'
import { shoePattern } from './shoe-pattern.ts'
import { readSheet } from '../drawing/sheet.ts'

const slideShapes = readSheet(import.meta.dirname, 'slide')
const slideHeelShapes = readSheet(import.meta.dirname, 'slide-heel')

const nominal: ShoeCut = {
  heelTop: [880, 420],
  collarLow: [780, 460],
  throatTop: [600, 420],
  throatEnd: [300, 470],
  tongue: [560, 380],
  toe: [110, 600],
  toeBox: 520,
  heel: [880, 600],
  arch: 600,
  ball: 560,
}

/** One slide from the side, toe to the left. */
export function drawSlide(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const bed = slideShapes.outline('bed')
  const inside = slideShapes.outline('inside')
  const strap = slideShapes.outline('strap')
  const hollow = slideShapes.outline('hollow')
  const light = pen.define(
    'slide-light',
    (id) =>
      `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.42"/><stop offset="0.4" stop-color="#fff" stop-opacity="0.03"/><stop offset="1" stop-color="#05060c" stop-opacity="0.44"/></linearGradient>`,
  )
  const sole = pen.spec.seed % 2 ? mix(main, '#1b1d22', 0.75) : darken(second, 0.06)
  let nubs = ''
  for (let x = 560; x < 870; x += 17)
    for (let row = 0; row < 2; row += 1) nubs += `<ellipse cx="${x}" cy="${566 + row * 9 - (x - 560) * 0.045}" rx="5" ry="2.6"/>`
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 690, 840, 60)) +
    `<path d="${bed}" fill="${sole}"/><g clip-path="${clipTo(pen, 'bed', bed)}"><path d="M90 640C300 690 560 640 920 610V720H90Z" fill="${darken(sole, 0.24)}"/><path d="M90 650C300 696 560 650 920 622" fill="none" stroke="${accent}" stroke-width="7"/><path d="M150 694H880" stroke="#05060c" stroke-opacity="0.5" stroke-width="18" stroke-dasharray="20 8"/>${edgeShade(bed, 40, 0.3)}</g>` +
    `<path d="${inside}" fill="${lighten(sole, 0.12)}" stroke="#05060c" stroke-opacity="0.2"/><g fill="#05060c" opacity="0.22">${nubs}</g>` +
    `<path d="${hollow}" fill="${darken(main, 0.5)}"/><path d="M420 436C500 424 560 452 600 500C630 536 640 566 634 588L620 592C622 560 600 520 570 490C530 456 480 446 440 446Z" fill="${darken(main, 0.12)}"/>` +
    `<path d="${strap}" fill="#05060c" opacity="0.35" transform="translate(10 12)" filter="${blur(pen, 8)}"/><g clip-path="${clipTo(pen, 'strap', strap)}"><path d="${strap}" fill="${main}"/><g transform="translate(-170 20)">${shoePattern(pen, nominal)}</g>` +
    printedMark(pen, 396, 540, 118) +
    `<path d="${strap}" fill="${light}"/>${edgeShade(strap, 50, 0.3)}</g>` +
    `<path d="${strap}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="1.8"/>${dashes('M228 596C238 540 280 494 346 462C386 444 434 442 466 460C506 486 540 544 556 596')}`
  )
}

/** Two slides from behind, slightly from above. */
export function drawSlideHeels(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const one = (name: string): string => {
    const part = pen.child(name)
    const sole = pen.spec.seed % 2 ? mix(main, '#1b1d22', 0.75) : darken(second, 0.06)
    const strap = slideHeelShapes.outline('strap')
    const bed = slideHeelShapes.outline('bed')
    const top = slideHeelShapes.outline('top')
    const light = part.define(
      'heel-light',
      (id) =>
        `<linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.5"/></linearGradient>`,
    )
    return (
      (pen.spec.backdrop === 'none' ? '' : groundShadow(part, 500, 708, 360, 50)) +
      `<path d="${strap}" fill="${darken(main, 0.55)}"/><path d="${bed}" fill="${darken(sole, 0.25)}"/><path d="${bed}" fill="${light}"/><path d="M366 620Q500 720 634 620" fill="none" stroke="${accent}" stroke-width="7" clip-path="${clipTo(part, 'bed', bed)}"/><path d="${top}" fill="${lighten(sole, 0.1)}" stroke="#05060c" stroke-opacity="0.25"/>` +
      `<path d="M372 500C380 420 440 388 500 388C560 388 620 420 628 500L622 470C600 420 560 404 500 404C440 404 400 420 378 470Z" fill="${main}" stroke="#05060c" stroke-opacity="0.3"/><g clip-path="${clipTo(part, 'strap', strap)}" opacity="0.9">${heelPattern(part, 300, 560)}</g>${printedMark(pen, 500, 600, 70, sole)}`
    )
  }
  return `<g transform="translate(-180 0)">${one('left')}</g><g transform="translate(180 0)">${one('right')}</g>`
}
