// Draws shorts, trousers and leggings: two legs, a waistband with its cord, seams, pockets and folds.
import { printedMark } from '../brands/printed.ts'
import { wallShadow } from '../drawing/backdrop.ts'
import { darken, lighten, readableOn } from '../drawing/colour.ts'
import { clipTo, panel, surface } from '../drawing/fabric.ts'
import type { Textile } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import type { Fold } from '../drawing/folds.ts'
import { lettering } from '../drawing/glyphs.ts'
import { at, mirrored } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { legPattern } from './leg-pattern.ts'
import { dashes, seam } from './seams.ts'

/** The measures of the left leg in a 1000 × 1000 picture. */
interface LegCut {
  waist: Point
  hip: Point
  crotch: Point
  hemOuter: Point
  hemInner: Point
  /** How the outer and inner side bend at the knee. */
  knee?: { outer: Point; inner: Point }
  band: number
}

interface LegStyle {
  cut: LegCut
  textile: Textile
  folds: Fold[]
  bandColour: string
  hasCord?: boolean
  extras?: (pen: Pen, isBack: boolean) => string
  /** A lining below the hem, such as tights under running shorts. */
  behind?: (pen: Pen) => string
}

const mirror = (fold: Fold): Fold => ({
  ...fold,
  from: [1000 - fold.from[0], fold.from[1]],
  to: [1000 - fold.to[0], fold.to[1]],
  bow: -fold.bow,
})

function sides({ waist, hip, crotch, hemOuter, hemInner, knee }: LegCut): { outer: string; leg: string } {
  const outer =
    `M${at(waist)}C${at([waist[0] - 10, waist[1] + 60], [hip[0], hip[1] - 60], hip)}` +
    (knee
      ? `C${at([hip[0] + 2, hip[1] + 90], [knee.outer[0], knee.outer[1] - 90], knee.outer)}C${at([knee.outer[0], knee.outer[1] + 90], [hemOuter[0], hemOuter[1] - 80], hemOuter)}`
      : `C${at([hip[0] - 8, hip[1] + 80], [hemOuter[0] + 4, hemOuter[1] - 60], hemOuter)}`)
  const inner = knee
    ? `C${at([hemInner[0] + 4, hemInner[1] - 80], [knee.inner[0], knee.inner[1] + 90], knee.inner)}C${at([knee.inner[0], knee.inner[1] - 100], [crotch[0] - 26, crotch[1] + 80], [crotch[0] - 3, crotch[1]])}`
    : `C${at([hemInner[0] + 8, hemInner[1] - 40], [crotch[0] - 12, crotch[1] + 40], [crotch[0] - 3, crotch[1]])}`
  const hem = `C${at([hemOuter[0] + (hemInner[0] - hemOuter[0]) * 0.3, hemOuter[1] + (hemInner[1] - hemOuter[1]) * 0.3 + 14], [hemOuter[0] + (hemInner[0] - hemOuter[0]) * 0.7, hemOuter[1] + (hemInner[1] - hemOuter[1]) * 0.7 + 14], hemInner)}`
  return {
    outer,
    leg: `${outer}${hem}${inner}L${at([500, crotch[1] - 30], [500, waist[1] + 6])}C${at([460, waist[1] + 6], [waist[0] + 60, waist[1] + 4], waist)}Z`,
  }
}

/** One pair of shorts, trousers or leggings. */
export function drawLegwear(pen: Pen, style: LegStyle): string {
  const isBack = pen.spec.view === 'back'
  const { cut } = style
  const { outer, leg } = sides(cut)
  const hemY = Math.max(cut.hemOuter[1], cut.hemInner[1])
  const x = Math.min(cut.hemOuter[0], cut.hip[0])
  const box = { x, y: cut.waist[1], width: Math.max(cut.hemInner[0], 496) - x, height: hemY - cut.waist[1] + 14 }
  const fill = `<rect width="1000" height="1000" fill="${pen.colours.main}"/>`
  const hemStitch = `M${at([cut.hemOuter[0] - 10, cut.hemOuter[1] - 14])}C${at([cut.hemOuter[0] + 60, cut.hemOuter[1] + 2], [cut.hemInner[0] - 60, cut.hemInner[1] + 2], [cut.hemInner[0] + 10, cut.hemInner[1] - 14])}`
  const drawLeg = (outline: string, name: 'left' | 'right'): string => {
    const isRight = name === 'right'
    const own = isRight ? { ...box, x: 1000 - box.x - box.width } : box
    return panel(
      pen,
      `leg-${name}`,
      outline,
      fill +
        legPattern(pen, { box: own, outer: isRight ? mirrored(outer) : outer, name, hemY }) +
        drawFolds(pen, `leg-${name}-${isBack}`, isRight ? style.folds.map(mirror) : style.folds) +
        dashes(isRight ? mirrored(hemStitch) : hemStitch),
    )
  }
  const right = mirrored(leg)
  const [wx, wy] = cut.waist
  const bandOutline = `M${at([wx, wy])}C${at([wx + 60, wy + 6], [440, wy + 8], [500, wy + 8])}C${at([560, wy + 8], [940 - wx, wy + 6], [1000 - wx, wy])}C${at([1000 - wx - 5, wy - cut.band * 0.4], [1000 - wx - 8, wy - cut.band * 0.7], [1000 - wx - 9, wy - cut.band])}C${at([940 - wx, wy - cut.band + 4], [560, wy - cut.band + 7], [500, wy - cut.band + 7])}C${at([440, wy - cut.band + 7], [wx + 60, wy - cut.band + 4], [wx + 9, wy - cut.band])}C${at([wx + 8, wy - cut.band * 0.7], [wx + 5, wy - cut.band * 0.4], [wx, wy])}Z`
  const mark = readableOn(pen.colours.main, pen.colours.accent)
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [leg, right])) +
    (style.behind?.(pen) ?? '') +
    (isBack
      ? ''
      : `<path d="M${wx + 9} ${wy - cut.band}C${wx + 60} ${wy - cut.band - 12} 440 ${wy - cut.band - 15} 500 ${wy - cut.band - 15}C560 ${wy - cut.band - 15} ${940 - wx} ${wy - cut.band - 12} ${991 - wx} ${wy - cut.band}V${wy}H${wx + 9}Z" fill="${darken(style.bandColour, 0.5)}"/>`) +
    drawLeg(leg, 'left') +
    drawLeg(right, 'right') +
    printedMark(pen, ...markPlace(cut, hemY, isBack), 34) +
    (pen.spec.number && style.hasCord
      ? lettering(pen.spec.number, {
          x: 1000 - cut.hemOuter[0] - (cut.hemInner[0] - cut.hemOuter[0]) * 0.36,
          y: cut.hip[1] + (hemY - cut.hip[1]) * 0.5,
          size: 64,
          fill: mark,
          weight: 1.5,
        })
      : '') +
    seam(`M500 ${wy + 8}V${cut.crotch[1]}`) +
    (style.extras?.(pen, isBack) ?? '') +
    `<path d="${bandOutline}" fill="${style.bandColour}" stroke="#05060c" stroke-opacity="0.35" stroke-width="1.6"/>` +
    gathers(pen, bandOutline, wx, wy, cut.band) +
    surface(pen, 'cloth', [leg, right, bandOutline], style.textile) +
    (style.hasCord && !isBack ? cord(pen, wy) : '')
  )
}

/** The print is on the left thigh in front, and on the right one behind. */
function markPlace({ hemOuter, hemInner, hip }: LegCut, hemY: number, isBack: boolean): Point {
  const x = hemOuter[0] + (hemInner[0] - hemOuter[0]) * 0.24
  return [isBack ? 1000 - x : x, hip[1] + (hemY - hip[1]) * (hemY > 880 ? 0.18 : 0.58)]
}

function gathers(pen: Pen, outline: string, wx: number, wy: number, height: number): string {
  const line = `M${wx} ${wy - height / 2}H${1000 - wx}`
  return `<g clip-path="${clipTo(pen, 'waistband', outline)}" fill="none"><path d="${line}" stroke="#05060c" stroke-opacity="0.2" stroke-width="${height + 40}" stroke-dasharray="2 7 3 5 2 9"/><path d="${line}" stroke="#fff" stroke-opacity="0.14" stroke-width="${height + 40}" stroke-dasharray="2 10 3 8" stroke-dashoffset="4"/>${dashes(`M${wx} ${wy - height * 0.66}H${1000 - wx}M${wx} ${wy - height * 0.3}H${1000 - wx}`)}</g>`
}

function cord(pen: Pen, wy: number): string {
  const colour = lighten(pen.colours.accent, 0.08)
  const line = (end: string): string =>
    `<path d="${end}" fill="none" stroke="#05060c" stroke-opacity="0.3" stroke-width="8" transform="translate(3 4)"/><path d="${end}" fill="none" stroke="${darken(colour, 0.25)}" stroke-width="8" stroke-linecap="round"/><path d="${end}" fill="none" stroke="${colour}" stroke-width="5.5" stroke-linecap="round"/>`
  return (
    line(`M488 ${wy - 14}C478 ${wy + 30} 492 ${wy + 60} 470 ${wy + 104}`) +
    line(`M512 ${wy - 14}C524 ${wy + 24} 510 ${wy + 66} 528 ${wy + 118}`)
  )
}
