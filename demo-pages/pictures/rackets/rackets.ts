// Draws strung rackets: tennis, squash and badminton, leaning; the side view shows them edge on.
import { brandMark, brandOf } from '../brands/brands.ts'
import { printedName } from '../brands/printed.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur } from '../drawing/fabric.ts'
import { at, bezierAt, lengthOf, round } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { grip, percentages, tube, tubePattern } from './frame.ts'
import { bedOutline, halfWidthAt, stringBed } from './string-bed.ts'
import type { StringBed } from './string-bed.ts'

interface Racket {
  bed: Omit<StringBed, 'colour' | 'shade'>
  frame: number
  /** Where the throat ends, and where in the head's lower half it begins; a shaft has none. */
  throat?: { bottom: number; from: number }
  shaft: { width: number; bottom: number }
  grip: { top: number; bottom: number; width: number }
  lean: number
}

/** One side of the throat: it leaves the head under the frame and follows it to the shaft. */
function armCurve(bed: StringBed, frame: number, { bottom, from }: NonNullable<Racket['throat']>, side: -1 | 1): Point[] {
  const y = bed.y + bed.ry * from
  const reach = halfWidthAt(bed, y) + frame * 0.46
  const across = (part: number): number => bed.x + side * part
  return [
    [across(reach), y],
    [across(reach * 0.78), y + 90],
    [across(20), bottom - 110],
    [across(13), bottom],
  ]
}

function curvePath([start = [0, 0], ...controls]: Point[]): string {
  return `M${at(start)}C${at(...controls)}`
}

/** The brand's name along the left side of the throat. */
function armPrint(pen: Pen, curve: Point[], size: number): string {
  const [x, y] = bezierAt(curve, 0.56)
  const [[x1, y1], [x2, y2]] = [bezierAt(curve, 0.46), bezierAt(curve, 0.66)]
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return `<g transform="rotate(${round(angle)} ${round(x)} ${round(y)})">${printedName(pen, { x, y, size, widest: 104, weight: 1.5 }, pen.colours.main)}</g>`
}

function strings(pen: Pen): { colour: string; shade: string } {
  const colour = pen.spec.seed % 3 === 0 ? lighten(pen.colours.accent, 0.25) : '#f4f3ec'
  return { colour, shade: darken(colour, 0.42) }
}

function drawRacket(pen: Pen, racket: Racket): string {
  const bed: StringBed = { ...racket.bed, ...strings(pen) }
  const { frame, throat, shaft } = racket
  const { main } = pen.colours
  const head = bedOutline(bed, frame * 0.46)
  const foot = bed.y + bed.ry
  const opening = bedOutline(bed)
  const curve = throat ? armCurve(bed, frame, throat, -1) : []
  const arm = throat ? curvePath(curve) : ''
  const otherArm = throat ? curvePath(armCurve(bed, frame, throat, 1)) : ''
  const stem = `M${bed.x} ${throat ? throat.bottom - 14 : foot + frame * 0.6}V${shaft.bottom}`
  const grommets = `<path d="${bedOutline(bed, 2)}" fill="none" stroke="#0c0d11" stroke-width="${frame * 0.34}"/><path d="${bedOutline(bed, 2)}" fill="none" stroke="#0c0d11" stroke-width="${frame * 0.5}" stroke-dasharray="${frame * 0.3} ${frame * 0.62}"/>`
  const rim = bedOutline(bed, frame * 0.78)
  const bumper = `<path d="${rim}" fill="none" stroke="#17181d" stroke-width="${frame * 0.42}" stroke-dasharray="${percentages('15 70 15 0', lengthOf(rim) / 100)}"/>`
  const print = throat ? armPrint(pen, curve, frame * 0.46) : ''
  const body =
    stringBed(bed) +
    stencil(pen, bed, opening) +
    (throat
      ? tube(pen, otherArm, frame * 1.02, main, tubePattern(pen, otherArm, frame * 1.02)) +
        tube(pen, arm, frame * 1.02, main, tubePattern(pen, arm, frame * 1.02))
      : '') +
    tube(pen, stem, shaft.width, throat ? main : mix(main, '#15171c', 0.5), throat ? '' : tubePattern(pen, stem, shaft.width)) +
    grommets +
    tube(pen, head, frame, main, tubePattern(pen, head, frame)) +
    bumper +
    print +
    grip(pen, bed.x, racket.grip.top, racket.grip.bottom, racket.grip.width, gripColour(pen))
  const outline = `<g fill="none" stroke="#14161c"><path d="${head}" stroke-width="${frame}"/><path d="${arm}${otherArm}" stroke-width="${frame}"/><path d="M${bed.x} ${shaft.bottom - 60}V${racket.grip.bottom}" stroke-width="${racket.grip.width}"/></g>`
  const shadow =
    pen.spec.backdrop === 'none' ? '' : `<g transform="translate(20 28)" opacity="0.3" filter="${blur(pen, 13)}">${outline}</g>`
  return `<g transform="rotate(${racket.lean} 500 500)">${shadow}${body}</g>`
}

function gripColour(pen: Pen): string {
  return ['#f2f1ed', '#1b1d22', pen.colours.accent][pen.spec.seed % 3] ?? '#1b1d22'
}

/** The brand's mark, sprayed on the strings. */
function stencil(pen: Pen, bed: StringBed, opening: string): string {
  const clip = pen.define('strings-clip', (id) => `<clipPath id="${id}"><path d="${opening}"/></clipPath>`)
  return `<g clip-path="${clip}" opacity="0.5" style="mix-blend-mode:multiply">${brandMark(brandOf(pen.spec.seed), bed.x, bed.y + bed.ry * 0.12, bed.rx * 0.86, pen.colours.accent)}</g>`
}

/** The racket seen from its thin side. */
function edgeOn(pen: Pen, { bed, frame, grip: handle, lean, shaft }: Racket, beam: number): string {
  const { main } = pen.colours
  const top = bed.y - bed.ry - frame * 0.5
  const body = `M500 ${top}C${500 + beam * 0.5} ${top + 4} ${500 + beam * 0.56} ${top + 90} ${500 + beam * 0.62} ${bed.y}C${500 + beam * 0.6} ${bed.y + bed.ry} ${500 + shaft.width * 0.6} ${handle.top - 80} ${500 + shaft.width * 0.55} ${handle.top}H${500 - shaft.width * 0.55}C${500 - shaft.width * 0.6} ${handle.top - 80} ${500 - beam * 0.6} ${bed.y + bed.ry} ${500 - beam * 0.62} ${bed.y}C${500 - beam * 0.56} ${top + 90} ${500 - beam * 0.5} ${top + 4} 500 ${top}Z`
  const line = `M500 ${top + 6}V${handle.top}`
  const clip = pen.define('edge-clip', (id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`)
  const shade = pen.define(
    'edge-shade',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.45"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.62"/></linearGradient>`,
  )
  let holes = ''
  for (let y = top + 60; y < bed.y + bed.ry - 20; y += bed.ry / 9) holes += `<ellipse cx="500" cy="${y}" rx="3.4" ry="4.6"/>`
  const shadow =
    pen.spec.backdrop === 'none'
      ? ''
      : `<path d="${body}" fill="#14161c" opacity="0.34" transform="translate(24 26)" filter="${blur(pen, 12)}"/>`
  return (
    `<g transform="rotate(${lean - 6} 500 500)">${shadow}<g clip-path="${clip}"><path d="${body}" fill="${main}"/>${tubePattern(pen, line, beam * 1.5)}<path d="${body}" fill="${shade}"/><path d="M500 ${top}V${bed.y + bed.ry}" stroke="#0d0e12" stroke-width="${beam * 0.3}"/></g>` +
    `<g fill="#f4f3ec">${holes}</g>${grip(pen, 500, handle.top, handle.bottom, handle.width * 0.92, gripColour(pen))}</g>`
  )
}

export function tennisRacket(pen: Pen): string {
  const racket: Racket = {
    bed: { x: 500, y: 298, rx: 168, ry: 222, drop: 0.09, mains: 16, crosses: 19, width: 4.4 },
    frame: 27,
    throat: { bottom: 690, from: 0.7 },
    shaft: { width: 40, bottom: 760 },
    grip: { top: 726, bottom: 970, width: 44 },
    lean: 24,
  }
  return pen.spec.view === 'side' ? edgeOn(pen, racket, 44) : drawRacket(pen, racket)
}

export function squashRacket(pen: Pen): string {
  const racket: Racket = {
    bed: { x: 500, y: 286, rx: 150, ry: 238, drop: 0.26, mains: 14, crosses: 18, width: 4 },
    frame: 21,
    throat: { bottom: 668, from: 0.78 },
    shaft: { width: 26, bottom: 780 },
    grip: { top: 748, bottom: 968, width: 38 },
    lean: 24,
  }
  return pen.spec.view === 'side' ? edgeOn(pen, racket, 30) : drawRacket(pen, racket)
}

export function badmintonRacket(pen: Pen): string {
  const racket: Racket = {
    bed: { x: 500, y: 216, rx: 132, ry: 168, drop: 0.05, mains: 22, crosses: 23, width: 2.6 },
    frame: 14,
    shaft: { width: 11, bottom: 780 },
    grip: { top: 752, bottom: 980, width: 32 },
    lean: 28,
  }
  const cone = `<g transform="rotate(28 500 500)"><path d="M494 690H506L514 752H486Z" fill="${darken(pen.colours.main, 0.3)}"/><path d="M488 384L500 396L512 384L508 420H492Z" fill="${pen.colours.main}"/></g>`
  return pen.spec.view === 'side' ? edgeOn(pen, racket, 20) : drawRacket(pen, racket) + cone
}
