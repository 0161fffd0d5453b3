// Tests the list calls and the addresses of lists over HTTP, with every unusual value that an address can contain.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/shapes.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shopper: Shopper
const idOf = new Map<string, number>()
beforeAll(async () => {
  shop = await startHost()
  shopper = new Shopper(shop.url, 'nl')
  for (const { code, id } of await shop.db.selectFrom('category').select(['code', 'id']).execute()) idOf.set(code, id)
})
afterAll(() => shop.close())

const list = async (code: string, query = ''): Promise<Catalogue> =>
  (await shopper.get(`catalog/category/${idOf.get(code)}/product/list${query}`)).body

/** The part of an address as a widget writes it, from the answer alone; implemented again from the README. */
function partOf({ has_duplicate_values, url_key }: Catalogue['catalog']['filters'][number], label: string): string {
  const text = encodeURIComponent(label).replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%20', '-')
  return has_duplicate_values ? `${url_key}-${text}` : text
}
/** The canonical address; null if the page asks search engines not to index it. */
const keptAs = (body: string) =>
  body.includes('<meta name="robots" content="noindex')
    ? null
    : /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replace(/\?page=\d+$/, '')
const checkedOf = (body: string) =>
  Array.from(body.matchAll(/<input type="(?:checkbox|radio)" name="([^"]+)" value="([^"]+)" checked/g), ([, name = '', value = '']) =>
    `${name}=${value}`.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#39;', "'"),
  )

describe('addresses', () => {
  test('every option of every department, written from the answer alone, is chosen on its page', async () => {
    const odd = new Set<string>()
    for (const code of ['team-wear', 'racket-sports', 'shoes', 'clothing', 'balls', 'accessories']) {
      const { catalog, category } = await list(code)
      for (const facet of catalog.filters.filter(({ type }) => type === 'attribute')) {
        // Takes every label with special characters, and the last of the others.
        const labels = facet.options.filter(({ label }, at) => !/^[A-Za-z0-9]+$/.test(label) || at === facet.options.length - 1)
        for (const { label } of labels) {
          odd.add(label)
          const { status, body } = await shopper.open(`${category?.url}/_${partOf(facet, label)}`)
          expect([status, checkedOf(body)], label).toEqual([200, [`${facet.facet_code}[]=${label}`]])
          expect(keptAs(body)).toBeNull()
        }
      }
    }
    for (const sign of ['&', '/', '_', '%', ' ', 'é', '-', '"', '<', '#', '?', '+']) {
      expect(
        Array.from(odd).some((label) => label.includes(sign)),
        sign,
      ).toBe(true)
    }
  })

  test('with many options keep their order and list the same as the call', async () => {
    const { catalog, category } = await list('clothing')
    const chosen = catalog.filters
      .filter(({ type, is_single }) => type === 'attribute' && !is_single)
      .flatMap((facet) => facet.options.slice(0, 2).map(({ label }) => ({ facet, label })))
    const segment = `_${chosen.map(({ facet, label }) => partOf(facet, label)).join('_')}`
    const { status, body } = await shopper.open(`${category?.url}/${segment}`)
    expect([status, checkedOf(body)]).toEqual([200, chosen.map(({ facet, label }) => `${facet.facet_code}[]=${label}`)])
    const params = chosen.map(({ facet, label }) => `${encodeURIComponent(`${facet.facet_code}[]`)}=${encodeURIComponent(label)}`)
    const answer = await list('clothing', `?${params.join('&')}`)
    const active = answer.catalog.filters.flatMap(({ facet_code, options }) =>
      options.filter((option) => option.active).map(({ label }) => `${facet_code}[]=${label}`),
    )
    expect(active).toEqual(checkedOf(body))
  })

  test.each([
    ['_Gibtsnicht', 200],
    ['_%E0%A4%A', 200],
    ['_', 200],
    ['___', 200],
    ['_constructor___proto__', 200],
    [`_${'x_'.repeat(2_000)}`, 200],
    ['_%00', 200],
    ['?page=9999', 200],
    ['?minPrice=abc&maxPrice=%00', 200],
    ['?minPrice=90&maxPrice=10', 200],
    ['?minPrice=1e308', 200],
    ['?sort=%27;drop&page_size=-1', 200],
    ['?color[]=&size[]=', 302],
    ['/_Zwart/nothing-here', 404],
  ])('teamkleding%s answers %i, with the list’s canonical address or noindex', async (rest, expected) => {
    const { status, body } = await shopper.open(`teamkleding${rest.startsWith('_') ? '/' : ''}${rest}`)
    expect(status).toBe(expected)
    if (status === 200) expect([null, `${shop.url}/nl/teamkleding`]).toContain(keptAs(body))
  })
})

describe('list calls', () => {
  test('a page beyond the last returns the last', async () => {
    const { catalog } = await list('shoes', '?page=9999')
    expect(catalog.current_page).toBe(catalog.last_page)
    expect(catalog.items.length).toBeGreaterThan(0)
  })

  test('a minimum price above the maximum finds nothing, and can be removed', async () => {
    const { catalog } = await list('shoes', '?minPrice=90&maxPrice=10')
    expect([catalog.total_items, catalog.items, catalog.current_page, catalog.last_page]).toEqual([0, [], 1, 1])
    expect(catalog.filters.find(({ type }) => type === 'price')).toMatchObject({ is_active: true, minimum_value: expect.any(Number) })
  })

  test('invalid amounts are ignored', async () => {
    const plain = await list('shoes')
    for (const query of ['minPrice=abc', 'minPrice=-5', 'minPrice=1e3', 'minPrice=', 'minPrice=0x10', 'maxPrice=%00', 'minPrice=Infinity'])
      expect((await list('shoes', `?${query}`)).catalog, query).toEqual(plain.catalog)
  })

  test('a search within a category contains only its products, with either parameter name', async () => {
    const shoes = idOf.get('shoes')
    const search = async (query: string) => (await shopper.get(`catalog/search/product/list?query=pro${query}`)).body
    const [everywhere, inside, form, both] = await Promise.all([
      search(''),
      search(`&category_id=${shoes}`),
      search(`&discipline=${shoes}`),
      search(`&category_id=${shoes}&discipline=${idOf.get('balls')}`),
    ])
    expect(inside.catalog.total_items).toBeGreaterThan(0)
    expect(inside.catalog.total_items).toBeLessThan(everywhere.catalog.total_items)
    expect(form.catalog).toEqual(inside.catalog)
    expect(both.catalog).toEqual(inside.catalog)
  })

  test('single-value facets use the last value, and some facets are closed to search engines', async () => {
    const { catalog } = await list('team-wear', '?audience[]=Heren&audience[]=Dames')
    const audience = catalog.filters.find(({ code }) => code === 'audience')
    expect(audience?.options.filter(({ active }) => active).map(({ label }) => label)).toEqual(['Dames'])
    const crawlable = catalog.filters.filter(({ is_crawlable }) => is_crawlable).map(({ code }) => code)
    expect(crawlable).toContain('manufacturer')
    expect(crawlable).not.toContain('size')
  })

  test('the Swedish store writes the price bounds in the other form', async () => {
    const priceOf = async (code: 'se' | 'nl') => {
      const { body } = await new Shopper(shop.url, code).get(`catalog/category/${idOf.get('shoes')}/product/list`)
      return body.catalog.filters.find(({ type }: { type: string }) => type === 'price')
    }
    const [swedish, dutch] = [await priceOf('se'), await priceOf('nl')]
    expect(swedish).toMatchObject({ MinimumValue: expect.any(Number), MaximumValue: expect.any(Number) })
    expect(swedish).not.toHaveProperty('minimum_value')
    expect(dutch).toMatchObject({ minimum_value: expect.any(Number), maximum_value: expect.any(Number) })
    expect(dutch).not.toHaveProperty('MinimumValue')
  })

  test('queries above 128 characters are truncated, punctuation finds nothing', async () => {
    const cut = `schoen${' '.repeat(122)}`
    const ask = (query: string) => shopper.get(`catalog/search/product/list?query=${encodeURIComponent(query)}`)
    expect((await ask(`${cut}gibtsnicht`)).body).toEqual((await ask('schoen')).body)
    for (const query of ['x'.repeat(129), 'schoen '.repeat(60), '%', '_', "' or 1=1 --", '\u202e', '😀', '%00'])
      expect((await shopper.get(`catalog/search/product/list?query=${encodeURIComponent(query)}`)).status, query).toBe(200)
  })
})

test('lists accept only GET', async () => {
  for (const path of [
    'catalog/search/product/list',
    'catalog/anonymous-category/product/list',
    `catalog/category/${idOf.get('shoes')}/product/list`,
  ])
    expect([path, (await shopper.send('POST', path, {})).status]).toEqual([path, 404])
})

describe('inline facets', () => {
  const ask = (id: string | number | undefined, rest = '') => shopper.get(`catalog/category/${id}/filter-dividers/list${rest}`)

  test('are in order of position, at both addresses', async () => {
    const { status, body, headers } = await ask(idOf.get('shoes'), '?s=1')
    expect(status).toBe(200)
    expect(body).toEqual([
      { attribute_code: 'surface', position: 6 },
      { attribute_code: 'size', position: 12 },
      { attribute_code: 'color', position: 18 },
    ])
    expect(headers.get('Cache-Control')).toContain('public')
    expect((await shopper.get(`api/catalog/category/${idOf.get('shoes')}/filter-dividers/list`)).body).toEqual(body)
  })

  test('another store’s id is refused; a category without inline facets and an unknown one have an empty list', async () => {
    expect((await ask(idOf.get('shoes'), '?s=3')).status).toBe(400)
    for (const id of [idOf.get('cones'), 999_999, '99999999999999']) expect((await ask(id, '?s=1')).body).toEqual([])
  })
})

test.each(['status:500', 'status:503', 'html', 'malformed'])('every call here fails as %s on request', async (fault) => {
  const shoes = idOf.get('shoes')
  for (const path of [`category/${shoes}/product/list`, 'search/product/list?query=pro', `category/${shoes}/filter-dividers/list?s=1`]) {
    const plain = await shopper.get(`catalog/${path}`)
    const broken = await shopper.get(`catalog/${path}`, { 'touchline-fault': fault })
    expect([plain.status, broken.body], path).not.toEqual([200, plain.body])
    expect(broken.status).toBe(fault.startsWith('status') ? Number(fault.slice(7)) : 200)
  }
})
