// Block letters and numerals as centre lines on a 4 × 6 grid, drawn with thick strokes: no font is needed on any machine.
import { round } from './path.ts'

const glyphs: Record<string, string> = {
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  '1': 'M0.9 1.1L2.1 0V6.6',
  '2': 'M0 1.6V1L1 0H3L4 1V2.3L0 5.1V6H4.6',
  '3': 'M0 1.3V1L1 0H3L4 1V2L3 3H1.4M3 3L4 4V5L3 6H1L0 5V4.7',
  '4': 'M3 6.6V0L0 4.2H4.6',
  '5': 'M4.4 0H0V2.7H3L4 3.7V5L3 6H1L0 5V4.7',
  '6': 'M4 1.3V1L3 0H1L0 1V5L1 6H3L4 5V3.7L3 2.7H0',
  '7': 'M-0.6 0H4V0.8L1.5 6.6',
  '8': 'M1 0H3L4 1V2L3 3L4 4V5L3 6H1L0 5V4L1 3L0 2V1ZM1 3H3',
  '9': 'M0 4.7V5L1 6H3L4 5V1L3 0H1L0 1V2.3L1 3.3H4',
  A: 'M0 6.6V1.2L1.2 0H2.8L4 1.2V6.6M0 3.9H4',
  B: 'M0 3H3L4 2V1L3 0H0V6H3L4 5V4L3 3',
  C: 'M4 1.5V1L3 0H1L0 1V5L1 6H3L4 5V4.5',
  D: 'M0 0H2.8L4 1.2V4.8L2.8 6H0Z',
  E: 'M4.4 0H0V6H4.4M0 3H3.6',
  F: 'M4.4 0H0V6.6M0 3H3.6',
  G: 'M4 1.5V1L3 0H1L0 1V5L1 6H3L4 5V3.2H2.2',
  H: 'M0 -0.6V6.6M4 -0.6V6.6M0 3H4',
  I: 'M2 -0.6V6.6',
  J: 'M4 -0.6V5L3 6H1L0 5V4.4',
  K: 'M0 -0.6V6.6M4.2 -0.5L0.6 3.1L4.2 6.5',
  L: 'M0 -0.6V6H4.4',
  M: 'M-0.3 6.6V0.2L2 3.4L4.3 0.2V6.6',
  N: 'M0 6.6V0.2L4 5.8V-0.6',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6.6V0H3L4 1V2.4L3 3.4H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.3 4.2L4.6 6.6',
  R: 'M0 6.6V0H3L4 1V2.3L3 3.3H0M2.2 3.3L4.1 6.6',
  S: 'M4 1.4V1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5V4.6',
  T: 'M-0.4 0H4.4M2 0V6.6',
  U: 'M0 -0.6V5L1 6H3L4 5V-0.6',
  V: 'M-0.2 -0.6L2 5.8L4.2 -0.6',
  W: 'M-0.4 -0.6L0.7 5.8L2 2L3.3 5.8L4.4 -0.6',
  X: 'M-0.1 -0.6L4.1 6.6M4.1 -0.6L-0.1 6.6',
  Y: 'M-0.1 -0.6L2 3.2L4.1 -0.6M2 3.2V6.6',
  Z: 'M0 0H4V0.8L0 5.2V6H4.4',
  '&': 'M4.4 6.5L0.9 2.1V1L1.8 0H2.5L3.4 1V1.9L0.1 4.2V5.2L0.9 6H2.8L4.4 4.1',
  '-': 'M0.6 3H3.4',
  '.': 'M0 5.4V6.6',
  "'": 'M0.3 -0.6V1.2',
}

const narrow: Record<string, number> = { I: 0.4, '1': 2.6, '.': 0.2, "'": 0.6, '-': 4, ' ': 2, M: 4.6, W: 4.8, J: 4 }
const marks: Record<string, string> = {
  '\u0300': 'M1.2 -3L2.4 -1.9',
  '\u0301': 'M2.8 -3L1.6 -1.9',
  '\u0302': 'M1 -1.8L2 -2.8L3 -1.8',
  '\u0303': 'M0.8 -2L1.6 -2.7L2.4 -2L3.2 -2.7',
  '\u0308': 'M1 -2.9V-1.8M3 -2.9V-1.8',
  '\u030a': 'M1.3 -3H2.7V-1.8H1.3Z',
  '\u0327': 'M2 6V7.8H1',
}
const spelled: Record<string, string> = { ß: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', '’': "'" }

/** Text as one centre-line path in a box, and its width in the units given. */
interface LetterLine {
  path: string
  width: number
  /** The stroke that makes these centre lines block letters. */
  stroke: number
}

/** Text as strokes, `size` high, from `x`, with its foot on `y`. Letters without a shape lose their mark, others are left out. */
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

/** How and where letters are set. */
export interface Lettering {
  x: number
  y: number
  size: number
  fill: string
  rim?: string
  /** How much wider than the letters' strokes the rim is; 1.5 by default. */
  rimScale?: number
  widest?: number
  weight?: number
  tracking?: number
}

/** Letters centred on a point, with an optional rim. `y` is the middle of the letters. */
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
