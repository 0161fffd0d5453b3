// Places numerals that a host draws as paths beside each other in their area.
import type { Area, Numerals } from '#shared/product/wire/back.ts'

/** A digit and its distance from the left end of the number, in the numerals' own units. */
interface Placed {
  path: string
  at: number
}

/** A number made of numerals: moved by `x` and `y` and scaled. */
export interface FittedNumerals {
  digits: readonly Placed[]
  x: number
  y: number
  scaleX: number
  scaleY: number
}

/** The number in an area of the same units as the result; null where a character is no numeral of the host's. */
export function fitNumerals({ height, gap, glyphs }: Numerals, text: string, area: Omit<Area, 'curve'>): FittedNumerals | null {
  const digits: Placed[] = []
  let end = 0
  for (const letter of text) {
    const glyph = Object.hasOwn(glyphs, letter) ? glyphs[letter] : undefined
    if (!glyph) return null
    const at = digits.length > 0 ? end + gap : 0
    digits.push({ path: glyph.path, at })
    end = at + glyph.width
  }
  if (digits.length === 0) return null
  const scaleY = area.height / height
  const scaleX = Math.min(scaleY, area.width / end)
  return { digits, x: area.x + (area.width - end * scaleX) / 2, y: area.y, scaleX, scaleY }
}
