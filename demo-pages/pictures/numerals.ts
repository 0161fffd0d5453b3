// The numerals that are printed on shirts, as paths: the lines of the block letters, with the stroke that turns them into digits.
import { letterLine } from './drawing/glyphs.ts'
import { round } from './drawing/path.ts'
import { numberWeight } from './garments/print.ts'

/** A digit's lines from its top left, and its width. */
export interface Numeral {
  path: string
  width: number
}

const height = 6 + numberWeight

/** The measures of all digits, in the units of their grid. */
export const numeralMeasures = { height, gap: 1, stroke: numberWeight, outline: round(numberWeight * 1.5) }

/** The digits of a text, or all ten. */
export function numeralsOf(text = '0123456789'): Record<string, Numeral> {
  return Object.fromEntries(
    [...new Set(text)]
      .filter((digit) => /\d/.test(digit))
      .map((digit) => {
        const { path, width } = letterLine(digit, height, numberWeight)
        return [digit, { path, width: round(width) }]
      }),
  )
}
