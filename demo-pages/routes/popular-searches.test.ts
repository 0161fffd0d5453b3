// Tests the popular searches: what is counted, from how many on it is named, and that nothing personal is.
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

const popular = async (who = shopper): Promise<string[]> =>
  (await who.get('api/search/popular')).body.map(({ label }: { label: string }) => label)
async function search(query: string, times: number, rest = ''): Promise<void> {
  for (let time = 0; time < times; time++) await shopper.open(`search?query=${encodeURIComponent(query)}${rest}`)
}

test('a search is named from its third time on, the most frequent first, and in its own store only', async () => {
  expect(await popular()).toEqual([])
  await search('voetbalschoenen', 2)
  expect(await popular()).toEqual([])
  await search('Voetbalschoenen', 1)
  await search('rode shirts', 4)
  expect(await popular()).toEqual(['rode shirts', 'voetbalschoenen'])
  expect(await popular(new Shopper(shop.url, 'be'))).toEqual([])
})

test('the answer is the same for everybody, and each address leads to the results', async () => {
  const { body, headers } = await shopper.get('api/search/popular')
  expect([headers.get('Cache-Control'), headers.get('Set-Cookie')]).toEqual(['public, max-age=300', null])
  for (const { url } of body) expect([url, (await shopper.open(url)).status]).toEqual([url, 200])
})

test.each([
  ['a name beside the goods', 'schoenen voor karelzuiderveen'],
  ['a word that is made of two of the shop, as a surname may be', 'rodesokken'],
  ['a word with which one of the shop begins', 'voetb'],
  ['a telephone number', 'schoenen 0612345678'],
  ['a telephone number in groups that are sizes', 'schoenen 38 41 42'],
  ['a product code', 'NO10001'],
  ['an address', 'jan@voorbeeld.example'],
  ['what finds nothing', 'xyzzyqwert'],
  ['more words than a search has', 'rode voetbal shirts heren maat m norrvik'],
])('%s is not counted', async (_what, query) => {
  const before = await popular()
  await search(query, 5)
  expect(await popular()).toEqual(before)
})

test.each(['schoenen voor heren', 'schoenen maat 42', 'norrvik', 'rode schoenen', 'kunstgras'])(
  '“%s” is counted: each word is the shop’s own',
  async (query) => {
    await shop.db.deleteFrom('search_count').execute()
    await search(query, 3)
    expect(await popular()).toEqual([query])
  },
)

test('a mistyped search counts as what was meant', async () => {
  await search('keepershandschonen', 3)
  expect(await popular()).toContain('keepershandschoen')
})

test('further pages, orders and filters of a search are not counted again', async () => {
  const before = await popular()
  await search('tennis', 2)
  await search('tennis', 2, '&page=2')
  await search('tennis', 2, '&sort=price:asc')
  await search('tennis', 2, '&minPrice=10')
  expect(await popular()).toEqual(before)
})

test('what was searched for a month ago no longer counts, and is deleted', async () => {
  const { db } = shop
  await db.updateTable('search_count').set({ day: '2020-01-01' }).execute()
  expect(await popular()).toEqual([])
  await search('voetbalschoenen', 1)
  expect(await db.selectFrom('search_count').select('words').where('day', '=', '2020-01-01').where('store_id', '=', 1).execute()).toEqual(
    [],
  )
})
