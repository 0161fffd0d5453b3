// Tests that suggestions match a partial query, stay within a sport, link to existing pages, and accept any input.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/tables.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { readFilterSegment } from './filter-segment.ts'
import { getListing } from './listing.ts'
import { getShelf } from './shelf.ts'
import { getSuggestions } from './suggestions.ts'
import { findProducts } from './word-search.ts'

const { nl, en, de, se } = testViews

describe.each(testDatabases)('suggestions on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let dictionary: Dictionary

  beforeAll(async () => {
    ;({ db, close } = await open())
    dictionary = await getDictionary(db)
  })
  afterAll(() => close())

  const categoryId = (code: string) => [...dictionary.categories.values()].find((category) => category.code === code)?.id ?? -1
  const suggest = (query: string, cid: number | null = null, view: (typeof testViews)[keyof typeof testViews] = nl) =>
    getSuggestions(db, view, { query, categoryId: cid })
  const sizes = ({ keyword_results, category_results, filter_results, product_results }: Awaited<ReturnType<typeof suggest>>) =>
    [keyword_results, category_results, filter_results, product_results].map(({ matches }) => matches.length)

  test.each([
    [nl, 'voetbals', 'voetbalshirt'],
    [nl, 'VOETBALS', 'voetbalshirt'],
    [en, 'football s', 'football shirt'],
    [de, 'fussballtr', 'Fußballtrikot'],
    [de, 'Fußballtr', 'Fußballtrikot'],
    [se, 'fotbollstro', 'fotbollströja'],
    [en, 'norr', 'Norrvik'],
  ])('in %o “%s” suggests %s', async (view, query, label) => {
    expect((await suggest(query, null, view)).keyword_results.matches.map((match) => match.label)).toContain(label)
  })

  test('a mistyped word is corrected to a similar one, and letters without a similar word are not', async () => {
    const meant = await suggest('tennis', null, en)
    expect(meant.product_results.total_matches).toBeGreaterThan(0)
    expect(await suggest('tenis', null, en)).toEqual({ ...meant, reading: { ...meant.reading, corrected: 'tennis', literal: '"tenis"' } })
    expect(sizes(await suggest('xyzzyq', null, en))).toEqual([0, 0, 0, 0])
  })

  test.each([nl, en, de, se])('every suggested phrase finds products in %o', async (view) => {
    const shelf = await getShelf(db)
    const rows = await db
      .selectFrom('search_term')
      .select(['label', 'category_id'])
      .where('language', '=', view.language)
      .orderBy('folded')
      .execute()
    expect(rows.length).toBeGreaterThan(500)
    const apostrophes = rows.filter(({ label, category_id }) => category_id === 0 && /[’']/.test(label))
    for (const { label, category_id } of [...apostrophes, ...rows.filter((_, at) => at % 40 === 0)]) {
      // The cards of the list would take most of the time, and are not the subject.
      const { relevance } = await findProducts(db, shelf, view, { query: label, categoryId: category_id || null })
      expect(relevance.size, `${label} in ${category_id}`).toBeGreaterThan(0)
    }
  })

  test('categories have the names of their parents, and are only from the chosen one', async () => {
    const everywhere = await suggest('tennis')
    expect(everywhere.category_results.matches[0]).toEqual({
      label: 'Tennis',
      url: '/nl/racketsport/tennis',
      category_id: categoryId('tennis'),
      path: 'Racketsport',
    })
    const shoes = await suggest('tennis', categoryId('shoes'))
    expect(shoes.category_results.matches.map(({ label }) => label)).toEqual(['Tennisschoenen'])
    expect((await suggest('teamkl')).category_results.matches[0]).toMatchObject({ label: 'Teamkleding', path: null })
  })

  test('suggested phrases keep the audience, colour and size that were typed, in their places', async () => {
    const labels = (await suggest('kids football boots size 36', null, en)).keyword_results.matches.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(0)
    for (const label of labels) {
      expect(label).toMatch(/^kids .+ size 36$/)
      // A phrase for another audience would contradict the query, and one for the same would repeat it.
      expect(label).not.toMatch(/kids.*kids|men|women/)
    }
  })

  test('filters link to a category with that option chosen, and their count is the size of that list', async () => {
    for (const [query, cid] of [
      ['rood', null],
      ['rood', categoryId('shoes')],
      ['norrvik', null],
      ['kunstgras', null],
    ] as const) {
      const { matches } = (await suggest(query, cid)).filter_results
      expect(matches.length, query).toBeGreaterThan(0)
      for (const { url, count, facet_code, label } of matches) {
        const [, path = '', segment = ''] = /^\/nl\/(.+)\/(_[^/]+)$/.exec(url) ?? []
        const chosen = await readFilterSegment(db, nl, segment)
        expect(chosen).toEqual({ [facet_code]: [label] })
        const category = [...dictionary.categories.values()].find(({ texts }) => texts.nl.urlPath === path)
        if (cid !== null) expect(category?.id).toBe(cid)
        expect((await getListing(db, nl, { categoryId: category?.id, facets: chosen })).catalog.total_items).toBe(count)
      }
    }
  })

  test('products are those of the search, in its number and order', async () => {
    const { product_results } = await suggest('voetbalshirt')
    const { catalog } = await getListing(db, nl, { query: 'voetbalshirt' })
    expect(product_results.total_matches).toBe(catalog.total_items)
    expect(product_results.matches.map(({ product_id }) => product_id)).toEqual(
      catalog.items.slice(0, 6).map(({ product_id }) => product_id),
    )
    expect(product_results.matches[0]).toMatchObject({ is_sku_match: false, image: expect.stringMatching(/_160\.webp$/) })
  })

  test('a sku finds its product first, also a variant’s and in lower case', async () => {
    for (const sku of ['NO10001', 'no10001', 'NO10001-RED-M', 'no10001-red']) {
      const { matches, total_matches } = (await suggest(sku)).product_results
      expect(matches[0], sku).toMatchObject({ product_id: 1, is_sku_match: true })
      expect(total_matches, sku).toBeGreaterThanOrEqual(matches.length)
    }
    expect((await suggest('NO10001', categoryId('balls'))).product_results).toEqual({ matches: [], total_matches: 0 })
  })

  test('a sku that is suggested is also found by the search', async () => {
    expect((await getListing(db, nl, { query: 'NO10001-RED-M' })).catalog.items.map(({ product_id }) => product_id)).toEqual([1])
  })

  test('prices are the store’s', async () => {
    for (const view of [nl, en, se]) {
      const [match] = (await suggest('NO10001', null, view)).product_results.matches
      const { final_cents } = await db
        .selectFrom('product_price')
        .select('final_cents')
        .where('product_id', '=', 1)
        .where('store_id', '=', view.id)
        .executeTakeFirstOrThrow()
      expect(match?.final_price_incl_tax).toBe(final_cents / 100)
    }
  })

  test('there are at most five phrases, four categories, four filters and six products', async () => {
    for (const query of ['tra', 'voet', 'sho', 'norrvik', '100']) {
      const [keywords = 9, categories = 9, filters = 9, products = 9] = sizes(await suggest(query))
      expect([keywords <= 5, categories <= 4, filters <= 4, products <= 6], query).toEqual([true, true, true, true])
    }
  })

  test('under three characters, and for punctuation only, there are no suggestions', async () => {
    for (const query of ['', '  ', 'vo', '   vo   ', '%%%', '___', '😀😀', '\u0000', "'';", '<->'])
      expect(sizes(await suggest(query)), query).toEqual([0, 0, 0, 0])
  })

  test('wildcards and other special characters of SQL have no effect', async () => {
    for (const query of ['vo%', '%oetbal', 'v_etbalshirt', 'NO1000_', 'NO1%-RED', String.raw`voet\bal`, 'voetbal%shirt%x'])
      expect(
        (await suggest(query)).product_results.matches.filter(({ is_sku_match }) => is_sku_match),
        query,
      ).toEqual([])
    expect((await suggest('v_etb')).keyword_results.matches).toEqual([])
  })

  test.each([
    "'; drop table product; --",
    '") or 1=1 --',
    ':*&!()<->',
    'a'.repeat(10_000),
    'voetbalshirt '.repeat(400),
    '\ud800\udc00\ud800',
    'ا لقميص',
    'خ'.repeat(130),
    '𝓯𝓸𝓸𝓽𝓫𝓪𝓵𝓵',
    'e\u0301\u0301\u0301\u0301',
    '\u202eshirt\u202c',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}${7*7}',
    '../../etc/passwd',
  ])('%s causes no error', async (query) => {
    await expect(suggest(query)).resolves.toHaveProperty('keyword_results')
    await expect(suggest(query, -1)).resolves.toHaveProperty('product_results')
    await expect(suggest(query, 2 ** 40)).resolves.toHaveProperty('product_results')
  })
})
