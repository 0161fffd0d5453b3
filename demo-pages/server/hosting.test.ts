// Tests the shop behind foreign names, proxies and https, with planted cookies, and its cleanup while it runs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../host/host.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, purchase, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clean, cleanRegularly } from '../shop/spring-clean.ts'
import { readOptions } from '../host/options.ts'

let shop: StartedHost
let now = Date.now()
const fetchHost: Host['fetch'] = (request) => shop.host.fetch(request)
const at = (url: string, headers: Record<string, string> = {}) => fetchHost(new Request(url, { headers }))

beforeAll(async () => {
  shop = await startHost({ databaseUrl: null, now: () => new Date(now) })
})
afterAll(() => shop.close())

describe('a foreign host name', () => {
  test.each(['', 'search?query=ball', 'contact'])('does not appear in /en/%s, which a shared cache would store', async (path) => {
    const response = await at(`http://evil.example/en/${path}`, { Host: 'evil.example' })
    expect(await response.text()).not.toContain('evil.example')
    expect(response.status).toBe(200)
  })

  test('is replaced by the configured PUBLIC_URL', async () => {
    const own = await startHost({ databaseUrl: null, publicUrl: 'https://shop.example' })
    try {
      const answer = await own.host.fetch(new Request('http://evil.example/en/'))
      const text = await answer.text()
      // Its scripts also run under another name, such as the machine's.
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
      expect(text).toContain('<link rel="canonical" href="https://shop.example/en/"')
      expect(text).not.toContain('evil.example')
    } finally {
      await own.close()
    }
  })

  test('is used for links on localhost only', async () => {
    const text = await (await at('http://localhost:4173/en/')).text()
    expect(text).toContain('<link rel="canonical" href="http://localhost:4173/en/"')
    expect(await (await at('http://localhost.evil.example/en/')).text()).toContain('<link rel="canonical" href="/en/"')
  })

  test('PUBLIC_URL has to be an address', () => {
    expect(readOptions({ PUBLIC_URL: 'https://shop.example/nl/' }).publicUrl).toBe('https://shop.example')
    for (const url of ['shop.example', 'ftp://shop.example', 'javascript:1'])
      expect(() => readOptions({ PUBLIC_URL: url })).toThrow('PUBLIC_URL')
  })
})

describe('https', () => {
  test('is required by Strict-Transport-Security once a visitor has used it', async () => {
    expect((await at('https://shop.example/en/')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
    expect((await at('http://shop.example/en/')).headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('in a forwarded header counts only behind a configured proxy', async () => {
    const claimed = { 'X-Forwarded-Proto': 'https' }
    expect((await at('http://localhost/en/', claimed)).headers.get('Strict-Transport-Security')).toBeNull()
    const behind = await startHost({ databaseUrl: null, isBehindProxy: true })
    try {
      const response = await behind.host.fetch(new Request('http://localhost/en/api/session', { headers: claimed }))
      expect(response.headers.get('Strict-Transport-Security')).not.toBeNull()
      for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Secure')
      const mixed = { 'X-Forwarded-Proto': 'https, http' }
      const plain = await behind.host.fetch(new Request('http://localhost/en/', { headers: mixed }))
      expect(plain.headers.get('Strict-Transport-Security')).toBeNull()
    } finally {
      await behind.close()
    }
  })
})

describe('a session that we never gave away', () => {
  test.each(['a'.repeat(32), `${'a'.repeat(32)}.${'b'.repeat(43)}`, '.', ''])(
    '%j is not accepted: the visitor gets a new one',
    async (planted) => {
      const victim = new Shopper(shop.url, 'en')
      victim.cookies.set('touchline-sid', planted)
      await addToCart(victim, { sku: (await stockUp(shop.db)).sku, qty: 1 })
      expect(victim.cookies.get('touchline-sid')).not.toBe(planted)
      const thief = new Shopper(shop.url, 'en')
      thief.cookies.set('touchline-sid', planted)
      expect((await thief.get('api/session')).body.cart).toEqual({ items_qty: 0 })
    },
  )

  test('does not show another visitor’s order', async () => {
    const planted = 'c'.repeat(32)
    const victim = new Shopper(shop.url, 'en')
    victim.cookies.set('touchline-sid', planted)
    const { body } = await purchase(victim, await stockUp(shop.db))
    const thief = new Shopper(shop.url, 'en')
    thief.cookies.set('touchline-sid', planted)
    const seen = await thief.get('checkout/cart/last-order')
    expect(JSON.stringify(seen.body)).not.toContain(body.order_number)
    expect(JSON.stringify((await victim.get('checkout/cart/last-order')).body)).toContain(body.order_number)
  })

  test('an issued value stays the same, even before its first use', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    const given = shopper.cookies.get('touchline-sid')
    await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
    expect([shopper.cookies.get('touchline-sid'), (await shopper.get('api/session')).body.cart.items_qty]).toEqual([given, 1])
  })

  test('a login and a logout each issue a new one', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    const seen = [shopper.cookies.get('touchline-sid')]
    await shopper.send('POST', 'api/customer/login', { email: 'demo@touchline.example', password: 'Touchline-1' })
    seen.push(shopper.cookies.get('touchline-sid'))
    await shopper.send('POST', 'api/customer/logout')
    seen.push(shopper.cookies.get('touchline-sid'))
    expect(new Set(seen).size).toBe(3)
  })
})

describe('cleaning', () => {
  const week = 7 * 24 * 60 * 60 * 1000
  const carts = async () => (await shop.db.selectFrom('cart').select('id').execute()).length

  test('deletes sessions unused for a week with their carts and lists, and keeps orders and customers’ carts', async () => {
    await clean(shop.host.shop)
    const left = new Shopper(shop.url, 'en')
    const buyer = new Shopper(shop.url, 'en')
    const customer = new Shopper(shop.url, 'en')
    const pieces = [await stockUp(shop.db), await stockUp(shop.db), await stockUp(shop.db)] as const
    const { body } = await purchase(buyer, pieces[0])
    await customer.send('POST', 'api/customer/login', { email: 'demo@touchline.example', password: 'Touchline-1' })
    await addToCart(customer, { sku: pieces[1].sku, qty: 1 })
    const before = await carts()
    await addToCart(left, { sku: pieces[2].sku, qty: 1 })
    await left.send('PUT', 'customer/wishlist/items/toggle', { productId: pieces[2].productId })
    expect(await carts()).toBe(before + 1)
    now += week + 1000
    await clean(shop.host.shop)
    expect(await shop.db.selectFrom('session').select('id').execute()).toEqual([])
    expect(await shop.db.selectFrom('kept_product').select('id').where('owner', 'like', 'session:%').execute()).toEqual([])
    const kept = await shop.db.selectFrom('cart').select(['id', 'customer_id']).execute()
    expect(kept.filter(({ customer_id }) => customer_id !== null).length).toBeGreaterThan(0)
    const order = await shop.db.selectFrom('shop_order').select('cart_id').where('number', '=', body.order_number).executeTakeFirstOrThrow()
    expect(kept.map(({ id }) => id)).toContain(order.cart_id)
    expect(kept.length).toBeLessThanOrEqual(before)
  })

  test('happens while the shop runs, not only at its start', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
    now += week + 1000
    const stop = cleanRegularly(shop.host.shop, 5)
    await expect.poll(async () => (await shop.db.selectFrom('session').select('id').execute()).length).toBe(0)
    await stop()
  })
})
