// Prints on products: marks and text in a readable colour, with an outline on a busy pattern.
import type { Pattern } from '../picture-spec.ts'
import { mix, readableOn } from '../drawing/colour.ts'
import { lettering } from '../drawing/glyphs.ts'
import type { Lettering } from '../drawing/glyphs.ts'
import type { Pen } from '../drawing/pen.ts'
import { brandMark, brandOf } from './brands.ts'

const calm: readonly Pattern[] = ['plain', 'gradient', 'yoke', 'carbon', 'two-tone', 'knit', 'bars', 'wave', 'panels', 'classic']

/** A readable colour on the picture's main colour or another ground, and a rim if the pattern is busy. */
function printInk(pen: Pen, ground?: string): { fill: string; rim?: string } {
  const { main, accent } = pen.colours
  const below = ground ?? (pen.spec.pattern === 'carbon' ? mix(main, '#17181c', 0.8) : main)
  const fill = readableOn(below, accent)
  return ground || calm.includes(pen.spec.pattern) ? { fill } : { fill, rim: below }
}

/** The brand's mark, printed on the product. */
export function printedMark(pen: Pen, x: number, y: number, size: number, ground?: string): string {
  const { fill, rim } = printInk(pen, ground)
  return brandMark(brandOf(pen.spec.seed), x, y, size, fill, rim)
}

/** The brand's name, printed on the product. */
export function printedName(pen: Pen, place: Omit<Lettering, 'fill' | 'rim'>, ground?: string): string {
  return printedText(pen, brandOf(pen.spec.seed).name, place, ground)
}

/** Any text, printed on the product. */
export function printedText(pen: Pen, text: string, place: Omit<Lettering, 'fill' | 'rim'>, ground?: string): string {
  return lettering(text, { ...place, rimScale: 2.8, ...printInk(pen, ground) })
}
