// The words to which a mistyped one is corrected, as people write them: those of the shop's phrases and of the word book, not every name of a
// model and every word of a text.
import { nearestWord } from '../spelling.ts'
import type { Shelf } from '../shelf.ts'
import type { Database, Language } from '../tables.ts'
import { tokensOf } from './tokens.ts'
import type { WordBook } from './word-book.ts'

const cache = new WeakMap<Shelf, Map<Language, Promise<Words>>>()

/** Words as they are spelled, by the form that is compared. */
type Words = ReadonlyMap<string, { typed: string; products: number }>

/** Returns the word that is meant by a mistyped one, as it is spelled; null if none is near. */
export async function getSpeller(db: Database, shelf: Shelf, language: Language, book: WordBook): Promise<(word: string) => string | null> {
  const known = cache.get(shelf) ?? new Map<Language, Promise<Words>>()
  cache.set(shelf, known)
  const reading = known.get(language) ?? readWords(db, language)
  known.set(language, reading)
  reading.catch(() => known.delete(language))
  const words = await reading
  return (word) => {
    const meant = nearestWord(word, vocabulary(words, book))
    return meant === null ? null : (words.get(meant)?.typed ?? book.spelled.get(meant) ?? meant)
  }
}

/** Buyers' words count more than the shop's, since they are what people type. */
function* vocabulary(words: Words, { meanings }: WordBook): Iterable<readonly [string, number]> {
  for (const [word, { products }] of words) yield [word, products]
  for (const word of meanings.keys()) if (!word.includes(' ')) yield [word, 1e6]
}

async function readWords(db: Database, language: Language): Promise<Words> {
  const rows = await db
    .selectFrom('search_term')
    .select(['label', 'products'])
    .where('language', '=', language)
    .where('category_id', '=', 0)
    .execute()
  const words = new Map<string, { typed: string; products: number }>()
  for (const { label, products } of rows)
    for (const { folded, typed } of tokensOf(label)) words.set(folded, { typed, products: products + (words.get(folded)?.products ?? 0) })
  return words
}
