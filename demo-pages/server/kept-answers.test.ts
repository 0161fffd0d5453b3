// Tests the cache of public responses: what it stores and for how long, and that it never mixes visitors, stores or host names.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { addToCart, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let slug = ''
const { id } = landmarks.configurable
/** How often the shop read its clock, which it does for each page that it renders. */
let looks = 0
const lookAtClock = () => {
  looks += 1
  return new Date()
}

beforeAll(async () => {
  shop = await startHost({ keepsAnswers: true, now: lookAtClock })
  slug = (await shop.db.selectFrom('product').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
})
afterAll(() => shop.close())
afterEach(() => vi.restoreAllMocks())

const read = (path: string, headers: Record<string, string> = {}) => new Shopper(shop.url, 'en').open(path, headers)
const rename = (name: string) =>
  shop.db.updateTable('product_text').set({ name }).where('product_id', '=', id).where('language', '=', 'en').execute()
const later = (milliseconds: number) => {
  const now = performance.now() + milliseconds
  vi.spyOn(performance, 'now').mockImplementation(() => now)
}

test('a page that many open at once is rendered once', async () => {
  await read('search?query=ball')
  looks = 0
  await read('search?query=boot')
  const one = looks
  const all = await Promise.all(Array.from({ length: 20 }, () => read('search?query=shirt')))
  expect(one).toBeGreaterThan(0)
  expect(looks).toBe(2 * one)
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect(all[0]?.body).toContain('<main')
})

test('a page is served from memory for its s-maxage, with its Age, and is rendered again afterwards', async () => {
  await rename('Before')
  const first = await read(`product/${slug}`)
  await rename('Afterwards')
  later(30_000)
  const second = await read(`product/${slug}`)
  expect([second.body, second.headers.get('ETag')]).toEqual([first.body, first.headers.get('ETag')])
  expect([first.headers.get('Age'), second.headers.get('Age')]).toEqual(['0', '30'])
  expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'))
  vi.restoreAllMocks()
  later(61_000)
  expect((await read(`product/${slug}`)).body).toContain('Afterwards')
})

test('a visitor with a current copy gets 304, also as the first, and the page is stored for the others', async () => {
  const { headers } = await read('contact')
  const tag = headers.get('ETag') ?? ''
  const again = await read('contact', { 'If-None-Match': tag })
  expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', tag])
  const calls = await Promise.all([read('pages/terms', { 'If-None-Match': '"of-yesterday"' }), read('pages/terms')])
  expect(calls.map(({ status }) => status)).toEqual([200, 200])
})

test('carts, sessions and errors are not stored', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { sku } = await stockUp(shop.db)
  await addToCart(shopper, { sku, qty: 1 })
  for (const path of ['checkout/cart', 'checkout/cart/quote']) {
    const [hers, others] = [await shopper.open(path), await read(path)]
    expect([JSON.stringify(hers.body).includes(sku), JSON.stringify(others.body).includes(sku), hers.headers.get('Age')]).toEqual([
      true,
      false,
      null,
    ])
  }
  const [one, two] = [await new Shopper(shop.url, 'en').get('api/session'), await new Shopper(shop.url, 'en').get('api/session')]
  expect(one.headers.getSetCookie()).not.toEqual(two.headers.getSetCookie())
  expect((await read('product/none')).status).toBe(404)
  expect((await read('product/none')).headers.get('Age')).toBeNull()
})

test('a stored response is not sent for another store, encoding or host name', async () => {
  const path = `catalog/product/${id}`
  const shopper = new Shopper(shop.url, 'en')
  expect((await shopper.get(path, { 'X-STORE-ID': '3' })).status).toBe(200)
  expect((await shopper.get(path, { 'X-STORE-ID': '1' })).status).toBe(400)
  const plain = await shopper.get(path, { 'Accept-Encoding': 'identity' })
  const packed = await fetch(`${shop.url}/en/${path}`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect([plain.headers.get('Content-Encoding'), packed.headers.get('Content-Encoding')]).toEqual([null, 'gzip'])
  expect(await packed.json()).toEqual(plain.body)
  await read('')
  const foreign = await (await shop.host.fetch(new Request('http://evil.example/en/'))).text()
  const own = await read('')
  expect([foreign.includes('evil.example'), own.body.includes('evil.example'), own.body.includes(`${shop.url}/en/`)]).toEqual([
    false,
    false,
    true,
  ])
})

test('a change by staff is visible at once', async () => {
  const operator = await logInOperator(shop.url)
  await read(`product/${slug}`)
  await rename('Another')
  expect((await read(`product/${slug}`)).body).not.toContain('Another')
  await operator.submit('/operator/goods', {})
  expect((await read(`product/${slug}`)).body).toContain('Another')
})

test('a shop that closes for a moment is closed at once', async () => {
  await read('clubs')
  shop.host.options.isClosed = true
  try {
    expect((await read('clubs')).status).toBe(503)
  } finally {
    shop.host.options.isClosed = false
  }
})
