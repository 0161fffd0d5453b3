// Draws frames of rackets: a bent tube, lit along its length, with the pattern on it.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { lengthOf, round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'

/** A tube along a closed or open line: dark rim, body, pattern in between, and a thin highlight on its upper left. */
export function tube(pen: Pen, line: string, width: number, colour: string, decoration = ''): string {
  const stroke = (paint: string, wide: number, opacity = 1, move = ''): string =>
    `<path d="${line}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linejoin="round"${move}/>`
  return (
    stroke(darken(colour, 0.72), width) +
    stroke(colour, width * 0.9) +
    decoration +
    stroke('#05060c', width * 0.34, 0.26, ` transform="translate(${width * 0.24} ${width * 0.26})"`) +
    stroke('#fff', width * 0.22, 0.2, ` transform="translate(${-width * 0.16} ${-width * 0.18})"`) +
    stroke('#fff', width * 0.07, 0.62, ` transform="translate(${-width * 0.2} ${-width * 0.22})"`)
  )
}

/** The pattern of a tube; its dashes are percentages of the line. */
export function tubePattern(pen: Pen, line: string, width: number): string {
  const { main, second, accent } = pen.colours
  const percent = lengthOf(line) / 100
  const dash = (paint: string, dashes: string, offset: number, wide = width * 0.9): string =>
    `<path d="${line}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-dasharray="${percentages(dashes, percent)}" stroke-dashoffset="${round(offset * percent)}"/>`
  switch (pen.spec.pattern) {
    case 'bands':
      return dash(second, '9 7.66', -4) + dash(accent, '1.2 15.46', -14.4)
    case 'halves':
      return dash(second, '50 50', -50)
    case 'gradient':
      return [0, 1, 2, 3, 4, 5, 6, 7]
        .map((step) => dash(mix(main, second, (step + 1) / 8), `${64 - step * 8} ${36 + step * 8}`, -(18 + step * 4)))
        .join('')
    case 'tips':
      return dash(second, '22 78', -39) + dash(accent, '1.4 98.6', -38) + dash(accent, '1.4 98.6', -60.6)
    case 'chevron':
      return dash(second, '3 2 3 2 3 20.33', -10) + dash(accent, '1 32.33', -24)
    case 'carbon':
      return (
        dash(mix(main, '#15171c', 0.72), '0.7 0.7', 0) +
        dash(lighten(main, 0.16), '0.35 1.05', 0.2, width * 0.4) +
        dash(accent, '5 95', -47.5)
      )
    default:
      return dash(accent, '3.2 96.8', -30) + dash(accent, '3.2 96.8', -66.8)
  }
}

/** Converts a dash array from percentages to units, since librsvg does not support `pathLength`. */
export function percentages(dashes: string, percent: number): string {
  return dashes
    .split(' ')
    .map((part) => round(Number(part) * percent))
    .join(' ')
}

/** A handle wrapped in grip tape, drawn upright; the caller rotates it. */
export function grip(pen: Pen, x: number, top: number, bottom: number, width: number, colour: string): string {
  const clip = pen.define(
    `grip-${Math.round(x)}-${Math.round(top)}`,
    (id) =>
      `<clipPath id="${id}"><path d="M${x - width / 2} ${top}H${x + width / 2}L${x + width / 2 + 2} ${bottom - 26}Q${x + width / 2 + 8} ${bottom - 12} ${x + width / 2 + 6} ${bottom}Q${x} ${bottom + 9} ${x - width / 2 - 6} ${bottom}Q${x - width / 2 - 8} ${bottom - 12} ${x - width / 2 - 2} ${bottom - 26}Z"/></clipPath>`,
  )
  const light = pen.define(
    'grip-round',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#05060c" stop-opacity="0.5"/><stop offset="0.28" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.6"/></linearGradient>`,
  )
  let turns = ''
  let holes = ''
  for (let y = top - 10; y < bottom + 30; y += 26) {
    turns += `M${x - width} ${y + width * 0.36}L${x + width} ${y - width * 0.36}`
    for (const part of [-0.3, 0, 0.3]) holes += `<circle cx="${x + width * part}" cy="${y - width * part * 0.36 + 12}" r="1.7"/>`
  }
  return (
    `<g clip-path="${clip}"><rect x="${x - width}" y="${top - 10}" width="${width * 2}" height="${bottom - top + 40}" fill="${colour}"/>` +
    `<g fill="none"><path d="${turns}" stroke="#05060c" stroke-opacity="0.44" stroke-width="3.4"/><path d="${turns}" stroke="#fff" stroke-opacity="0.24" stroke-width="2.4" transform="translate(0 3.4)"/></g><g fill="#05060c" opacity="0.3">${holes}</g>` +
    `<rect x="${x - width / 2 - 8}" y="${top - 10}" width="${width + 16}" height="${bottom - top + 40}" fill="${light}"/></g>` +
    `<rect x="${x - width / 2 - 2}" y="${top - 12}" width="${width + 4}" height="17" rx="4" fill="${darken(colour, 0.5)}"/><rect x="${x - width / 2 - 2}" y="${top - 12}" width="${(width + 4) * 0.42}" height="17" rx="4" fill="#fff" opacity="0.16"/>`
  )
}
