// Draws patterns on flat faces and rolled objects: padel rackets, rubbers, bags, tubes and reels.
import { darken, mix } from '../drawing/colour.ts'
import type { Box } from '../patterns/bands.ts'
import type { Pen } from '../drawing/pen.ts'

/** Draws the picture's pattern over a box, on top of the main colour. */
export function facePattern(pen: Pen, { x, y, width, height }: Box): string {
  const { main, second, accent } = pen.colours
  const rect = (left: number, top: number, wide: number, high: number, fill: string): string =>
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${fill}"/>`
  const name = `${Math.round(x)}-${Math.round(y)}`
  switch (pen.spec.pattern) {
    case 'bands':
      return [0.12, 0.2, 0.28, 0.78]
        .map((part, index) => rect(x, y + height * part, width, height * (index === 3 ? 0.1 : 0.045), index === 1 ? accent : second))
        .join('')
    case 'halves':
      return `<path d="M${x + width * 0.62} ${y}H${x + width}V${y + height}H${x + width * 0.38}Z" fill="${second}"/><path d="M${x + width * 0.6} ${y}h${width * 0.03}L${x + width * 0.39} ${y + height}h${-width * 0.03}Z" fill="${accent}"/>`
    case 'gradient': {
      const fill = pen.define(
        `face-fade-${name}`,
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0.15" stop-color="${second}"/><stop offset="0.85" stop-color="${second}" stop-opacity="0"/></linearGradient>`,
      )
      return rect(x, y, width, height, fill)
    }
    case 'carbon': {
      const size = Math.max(4, Math.min(16, width * 0.034))
      const fill = pen.define(
        `face-carbon-${name}`,
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${size}" height="${size}" fill="${mix(main, '#0d0e12', 0.82)}"/><rect width="${size / 2}" height="${size / 2}" fill="${mix(main, '#4a4e58', 0.7)}"/><rect x="${size / 2}" y="${size / 2}" width="${size / 2}" height="${size / 2}" fill="${mix(main, '#2b2e36', 0.7)}"/></pattern>`,
      )
      return `${rect(x, y, width, height, fill)}<path d="M${x} ${y + height * 0.66}L${x + width} ${y + height * 0.42}v${height * 0.04}L${x} ${y + height * 0.7}Z" fill="${accent}"/>`
    }
    case 'tips':
      return `<path d="M${x} ${y}H${x + width}V${y + height * 0.3}Q${x + width / 2} ${y + height * 0.46} ${x} ${y + height * 0.3}Z" fill="${second}"/><path d="M${x} ${y + height * 0.3}Q${x + width / 2} ${y + height * 0.46} ${x + width} ${y + height * 0.3}v${height * 0.025}Q${x + width / 2} ${y + height * 0.485} ${x} ${y + height * 0.325}Z" fill="${accent}"/>`
    case 'chevron':
      return [0.3, 0.48, 0.66]
        .map((part, index) => {
          const top = y + height * part
          const thick = height * (index === 1 ? 0.05 : 0.1)
          return `<path d="M${x} ${top - height * 0.14}L${x + width / 2} ${top}L${x + width} ${top - height * 0.14}v${thick}L${x + width / 2} ${top + thick}L${x} ${top - height * 0.14 + thick}Z" fill="${index === 1 ? accent : second}"/>`
        })
        .join('')
    default:
      return `<path d="M${x} ${y + height * 0.72}L${x + width} ${y + height * 0.5}V${y + height * 0.56}L${x} ${y + height * 0.8}Z" fill="${darken(main, 0.18)}"/>`
  }
}
