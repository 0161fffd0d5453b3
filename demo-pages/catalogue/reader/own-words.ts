// Whether a text consists of the shop's own words: of its word book, its sizes and its products' texts, each as a whole word.
import { getDictionary } from '../dictionary.ts'
import { getShelf } from '../shelf.ts'
import type { Database, Language } from '../tables.ts'
import { getLexemes } from './lexemes.ts'
import { readStems } from './stems.ts'
import { tokensOf } from './tokens.ts'
import { getWordBook } from './word-book.ts'
import type { WordBook } from './word-book.ts'

const cache = new WeakMap<WordBook, ReadonlySet<string>>()

/** Whether every word is the shop's. The reader itself is content with a beginning, an end or a compound of words: "Sandberg". */
export async function hasOwnWordsOnly(db: Database, language: Language, text: string): Promise<boolean> {
  const [shelf, dictionary] = await Promise.all([getShelf(db), getDictionary(db)])
  const [lexemes, book] = await Promise.all([getLexemes(db, shelf, language), getWordBook(db, dictionary, language)])
  const listed = wordsOf(book)
  const others = tokensOf(text).filter(({ folded }) => !listed.has(folded) && !lexemes.has(folded))
  const stems = await readStems(
    db,
    language,
    others.map(({ typed }) => typed),
  )
  return others.every(({ typed }) => {
    const stem = stems.get(typed) ?? typed
    return lexemes.has(stem) || book.stems.has(stem)
  })
}

/** The words of the book one by one, also those that mean something only together. */
function wordsOf(book: WordBook): ReadonlySet<string> {
  const known = cache.get(book)
  if (known) return known
  const phrases = [...book.meanings.keys(), ...book.sizes.keys(), ...book.ignored, ...book.sizeWords, ...book.ageWords, ...book.unitWords]
  const words = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  cache.set(book, words)
  return words
}
