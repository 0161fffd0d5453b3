// Tests session, token and cookies: who may write, what a browser stores, and that five stores in one browser never mix.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, stockTwo, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const cartOf = async (shopper: Shopper) => (await shopper.get('checkout/cart/quote')).body

describe('the session call', () => {
  test('returns no data for an unknown visitor, and sets cookies below the store’s path only', async () => {
    const shopper = new Shopper(shop.url, 'nl')
    const { body, headers } = await shopper.get('api/session')
    expect(body).toEqual({ customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], cart_conflict: false, changed_at: 0 })
    const cookies = headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('touchline-sid='))).toMatch(/Path=\/nl\/; HttpOnly; SameSite=Lax$/)
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toContain('HttpOnly')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('stores no row for a visitor who writes nothing', async () => {
    const before = await shop.db.selectFrom('session').select('id').execute()
    await new Shopper(shop.url, 'nl').get('api/session')
    expect(await shop.db.selectFrom('session').select('id').execute()).toHaveLength(before.length)
  })

  test('returns the cart’s count, and a hint cookie with the time of the answer', async () => {
    const shopper = new Shopper(shop.url, 'en')
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 2 })
    const { body } = await shopper.get('api/session')
    expect(body.cart).toEqual({ items_qty: 2 })
    expect(shopper.cookies.get('touchline-session')).toBe(String(body.changed_at))
  })
})

describe('a write', () => {
  test.each([
    ['without a token', { 'X-XSRF-TOKEN': '' }],
    ['with a wrong token', { 'X-XSRF-TOKEN': 'a'.repeat(43) }],
  ])('%s is refused with the code that makes the client fetch a new one', async (_, headers) => {
    const shopper = new Shopper(shop.url, 'de')
    const { status, body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: [] }, headers)
    expect([status, body.code, body.message]).toEqual([403, 'token', 'Deine Sitzung ist abgelaufen. Bitte versuche es erneut.'])
  })

  test('with the token of another session is refused', async () => {
    const [thief, victim] = [new Shopper(shop.url), new Shopper(shop.url)]
    await thief.get('api/session')
    await victim.get('api/session')
    victim.cookies.set('XSRF-TOKEN', thief.cookies.get('XSRF-TOKEN') ?? '')
    const { status } = await victim.send('POST', 'checkout/cart/items', { cartItems: [] })
    expect(status).toBe(403)
  })

  test('from another origin is refused, token or not', async () => {
    const { status, body } = await new Shopper(shop.url).send('POST', 'checkout/cart/items', {}, { Origin: 'https://evil.example' })
    expect([status, body.code]).toEqual([403, 'origin'])
  })

  test.each([
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
    ['broken JSON', '{"cartItems":[', 'application/json'],
  ])('%s is refused instead of JSON', async (_, body, type) => {
    const shopper = new Shopper(shop.url)
    await shopper.get('api/session')
    const response = await fetch(`${shop.url}/en/checkout/cart/items`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': type,
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': shopper.cookies.get('XSRF-TOKEN') ?? '',
        Cookie: Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
  })

  test('of more than 256 KB is refused', async () => {
    const { status } = await new Shopper(shop.url).send('POST', 'checkout/cart/items', { cartItems: 'x'.repeat(300_000) })
    expect(status).toBe(413)
  })
})

test('a browser has a separate cart in each store', async () => {
  const piece = await stockUp(shop.db)
  const [dutch, swedish] = [new Shopper(shop.url, 'nl'), new Shopper(shop.url, 'se')]
  await addToCart(dutch, { sku: piece.sku, qty: 1 })
  // Even a browser that sends every cookie everywhere gets nothing of the other store.
  for (const [name, value] of dutch.cookies) swedish.cookies.set(name, value)
  expect((await cartOf(swedish)).items).toEqual([])
  expect((await cartOf(dutch)).items).toHaveLength(1)
})

describe('login', () => {
  const account = { email: 'Kim@example.com', password: 'Correct-Horse-9' }

  beforeAll(async () => {
    const password_hash = await hashPassword(account.password)
    await shop.db
      .insertInto('customer')
      .values({ store_id: 3, email: 'kim@example.com', password_hash, firstname: 'Kim', lastname: 'Lee' })
      .execute()
  })

  test('accepts the address in any case, and issues a new session value', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    const before = shopper.cookies.get('touchline-sid')
    const { status, body } = await shopper.send('POST', 'api/customer/login', account)
    expect([status, body.customer.firstname, body.cart_conflict]).toEqual([200, 'Kim', false])
    expect(shopper.cookies.get('touchline-sid')).not.toBe(before)
    expect((await shopper.get('api/session')).body.customer.email).toBe('kim@example.com')
  })

  test.each([
    ['a wrong password', { ...account, password: 'wrong' }],
    ['an unknown address', { ...account, email: 'nobody@example.com' }],
  ])('refuses %s with the same message', async (_, credentials) => {
    const { status, body } = await new Shopper(shop.url, 'en').send('POST', 'api/customer/login', credentials)
    const text = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
    expect([status, body.message]).toEqual([401, text])
  })

  test('belongs to one store', async () => {
    const { status } = await new Shopper(shop.url, 'nl').send('POST', 'api/customer/login', account)
    expect(status).toBe(401)
  })

  test('returns only whether an address is available', async () => {
    const shopper = new Shopper(shop.url, 'en')
    const ask = async (customerEmail: string) => (await shopper.send('POST', 'checkout/customers/email-available', { customerEmail })).body
    expect([await ask('KIM@example.com'), await ask('new@example.com'), await ask('no address')]).toEqual([false, true, false])
  })

  test('reports a conflict of two carts, and merges them on request', async () => {
    const [first, second] = await stockTwo(shop.db)
    const known = new Shopper(shop.url, 'en')
    await known.send('POST', 'api/customer/login', account)
    await addToCart(known, { sku: first.sku, qty: 1 })
    const guest = new Shopper(shop.url, 'en')
    await addToCart(guest, { sku: second.sku, qty: 2 })
    expect((await guest.send('POST', 'api/customer/login', account)).body.cart_conflict).toBe(true)
    const merged = await guest.send('POST', 'checkout/cart/merge', { strategy: 'merge' })
    expect(merged.body.items_qty).toBe(3)
    expect((await cartOf(known)).items_qty).toBe(3)
  })

  test('ends with a logout, after which the old cookie is invalid', async () => {
    const shopper = new Shopper(shop.url, 'en')
    await shopper.send('POST', 'api/customer/login', account)
    const old = shopper.cookies.get('touchline-sid') ?? ''
    expect((await shopper.send('POST', 'api/customer/logout')).status).toBe(204)
    expect((await shopper.get('api/session')).body.customer).toBeNull()
    shopper.cookies.set('touchline-sid', old)
    expect((await shopper.get('api/session')).body.customer).toBeNull()
  })
})

describe('the wishlist', () => {
  test('toggles, returns the whole list newest first, and repeats it in its cookie', async () => {
    const shopper = new Shopper(shop.url, 'nl')
    const [first, second] = await stockTwo(shop.db)
    await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: first.productId })
    const { body } = await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: second.productId })
    const ids = [second.productId, first.productId]
    expect(body.wishlist.map((item: { product_id: number }) => item.product_id)).toEqual(ids)
    expect(JSON.parse(decodeURIComponent(shopper.cookies.get('touchline-wishlist') ?? ''))).toEqual(ids)
    const off = await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: second.productId })
    expect(off.body.count).toBe(1)
  })

  test('refuses a product that does not exist', async () => {
    const { status, body } = await new Shopper(shop.url, 'se').send('PUT', 'customer/wishlist/items/toggle', { productId: 99_999_999 })
    expect([status, body.message]).toEqual([404, 'Produkten finns inte.'])
  })
})

test.each(['1', '0', 'abc', ''])('every call of the English store that names store %j is refused and changes nothing', async (number) => {
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(shop.db)
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  const asOther = { 'X-STORE-ID': number }
  const refused = await Promise.all([
    shopper.get('api/session', asOther),
    shopper.get('checkout/cart/quote', asOther),
    shopper.get('catalog/anonymous-category/product/list', asOther),
    shopper.get('api/search/autocomplete?query=shirt', asOther),
    shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: piece.sku, qty: 1 }] }, asOther),
    shopper.send('POST', 'customer/wishlist/items/toggle', { productId: piece.productId }, asOther),
  ])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [400, 'store']))
  expect((await cartOf(shopper)).items_qty).toBe(1)
  const own = await shopper.get('checkout/cart/quote', { 'X-STORE-ID': String((await cartOf(shopper)).store_id) })
  expect([own.status, own.body.items_qty]).toEqual([200, 1])
})
