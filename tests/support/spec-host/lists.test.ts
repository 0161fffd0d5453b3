// Tests lists: pages, filters, sort orders, search and suggestions; two stores that differ only by a header.
import { expect, test } from 'vitest'
import { at, type Fact } from './facts.ts'
import { PlainShopper } from './shopper.ts'
import { openHost } from './open-host.ts'

const LIST = 'catalog/anonymous-category/product/list'
const prices = (body: unknown): number[] => {
  const items = at(body, 'catalog', 'items')
  return Array.isArray(items) ? items.map((item) => Number(at(item, 'final_price_incl_tax'))) : []
}
const names = (list: Fact): Fact[] => (Array.isArray(list) ? list.map((entry) => at(entry, 'name')) : [])

test('a list has 24 products per page, and its pages contain every product once', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const pages = await Promise.all(['', '?page=2'].map(async (query) => (await shopper.get(LIST + query)).body))
  const all = pages.flatMap((body) => names(at(body, 'catalog', 'items')))
  expect(names(at(pages[0], 'catalog', 'items'))).toHaveLength(24)
  expect(at(pages[1], 'catalog', 'current_page')).toBe(2)
  expect(all).toHaveLength(Number(at(pages[0], 'catalog', 'total_items')))
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  'sort[field]=price&sort[direction]=desc',
  `sort=${encodeURIComponent('{"field":"price","direction":"desc"}')}`,
  'sort=price&direction=desc',
])('a list is sorted by field and direction: %s', async (query) => {
  const { shopper } = await openHost({ seed: 0 })
  const { body } = await shopper.get(`${LIST}?${query}`)
  expect(prices(body)).toEqual(prices(body).toSorted((a, b) => b - a))
  expect(at(body, 'catalog', 'sorting')).toEqual({ field: 'price', direction: 'desc' })
  expect(at(body, 'catalog', 'sorting_options', 2)).toMatchObject({ field: 'price', direction: 'desc' })
})

test.each(['color[]=Red&color[]=Black', 'color=Red&color=Black', 'color[0]=Red&color[1]=Black'])(
  'labels of a filter widen, other filters narrow: %s',
  async (query) => {
    const { shopper } = await openHost({ seed: 0 })
    const { body } = await shopper.get(`api/catalog/category/14/product/list?${query}&brand[]=Fleet&minPrice=50&maxPrice=100`)
    expect(names(at(body, 'catalog', 'items'))).toContain('Road runner shoe')
    expect(prices(body).every((price) => price >= 50 && price <= 100)).toBe(true)
    const options = at(body, 'catalog', 'filters', 0, 'options')
    const active = Array.isArray(options) ? options.filter((option) => at(option, 'active') === 1) : []
    expect(active.map((option) => at(option, 'label'))).toEqual(expect.arrayContaining(['Red']))
    expect(at(body, 'catalog', 'filters', 0)).toMatchObject({ code: 'color', facet_code: 'color', type: 'attribute', is_active: 1 })
  },
)

test('the number of a filter is the number of results when it is selected', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const { body } = await shopper.get(LIST)
  for (const option of [0, 1, 2]) {
    const { label, count } = at(body, 'catalog', 'filters', 0, 'options', option) as { label: string; count: number }
    const narrowed = await shopper.get(`${LIST}?color[]=${label}`)
    expect(at(narrowed.body, 'catalog', 'total_items'), label).toBe(count)
  }
})

test('an unknown category is a 404 with a sentence, and no empty list', async () => {
  const { shopper } = await openHost({ seed: 0 })
  for (const path of ['catalog/category/99/product/list', 'api/catalog/category/99/product/list']) {
    const { status, body } = await shopper.get(path)
    expect(status).toBe(404)
    expect(body).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) })
    expect(body).not.toHaveProperty('catalog')
  }
})

test('a search finds products by words, requires at least one, and can have no results', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const search = (query: string) => shopper.get(`catalog/search/product/list?query=${query}`)
  expect(names(at((await search('match+ball')).body, 'catalog', 'items'))).toEqual(['Match ball'])
  expect((await search('zzz')).body).toMatchObject({ category: null, catalog: { total_items: 0, items: [], last_page: 1 } })
  expect((await search('')).status).toBe(422)
})

test('the search box has four groups with their totals', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const { body } = await shopper.get('api/search/autocomplete?query=ball&cid=null')
  expect(body).toMatchObject({
    keyword_results: { matches: [{ name: 'match ball' }, { name: 'ball pump' }, { name: 'tennis balls, tube of 4' }], total_matches: 3 },
    category_results: { matches: [{ name: 'Voetbal' }, { name: 'Ballen' }].slice(1), total_matches: 1 },
    filter_results: { matches: [], total_matches: 0 },
    product_results: { total_matches: 3 },
  })
})

test('two stores at one path differ only by the header X-STORE-ID', async () => {
  const { host } = await openHost({ seed: 0 })
  const ask = async (header?: string) => {
    const shopper = new PlainShopper(host.origin, '/nl/', header ? { 'X-STORE-ID': header } : {})
    return (await shopper.get('catalog/category/13/product/list?query=racket')).body
  }
  expect(names(at(await ask('1'), 'catalog', 'items'))).toContain('Racket Pro 98')
  expect(names(at(await ask('2'), 'catalog', 'items'))).not.toContain('Racket Pro 98')
  expect(prices(await ask('2'))[0]).toBeCloseTo(83.95, 2)
  expect(await ask()).toEqual(await ask('1'))
})

test('each of the two stores has its own cart in the same session', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  expect((await shopper.request('GET', 'checkout/cart/quote', undefined, { 'X-STORE-ID': '2' })).status).toBe(404)
  const item = { cartItems: [{ sku: 'BOTTLE', qty: 1 }] }
  await shopper.request('POST', 'checkout/cart/items', item, { 'X-STORE-ID': '2' })
  expect(host.state().carts.map(({ storeId, items }) => [storeId, items[0]?.sku])).toEqual([
    [1, 'BALL-MATCH'],
    [2, 'BOTTLE'],
  ])
})

test('dividers and the menu belong to an existing category', async () => {
  const { shopper } = await openHost({ seed: 0 })
  expect((await shopper.get('catalog/category/12/filter-dividers/list?s=1')).body).toMatchObject([
    { attribute_code: 'size', position: 4 },
    {},
  ])
  expect((await shopper.get('catalog/category/99/filter-dividers/list')).status).toBe(404)
  const menu = await shopper.get('api/navigation/get-dropdown/12')
  expect(menu.headers.get('Content-Type')).toContain('text/html')
  expect(menu.body).toContain('<a href="/nl/balls">Ballen</a>')
})
