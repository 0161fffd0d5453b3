// Draws the prints on a garment: the brand's mark and a club crest in front, name and number behind.
import type { PictureColours } from '../picture-spec.ts'
import { printedMark } from '../brands/printed.ts'
import { photographed, readableOn } from '../drawing/colour.ts'
import { lettering } from '../drawing/glyphs.ts'
import type { Box } from '../patterns/bands.ts'
import type { Pen, Place, PrintPlace } from '../drawing/pen.ts'

const nameWeight = 1.3
/** The strokes of a number, in the numerals' own units. */
export const numberWeight = 1.5

/** The places on a back; `top` is where the shoulders meet the neck. */
function placeOf(top: number, ink: string, rim: string | undefined): PrintPlace {
  return {
    name: { x: 350, y: top + 134, width: 300, height: 46 },
    number: { x: 335, y: top + 232, width: 330, height: 240 },
    crest: { x: 424, y: top + 54, width: 44, height: 54 },
    ink,
    rim: rim ?? null,
  }
}

function printed(text: string, { x, y, width, height }: Place, weight: number, { ink, rim }: PrintPlace): string {
  const middle = { x: x + width / 2, y: y + height / 2 }
  return lettering(text, { ...middle, size: height, widest: width, fill: ink, ...(rim ? { rim } : {}), weight })
}

/** Draws the prints of one side of a torso. */
export function drawPrint(pen: Pen, box: Box, isBack: boolean, printY = 0): string {
  const { spec, colours } = pen
  const top = box.y + printY
  const ground = spec.pattern === 'yoke' ? colours.second : colours.main
  const ink = readableOn(ground, colours.accent)
  const numberInk = readableOn(colours.main, colours.accent)
  const rim = spec.pattern === 'plain' ? undefined : spec.pattern === 'yoke' ? colours.main : readableOn(numberInk, '#101216')
  if (isBack) {
    const place = placeOf(top, numberInk, rim)
    pen.notePrint(place)
    const { name, number } = spec
    return (
      (name ? printed(name, place.name, nameWeight, place) : '') +
      (number ? printed(number, place.number, numberWeight, place) : '') +
      printedMark(pen, 500, top + 82, 32)
    )
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

function crest({ colours }: Pick<Pen, 'colours'>, x: number, y: number, ink: string): string {
  const { main, second, accent } = colours
  const shield = 'M0 -30C10 -26 20 -26 26 -28C28 0 22 20 0 34C-22 20 -28 0 -26 -28C-20 -26 -10 -26 0 -30Z'
  return `<g transform="translate(${x} ${y})"><path d="${shield}" fill="${ink}"/><g transform="scale(0.84)"><path d="${shield}" fill="${second}"/><path d="M0 -30C10 -26 20 -26 26 -28C28 0 22 20 0 34Z" fill="${main}"/><path d="M-26 -6L26 -14V-4L-26 4Z" fill="${accent}"/></g></g>`
}

/** The crest of a club alone, as an image that is printed on a back; 52 × 64. */
export function crestSvg({ main, second, accent }: PictureColours, ink: string): string {
  const colours = { main: photographed(main), second: photographed(second), accent: photographed(accent) }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 64" width="52" height="64">${crest({ colours }, 26, 30, ink)}</svg>`
}
