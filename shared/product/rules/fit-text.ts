// Fits a printed text into its area: long names are narrowed, and made smaller where narrow letters would be too narrow to read.
import { lettersOf } from './printing.ts'

/** The height of a capital letter, in ems. */
export const CAPITAL = 0.7

/** Letters are not narrowed further than this; the text becomes smaller instead. */
const NARROWEST = 0.6

/** A text in its area. */
export interface Fitted {
  size: number
  /** How far its letters are narrowed; 1 where it has room. */
  narrowing: number
  /** The baseline, from the top of the area. */
  baseline: number
}

/**
 * The size of a text in an area.
 * @param ems The width of the text at a size of 1.
 */
export function fitText({ width, height }: { width: number; height: number }, ems: number): Fitted {
  const whole = height / CAPITAL
  const room = ems > 0 ? Math.min(1, width / (ems * whole)) : 1
  const narrowing = Math.max(room, NARROWEST)
  const size = (whole * room) / narrowing
  return { size, narrowing, baseline: (height + size * CAPITAL) / 2 }
}

/** An estimated width in ems of a text in heavy letters, for where it cannot be measured. */
export function estimatedEms(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + (/[.'’ \-IJijl1]/.test(letter) ? 0.36 : /[MWmw]/.test(letter) ? 0.95 : 0.7), 0)
}
