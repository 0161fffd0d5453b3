// Counts the searches of a store by day, and names the most frequent ones. Nothing is stored of who searched.
import { sql } from 'kysely'
import { hasOwnWordsOnly } from '#demo-pages/catalogue/reader/own-words.ts'
import { meantQuery } from '#demo-pages/catalogue/reader/query-reading.ts'
import type { Reading } from '#demo-pages/catalogue/reader/term.ts'
import { tokensOf } from '#demo-pages/catalogue/reader/tokens.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { addDays, dayIn } from '#demo-pages/service/store-day.ts'
import type { Shop } from './shop.ts'

/** The days that count; older rows are deleted. */
const days = 30
/** Fewer searches are not named. Searches are counted and not people: one person can search three times. */
const fewest = 3
const most = 6
const longest = { words: 4, letters: 40 }
/** A digit sequence of order numbers, postcodes and telephones, also in groups; sizes are shorter. */
const numberOfSomebody = /\d{4}/

/**
 * The words under which a search is counted; null if it is not. Every word must be a whole word of the shop's own: what people type
 * otherwise may be personal, even if the beginning or the end of it finds something.
 */
async function countedWords({ db }: Pick<Shop, 'db'>, { language }: StoreView, query: string, reading: Reading): Promise<string | null> {
  if (reading.terms.length === 0 || reading.dropped.length > 0) return null
  const words = tokensOf(meantQuery(query, reading)).map(({ typed }) => typed)
  const text = words.join(' ')
  if (words.length > longest.words || text.length > longest.letters) return null
  if (numberOfSomebody.test(words.join(''))) return null
  return (await hasOwnWordsOnly(db, language, text)) ? text : null
}

/** Counts one search that found products. */
export async function countSearch({ db, now }: Shop, store: StoreView, query: string, reading: Reading): Promise<void> {
  const words = await countedWords({ db }, store, query, reading)
  if (words === null) return
  const day = dayIn(store, now())
  const { rows } = await sql<{ searches: number }>`
    insert into search_count (store_id, day, words, searches) values (${store.id}, ${day}, ${words}, 1)
    on conflict (store_id, day, words) do update set searches = search_count.searches + 1
    returning searches`.execute(db)
  if (rows[0]?.searches === 1)
    await db.deleteFrom('search_count').where('store_id', '=', store.id).where('day', '<=', addDays(day, -days)).execute()
}

/** The most frequent searches of a store, the most frequent first. */
export async function popularSearches({ db, now }: Shop, store: StoreView): Promise<string[]> {
  const rows = await db
    .selectFrom('search_count')
    .select('words')
    .where('store_id', '=', store.id)
    .where('day', '>', addDays(dayIn(store, now()), -days))
    .groupBy('words')
    .having(({ fn }) => fn.sum('searches'), '>=', fewest)
    .orderBy(({ fn }) => fn.sum('searches'), 'desc')
    .orderBy('words')
    .limit(most)
    .execute()
  return rows.map(({ words }) => words)
}
