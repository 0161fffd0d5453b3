// Draws patterns of shoes at the heel.
import { darken, mix } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'

/** Draws the picture's pattern between the top and the foot of a heel. */
export function heelPattern(pen: Pen, top: number, foot: number): string {
  const { main, second, accent } = pen.colours
  const arc = (y: number, height: number, colour: string): string =>
    `<path d="M340 ${y}Q500 ${y + 40} 660 ${y}v${height}Q500 ${y + 40 + height} 340 ${y + height}Z" fill="${colour}"/>`
  const at = (part: number): number => round(top + (foot - top) * part)
  switch (pen.spec.pattern) {
    case 'bars':
      return `<path d="M392 ${at(0.42)}L350 ${foot}h44l26 ${top - foot}ZM608 ${at(0.42)}L650 ${foot}h-44l-26 ${top - foot}Z" fill="${second}"/><path d="M410 ${at(0.4)}L402 ${foot}h12l10 ${top - foot}ZM590 ${at(0.4)}L598 ${foot}h-12l-10 ${top - foot}Z" fill="${accent}"/>`
    case 'wave':
      return `<path d="M330 ${at(0.5)}C420 ${at(0.74)} 470 ${at(0.62)} 500 ${at(0.66)}C530 ${at(0.62)} 580 ${at(0.74)} 670 ${at(0.5)}V${at(0.66)}C580 ${at(0.9)} 530 ${at(0.76)} 500 ${at(0.8)}C470 ${at(0.76)} 420 ${at(0.9)} 330 ${at(0.66)}Z" fill="${second}"/>`
    case 'two-tone':
      return arc(at(0.34), foot, second) + arc(at(0.34), 8, accent)
    case 'gradient': {
      const fill = pen.define(
        'heel-fade',
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="${accent}" stop-opacity="0"/><stop offset="1" stop-color="${mix(second, accent, 0.35)}"/></linearGradient>`,
      )
      return `<rect x="330" y="${round(top)}" width="340" height="${round(foot - top + 40)}" fill="${fill}"/>`
    }
    case 'panels':
      return `<path d="M330 ${at(0.2)}L470 ${at(0.55)}L440 ${foot + 40}H330ZM670 ${at(0.2)}L530 ${at(0.55)}L560 ${foot + 40}H670Z" fill="${mix(main, accent, 0.55)}" stroke="#05060c" stroke-opacity="0.3" stroke-width="2"/>`
    case 'knit': {
      const stitch = pen.define(
        'heel-knit',
        (id) =>
          `<pattern id="${id}" width="14" height="11" patternUnits="userSpaceOnUse"><path d="M0 2L7 8L14 2" fill="none" stroke="${second}" stroke-width="3.4"/><path d="M0 7.6L7 13.6L14 7.6M0 -3.4L7 2.6L14 -3.4" fill="none" stroke="${darken(main, 0.2)}" stroke-width="1.6"/></pattern>`,
      )
      return `<rect x="330" y="${at(0.1)}" width="340" height="${round((foot - top) * 0.62)}" fill="${stitch}"/>`
    }
    case 'speckle': {
      const random = pen.random('heel-speckle')
      let flecks = ''
      for (let index = 0; index < 90; index += 1)
        flecks += `M${round(between(random, 350, 650))} ${round(between(random, top, foot))}l6 -3l3 5l-5 3Z`
      return `<path d="${flecks}" fill="${accent}"/>`
    }
    default:
      return ''
  }
}
