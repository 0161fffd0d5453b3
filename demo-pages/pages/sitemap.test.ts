// Tests the files for search engines: robots.txt, the sitemap of every store, and the links to the other stores' pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { tagsOf } from './markup-check.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const open = (path: string) => new Shopper(shop.url).open(path)
const addressesOf = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address)

test('robots.txt disallows personal pages, allows lists and names the sitemap', async () => {
  const { status, headers, body } = await open('/robots.txt')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(body).toContain('Disallow: /nl/checkout\n')
  expect(body).not.toContain('/search')
  expect(body).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
})

test('the sitemap index leads to every product, category and article of every store, once', async () => {
  const index = await open('/sitemap.xml')
  expect([index.status, index.headers.get('Content-Type'), index.headers.get('Cache-Control')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ])
  const maps = addressesOf(index.body)
  const addresses: string[] = []
  for (const map of maps) addresses.push(...addressesOf((await open(map)).body))
  expect(new Set(addresses).size).toBe(addresses.length)
  const sold = await shop.db.selectFrom('product_price').select('product_id').execute()
  expect(addresses.filter((address) => address.includes('/product/'))).toHaveLength(sold.length)
  const { count } = await shop.db
    .selectFrom('category')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(addresses.length).toBeGreaterThan(sold.length + 5 * count)
  for (const address of [addresses[0], addresses[40], addresses.at(-1), `${shop.url}/de/pages/imprint`]) {
    expect(addresses).toContain(address)
    expect([address, (await open(address ?? '')).status]).toEqual([address, 200])
  }
})

test('an unknown sitemap is a 404', async () => {
  for (const name of ['nl-products-9999', 'xx-pages', 'nl-products-0']) expect((await open(`/sitemap/${name}.xml`)).status).toBe(404)
})

test.each(['', 'contact', 'pages/terms'])('the page %j has an x-default link for visitors without a matching store', async (path) => {
  for (const store of ['nl', 'en']) {
    const { body } = await open(`/${store}/${path}`)
    const [link] = tagsOf(body).filter(({ attributes }) => attributes.get('hreflang') === 'x-default')
    expect(link?.attributes.get('href')).toBe(path === '' ? `${shop.url}/` : `${shop.url}/en/${path}`)
  }
})

test('a search with q redirects to one with query, and keeps the other parameters', async () => {
  const { status, headers } = await open('/en/search?q=ball&sort=price:asc')
  expect(status).toBe(302)
  const address = new URL(headers.get('Location') ?? '', shop.url)
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual(['/en/search', { query: 'ball', sort: 'price:asc' }])
})
