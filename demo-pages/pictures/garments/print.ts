// Draws the prints on a garment: the brand's mark and a club crest in front, name and number behind.
import { printedMark } from '../brands/printed.ts'
import { readableOn } from '../drawing/colour.ts'
import { lettering } from '../drawing/glyphs.ts'
import type { Box } from '../patterns/bands.ts'
import type { Pen } from '../drawing/pen.ts'

/** Draws the prints of one side of a torso. */
export function drawPrint(pen: Pen, box: Box, isBack: boolean, printY = 0): string {
  const { spec, colours } = pen
  const top = box.y + printY
  const ground = spec.pattern === 'yoke' ? colours.second : colours.main
  const ink = readableOn(ground, colours.accent)
  const numberInk = readableOn(colours.main, colours.accent)
  const rim = spec.pattern === 'plain' ? undefined : spec.pattern === 'yoke' ? colours.main : readableOn(numberInk, '#101216')
  if (isBack) {
    const name = spec.name
      ? lettering(spec.name, { x: 500, y: top + 142, size: 44, fill: numberInk, ...(rim ? { rim } : {}), widest: 300, weight: 1.3 })
      : ''
    const number = spec.number
      ? lettering(spec.number, { x: 500, y: top + 352, size: 240, fill: numberInk, ...(rim ? { rim } : {}), widest: 330, weight: 1.5 })
      : ''
    return name + number + (spec.number ? '' : printedMark(pen, 500, top + 92, 34))
  }
  const isClub = [
    'football-shirt',
    'goalkeeper-jersey',
    'rugby-jersey',
    'hockey-polo',
    'volleyball-shirt',
    'team-kit',
    'basketball-vest',
  ].includes(spec.silhouette)
  const number = spec.number
    ? lettering(spec.number, {
        x: 500,
        y: top + 330,
        size: spec.silhouette === 'basketball-vest' ? 190 : 96,
        fill: numberInk,
        ...(rim ? { rim } : {}),
        weight: 1.5,
      })
    : ''
  return (
    printedMark(pen, 424, top + 176, 42, spec.pattern === 'yoke' ? colours.second : undefined) +
    (isClub ? crest(pen, 580, top + 176, ink) : '') +
    number
  )
}

function crest(pen: Pen, x: number, y: number, ink: string): string {
  const { main, second, accent } = pen.colours
  const shield = 'M0 -30C10 -26 20 -26 26 -28C28 0 22 20 0 34C-22 20 -28 0 -26 -28C-20 -26 -10 -26 0 -30Z'
  return `<g transform="translate(${x} ${y})"><path d="${shield}" fill="${ink}"/><g transform="scale(0.84)"><path d="${shield}" fill="${second}"/><path d="M0 -30C10 -26 20 -26 26 -28C28 0 22 20 0 34Z" fill="${main}"/><path d="M-26 -6L26 -14V-4L-26 4Z" fill="${accent}"/></g></g>`
}
