// The words by which the shop's products are found, sorted, so that a beginning or an end of a word is looked up in memory.
import { sql } from 'kysely'
import { foldAccents } from '#demo-pages/database/fold.ts'
import type { Shelf } from '../shelf.ts'
import type { Database, Language } from '../tables.ts'

/** The indexed words of one language. */
export interface Lexemes {
  has: (word: string) => boolean
  /** Whether an indexed word begins with this. */
  begins: (beginning: string) => boolean
  /** The indexed words that end with this, at most twenty; the most frequent first. */
  endingWith: (end: string) => string[]
  /** The number of products by word. */
  counts: ReadonlyMap<string, number>
}

const mostEndings = 20
const cache = new WeakMap<Shelf, Map<Language, Promise<Lexemes>>>()

/** The words of a language, read once per revision of the catalogue. */
export function getLexemes(db: Database, shelf: Shelf, language: Language): Promise<Lexemes> {
  const known = cache.get(shelf) ?? new Map<Language, Promise<Lexemes>>()
  cache.set(shelf, known)
  const reading = known.get(language) ?? readLexemes(db, language)
  known.set(language, reading)
  reading.catch(() => known.delete(language))
  return reading
}

async function readLexemes(db: Database, language: Language): Promise<Lexemes> {
  const { rows } = await sql<{ words: [string, number][] | null }>`
    select json_agg(json_build_array(word, ndoc)) as words
    from ts_stat(${`select search from product_text where language = '${language}'`})`.execute(db)
  const counts = new Map(rows[0]?.words ?? [])
  const sorted = [...counts.keys()].map((word) => foldAccents(word)).toSorted()
  return {
    counts,
    has: (word) => counts.has(word),
    begins: (beginning) => sorted[firstFrom(sorted, beginning)]?.startsWith(beginning) === true,
    endingWith: (end) =>
      [...counts]
        .filter(([word]) => word.length > end.length && word.endsWith(end))
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, mostEndings)
        .map(([word]) => word),
  }
}

/** The index of the first word that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
