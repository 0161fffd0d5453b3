// Lists return the requested products and correct counts, and accept any address; long because all tests share one seeded database.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/tables.ts'
import { createRandom } from '../database/seed/random.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { getListing, readListingQuery } from './listing.ts'
import { readListingRequest } from './listing-query.ts'
import type { ListingRequest } from './listing-query.ts'
import { pictureAt } from './pictures.ts'

const { nl, en, de, se } = testViews

describe.each(testDatabases)('lists on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let dictionary: Dictionary

  beforeAll(async () => {
    ;({ db, close } = await open())
    dictionary = await getDictionary(db)
  })
  afterAll(() => close())

  const categoryId = (code: string) => {
    const found = [...dictionary.categories.values()].find((category) => category.code === code)
    if (!found) throw new Error(`no category ${code}`)
    return found.id
  }
  const list = (request: ListingRequest) => getListing(db, nl, { pageSize: 96, ...request })
  const allIds = async (request: ListingRequest) => {
    const ids: number[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { catalog } = await list({ ...request, page })
      last = catalog.last_page
      ids.push(...catalog.items.map(({ product_id }) => product_id))
    }
    return ids
  }
  const facet = async (request: ListingRequest, code: string) =>
    (await list(request)).catalog.filters.find((candidate) => candidate.code === code)

  test.each([
    [en, 'fotball shrit', 'football shirt'],
    [en, 'tenis', 'tennis'],
    [nl, 'voetblashirt', 'voetbalshirt'],
    [de, 'Fussbaltrikot', 'fußballtrikot'],
    [se, 'fotbolströja', 'fotbollströja'],
  ])('in %o “%s” lists what “%s” lists', async (view, typed, meant) => {
    const total = async (query: string) => (await getListing(db, view, { query })).catalog.total_items
    expect(await total(typed)).toBe(await total(meant))
    expect(await total(meant)).toBeGreaterThan(0)
    expect((await readListingQuery(db, view, { query: typed }))?.correction).toBe(meant)
    expect((await readListingQuery(db, view, { query: meant }))?.correction).toBe(null)
  })

  test.each([
    [
      en,
      'kids shoes size 36 red',
      [
        ['Kids', 'kids'],
        ['Size 36', 'size 36'],
        ['Red', 'red'],
      ],
    ],
    [nl, 'Kindervoetbalschoenen maat 36', [['Maat 36', 'maat 36']]],
    [de, 'rote Schuhe', [['Rot', 'rote']]],
    [en, 'tennis racket', []],
    [en, '"kids shoes"', []],
  ])('in %o “%s” is understood, each part with its words', async (view, query, parts) => {
    const { reading } = await getListing(db, view, { query })
    expect(reading?.understood?.map(({ label, words }) => [label, words])).toEqual(parts)
    for (const { facet_code: code, options } of reading?.understood ?? [])
      expect(
        options.every((label) => dictionary.attributesByCode.get(code)?.options.some((option) => option.label[view.language] === label)),
      ).toBe(true)
  })

  test('an option of a facet that the query names is counted as choosing it in place of these words would list', async () => {
    const named = await list({ query: 'rood shirt' })
    const options = named.catalog.filters.find(({ code }) => code === 'color')?.options.filter(({ count }) => count !== null) ?? []
    expect(options.length).toBeGreaterThan(2)
    for (const { label, count } of options.slice(0, 4))
      expect([label, (await list({ query: 'shirt', facets: { color: [label] } })).catalog.total_items]).toEqual([label, count])
  })

  test('an option whose words cannot be taken away is counted within them, as pressing it lists', async () => {
    const query = 'kindervoetbalschoenen maat 36'
    const { catalog, reading } = await list({ query })
    expect(reading?.understood?.map(({ facet_code: code }) => code)).toEqual(['size'])
    const counted = catalog.filters.find(({ code }) => code === 'audience')?.options ?? []
    for (const { label, count } of counted)
      expect([label, (await list({ query, facets: { audience: [label] } })).catalog.total_items]).toEqual([label, count])
  })

  test('a query in quotes is searched as it was typed: nothing is corrected or dropped', async () => {
    const { catalog, reading } = await getListing(db, en, { query: '"tenis"' })
    expect([catalog.total_items, reading?.corrected, reading?.dropped]).toEqual([0, null, []])
    expect((await getListing(db, en, { query: '"tennis"' })).catalog.total_items).toBeGreaterThan(0)
  })

  describe('paging', () => {
    test('every product is on exactly one page', async () => {
      const ids = await allIds({})
      const { n } = await db
        .selectFrom('product')
        .select((count) => count.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      expect(ids).toHaveLength(n)
      expect(new Set(ids).size).toBe(n)
    })

    test('a page beyond the last is the last, a page before the first is the first', async () => {
      const first = await list({ pageSize: 24 })
      const last = first.catalog.last_page
      for (const page of [9999, Number.MAX_SAFE_INTEGER, 1e300]) {
        const { catalog } = await list({ pageSize: 24, page })
        expect(catalog.current_page).toBe(last)
        expect(catalog.items.length).toBe(first.catalog.total_items - (last - 1) * 24)
      }
      for (const page of [0, -7, Number.NaN, null, 0.4]) expect((await list({ pageSize: 24, page })).catalog).toEqual(first.catalog)
    })

    test('a list that exactly fills its pages has no empty one', async () => {
      const prices: number[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { catalog } = await list({ page, sort: 'price:asc' })
        last = catalog.last_page
        prices.push(...catalog.items.flatMap((item) => item.final_price_incl_tax ?? []))
      }
      const end = prices.findIndex((price, at) => (at + 1) % 12 === 0 && price < (prices[at + 1] ?? Infinity))
      const { catalog } = await list({ pageSize: 12, maxPrice: prices[end], page: 99 })
      const pages = (end + 1) / 12
      expect(catalog).toMatchObject({ total_items: end + 1, last_page: pages, current_page: pages })
      expect(catalog.items).toHaveLength(12)
    })

    test('a page size that is not offered is the default', async () => {
      for (const pageSize of [0, -1, 25, 1e9, Number.NaN]) expect((await list({ pageSize })).catalog.page_size).toBe(24)
      expect((await list({ pageSize: 12 })).catalog.items).toHaveLength(12)
    })

    test('an empty list has one page', async () => {
      const { catalog } = await list({ query: 'xyzzyq' })
      expect(catalog).toMatchObject({ total_items: 0, current_page: 1, last_page: 1, items: [], filters: [] })
    })
  })

  describe('sorting', () => {
    test('by price in both directions', async () => {
      const prices = (await list({ sort: 'price:asc' })).catalog.items.map(({ final_price_incl_tax }) => final_price_incl_tax ?? 0)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      const falling = (await list({ sort: 'price:desc' })).catalog.items.map(({ final_price_incl_tax }) => final_price_incl_tax ?? 0)
      expect(falling).toEqual(falling.toSorted((a, b) => b - a))
      expect(falling[0]).toBeGreaterThan(prices[0] ?? 0)
    })

    test('by name as the language orders its letters', async () => {
      const { catalog } = await getListing(db, se, { sort: 'name:asc', pageSize: 96 })
      const names = catalog.items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('sv', { numeric: true }).compare))
    })

    test('by newest first', async () => {
      const ids = await allIds({ sort: 'newest:desc' })
      const rows = await db.selectFrom('product').select(['id', 'created_at']).orderBy('created_at', 'desc').orderBy('id').execute()
      expect(ids).toEqual(rows.map(({ id }) => id))
    })

    test('an unknown sort order is the default one, and a search has one more order', async () => {
      for (const sort of ['price', 'price:up', 'position; drop table product', '__proto__', 'constructor']) {
        expect((await list({ sort })).catalog.sorting).toBe('position:asc')
      }
      const { catalog } = await list({ query: 'shirt' })
      expect(catalog.sorting).toBe('relevance:desc')
      expect(catalog.sorting_options[0]?.code).toBe('relevance')
    })
  })

  describe('facets', () => {
    test('more choices within one facet widen the list, choices in more facets narrow it', async () => {
      const category = categoryId('team-wear')
      const red = await list({ categoryId: category, facets: { color: ['Rood'] } })
      const redOrBlack = await list({ categoryId: category, facets: { color: ['Rood', 'Zwart'] } })
      const blackInM = await list({ categoryId: category, facets: { color: ['Rood', 'Zwart'], size: ['M'] } })
      expect(redOrBlack.catalog.total_items).toBeGreaterThan(red.catalog.total_items)
      expect(blackInM.catalog.total_items).toBeLessThan(redOrBlack.catalog.total_items)
    })

    test('a choice does not change its own facet’s counts; each count is the size of the list with that option alone', async () => {
      const category = categoryId('shoes')
      const before = await facet({ categoryId: category }, 'color')
      const after = await facet({ categoryId: category, facets: { color: ['Zwart'] } }, 'color')
      const counts = (from: typeof before) => from?.options.map(({ label, count }) => ({ label, count }))
      expect(counts(after)).toEqual(counts(before))
      expect(after?.options.find(({ label }) => label === 'Zwart')?.active).toBe(true)
      for (const { label, count } of before?.options ?? []) {
        expect((await list({ categoryId: category, facets: { color: [label] } })).catalog.total_items, label).toBe(count)
      }
    })

    test('counts agree with counting by hand for random choices', async () => {
      const products = await db
        .selectFrom('product')
        .innerJoin('product_price', (join) =>
          join.onRef('product_price.product_id', '=', 'product.id').on('product_price.store_id', '=', nl.id),
        )
        .select(['product.id', 'option_ids', 'final_cents'])
        .execute()
      const random = createRandom(20_261)
      const facets = dictionary.attributes.filter(({ isFacet, isSingle }) => isFacet && !isSingle)
      for (let round = 0; round < 25; round++) {
        const chosen = random
          .sample(facets, random.whole(0, 3))
          .map((attribute) => ({ attribute, options: random.sample(attribute.options, random.whole(1, 4)) }))
        const [minPrice, maxPrice] = random.chance(0.5) ? [random.whole(5, 30), random.whole(31, 150)] : [null, null]
        const fits = (product: (typeof products)[number], except: number | null) =>
          chosen.every(({ attribute, options }) => attribute.id === except || options.some(({ id }) => product.option_ids.includes(id))) &&
          (minPrice === null || (product.final_cents >= minPrice * 100 && product.final_cents <= maxPrice * 100))
        const request = {
          minPrice,
          maxPrice,
          facets: Object.fromEntries(chosen.map(({ attribute, options }) => [attribute.code, options.map(({ label }) => label.nl)])),
        }
        const { catalog } = await list(request)
        expect(catalog.total_items, JSON.stringify(request)).toBe(products.filter((product) => fits(product, null)).length)
        for (const { code, options } of catalog.filters.filter(({ type }) => type === 'attribute')) {
          const attribute = dictionary.attributesByCode.get(code)
          for (const { label, count } of options) {
            const id = attribute?.options.find((option) => option.label.nl === label)?.id ?? 0
            const byHand = products.filter((product) => fits(product, attribute?.id ?? null) && product.option_ids.includes(id)).length
            expect(count, `${code} ${label} in ${JSON.stringify(request)}`).toBe(byHand)
          }
        }
      }
    })

    test('a single-value facet keeps only the last choice', async () => {
      const audience = await facet({ facets: { audience: ['Heren', 'Dames'] } }, 'audience')
      expect(audience).toMatchObject({ is_single: true, is_active: true })
      expect(audience?.options.filter(({ active }) => active).map(({ label }) => label)).toEqual(['Dames'])
    })

    test('unknown facets and labels count as not chosen', async () => {
      const plain = await list({})
      const odd = await list({ facets: { colour: ['Rood'], color: ['Paisley', ''], price: ['1'], __proto__: ['x'], constructor: ['x'] } })
      expect(odd.catalog).toEqual(plain.catalog)
    })

    test('the price range is that of the list without the chosen price, and includes its bounds', async () => {
      const category = categoryId('balls')
      const whole = await facet({ categoryId: category }, 'price')
      const narrowed = await facet({ categoryId: category, minPrice: 20, maxPrice: 30 }, 'price')
      expect(narrowed).toMatchObject({ minimum_value: whole?.minimum_value, maximum_value: whole?.maximum_value, is_active: true })
      const some = (await list({ categoryId: category })).catalog.items[3]?.final_price_incl_tax ?? 0
      const exact = await list({ categoryId: category, minPrice: some, maxPrice: some })
      expect(exact.catalog.total_items).toBeGreaterThan(0)
      for (const { final_price_incl_tax } of exact.catalog.items) expect(final_price_incl_tax).toBe(some)
    })

    test('labels follow the store’s language', async () => {
      const { catalog } = await getListing(db, de, { facets: { color: ['Weiß'] } })
      expect(catalog.filters.find(({ code }) => code === 'color')).toMatchObject({ label: 'Farbe', is_active: true })
    })
  })

  describe('categories and search', () => {
    test('a category’s list contains only its products, and so does a search in it', async () => {
      const category = categoryId('clothing')
      const inside = new Set(
        (await db.selectFrom('product_category').where('category_id', '=', category).select('product_id').execute()).map(
          ({ product_id }) => product_id,
        ),
      )
      const ids = await allIds({ categoryId: category })
      expect(new Set(ids)).toEqual(inside)
      const searched = await allIds({ categoryId: category, query: 'tights' })
      expect(searched.length).toBeGreaterThan(0)
      for (const id of searched) expect(inside.has(id)).toBe(true)
      expect(searched.length).toBeLessThan((await allIds({ query: 'norrvik' })).length + inside.size)
    })

    test('sub-categories are the children, with addresses of this store', async () => {
      const { sub_categories, category } = await list({ categoryId: categoryId('tennis') })
      expect(category).toMatchObject({ name: 'Tennis', url: '/nl/racketsport/tennis' })
      expect(sub_categories.map(({ url }) => url)).toEqual(['/nl/racketsport/tennis/tennisrackets', '/nl/racketsport/tennis/tennissnaren'])
    })

    test('an unknown category is the whole shop', async () => {
      const whole = (await list({})).catalog.total_items
      for (const id of [999_999, -1, 1e12, Number.NaN, 1.5]) expect((await list({ categoryId: id })).catalog.total_items).toBe(whole)
    })

    test.each([
      [nl, 'voetbalshirt'],
      [nl, 'VOETBALSHIRTS voor heren'],
      [en, 'football shirt'],
      [en, 'shirts'],
      [de, 'Fußballtrikot'],
      [de, 'fussballtrikot'],
      [se, 'fotbollströja'],
      [se, 'fotbollstroja'],
      [en, 'no10001'],
      [nl, 'norrvik ho'],
    ])('store %o finds the home shirt by “%s”', async (view, query) => {
      const ids: number[] = []
      for (const page of [1, 2, 3])
        ids.push(...(await getListing(db, view, { query, pageSize: 96, page })).catalog.items.map(({ product_id }) => product_id))
      expect(ids).toContain(1)
    })

    test('every word must fit, and the name weighs most', async () => {
      const { catalog, reading } = await list({ query: 'norrvik home' })
      expect(catalog.items[0]?.name).toBe('Norrvik Home voetbalshirt heren')
      expect(reading?.dropped).toEqual([])
    })

    test('if nothing has all words, the first is left out, and the answer says so', async () => {
      const [both, bats] = [await list({ query: 'norrvik tafeltennisbatje' }), await list({ query: 'tafeltennisbatje' })]
      expect(both.reading?.dropped).toEqual(['norrvik'])
      expect(both.catalog.total_items).toBe(bats.catalog.total_items)
      expect(bats.reading?.dropped).toEqual([])
    })

    test.each([
      [en, 'goalkeeper glovs', 'goalkeeper glove'],
      [nl, 'keepershandschonen', 'keepershandschoen'],
      [de, 'Fussbaltrikot', 'fußballtrikot'],
      [se, 'fotbolstroja', 'fotbollströja'],
    ])('in %o “%s” is corrected to a word as it is written: “%s”', async (view, query, corrected) => {
      expect((await getListing(db, view, { query, pageSize: 12 })).reading?.corrected).toBe(corrected)
    })

    test('no input breaks the search', async () => {
      const odd = [
        "'",
        '"',
        "'; drop table product; --",
        ':*',
        '&',
        '!',
        '(',
        '\\',
        '\u0000',
        '%',
        '_',
        '😀',
        'a'.repeat(10_000),
        '<->',
        '1 & 2',
        'ﬁ',
        '\ud800',
        'b\u0000all',
        'the',
        'de het een',
      ]
      for (const query of odd) await expect(list({ query }), query.slice(0, 20)).resolves.toHaveProperty('catalog')
      expect((await list({ query: ':*' })).catalog.total_items).toBe(0)
    })
  })

  describe('facets', () => {
    const first = async (code: string, count: number) =>
      (await list({ categoryId: categoryId(code) })).catalog.filters.slice(0, count).map(({ facet_code }) => facet_code)

    test('come in the order of the category: of shoes size and audience first, then the price', async () => {
      expect(await first('shoes', 4)).toEqual(['size', 'audience', 'price', 'surface'])
      expect(await first('running-shoes', 2)).toEqual(['size', 'audience'])
      expect(await first('tennis-rackets', 2)).toEqual(['level', 'grip_size'])
    })
  })

  describe('cards', () => {
    test('name the sizes in stock, in the order of the sizes, and in the shown colour only', async () => {
      const { items } = (await list({ facets: { color: ['Zwart'] } })).catalog
      const [item] = items.filter(({ sizes, swatches }) => sizes.length > 1 && swatches.length > 1)
      const black = dictionary.attributesByCode.get('color')?.options.find(({ label }) => label.nl === 'Zwart')
      const { rows } = await sql<{ option_ids: number[] }>`
        select option_ids from variant
        where product_id = ${item?.product_id} and is_active and stock > 0 and colour = ${black?.code}`.execute(db)
      const ids = new Set(rows.flatMap(({ option_ids: each }) => each))
      const there = dictionary.attributesByCode.get('size')?.options.filter(({ id }) => ids.has(id)) ?? []
      expect(item?.sizes).toEqual(there.map(({ label }) => label.nl))
      expect(there.length).toBeGreaterThan(1)
    })

    test('say how much a piece holds where goods are sold by measure', async () => {
      const { items } = (await list({ categoryId: categoryId('tennis-strings') })).catalog
      expect(items.length).toBeGreaterThan(0)
      for (const { measure } of items) expect(measure).toEqual({ amount: expect.any(Number), unit: expect.stringContaining('per meter') })
      expect((await list({ categoryId: categoryId('shoes') })).catalog.items.filter(({ measure }) => measure !== null)).toEqual([])
    })

    test('have a second picture, and lawful price reductions', async () => {
      const { items } = (await list({})).catalog
      expect(items.filter(({ images }) => images.length < 2)).toEqual([])
      expect(items.filter(({ swatches }) => swatches.length > 1).length).toBeGreaterThan(items.length / 3)
      expect(items.filter(({ rating, review_count }) => rating !== null && review_count > 0).length).toBeGreaterThan(items.length / 3)
      const reduced = items.filter(({ price_incl_tax, final_price_incl_tax }) => (price_incl_tax ?? 0) > (final_price_incl_tax ?? 0))
      expect(reduced.length).toBeGreaterThan(5)
      expect(reduced.some(({ lowest_price_30d }) => lowest_price_30d === null)).toBe(true)
      for (const { labels, lowest_price_30d, final_price_incl_tax } of items) {
        const isSale = labels.some(({ code }) => code === 'sale')
        if (isSale) expect(lowest_price_30d).toBeGreaterThan(final_price_incl_tax ?? 0)
      }
    })
  })

  describe('cards of a list narrowed to a colour', () => {
    const black = () => dictionary.attributesByCode.get('color')?.options.find(({ label }) => label.en === 'Black')

    test('show that colour, from the side and the front, and link to it', async () => {
      const { items } = (await list({ facets: { color: ['Zwart'] } })).catalog
      const inMore = items.filter(({ swatches }) => swatches.length > 1)
      expect(inMore.length).toBeGreaterThan(5)
      for (const { image, images, url, swatches } of inMore) {
        const shown = swatches.find(({ label }) => label === 'Zwart')?.image ?? ''
        expect(image).toBe(pictureAt(shown, 640))
        expect(images[0]).toBe(image)
        expect(url?.endsWith(`#color=${black()?.id}`)).toBe(true)
      }
    })

    test('show the product’s main colour if it is among several, else its first of them', async () => {
      const { items } = (await list({ facets: { color: ['Zwart', 'Wit'] } })).catalog
      for (const { image, swatches } of items.filter((item) => item.swatches.length > 1)) {
        const first = swatches.find(({ label }) => label === 'Zwart' || label === 'Wit')
        expect(image).toBe(pictureAt(first?.image ?? '', 640))
      }
    })

    test('do not change without a chosen colour, or if the product has only one', async () => {
      const plain = (await list({})).catalog.items
      for (const { image, url, swatches } of plain) {
        expect(url).not.toContain('#')
        if (swatches.length > 0) expect(image).toBe(pictureAt(swatches[0]?.image ?? '', 640))
      }
      const single = (await list({ facets: { color: ['Zwart'] } })).catalog.items.filter(({ swatches }) => swatches.length === 0)
      expect(single.length).toBeGreaterThan(0)
      for (const { url } of single) expect(url).not.toContain('#')
    })
  })

  describe('what is kept in memory', () => {
    test('follows a price change: order, bounds and cards change at once', async () => {
      const { product_id: id } = (await list({ sort: 'price:desc' })).catalog.items[0] ?? { product_id: 0 }
      const setPrice = (cents: number) =>
        db.updateTable('product_price').set({ final_cents: cents }).where('product_id', '=', id).where('store_id', '=', nl.id).execute()
      const { final_cents: before } = await db
        .selectFrom('product_price')
        .select('final_cents')
        .where('product_id', '=', id)
        .where('store_id', '=', nl.id)
        .executeTakeFirstOrThrow()
      await setPrice(1)
      const { catalog } = await list({ sort: 'price:asc' })
      expect(catalog.items[0]).toMatchObject({ product_id: id, final_price_incl_tax: 0.01 })
      expect(catalog.filters.find(({ type }) => type === 'price')?.minimum_value).toBe(0)
      await setPrice(before)
      expect((await list({ sort: 'price:desc' })).catalog.items[0]?.product_id).toBe(id)
    })

    test('is not reloaded without a change', async () => {
      const revision = () => db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
      const before = await revision()
      await list({ query: 'shirt', facets: { color: ['Rood'] }, sort: 'name:asc' })
      await db.updateTable('variant').set({ stock: 1 }).where('id', '=', -1).execute()
      expect(await revision()).toEqual(before)
    })
  })

  describe('addresses', () => {
    test('a query string becomes a request, whatever is in it', async () => {
      const params = new URLSearchParams(
        'page=2&page_size=48&sort=price:asc&query=shirt&minPrice=abc&maxPrice=40,5&color[]=Rood&color[]=Wit&size=M&category_id=10&x=y',
      )
      expect(await readListingRequest(db, params)).toEqual({
        categoryId: 10,
        query: 'shirt',
        page: 2,
        pageSize: 48,
        sort: 'price:asc',
        minPrice: null,
        maxPrice: 40.5,
        facets: { color: ['Rood', 'Wit'], size: ['M'] },
      })
      const odd = new URLSearchParams('page=-1&page_size=1e999&minPrice=-5&maxPrice=1e308&sort=&query=%00&category_id=zz&color[]=%27')
      await expect(readListingRequest(db, odd).then(list)).resolves.toHaveProperty('catalog')
    })
  })
})
