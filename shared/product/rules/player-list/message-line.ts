// Reads one line of a message: "Anna (10) M", "Bo Smith - 7 - L", "Dee, no 4, size S" are a name, a number and sizes with whatever between.
import { readPieces } from '#shared/product/rules/player.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { SECTION } from './head-words.ts'
import { meaningOfHead } from './meaning-of-head.ts'
import { withoutTalk } from './message-words.ts'
import { ROLE } from './names.ts'
import { findNumber, isAboutPerson } from './numbers.ts'
import { plainWords } from './plain.ts'
import { findSizes } from './sizes.ts'
import { productOf } from './source.ts'

/** A size in a line; `productId` where the line says of what. */
export interface LineSize {
  cell: string
  productId: number | null
}

/** What a line holds. */
export interface MessageLine {
  /** Texts between separators. */
  names: readonly string[]
  /** Whether a comma is all that stands between the first two, as in "Lovelace, Ada". */
  isTurned: boolean
  number: string
  sizes: readonly LineSize[]
  pieces: string
  /** Texts of which nothing is known. */
  unread: readonly string[]
}

/** What stands between the parts of a line. A comma in 42,5 and a dash in Ada-Lou do not. */
const SEPARATOR = /([;|\t()[\]{}]|(?<!\d),|,(?!\d)|\s[-–—/=→>]+\s?|[-–—=]\s|:(?=\s|$))/u

/** "5 x M" at the beginning. */
const PIECES = /^(\d{1,3})\s*[x×]\s+(?=\S)/i

/** A size that this kit does not have. */
const SIZE = /^(?:\d?x+[sml]|\d{3}(?:cm)?)$/i

const DIGITS = 2

/** Reads a line without its count; `hasInitials`: a letter behind a name is one, and no size. */
export function readLine(line: string, plan: RosterPlan, hasInitials: boolean): MessageLine {
  const names: string[] = []
  const sizes: LineSize[] = []
  const unread: string[] = []
  const digits = Math.max(DIGITS, plan.number?.maxLength ?? DIGITS)
  let number = ''
  let pieces = PIECES.exec(line)?.[1] ?? ''

  const isNumber = (text: string) => (findNumber(text)?.length ?? digits + 1) <= digits
  const isSize = (text: string) => plan.products.some((product) => findSizes(product, text).length > 0) || SIZE.test(text)

  /** How many words from here are a size; 0 for none. */
  const sizeAt = (words: readonly string[], at: number): number => {
    const take = (count: number) => words.slice(at, at + count).join(' ')
    // In "Bo van Dam 7 L", "Dam 7 L" is not L for women.
    const isOne = (count: number) => !words.slice(at + 1, at + count - 1).some(isNumber) && isSize(take(count))
    const found = [1, 2, 3].find((count) => at + count <= words.length && isOne(count))
    if (!found) return 0
    // "M dames", "164 cm": the next word is part of it, unless it is one itself.
    const next = words[at + found]
    return next && /^\P{N}+$/u.test(next) && !isSize(next) && isSize(take(found + 1)) ? found + 1 : found
  }

  /** "Groß" and "Klein" are also last names: where the line has another size, they are no sizes. */
  const sizeWords = line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && isSize(word)).length
  const isLastName = (word: string) => sizeWords > 1 && /^\p{Lu}\p{Ll}{3,}$/u.test(word)

  const readSegment = (segment: string) => {
    const words = segment.split(/\s+/).filter((word) => /[\p{L}\p{N}&+#]/u.test(word))
    const text: string[] = []
    const rest = (at: number, count: number) => words.slice(at, at + count).join(' ')
    for (let at = 0; at < words.length;) {
      const labelled = labelledSize(words, at, plan, sizeAt)
      const [one = '', two = rest(at, 2)] = [words[at]]
      const isBare = text.length > 0 && number === '' && /^\p{L}\.?$/u.test(one)
      // "S van Dijk": a letter before a name is one of it.
      const isBefore = text.length === 0 && !labelled && /^\p{L}\.?$/u.test(one) && /\p{L}{2}/u.test(words[at + 1] ?? '')
      const isNext = text.length > 0 && text.at(-1) === words[at - 1]
      // "Größe M" and "Size M" begin with a capital, as names do.
      const isLabel = meaningOfHead(one, plan)?.meaning === 'size' && sizeAt(words, at) > 1
      const isName = isNext && /^\p{Lu}\p{Ll}/u.test(one) && !isLabel && (!isSize(one) || isLastName(one))
      const isFirst = text.length === 0 && names.length === 0 && isLastName(one) && /^(?:Gro(?:ß|ss|ot)|Klein)$/.test(one)
      // "Mees M 12 L" has one size.
      const isInitial = isBare && (hasInitials || (sizeWords > 1 && isNumber(words[at + 1] ?? '')))
      const size = isInitial || isBefore || isName || isFirst ? 0 : sizeAt(words, at)
      const isTwo = at + 1 < words.length && !isNumber(one) && isNumber(two)
      if (labelled) {
        sizes.push(labelled.size)
        at += labelled.words
      } else if (number === '' && isNumber(words[at + 1] ?? '') && meaningOfHead(one, plan)?.meaning === 'number') {
        at++
      } else if (pieces === '' && isPieces(one, words[at + 1])) {
        pieces = one
        at += 2
      } else if (number === '' && (isNumber(one) || isTwo)) {
        number = findNumber(isTwo ? two : one) ?? ''
        at += isTwo ? 2 : 1
      } else if (size > 0) {
        sizes.push({ cell: rest(at, size), productId: null })
        at += size
      } else {
        // "Cy 4 S please": what follows is no more of the name.
        const isOfName = text.length === 0 || isNext
        if (isOfName && (/\p{L}/u.test(one) || (text.length > 0 && /^[&+]$/.test(one)))) text.push(one)
        else unread.push(one)
        at++
      }
    }
    if (text.length > 0) names.push(withoutTalk(text.join(' ')))
  }

  const parts = line.replace(PIECES, '').replace(ROLE, ' ').split(SEPARATOR)
  const places: number[] = []
  for (const [at, segment] of parts.entries()) {
    // "Number: 10", "keeper: Ada".
    const label = parts[at + 1] === ':' ? meaningOfHead(segment, plan)?.meaning : undefined
    // "Number 10: Ada" is no label alone.
    const isLabel =
      (label !== undefined && !(label === 'number' && /\d/.test(segment))) || (parts[at + 1] === ':' && SECTION.test(plainWords(segment)))
    if (at % 2 === 1 || isLabel) continue
    if (isAboutPerson(segment)) unread.push(segment.trim())
    else readSegment(segment)
    if (names.length > places.length) places.push(at)
  }
  const [first = 0, second] = places
  return { names, isTurned: second === first + 2 && parts[first + 1] === ',', number, sizes, pieces, unread }
}

/** "3 stuks". */
function isPieces(one: string, next: string | undefined): boolean {
  return (
    next !== undefined && /^\p{L}/u.test(next) && typeof readPieces(one) === 'number' && typeof readPieces(`${one} ${next}`) === 'number'
  )
}

/** "shirt M", "Hose 164 cm", "M shirt": the name of a piece of clothing beside a size of it. */
function labelledSize(
  words: readonly string[],
  at: number,
  plan: RosterPlan,
  sizeAt: (words: readonly string[], at: number) => number,
): { size: LineSize; words: number } | null {
  const read = (label: number, size: number, count: number, found: number) => {
    const heading = found > 0 ? meaningOfHead(words.slice(label, label + count).join(' '), plan) : null
    const productId = heading && productOf(heading.meaning)
    const product = plan.products.find(({ id }) => id === productId)
    const cell = words.slice(size, size + found).join(' ')
    return product && findSizes(product, cell).length > 0 ? { size: { cell, productId: product.id }, words: count + found } : null
  }
  // In "Ada 10 M shirt" the number is none of the size.
  const own = /^#?\d{1,2}$/.test(words[at] ?? '') ? 0 : sizeAt(words, at)
  return read(at, at + 2, 2, sizeAt(words, at + 2)) ?? read(at, at + 1, 1, sizeAt(words, at + 1)) ?? read(at + own, at, 1, own)
}
