// The ways in which shoppers name sizes, from the options' labels: "36", "EU 36" and "UK 3.5" for one shoe size, "37" for socks of 35-38.
import { tokensOf } from './tokens.ts'

/**
 * The names of a size; `british` is its label in English, which has both shoe sizes.
 * @example sizeNames('38', 'UK 5 (EU 38)') // ['38', 'uk 5', 'eu 38']
 * @example sizeNames('35-38') // ['35 38', '35', '38', '36', '37']
 */
export function sizeNames(label: string, british = label): string[] {
  const tokens = tokensOf(withoutFractions(label)).map(({ folded }) => folded)
  const numbers = tokens.filter((token) => /\d/.test(token))
  const range = /^(\d+)-(\d+)$/.exec(label)
  const between = range ? steps(Number(range[1]), Number(range[2])) : []
  const shoe = /^UK ([\d.]+) \(EU (\d+)\)$/.exec(british)
  return [...new Set([tokens.join(' '), ...numbers, ...between, ...(shoe ? [`uk ${shoe[1]}`, `eu ${shoe[2]}`] : []), ...britishBra(label)])]
}

/** The names of the sizes on both sides of one that lies between them; none for a whole number without a country: too much is a number. */
export function besideSize(name: string): string[] {
  const [, country = '', size = ''] = /^(uk |eu )?(\d+(?:\.5)?)$/.exec(name) ?? []
  if (size === '' || (country === '' && !size.includes('.'))) return []
  return [-0.5, 0.5].map((step) => `${country}${Number(size) + step}`)
}

/** The clothes of a child of these ages, as the height that they are for; null for an adult. */
export function heightOf(age: number): string | null {
  if (age < 3 || age > 16) return null
  return String(Math.max(116, 128 + 12 * (Math.ceil(age / 2) - 4)))
}

/** Grip sizes name their inches, `L3 (4 3/8)`, of which no shopper would type the parts. */
function withoutFractions(label: string): string {
  return label.replace(/\(\d+(?: \d\/\d+)?\)/, '')
}

/** 75C is 34C in Britain. */
function britishBra(label: string): string[] {
  const [, band, cup] = /^(\d{2})([A-E])$/.exec(label) ?? []
  return band && cup ? [`${(Number(band) - 75) / 2.5 + 34}${cup.toLowerCase()}`] : []
}

function steps(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step))
}
