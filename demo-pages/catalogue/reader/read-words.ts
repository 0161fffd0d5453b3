// Reads the words of a query from left to right: the longest known phrase first, then words of the products, joined, split or corrected words.
import { foldAccents } from '#demo-pages/database/fold.ts'
import type { Lexemes } from './lexemes.ts'
import { splitCompound } from './split-compound.ts'
import type { Term } from './term.ts'
import { textTerm } from './term.ts'
import type { Token } from './tokens.ts'
import { heightOf } from './size-words.ts'
import type { Meaning, WordBook } from './word-book.ts'
import { findSizes } from './word-book.ts'

/** What the reader knows of a language. */
export interface Knowledge {
  book: WordBook
  lexemes: Lexemes
  stems: ReadonlyMap<string, string>
  /** The nearest known word of a mistyped one; null if none is near. */
  correct: (word: string) => string | null
}

/** The words as they are read. */
export interface ReadWords {
  terms: Term[]
  pages: string[]
  dropped: string[]
  /** The words meant by mistyped ones. */
  corrected: Map<Token, Token>
}

const longestPhrase = 4
/** The shortest end of a word to look for: "rok" finds tennisrok. */
const shortestEnd = 3
/** The shortest sport that is read of a word whose end is unknown: "hockeystick". */
const shortestSport = 5

/** Reads all words. Mistyped ones are left in `corrected`: with them in their place, the words are to be read again. */
export function readWords(tokens: readonly Token[], knowledge: Knowledge): ReadWords {
  const read: ReadWords = { terms: [], pages: [], dropped: [], corrected: new Map() }
  for (let at = 0; at < tokens.length;) at += readNext(tokens, at, knowledge, read)
  return read
}

/** Reads what begins at a word; returns the number of words that it takes. */
function readNext(tokens: readonly Token[], at: number, knowledge: Knowledge, read: ReadWords): number {
  const { book } = knowledge
  const token = tokens[at]
  if (!token) return 1
  // "Size 10 years" is an age; size 10 alone is not.
  const isBefore = book.sizeWords.has(token.folded) && /^\d/.test(tokens[at + 1]?.folded ?? '')
  const aged = readAge(tokens, isBefore ? at + 1 : at, book, read)
  if (aged) return isBefore ? aged + 1 : aged
  const amount = readAmount(tokens, at, knowledge, read)
  if (amount) return amount
  for (let length = Math.min(longestPhrase, tokens.length - at); length >= 1; length--) {
    const part = tokens.slice(at, at + length)
    const meaning = meaningOf(part, knowledge)
    if (meaning) {
      take(part, meaning, knowledge, read)
      return length
    }
    if (length === 2 && readSize(part, knowledge, read)) return 2
  }
  if (book.sizeWords.has(token.folded)) return 1
  if (readSize([token], knowledge, read)) return 1
  const next = tokens[at + 1]
  if (next && isJoined(token, next, knowledge)) {
    const joined = token.folded + next.folded
    read.terms.push(textTerm(typedAs([token, next]), [joined]))
    return 2
  }
  readWord(token, at === tokens.length - 1, knowledge, read)
  return 1
}

/** The meaning of a phrase, also if its words are written as one or inflected. */
function meaningOf(part: readonly Token[], { book, stems }: Knowledge): Meaning | null {
  const folded = part.map((token) => token.folded)
  const stem = part.map(({ typed }) => stems.get(typed) ?? typed)
  return (
    book.meanings.get(folded.join(' ')) ??
    book.stems.get(stem.join(' ')) ??
    (part.length > 1 ? book.meanings.get(folded.join('')) : null) ??
    null
  )
}

function take(part: readonly Token[], meaning: Meaning, knowledge: Knowledge, read: ReadWords): void {
  read.pages.push(...meaning.pages)
  if (!meaning.options.length && !meaning.categories.length) return
  const beginnings = meaning.isText && part.length === 1 ? part.map(({ folded }) => folded) : []
  read.terms.push({
    subject: meaning.categories.length && !meaning.options.length ? 'category' : meaning.subject,
    ...typedAs(part),
    beginnings: beginnings.filter((word) => isKnown(word, knowledge)),
    wholes: [],
    options: meaning.options,
    categories: meaning.categories,
    within: meaning.options.length ? [] : sportOf(part, knowledge.book),
  })
}

/** The sport with which a name of goods begins: "voetbalshirt" is no shirt for volleyball. */
function sportOf(part: readonly Token[], { sports }: WordBook): number[] {
  const name = part.map(({ folded }) => folded).join('')
  const sport = sports.find((one) => name.startsWith(one.name) && name.length > one.name.length)
  return sport ? [sport.option] : []
}

/** An age, "11-12 years": clothes for that height, or else anything for children. Returns the number of words. */
function readAge(tokens: readonly Token[], at: number, book: WordBook, read: ReadWords): number {
  const isAge = (place: number) => book.ageWords.has(tokens[place]?.folded ?? '')
  let end = at
  while (isAge(end)) end++
  const first = end
  while (/^\d{1,2}$/.test(tokens[end]?.folded ?? '')) end++
  const years = tokens.slice(first, end)
  if (first === at && (years.length === 0 || !isAge(end))) return 0
  while (isAge(end)) end++
  const heights = years.flatMap(({ folded }) => book.sizes.get(heightOf(Number(folded)) ?? '') ?? [])
  const kids = book.meanings.get('kids')?.options ?? []
  if (heights.length)
    read.terms.push({
      subject: 'size',
      ...typedAs(tokens.slice(at, end)),
      beginnings: [],
      wholes: [],
      options: [[...new Set(heights)], ...kids],
      categories: [],
      within: [],
    })
  else if (years.length > 0) read.dropped.push(typedAs(tokens.slice(at, end)).typed)
  return end - at
}

/** An amount, "4 pack": no product is found by it. */
function readAmount(tokens: readonly Token[], at: number, { book }: Knowledge, read: ReadWords): number {
  const part = tokens.slice(at, at + 2)
  const [number, unit] = part
  if (!unit || !/^\d+(\.\d+)?$/.test(number?.folded ?? '') || !book.unitWords.has(unit.folded)) return 0
  read.dropped.push(typedAs(part).typed)
  return part.length
}

/** A size: "36", or "maat 36" with a word that announces it. */
function readSize(part: readonly Token[], { book }: Knowledge, read: ReadWords): boolean {
  const [first, last = first] = part
  if (!first || !last) return false
  const whole = findSizes(book, part.map(({ folded }) => folded).join(' '))
  const isAnnounced = !whole && part.length === 2 && book.sizeWords.has(first.folded)
  const options = isAnnounced ? findSizes(book, last.folded) : whole
  if (!options) return false
  const isRange = part.length === 2 && first.place !== undefined && first.place === last.place
  const typed = isAnnounced ? last.typed : part.map((token) => token.typed).join(isRange ? '-' : ' ')
  read.terms.push({ subject: 'size', ...typedAs(part), typed, beginnings: [], wholes: [], options: [options], categories: [], within: [] })
  return true
}

/** Whether two words are one in the shop: "scheen beschermers". Two words that are both known stay two. */
function isJoined(one: Token, other: Token, knowledge: Knowledge): boolean {
  if (isKnown(one.folded, knowledge) && isWhole(other, knowledge)) return false
  return knowledge.lexemes.begins(one.folded + other.folded)
}

function readWord(token: Token, isLast: boolean, knowledge: Knowledge, read: ReadWords): void {
  const { typed, folded } = token
  // A single letter of a word that has just been begun means nothing yet.
  if (folded.length < 2) return
  if (isKnown(folded, knowledge) || isWhole(token, knowledge)) {
    read.terms.push(textTerm(typedAs([token]), [typed]))
    return
  }
  const parts = splitCompound(typed, (part) => isPart(tokenOf(part), knowledge))
  if (parts) {
    // The end of a word asks for goods, and not for a page of the shop: a “klubba” is no club.
    for (const part of partsOf(token, parts)) readNext([part], 0, knowledge, { ...read, pages: [] })
    return
  }
  const begun = isLast ? begunMeaning(folded, knowledge.book) : null
  if (begun) return take([token], begun, knowledge, read)
  const endings = folded.length >= shortestEnd ? knowledge.lexemes.endingWith(knowledge.stems.get(typed) ?? folded) : []
  if (endings.length) {
    read.terms.push(textTerm(typedAs([token]), [], endings))
    return
  }
  const meant = knowledge.correct(folded)
  if (meant !== null) return void read.corrected.set(token, { ...token, ...tokenOf(meant) })
  const sport = knowledge.book.sports.find(({ name }) => name.length >= shortestSport && folded.startsWith(name))
  if (sport) read.terms.push(textTerm({ ...typedAs([token]), typed: sport.name }, [sport.name]))
  read.dropped.push(sport ? afterName(typed, sport.name) : typed)
}

/** What follows a name at the beginning of a word; folding changes lengths. */
function afterName(typed: string, name: string): string {
  const end = Array.from(typed).findIndex((_, at, letters) => foldAccents(letters.slice(0, at + 1).join('')) === name)
  return Array.from(typed)
    .slice(end + 1)
    .join('')
}

/** The parts of a compound; letters that link them belong to the part before. */
function partsOf(token: Token, parts: readonly string[]): Token[] {
  const starts: number[] = []
  for (const part of parts) starts.push(token.typed.indexOf(part, (starts.at(-1) ?? -1) + 1))
  return parts.map((part, at) => ({ ...token, ...tokenOf(part), written: token.typed.slice(starts[at], starts[at + 1]) }))
}

/** The words of a term, and their places in the query. */
function typedAs(part: readonly Token[]): Pick<Term, 'typed' | 'places'> {
  return {
    typed: part.map(({ typed, written = typed }) => written).join(' '),
    places: [...new Set(part.flatMap(({ place }) => place ?? []))],
  }
}

function tokenOf(typed: string): Token {
  return { typed, folded: foldAccents(typed) }
}

/** Whether a part of a compound is a word: "kinder", "voetbalschoenen". */
function isPart(token: Token, knowledge: Knowledge): boolean {
  const meaning = meaningOf([token], knowledge)
  return (meaning !== null && meaning.options.length + meaning.categories.length > 0) || isWhole(token, knowledge)
}

/** The meaning of a word whose beginning has been typed. */
function begunMeaning(beginning: string, { meanings }: WordBook): Meaning | null {
  if (beginning.length < 3) return null
  for (const [word, meaning] of meanings) if (word.startsWith(beginning)) return meaning
  return null
}

/** Whether a product's word begins with it. */
function isKnown(word: string, { lexemes }: Knowledge): boolean {
  return lexemes.begins(word)
}

function isWhole({ typed, folded }: Token, { lexemes, stems }: Knowledge): boolean {
  return lexemes.has(folded) || lexemes.has(stems.get(typed) ?? typed)
}
