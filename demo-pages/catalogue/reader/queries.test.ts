// Tests the search by what buyers type: for each query, what its first products must be, which page is named, and what is dropped.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#demo-pages/database/migrate.ts'
import { seedOnce } from '#demo-pages/database/seed.ts'
import type { Database } from '#demo-pages/database/tables.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { failures, readQueryTable } from '#tests/support/query-table.ts'
import { getDictionary } from '../dictionary.ts'
import { getListing, readListingQuery } from '../listing.ts'
import { wordLists } from './word-list.ts'

const views = { nl: testViews.nl, en: testViews.en, de: testViews.de, sv: testViews.se }
/** The products that a shopper sees first; all of them must fit. */
const first = 5
const table = readQueryTable(new URL('queries/queries.json', import.meta.url))
const keptApart = readQueryTable(new URL('queries/kept-apart.json', import.meta.url))

describe.each(testDatabases)('queries of buyers on $name', ({ openEmpty }) => {
  let db: Database
  let close: () => Promise<void>

  // The whole shop: in a small one, boots for children in one colour and size are out of range.
  beforeAll(async () => {
    ;({ db, close } = await openEmpty())
    await migrate(db)
    await seedOnce(db)
  })
  afterAll(() => close())

  async function failed(language: keyof typeof views, query: string, targets: string): Promise<string[]> {
    const dictionary = await getDictionary(db)
    const { catalog } = await getListing(db, views[language], { query, pageSize: 12 })
    const ids = catalog.items.slice(0, first).map(({ product_id }) => product_id)
    const rows = ids.length
      ? await db.selectFrom('product').select(['leaf_category_id', 'option_ids', 'article']).where('id', 'in', ids).execute()
      : []
    const products = rows.map(({ leaf_category_id: leaf, option_ids: options, article }) => ({ leaf, options, article }))
    const reading = await readListingQuery(db, views[language], { query })
    return failures(targets, { products, pages: reading?.pages ?? [], dropped: reading?.dropped ?? [] }, dictionary)
  }

  test.each(['nl', 'en', 'de', 'sv'] as const)('every query of the table finds what was meant in %s', async (language) => {
    const rows = table[language] ?? []
    expect(rows.length).toBeGreaterThanOrEqual(200)
    const missed: string[] = []
    for (const [query, targets] of rows) {
      const left = await failed(language, query, targets)
      if (left.length) missed.push(`${query}: ${left.join(' ')}`)
    }
    expect(missed).toEqual([])
  })

  test('of the queries that were kept apart while the reader was built, at most two fail', async () => {
    const missed: string[] = []
    for (const language of ['nl', 'en', 'de', 'sv'] as const)
      for (const [query, targets] of keptApart[language] ?? [])
        if ((await failed(language, query, targets)).length) missed.push(`${language} ${query}`)
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2)
  })
})

test('every language has words for the same meanings of audience, colour and size', () => {
  const shared = (language: keyof typeof wordLists) =>
    Object.keys(wordLists[language])
      .filter((meaning) => /^(audience|color|size)/.test(meaning))
      .toSorted()
  for (const language of ['en', 'de', 'sv'] as const) expect(shared(language)).toEqual(shared('nl'))
})
