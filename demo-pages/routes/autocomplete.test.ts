// Tests the suggestions: cacheable, the same for everybody, and failing only on request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shopper: Shopper
beforeAll(async () => {
  shop = await startHost()
  shopper = new Shopper(shop.url, 'nl')
})
afterAll(() => shop.close())

const ask = (query: string, rest = '') => shopper.get(`api/search/autocomplete?query=${encodeURIComponent(query)}${rest}`)

test('the answer has its groups, each with its total', async () => {
  const { status, body, headers } = await ask('voetbal')
  expect(status).toBe(200)
  const { reading, ...groups } = body
  expect(reading).toEqual({ dropped: [], corrected: null, literal: null })
  expect(Object.keys(groups)).toEqual(['keyword_results', 'category_results', 'filter_results', 'product_results', 'page_results'])
  for (const group of Object.values<{ matches: unknown[]; total_matches: number }>(groups)) {
    expect(group.total_matches).toBeGreaterThanOrEqual(group.matches.length)
  }
  expect(body.product_results.matches[0]).toMatchObject({ label: expect.stringContaining('oetbal'), is_sku_match: false })
  expect([headers.get('Cache-Control'), headers.get('Set-Cookie')]).toEqual(['public, max-age=60', null])
})

test('every link of an answer opens a page of this store', async () => {
  const { reading: _reading, ...groups } = (await ask('tennis')).body
  const urls: string[] = Object.values<{ matches: { url: string }[] }>(groups).flatMap(({ matches }) => matches.map(({ url }) => url))
  expect(urls.length).toBeGreaterThan(6)
  for (const url of urls) expect([url, (await shopper.open(url)).status]).toEqual([url, 200])
})

test.each(['', 'null', 'undefined', 'abc', '-1', '0', '99999999999999999999', '1e3', "1' or '1'='1"])(
  'cid=%s means the whole shop',
  async (cid) => {
    const [odd, plain] = [await ask('voetbal', `&cid=${encodeURIComponent(cid)}`), await ask('voetbal')]
    expect([odd.status, odd.body]).toEqual([200, plain.body])
  },
)

test('a query that is missing, repeated or not a text causes no error', async () => {
  const paths = ['', '?query', '?query=%', '?query=%E0%A4%A', '?query=%00%00%00', '?query=voet&query=tennis', '?query[]=voetbal', '?cid=1']
  for (const path of paths) expect([path, (await shopper.get(`api/search/autocomplete${path}`)).status]).toEqual([path, 200])
})

test('it fails on request like every call', async () => {
  expect((await ask('voetbal', '&fault=status:503')).status).toBe(503)
  const empty = await ask('voetbal', '&fault=empty')
  expect([empty.body, empty.headers.get('Cache-Control')]).toEqual(['', 'private, no-store'])
  await expect(ask('voetbal', '&fault=cut-json')).rejects.toThrow('JSON')
  await expect(ask('voetbal', '&fault=reset')).rejects.toThrow()
  expect((await ask('voetbal')).status).toBe(200)
})
