// A brand's logo as SVG: its mark and its name in block letters, in one colour and without a font.
import { letterLine } from '../drawing/glyphs.ts'
import { round } from '../drawing/path.ts'
import { mediaFolder } from '../picture-url.ts'
import { brandMark, brands } from './brands.ts'
import type { Brand } from './brands.ts'

const height = 100
const markSize = 84
const letterSize = 46

/**
 * Draws the logo, mark first; `ink` is any CSS colour and `currentColor` by default.
 * @example brandLogo(brandOf(3), '#101418')
 */
export function brandLogo(brand: Brand, ink = 'currentColor'): string {
  const { weight, tracking, lean } = brand.word
  const word = letterLine(brand.name, letterSize, weight, tracking)
  const start = 118
  const width = Math.ceil(start + word.width + 14)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${brand.name.replace('&', '&amp;')}">` +
    brandMark(brand, 56, height / 2, markSize, ink) +
    `<path transform="translate(${start + (lean ? 10 : 0)} ${(height - letterSize) / 2}) skewX(${lean})" d="${word.path}" fill="none" stroke="${ink}" stroke-width="${round(word.stroke)}" stroke-miterlimit="3"/></svg>`
  )
}

/** The root-relative address of a logo in a hex colour. */
export function brandLogoUrl(code: string, ink = '#15171c'): string {
  return `${mediaFolder}brand_${code}_${ink.slice(1).toLowerCase()}.svg`
}

/** Parses a logo's address; returns null for brands and colours that do not exist. */
export function parseBrandLogoUrl(path: string): { brand: Brand; ink: string } | null {
  const match = path.startsWith(mediaFolder) ? /^brand_([a-z-]{2,30})_([0-9a-f]{6})\.svg$/.exec(path.slice(mediaFolder.length)) : null
  const brand = brands.find(({ code }) => code === match?.[1])
  return match && brand ? { brand, ink: `#${match[2]}` } : null
}
