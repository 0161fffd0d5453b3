// Draws the pattern of one leg: stripes run down its outer side, hoops and bands are above its hem.
import { darken, mix } from '../drawing/colour.ts'
import { band, edgeAt } from '../patterns/bands.ts'
import type { Box } from '../patterns/bands.ts'
import { blobs, heather } from '../patterns/camouflage.ts'
import type { Pen } from '../drawing/pen.ts'

/** What the pattern needs of a leg. */
interface Leg {
  box: Box
  /** The open line of the outer side, from waist to hem. */
  outer: string
  name: 'left' | 'right'
  hemY: number
}

/** Draws the picture's pattern on one leg. */
export function legPattern(pen: Pen, leg: Leg): string {
  const { main, second, accent } = pen.colours
  const { box, outer, name, hemY } = leg
  const along = (width: number, colour: string): string => `<path d="${outer}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const all = `<rect x="${box.x - 40}" y="${box.y - 40}" width="${box.width + 80}" height="${box.height + 80}" fill="${second}"/>`
  const across = (y: number, height: number, colour: string): string => band(box, box.x - 60, box.x + box.width + 60, y, height, colour)
  switch (pen.spec.pattern) {
    case 'stripes':
      return along(96, second) + along(68, main) + along(40, second)
    case 'pinstripe':
      return [1, 2, 3, 4, 5, 6]
        .map((line) => `<path d="M${edgeAt(box, line / 7)} ${box.y}V${box.y + box.height}" stroke="${second}" stroke-width="3"/>`)
        .join('')
    case 'hoops':
      return across(hemY - 124, 34, second) + across(hemY - 62, 34, second)
    case 'chest-band':
      return across(hemY - 150, 7, accent) + across(hemY - 136, 76, second) + across(hemY - 54, 7, accent)
    case 'chevron':
      return `<path d="M${box.x - 40} ${hemY - 190}L${box.x + box.width / 2} ${hemY - 90}L${box.x + box.width + 40} ${hemY - 190}v62L${box.x + box.width / 2} ${hemY - 28}L${box.x - 40} ${hemY - 128}Z" fill="${second}"/>`
    case 'sash':
      return name === 'left'
        ? `<path d="M${box.x - 60} ${hemY - 330}L${box.x + box.width + 60} ${hemY - 60}v110L${box.x - 60} ${hemY - 220}Z" fill="${second}"/>`
        : ''
    case 'halves':
      return name === 'right' ? all : ''
    case 'quarters': {
      const middle = box.y + box.height * 0.5
      const half = (top: number, bottom: number): string => band(box, box.x - 60, box.x + box.width + 60, top, bottom - top, second)
      return name === 'right' ? half(box.y - 60, middle) : half(middle, box.y + box.height + 80)
    }
    case 'colour-block':
      return `<path d="M${box.x - 60} ${hemY - 150}L${box.x + box.width + 60} ${hemY - 240}V${hemY + 90}H${box.x - 60}Z" fill="${second}"/>${along(22, accent)}`
    case 'gradient': {
      const fill = pen.define(
        `leg-fade-${name}`,
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.3" stop-color="${second}" stop-opacity="0"/><stop offset="1" stop-color="${second}"/></linearGradient>`,
      )
      return `<rect x="${box.x - 40}" y="${box.y}" width="${box.width + 80}" height="${box.height + 20}" fill="${fill}"/>`
    }
    case 'checks': {
      let svg = ''
      for (let row = 0; row < 3; row += 1)
        for (let column = row % 2; column < 6; column += 2)
          svg += band(box, edgeAt(box, column / 6), edgeAt(box, (column + 1) / 6), hemY - 150 + row * 44, 44, second)
      return svg
    }
    case 'camo':
      return (
        blobs(pen, `${name}-1`, box, 12, [40, 80], mix(main, second, 0.42)) +
        blobs(pen, `${name}-2`, box, 9, [30, 64], darken(main, 0.42)) +
        blobs(pen, `${name}-3`, box, 7, [20, 48], second)
      )
    case 'melange':
      return heather(pen, name, box, second)
    case 'yoke':
      return along(150, accent) + along(136, second)
    default:
      return ''
  }
}
