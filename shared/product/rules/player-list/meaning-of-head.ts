// What a column holds by its heading, in four languages and any combination of words.
import type { RosterPlan, RosterProduct } from '#shared/product/rules/roster.ts'
import * as words from './head-words.ts'
import { plain, plainWords } from './plain.ts'
import type { Meaning } from './source.ts'

/** What a heading says; `strength` decides between columns that say the same. */
export interface Heading {
  meaning: Meaning
  /** 3: "Rugnummer", the name on the shirt; 2: "Nr"; 1: the name of a piece of clothing alone, which may also be somebody's name. */
  strength: 1 | 2 | 3
}

const heading = (meaning: Meaning, strength: Heading['strength'] = 2): Heading => ({ meaning, strength })

/**
 * Reads a heading; null where nothing is recognised.
 * @example meaningOfHead('Trikot-Nr.', plan)?.meaning // 'number'
 */
export function meaningOfHead(cell: string, { products }: Pick<RosterPlan, 'products'>): Heading | null {
  const text = plainWords(cell)
  if (text === '' || cell.length > 60) return null
  const sized = products.filter(({ sizes }) => sizes.length > 0)
  const own = sized.find(({ label }) => plain(label) === plain(cell))
  if (own) return heading(`size.${own.id}`)
  const isFirst = words.FIRST_NAME.test(text)
  const isLast = words.LAST_NAME.test(text)
  if (isFirst && isLast) return heading('name')
  if (words.INITIALS.test(text)) return heading('first-name', 1)
  if (isFirst || isLast) return heading(isFirst ? 'first-name' : 'last-name')
  if (words.OTHER.some((other) => other.test(text))) return heading('skip')
  const isNumber = words.NUMBER.some((number) => number.test(text))
  const isName = words.NAME.test(text)
  if (words.PRINTED.test(text) && !isNumber) return heading('name', 3)
  if (isName) return heading('name', words.ON_SHIRT.test(text) ? 3 : 2)
  if (isNumber) return heading('number', words.OF_SHIRT.test(text) ? 3 : 2)
  // Before the clothes, since "Aantal shirts" names some.
  if (words.PIECES.test(text)) return heading('pieces')
  return sizeHeading(text, sized) ?? (words.PLAYER.test(text) ? heading('name') : null)
}

function sizeHeading(text: string, products: readonly RosterProduct[]): Heading | null {
  const isSize = words.SIZE.some((size) => size.test(text))
  // "Maat shirt en broek" is for both.
  const kinds = new Set(
    text
      .split(' ')
      .map(kindOf)
      .filter((kind) => kind !== null && products.some(({ label }) => kindOf(plainWords(label)) === kind)),
  )
  if (kinds.size > 1) return heading('size', isSize ? 2 : 1)
  const product = productNamed(text, products)
  if (product) return heading(`size.${product.id}`, isSize ? 2 : 1)
  if (!isSize) return null
  // The size of something that the kit does not have.
  return kindOf(text) ? heading('skip') : heading('size')
}

/** The product that a heading names: by its label's words, or as the only one of its kind. */
function productNamed(text: string, products: readonly RosterProduct[]): RosterProduct | null {
  const labelled = products.filter(({ label }) => plainWords(label) !== '' && ` ${text} `.includes(` ${plainWords(label)} `))
  if (labelled.length === 1) return labelled[0] ?? null
  const kind = kindOf(text)
  const alike = products.filter(({ label }) => kind !== null && kindOf(plainWords(label)) === kind)
  if (alike.length <= 1) return alike[0] ?? sockOfShoe(kind, products)
  // "Trainingsshirt" beside a "Trikot": the label that shares a word with the heading.
  const sharing = alike.filter(({ label }) =>
    plainWords(label)
      .split(' ')
      .some((word) => word.length > 3 && text.includes(word)),
  )
  return sharing.length === 1 ? (sharing[0] ?? null) : null
}

/** Socks come in sizes of shoes. */
function sockOfShoe(kind: string | null, products: readonly RosterProduct[]): RosterProduct | null {
  const socks = products.filter(({ label }) => kindOf(plainWords(label)) === 'socks')
  return kind === 'shoes' && socks.length === 1 ? (socks[0] ?? null) : null
}

function kindOf(text: string): string | null {
  return words.CLOTHES.find(([, stem]) => stem.test(text))?.[0] ?? null
}
