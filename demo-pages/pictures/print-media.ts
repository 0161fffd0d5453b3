// What is printed on a back besides numerals, as files: the club's crest in the product's colours, and the font of names (SIL OFL).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { crestSvg } from './garments/print.ts'
import type { PictureColours } from './picture-spec.ts'
import { mediaFolder } from './picture-url.ts'

/** A file of a print. */
export interface PrintFile {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
const font = new Uint8Array(readFileSync(fontFile))

/** The font of names. */
export const printFont = {
  family: 'Archivo',
  url: `${mediaFolder}print-font_${createHash('sha256').update(font).digest('hex').slice(0, 10)}.woff2`,
  weight: 800,
}

/** The address of the crest in these colours, on a print of this ink. */
export function crestUrl({ main, second, accent }: PictureColours, ink: string): string {
  return `${mediaFolder}crest_${[main, second, accent, ink].map((colour) => colour.slice(1).toLowerCase()).join('-')}.svg`
}

/** The file at an address; null for any other address. */
export function printFileAt(path: string): PrintFile | null {
  if (path === printFont.url) return { body: font, type: 'font/woff2' }
  const name = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : ''
  const [, main, second, accent, ink] = /^crest_([\da-f]{6})-([\da-f]{6})-([\da-f]{6})-([\da-f]{6})\.svg$/.exec(name) ?? []
  if (!main || !second || !accent || !ink) return null
  return { body: crestSvg({ main: `#${main}`, second: `#${second}`, accent: `#${accent}` }, `#${ink}`), type: 'image/svg+xml' }
}
