// The colours of each group of articles, and the three colours of a drawing for each.
import * as v from 'valibot'
import { colours } from './attributes.ts'
import type { PictureColours } from './picture.ts'
import type { Random } from './random.ts'
import { readData, readTable } from './read-data.ts'
import data from './palettes.json' with { type: 'json' }

const Colours = v.array(v.string())

/** Colour codes of each group, the most frequent first. */
export const palettes = readTable('palettes.json', Colours, data.palettes)

const hexOf = new Map(colours.map(({ code, swatch }) => [code, swatch ?? '#000000']))

/** The swatch of a colour code. */
export function hex(code: string): string {
  const found = hexOf.get(code)
  if (!found) throw new Error(`seed: no colour is called "${code}"`)
  return found
}

/** Perceived brightness from 0 to 255; colours of similar brightness do not contrast. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

const { partners, accents } = readData('palettes.json', v.object({ partners: Colours, accents: Colours }), data)

/** Body, decoration and detail for one colour; decoration and detail contrast with their background. */
export function drawingColours(code: string, random: Random): PictureColours {
  const main = hex(code)
  const standsOut = (from: string, distance: number) => (candidate: string) =>
    candidate !== code && Math.abs(brightness(hex(candidate)) - brightness(from)) >= distance
  const second = hex(random.pick(partners.filter(standsOut(main, 70))))
  const accent = hex(random.pick(accents.filter((candidate) => standsOut(main, 50)(candidate) && hex(candidate) !== second)))
  return { main, second, accent }
}
