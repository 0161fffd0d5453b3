// Block letters and digits as centre lines on a 4 × 6 grid, drawn with thick strokes, so that no font is needed.
import * as v from 'valibot'
import data from './glyphs.json' with { type: 'json' }
import { round } from './path.ts'

const Lines = v.record(v.string(), v.string())

/** `marks` are accents above and below letters; `narrow` holds widths other than 4; `spelled` replaces a letter with others. */
const { glyphs, marks, narrow, spelled } = v.parse(
  v.strictObject({ glyphs: Lines, marks: Lines, narrow: v.record(v.string(), v.number()), spelled: Lines }),
  data,
)

/** Text as one path of centre lines, and its width in the same units as the size. */
interface LetterLine {
  path: string
  width: number
  /** The stroke width that turns these centre lines into block letters. */
  stroke: number
}

/** Text as strokes, `size` high, starting at `x` with its baseline at `y`. Unknown accents are dropped, and other unknown characters left out. */
export function letterLine(text: string, size: number, weight = 1.25, tracking = 1): LetterLine {
  const unit = size / (6 + weight)
  const letters = Array.from(text.toUpperCase(), (letter) => spelled[letter] ?? letter.normalize('NFD')).join('')
  let x = weight / 2
  let last = 0
  let path = ''
  for (const letter of letters) {
    const mark = marks[letter]
    if (mark) {
      path += place(mark, last, unit, weight)
      continue
    }
    const shape = glyphs[letter]
    if (!shape && letter !== ' ') continue
    const width = narrow[letter] ?? 4
    const shift = letter === 'I' ? -1.8 : letter === '1' ? 0 : letter === 'M' || letter === 'W' ? 0.35 : 0
    last = x + shift
    if (shape) path += place(shape, last, unit, weight)
    x += width + weight + tracking
  }
  return { path, width: Math.max(0, x - tracking - weight / 2) * unit, stroke: weight * unit }
}

function place(shape: string, x: number, unit: number, weight: number): string {
  return shape.replace(/([MLHV])([^MLHVZ]*)/g, (_, letter: string, numbers: string) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const vertical = (value: number): number => round((value + weight / 2) * unit)
    const horizontal = (value: number): number => round((value + x) * unit)
    if (letter === 'H') return `H${horizontal(values[0] ?? 0)}`
    if (letter === 'V') return `V${vertical(values[0] ?? 0)}`
    return `${letter}${horizontal(values[0] ?? 0)} ${vertical(values[1] ?? 0)}`
  })
}

/** Position and style of the letters. */
export interface Lettering {
  x: number
  y: number
  size: number
  fill: string
  rim?: string
  /** The width of the rim relative to the letters' strokes; 1.5 by default. */
  rimScale?: number
  widest?: number
  weight?: number
  tracking?: number
}

/** Letters centred on a point, with an optional rim. `y` is their vertical centre. */
export function lettering(text: string, options: Lettering): string {
  const weight = options.weight ?? 1.25
  const line = letterLine(text, options.size, weight, options.tracking)
  if (!line.path) return ''
  const squeeze = options.widest && line.width > options.widest ? options.widest / line.width : 1
  const spot = `translate(${round(options.x - (line.width * squeeze) / 2)} ${round(options.y - options.size / 2)}) scale(${round(squeeze * 100) / 100} 1)`
  const stroke = (colour: string, width: number): string =>
    `<path d="${line.path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="miter" stroke-miterlimit="3"/>`
  const rim = options.rim ? stroke(options.rim, line.stroke * (options.rimScale ?? 1.5)) : ''
  return `<g transform="${spot}">${rim}${stroke(options.fill, line.stroke)}</g>`
}
