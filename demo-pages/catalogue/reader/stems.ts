// The stems of words by the database's own stemmers, so that "rode", "rood" and "kinderen", "kinder" are read alike.
import { sql } from 'kysely'
import type { Database, Language } from '../tables.ts'

const stemmers: Record<Language, string> = { nl: 'dutch_stem', en: 'english_stem', de: 'german_stem', sv: 'swedish_stem' }

/** The stem of each word; a stop word keeps its own form. */
export async function readStems(db: Database, language: Language, words: readonly string[]): Promise<Map<string, string>> {
  if (!words.length) return new Map()
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize(${stemmers[language]}::regdictionary, word))[1] as stem
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`.execute(db)
  return new Map(rows.map(({ word, stem }) => [word, stem ?? word]))
}
