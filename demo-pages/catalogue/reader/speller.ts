// Spells words of the search index as people write them, for corrections that are shown: the index has stems ("glov") and no accents.
import type { Shelf } from '../shelf.ts'
import type { Database, Language } from '../tables.ts'
import { tokensOf } from './tokens.ts'
import type { WordBook } from './word-book.ts'

/** Letters by which an inflected word may be longer than its stem. */
const longestEnding = 3
const cache = new WeakMap<Shelf, Map<Language, Promise<Words>>>()

/** Words as they are spelled, by the form that is compared. */
type Words = ReadonlyMap<string, { typed: string; products: number }>

/** Returns how a word of the index or of the word book is spelled; the word itself if no phrase of the shop has it. */
export async function getSpeller(db: Database, shelf: Shelf, language: Language, book: WordBook): Promise<(word: string) => string> {
  const known = cache.get(shelf) ?? new Map<Language, Promise<Words>>()
  cache.set(shelf, known)
  const reading = known.get(language) ?? readWords(db, language)
  known.set(language, reading)
  reading.catch(() => known.delete(language))
  const words = await reading
  return (word) => words.get(word)?.typed ?? book.spelled.get(word) ?? inflected(word, words) ?? word
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

/** The most frequent word of which this may be the stem. */
function inflected(stem: string, words: Words): string | null {
  let best: { typed: string; products: number } | null = null
  for (const [folded, word] of words) {
    if (!folded.startsWith(stem) || folded.length > stem.length + longestEnding) continue
    if (!best || word.products > best.products) best = word
  }
  return best?.typed ?? null
}
