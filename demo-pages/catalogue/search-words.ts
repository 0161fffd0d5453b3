// Converts a query to a full-text search: each of its words must match the beginning of a word of the product.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldAccents, wordsOf } from '../database/fold.ts'
import type { Language } from './tables.ts'

const dictionaries: Record<Language, string> = { nl: 'dutch', en: 'english', de: 'german', sv: 'swedish' }

/** Words that mean nothing for products and are ignored. */
const fillers: Record<Language, ReadonlySet<string>> = {
  nl: new Set(['de', 'het', 'een', 'en', 'of', 'voor', 'van', 'met', 'in', 'op', 'te', 'om']),
  en: new Set(['the', 'a', 'an', 'and', 'or', 'for', 'of', 'with', 'in', 'on', 'to']),
  de: new Set(['der', 'die', 'das', 'ein', 'eine', 'und', 'oder', 'für', 'fur', 'von', 'mit', 'in', 'auf', 'zu']),
  sv: new Set(['en', 'ett', 'och', 'eller', 'för', 'for', 'av', 'med', 'i', 'på', 'pa', 'till']),
}

/** The words of a query in lower case without stop words, at most eight; none contains a special character of the database. */
export function searchWords(query: string, language: Language): string[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !fillers[language].has(word))
  return (telling.length ? telling : words).slice(0, 8).map((word) => word.slice(0, 40))
}

/** A `tsquery` that requires every word, inflected or as a prefix; null without words. */
export function textQuery(query: string, language: Language): RawBuilder<unknown> | null {
  const words = searchWords(query, language)
  if (!words.length) return null
  const each = words.map(
    (word) => sql`(to_tsquery(${dictionaries[language]}::regconfig, ${`${word}:*`}) || to_tsquery('simple', ${`${foldAccents(word)}:*`}))`,
  )
  return sql.join(each, sql` && `)
}
