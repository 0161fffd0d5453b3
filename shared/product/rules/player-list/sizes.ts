// Finds the size that a cell means, however it is written: 2XL is XXL, "Medium" is M, "164" is "164 cm", "XL (56)" is XL.
import type { RosterProduct, RosterSize } from '#shared/product/rules/roster.ts'
import { plainWords } from './plain.ts'
import { withoutMarks } from './numbers.ts'
import { AUDIENCES, LETTERS, NOISE } from './size-words.ts'

/** A size in parts: its letters and numbers in their order, and for whom it is. */
interface Meant {
  values: readonly string[]
  audience: string | null
  /** Two numbers joined by a dash: 39-42, but not the 32/34 of trousers. */
  range: readonly [number, number] | null
}

/** Two numbers with any dash between them, and words around. */
const RANGE = /^\D*(\d+(?:[.,]\d+)?)\s*[-‐‑‒–—―−]\s*(\d+(?:[.,]\d+)?)[^\d/]*$/u

function meant(text: string): Meant {
  const written = withoutMarks(text.trim())
    .replace(/½|(?<=\d)\s+1\/2/g, '.5')
    .replace(/(?<=\d)\s*(?:t\/m|tot|bis|till|til|to)\s*(?=\d)/gi, '-')
  const [, from, to] = RANGE.exec(written) ?? []
  const range = from && to ? ([decimal(from), decimal(to)] as const) : null
  const words = plainWords(written.replace(/(\d)[.,](\d)/g, '$1point$2'))
    .replace(/\b(size|maat|mt|gr|eu|uk|jr|junior)(?=\d)/g, '$1 ')
    .replace(/\bw (\d+) l (\d+)\b|\bw(\d+) ?l(\d+)\b/g, '$1$3 $2$4')
    .replace(/\b(\d) ?x ?(?=(?:l|s|large|small)\b)/g, (_all, count: string) => 'x'.repeat(Number(count)))
    .replace(/\b(?:(?:extra|xtra|x) ?)+(?=(?:l|s|large|small|groot|klein|gross|stor|liten)\b)/g, (all) =>
      'x'.repeat(all.replace(/extra|xtra/g, 'x').replaceAll(' ', '').length),
    )
    .split(' ')
  const values: string[] = []
  let audience: string | null = null
  for (const word of words.flatMap(parts)) {
    const letters = lettersOf(word)
    if (AUDIENCES.has(word)) audience = AUDIENCES.get(word) ?? null
    // "M (medium)" says it twice, "32/32" does not.
    else if (!NOISE.has(word) && (/\d/.test(word) || values.at(-1) !== letters)) values.push(letters)
  }
  return { values, audience, range: range && range[0] < range[1] ? range : null }
}

const decimal = (text: string) => Number(text.replace(',', '.'))

/** "164cm" is two words; "2point5" is one number. */
function parts(word: string): string[] {
  return word.replaceAll('point', '.').match(/\d+(?:\.\d+)?(?:[a-z](?![a-z]))?|\p{L}+\d*/gu) ?? []
}

/** "xlarge" is xl, "42.0" is 42. */
function lettersOf(word: string): string {
  const [, more = '', base = ''] = /^(x*)(\p{L}+)$/u.exec(word) ?? []
  const letter = LETTERS.get(base) ?? LETTERS.get(word)
  return letter ? more + letter : word.replace(/^(\d+)\.0+$/, '$1')
}

const cache = new Map<string, Meant>()

/** The same labels are compared with every cell. */
function meantBy(text: string): Meant {
  const known = cache.get(text) ?? meant(text)
  if (cache.size > 2000) cache.clear()
  cache.set(text, known)
  return known
}

/** A value that sizes are made of: letters or a number. */
const SIZE = /^(?:x*[sml]|\d+(?:\.\d+)?[a-z]?)$/

const isWithin = (inner: readonly string[], outer: readonly string[]) => inner.length > 0 && inner.every((value) => outer.includes(value))

/**
 * The sizes of a product that a cell may mean: none, one, or several where it is not clear, as with "M/L".
 * @example findSizes(shirt, ' medium ').map(({ label }) => label) // ['M']
 */
export function findSizes({ sizes }: Pick<RosterProduct, 'sizes'>, cell: string): readonly RosterSize[] {
  const wanted = meantBy(cell)
  if (wanted.values.length === 0) return []
  const known = sizes.map((size) => ({ size, label: meantBy(size.label) }))
  const forWhom = known.filter(({ label }) => !wanted.audience || !label.audience || label.audience === wanted.audience)
  const same = forWhom.filter(({ label }) => label.values.join(' ') === wanted.values.join(' '))
  if (same.length > 0) return nearest(same, wanted)
  // "M tight" may be another size than M.
  if (!wanted.values.every((value) => SIZE.test(value) || known.some(({ label }) => label.values.includes(value)))) return []
  const partly = forWhom.filter(({ label }) => isWithin(label.values, wanted.values) || isWithin(wanted.values, label.values))
  if (partly.length > 0) return nearest(partly, wanted)
  const [only] = wanted.values
  const number = wanted.values.length === 1 ? Number(only) : Number.NaN
  return forWhom.filter(({ label: { range } }) => range && range[0] <= number && number <= range[1]).map(({ size }) => size)
}

/** Where the cell says for whom, a size for them comes before one that says nothing. */
function nearest(found: readonly { size: RosterSize; label: Meant }[], { audience }: Meant): RosterSize[] {
  const own = found.filter(({ label }) => label.audience === audience)
  return (own.length > 0 ? own : found).map(({ size }) => size)
}
