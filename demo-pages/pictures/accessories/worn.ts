// Draws small accessories to wear: headband, captain's armband, shin guards and sports watch.
import { brandMark, brandOf } from '../brands/brands.ts'
import { printedMark, printedName, printedText } from '../brands/printed.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { clipTo, edgeShade, panel, surface, textiles } from '../drawing/fabric.ts'
import { lettering } from '../drawing/glyphs.ts'
import { symmetric } from '../drawing/path.ts'
import { clothPattern } from '../patterns/cloth-pattern.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, cylinderLight, flat, plateLight, solid, turnedBy } from '../drawing/solid.ts'
import { dashes } from '../garments/seams.ts'
import { readSheet } from '../drawing/sheet.ts'

const shinGuardShapes = readSheet(import.meta.dirname, 'shin-guard')
const sportsWatchShapes = readSheet(import.meta.dirname, 'sports-watch')

/** A ring of cloth with its front towards the viewer; its inside shows above. */
function ring(pen: Pen, top: number, height: number, rx: number, ry: number, decoration: string, textile = textiles.terry): string {
  const front = `M${500 - rx} ${top}A${rx} ${ry} 0 0 0 ${500 + rx} ${top}L${500 + rx - 8} ${top + height}A${rx - 8} ${ry} 0 0 1 ${500 - rx + 8} ${top + height}Z`
  const inside = `M${500 - rx} ${top}A${rx} ${ry} 0 1 1 ${500 + rx} ${top}A${rx} ${ry} 0 1 1 ${500 - rx} ${top}Z`
  const back = `M${500 - rx} ${top}A${rx} ${ry} 0 0 1 ${500 + rx} ${top}L${500 + rx - 10} ${top + height * 0.5}A${rx} ${ry} 0 0 0 ${500 - rx + 10} ${top + height * 0.5}Z`
  return (
    cast(pen, front, 14, 30) +
    `<path d="${inside}" fill="${darken(pen.colours.main, 0.62)}"/><g clip-path="${clipTo(pen, 'ring-inside', inside)}"><path d="${back}" fill="${darken(pen.colours.main, 0.4)}"/>${edgeShade(inside, 70, 0.4)}</g>` +
    panel(
      pen,
      'ring',
      front,
      `${flat(pen.colours.main)}${clothPattern(pen, { x: 500 - rx, y: top, width: rx * 2, height: height + ry })}${decoration}<path d="${front}" fill="${cylinderLight(pen, 0.6)}"/>`,
    ) +
    surface(pen, 'ring', [front], textile)
  )
}

export function headband(pen: Pen): string {
  const decoration = printedMark(pen, 500, 590, 96)
  const svg = ring(pen, 420, 116, 300, 104, decoration)
  return pen.spec.view === 'side' ? turnedBy(-24, svg, 0, -20, 1.06) : svg
}

export function captainArmband(pen: Pen): string {
  const { accent } = pen.colours
  const edge = `<path d="M270 392A230 70 0 0 0 730 392v18A230 70 0 0 1 270 410Z" fill="${accent}"/><path d="M276 600A224 70 0 0 0 724 600v18A224 70 0 0 1 276 618Z" fill="${accent}"/>`
  const svg = ring(
    pen,
    380,
    240,
    230,
    70,
    `${edge}${printedText(pen, 'C', { x: 500, y: 560, size: 176, weight: 1.7 })}${printedMark(pen, 640, 536, 44)}`,
    textiles.jersey,
  )
  return pen.spec.view === 'side' ? turnedBy(-32, svg, 0, -10) : svg
}

function guard(pen: Pen): string {
  const { main, second } = pen.colours
  const shell = shinGuardShapes.outline('shell')
  const sleeve = shinGuardShapes.outline('sleeve')
  const ribs = [0, 1, 2, 3]
    .map(
      (index) =>
        `<path d="M${416 + index * 4} ${600 + index * 34}Q500 ${626 + index * 34} ${584 - index * 4} ${600 + index * 34}" fill="none" stroke="#05060c" stroke-opacity="0.28" stroke-width="7"/><path d="M${416 + index * 4} ${606 + index * 34}Q500 ${632 + index * 34} ${584 - index * 4} ${606 + index * 34}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4"/>`,
    )
    .join('')
  return (
    cast(pen, sleeve) +
    panel(pen, 'foam', sleeve, flat(darken(mix(main, second, 0.2), 0.72)), 0.7) +
    dashes(symmetric('M500 228C416 228 368 256 362 322C354 440 378 636 412 752C426 786 462 798 500 798'), '#fff', 0.3) +
    solid(
      pen,
      'shell',
      shell,
      `${flat(main)}${clothPattern(pen, { x: 374, y: 250, width: 252, height: 522 })}${ribs}${printedMark(pen, 500, 390, 96)}${printedName(pen, { x: 500, y: 486, size: 30, widest: 170 })}`,
      cylinderLight(pen, 0.9),
    )
  )
}

export function shinGuards(pen: Pen): string {
  if (pen.spec.view === 'side') return turnedBy(64, guard(pen.child('one')), 0, 0, 1.2)
  return turnedBy(-7, guard(pen.child('left')), -158, -4, 1.06) + turnedBy(7, guard(pen.child('right')), 158, 6, 1.06)
}

export function sportsWatch(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const upper = sportsWatchShapes.outline('upper')
  const lower = sportsWatchShapes.outline('lower')
  const shell = sportsWatchShapes.outline('shell')
  const glass = sportsWatchShapes.outline('glass')
  const seconds = String(10 + (pen.spec.seed % 49)).padStart(2, '0')
  const ridges = Array.from({ length: 9 }, (_, index) => `M400 ${90 + index * 26}H600M400 ${700 + index * 26}H600`).join('')
  const holes = [790, 826, 862, 898].map((y) => `<ellipse cx="500" cy="${y}" rx="9" ry="11" fill="#0b0c10"/>`).join('')
  const strap = (name: string, outline: string): string =>
    solid(
      pen,
      name,
      outline,
      `${flat(main)}${clothPattern(pen, { x: 414, y: name === 'upper' ? 40 : 660, width: 172, height: 300 })}<path d="${ridges}" stroke="#05060c" stroke-opacity="0.16" stroke-width="5"/>`,
      cylinderLight(pen, 0.6),
    )
  const svg =
    cast(pen, upper) +
    cast(pen, lower) +
    cast(pen, shell, 20, 26, 0.36) +
    strap('upper', upper) +
    strap('lower', lower) +
    holes +
    [400, 500, 600]
      .map((y, index) =>
        solid(
          pen,
          `button-${index}`,
          `M676 ${y - 24}h24q10 0 10 10v28q0 10 -10 10h-24Z`,
          flat(index === 1 ? accent : '#5a5d64'),
          plateLight(pen),
        ),
      )
      .join('') +
    solid(pen, 'watch', shell, flat(mix(second, '#22242a', 0.5)), plateLight(pen, 1.1)) +
    `<path d="${glass}" fill="#0c1013"/><g clip-path="${clipTo(pen, 'glass', glass)}">` +
    sportsWatchShapes.detail('progress', { accent }) +
    lettering(`42.${seconds}`, { x: 500, y: 492, size: 74, fill: '#f3f6f5', widest: 210, weight: 1 }) +
    lettering('KM 8.4', { x: 500, y: 572, size: 28, fill: lighten(accent, 0.3) }) +
    brandMark(brandOf(pen.spec.seed), 500, 418, 34, '#aeb4b8') +
    `<path d="M360 330L560 330L420 680L340 680Z" fill="#fff" opacity="0.08"/></g><path d="${glass}" fill="none" stroke="#05060c" stroke-width="4"/><path d="${glass}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="1.6" transform="translate(-2 -2)"/>`
  return pen.spec.view === 'side' ? turnedBy(-38, svg, 0, 0, 0.98) : svg
}
