// The ways in which shoppers name sizes, from the options' labels: "36" and "UK 3.5" for one shoe size, "37" for socks of 35-38.
import { tokensOf } from './tokens.ts'

/**
 * The names of a size.
 * @example sizeNames('UK 5 (EU 38)') // ['uk 5 eu 38', '5', '38']
 * @example sizeNames('35-38') // ['35 38', '35', '36', '37', '38']
 */
export function sizeNames(label: string): string[] {
  const tokens = tokensOf(withoutFractions(label)).map(({ folded }) => folded)
  const numbers = tokens.filter((token) => /\d/.test(token))
  const range = /^(\d+)-(\d+)$/.exec(label)
  const between = range ? steps(Number(range[1]), Number(range[2])) : []
  return [...new Set([tokens.join(' '), ...numbers, ...between])]
}

/** Grip sizes name their inches, `L3 (4 3/8)`, of which no shopper would type the parts. */
function withoutFractions(label: string): string {
  return label.replace(/\(\d+(?: \d\/\d+)?\)/, '')
}

function steps(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step))
}
