// The stems of words by the database's own stemmers, so that "rode", "rood" and "kinderen", "kinder" are read alike.
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database, Language } from '../tables.ts'

const stemmers: Record<Language, string> = { nl: 'dutch_stem', en: 'english_stem', de: 'german_stem', sv: 'swedish_stem' }

/** Stems never change, and a shopper who types sends the same words again and again. */
const known = new LRUCache<string, string>({ max: 20_000 })

/** The stem of each word; a stop word keeps its own form. */
export async function readStems(db: Database, language: Language, words: readonly string[]): Promise<Map<string, string>> {
  const keyOf = (word: string) => `${language} ${word}`
  const unknown = words.filter((word) => !known.has(keyOf(word)))
  if (unknown.length) for (const { word, stem } of await askStems(db, language, unknown)) known.set(keyOf(word), stem ?? word)
  return new Map(words.map((word) => [word, known.get(keyOf(word)) ?? word]))
}

async function askStems(db: Database, language: Language, words: readonly string[]): Promise<{ word: string; stem: string | null }[]> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize(${stemmers[language]}::regdictionary, word))[1] as stem
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`.execute(db)
  return rows
}
