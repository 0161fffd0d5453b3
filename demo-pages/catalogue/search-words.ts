// Writes the words of a search term as a full-text query in the database's own language.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldAccents } from '../database/fold.ts'
import type { Term } from './reader/term.ts'
import type { Language } from './tables.ts'

const dictionaries: Record<Language, string> = { nl: 'dutch', en: 'english', de: 'german', sv: 'swedish' }

/** A `tsquery` for the words of a term, inflected or as a prefix; null without words. */
export function textQuery({ beginnings, wholes }: Pick<Term, 'beginnings' | 'wholes'>, language: Language): RawBuilder<unknown> | null {
  const each = [
    ...beginnings.flatMap((word) => [
      sql`to_tsquery(${dictionaries[language]}::regconfig, ${`${word}:*`})`,
      sql`to_tsquery('simple', ${`${foldAccents(word)}:*`})`,
    ]),
    ...(wholes.length ? [sql`to_tsquery('simple', ${wholes.join(' | ')})`] : []),
  ]
  return each.length ? sql`(${sql.join(each, sql` || `)})` : null
}
