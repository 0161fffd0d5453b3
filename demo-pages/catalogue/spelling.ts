// Corrects mistyped words with the words of the shop's own phrases.
import { sql } from 'kysely'
import { foldAccents, wordsOf } from '../database/fold.ts'
import { searchWords } from './search-words.ts'
import type { Shelf } from './shelf.ts'
import type { Database, Language } from './tables.ts'

/** The shop's words without accents, with the number of products for each. */
type Vocabulary = ReadonlyMap<string, number>

const vocabularies = new WeakMap<Shelf, Map<Language, Promise<Vocabulary>>>()

/**
 * The query with unknown words replaced by the nearest known ones; null if every word is known, or if one has no near neighbour.
 * @example await correctSpelling(db, shelf, 'en', 'tenis shrit') // 'tennis shirt'
 */
export async function correctSpelling(db: Database, shelf: Shelf, language: Language, query: string): Promise<string | null> {
  const words = searchWords(query, language).map(foldAccents)
  const vocabulary = await vocabularyOf(db, shelf, language)
  const corrected = words.map((word) => (isKnown(word, vocabulary) ? word : nearest(word, vocabulary)))
  if (!corrected.length || corrected.includes(null) || corrected.every((word, at) => word === words[at])) return null
  return corrected.join(' ')
}

/** The number of letters inserted, omitted, replaced or swapped with their neighbour between two words. */
export function typosBetween(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/** A word that is still being typed counts as known if a known word begins with it. */
function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || [...vocabulary.keys()].some((known) => known.startsWith(word))
}

/** The word with the fewest errors, then with the most products. Short words are not corrected, since too many others are similar. */
function nearest(word: string, vocabulary: Vocabulary): string | null {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0
  let best: { known: string; typos: number; products: number } | null = null
  for (const [known, products] of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue
    const typos = typosBetween(word, known)
    if (typos > most) continue
    if (!best || typos < best.typos || (typos === best.typos && products > best.products)) best = { known, typos, products }
  }
  return best?.known ?? null
}

function vocabularyOf(db: Database, shelf: Shelf, language: Language): Promise<Vocabulary> {
  const known = vocabularies.get(shelf) ?? new Map<Language, Promise<Vocabulary>>()
  vocabularies.set(shelf, known)
  const reading = known.get(language) ?? readVocabulary(db, language)
  known.set(language, reading)
  reading.catch(() => known.delete(language))
  return reading
}

async function readVocabulary(db: Database, language: Language): Promise<Vocabulary> {
  const { rows } = await sql<{ folded: string; products: number }>`
    select folded, products from search_term where language = ${language} and category_id = 0`.execute(db)
  const vocabulary = new Map<string, number>()
  for (const { folded, products } of rows)
    for (const word of wordsOf(folded)) if (/^\p{L}{3,}$/u.test(word)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + products)
  return vocabulary
}
