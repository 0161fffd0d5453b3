// Reads a query: what each word means in this shop, which words it does not have, and what was mistyped.
import { getDictionary } from '../dictionary.ts'
import type { Shelf } from '../shelf.ts'
import type { Database, Language } from '../tables.ts'
import { getLexemes } from './lexemes.ts'
import type { Lexemes } from './lexemes.ts'
import { readWords } from './read-words.ts'
import type { ReadWords } from './read-words.ts'
import { getSpeller } from './speller.ts'
import { readStems } from './stems.ts'
import type { Reading } from './term.ts'
import { textTerm } from './term.ts'
import type { Token } from './tokens.ts'
import { isLiteral, tokensOf } from './tokens.ts'
import { getWordBook, telling } from './word-book.ts'
import otherBrands from './words/other-brands.json' with { type: 'json' }

/** Brands that the shop does not sell: their names are dropped, and never taken for a mistyped word. */
const unsold: ReadonlySet<string> = new Set(otherBrands.flatMap((brand) => tokensOf(brand).map(({ folded }) => folded)))
/** From this length on, an unknown word may be a compound. */
const shortestCompound = 7

/**
 * Reads a query in a language.
 * @example await readQuery(db, shelf, 'en', 'nike boots kids size 4') // boots, kids and a size; without “nike”
 */
export async function readQuery(db: Database, shelf: Shelf, language: Language, query: string): Promise<Reading> {
  const [lexemes, dictionary] = await Promise.all([getLexemes(db, shelf, language), getDictionary(db)])
  const book = await getWordBook(db, dictionary, language)
  const all = tokensOf(query)
  // “år” (years) and “är” (is) are compared as one word.
  const tokens = telling(all, book.ignored, ({ folded }, at) => book.ageWords.has(folded) && [all[at - 1], all[at + 1]].some(isNumber))
  const spell = await getSpeller(db, shelf, language, book)
  const isAsTyped = isLiteral(query)
  const correct = (word: string) => (isAsTyped || unsold.has(word) ? null : spell(word))
  const read = async (words: readonly Token[]) => {
    const stems = await readStems(db, language, [...new Set(words.flatMap((word) => wordsToStem(word, lexemes)))])
    return readWords(words, { book, lexemes, stems, correct })
  }
  const first = await read(tokens)
  if (isAsTyped) {
    // What was dropped may be several words, such as an amount; each is searched for.
    const words = first.dropped.flatMap((typed) => typed.split(' ').filter(Boolean))
    const unknown = words.map((typed) => textTerm({ typed, places: [] }, [typed]))
    return { terms: [...first.terms, ...unknown], pages: first.pages, dropped: [], correction: null, fixed: [] }
  }
  if (!first.corrected.size) return { ...readingOf(first), correction: null, fixed: [] }
  const meant = tokens.map((token) => first.corrected.get(token) ?? token)
  const second = readingOf(await read(meant))
  const dropped = new Set(second.dropped.flatMap((typed) => typed.split(' ')))
  const words = meant.map(({ typed }) => typed).filter((word) => !dropped.has(word))
  return { ...second, correction: words.join(' '), fixed: [...first.corrected.values()].map(({ typed }) => typed) }
}

const isNumber = (token: Token | undefined) => /^\d+$/.test(token?.folded ?? '')

function readingOf({ terms, pages, dropped }: ReadWords): Omit<Reading, 'correction' | 'fixed'> {
  return { terms, pages: [...new Set(pages)], dropped }
}

/** The word, and the beginnings and ends of an unknown one, which may be its parts. */
function wordsToStem({ typed, folded }: Token, lexemes: Lexemes): string[] {
  const letters = Array.from(typed)
  if (letters.length < shortestCompound || lexemes.begins(folded)) return [typed]
  const cuts = letters.map((_, at) => at).slice(2, -1)
  return [typed, ...cuts.flatMap((at) => [letters.slice(0, at).join(''), letters.slice(at).join('')])]
}
