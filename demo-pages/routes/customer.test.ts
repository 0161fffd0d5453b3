// Tests login and logout: two carts, two wishlists, the logout, and all of it with plain forms.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, purchase, setStock, stockTwo, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'
import { findText } from '../shop/messages.ts'

const PASSWORD = 'Correct-Horse-9'
const SENTENCE = findText('login.incorrect', 'en')

let shop: StartedHost
let number = 0
let account: { email: string; password: string }

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  account = { email: `kim-${++number}@example.com`, password: PASSWORD }
  const password_hash = await hashPassword(PASSWORD)
  await shop.db
    .insertInto('customer')
    .values({ store_id: 3, email: account.email, password_hash, firstname: 'Kim', lastname: 'Lee' })
    .execute()
})

const newcomer = () => new Shopper(shop.url, 'en')
const login = (shopper: Shopper, credentials: object = account) => shopper.send('POST', 'api/customer/login', credentials)
const quoteOf = async (shopper: Shopper) => (await shopper.get('checkout/cart/quote')).body
const sessionOf = async (shopper: Shopper) => (await shopper.get('api/session')).body

describe('passwords', () => {
  test('are stored only as salted hashes', async () => {
    const row = await shop.db.selectFrom('customer').select('password_hash').where('email', '=', account.email).executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
    expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD))
  })

  test('are accepted with spaces around them', async () => {
    expect((await login(newcomer(), { email: ` ${account.email} `, password: ` ${PASSWORD} ` })).status).toBe(200)
  })
})

describe('two carts', () => {
  test('are a conflict in every answer until the shopper has decided', async () => {
    const [first, second] = await stockTwo(shop.db)
    const known = newcomer()
    await login(known)
    await addToCart(known, { sku: first.sku, qty: 1 })
    const guest = newcomer()
    await addToCart(guest, { sku: second.sku, qty: 2 })
    expect((await login(guest)).body.cart_conflict).toBe(true)
    expect((await sessionOf(guest)).cart_conflict).toBe(true)
    // Adding a product meanwhile must not discard the guest's cart.
    await addToCart(guest, { sku: first.sku, qty: 1 })
    expect((await sessionOf(guest)).cart_conflict).toBe(true)
    const merged = await guest.send('POST', 'checkout/cart/merge', { strategy: 'merge' })
    expect([merged.body.items_qty, (await sessionOf(guest)).cart_conflict]).toEqual([4, false])
    expect((await quoteOf(known)).items_qty).toBe(4)
  })

  test('"replace" keeps only the guest’s cart, and a second decision changes nothing', async () => {
    const [first, second] = await stockTwo(shop.db)
    const known = newcomer()
    await login(known)
    await addToCart(known, { sku: first.sku, qty: 1 })
    const guest = newcomer()
    await addToCart(guest, { sku: second.sku, qty: 2 })
    await login(guest)
    await guest.send('POST', 'checkout/cart/merge', { strategy: 'replace' })
    const again = await guest.send('POST', 'checkout/cart/merge', { strategy: 'replace' })
    expect(again.body.items.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([[second.sku, 2]])
  })

  test.each([
    ['merge', [3, 2]],
    ['replace', [2, 2]],
  ])(
    '"%s" adds pieces up to the stock, and keeps lines that have sold out so that the cart can report them',
    async (strategy, expected) => {
      const [short, gone] = await stockTwo(shop.db, 3)
      const known = newcomer()
      await login(known)
      for (const { sku } of [short, gone]) await addToCart(known, { sku, qty: 2 })
      const guest = newcomer()
      for (const { sku } of [short, gone]) await addToCart(guest, { sku, qty: 2 })
      await setStock(shop.db, gone.sku, 0)
      await login(guest)
      const { body } = await guest.send('POST', 'checkout/cart/merge', { strategy })
      const qtyOf = ({ sku }: { sku: string }) => body.items.find((item: { sku: string; qty: number }) => item.sku === sku)?.qty
      expect([qtyOf(short), qtyOf(gone)]).toEqual(expected)
    },
  )

  test('cannot be merged after the session has ended; the visitor must log in again', async () => {
    const guest = newcomer()
    await addToCart(guest, { sku: (await stockUp(shop.db)).sku, qty: 1 })
    const { status, body } = await guest.send('POST', 'checkout/cart/merge', { strategy: 'replace' })
    expect([status, body.message]).toEqual([401, findText('login.ended', 'en')])
    expect((await guest.submit('account/merge', { strategy: 'replace' })).headers.get('Location')).toBe('/en/account/login')
    expect((await quoteOf(guest)).items_qty).toBe(1)
  })

  test('are no conflict if one of them is empty', async () => {
    const piece = await stockUp(shop.db)
    const guest = newcomer()
    await addToCart(guest, { sku: piece.sku, qty: 2 })
    expect((await login(guest)).body.cart_conflict).toBe(false)
    expect((await quoteOf(guest)).items_qty).toBe(2)
  })

  test('an unknown strategy is refused', async () => {
    const shopper = newcomer()
    await login(shopper)
    expect((await shopper.send('POST', 'checkout/cart/merge', { strategy: 'both' })).status).toBe(400)
  })
})

test('two wishlists become one, each product once', async () => {
  const [first, second] = await stockTwo(shop.db)
  const toggle = (shopper: Shopper, productId: number) => shopper.send('PUT', 'customer/wishlist/items/toggle', { productId })
  const known = newcomer()
  await login(known)
  await toggle(known, first.productId)
  const guest = newcomer()
  await toggle(guest, first.productId)
  await toggle(guest, second.productId)
  await login(guest)
  const ids = (await sessionOf(guest)).wishlist.map((item: { product_id: number }) => item.product_id)
  expect(new Set(ids)).toEqual(new Set([first.productId, second.productId]))
  expect(ids).toHaveLength(2)
})

describe('a logout', () => {
  test('deletes the hint and the wishlist cookie, and works without a login', async () => {
    const shopper = newcomer()
    await login(shopper)
    expect(shopper.cookies.has('touchline-session')).toBe(true)
    expect((await shopper.send('POST', 'api/customer/logout')).status).toBe(204)
    expect(shopper.cookies.has('touchline-session')).toBe(false)
    expect(decodeURIComponent(shopper.cookies.get('touchline-wishlist') ?? '')).toBe('[]')
    expect((await shopper.send('POST', 'api/customer/logout')).status).toBe(204)
  })

  test('needs a press on the page’s button', async () => {
    const shopper = newcomer()
    await login(shopper)
    const page = await shopper.open('logout')
    expect(page.body).toContain('action="/en/account/logout"')
    expect((await sessionOf(shopper)).customer).not.toBeNull()
  })

  test('redirects to the home page after five seconds, unless the visitor stays', async () => {
    expect((await newcomer().open('logout')).body).toContain('http-equiv="refresh" content="5; url=/en/"')
    expect((await newcomer().open('logout?stay')).body).not.toContain('http-equiv')
  })
})

describe('plain forms', () => {
  test('log a customer in, redirect to the requested page, and log her out', async () => {
    const shopper = newcomer()
    const redirected = await shopper.open('account/orders')
    expect(redirected.headers.get('Location')).toBe('/en/account/login?back=%2Fen%2Faccount%2Forders')
    const entered = await shopper.submit('account/login', { ...account, back: '/en/account/orders' })
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/en/account/orders'])
    const piece = await stockUp(shop.db)
    const { body } = await purchase(shopper, piece)
    expect((await shopper.open('account/orders')).body).toContain(body.order_number)
    expect((await shopper.open('account/settings')).body).toContain(account.email)
    const left = await shopper.submit('account/logout', {})
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/en/logout'])
    expect((await shopper.open('account')).status).toBe(303)
  })

  test.each([
    [{ email: '', password: '' }, 422, 'This field is required'],
    [{ email: 'kim', password: 'x' }, 422, 'Please enter a valid email address'],
    [{ email: 'kim@example.com', password: 'wrong' }, 401, SENTENCE],
  ])('%o is refused with %i and a message', async (credentials, status, text) => {
    const answer = await newcomer().submit('account/login', credentials)
    expect([answer.status, answer.body.includes(text), answer.body.includes(`value="${credentials.email}"`)]).toEqual([status, true, true])
    expect(answer.body).not.toContain('value="wrong"')
  })

  test('the login page has only its form; every other page has the account link in its header', async () => {
    const guest = newcomer()
    const hasMenu = async (path: string) => (await guest.open(path)).body.includes('data-touchline="account-menu"')
    expect([await hasMenu('account/login'), await hasMenu('contact')]).toEqual([false, true])
  })

  test('do not redirect to another host', async () => {
    const answer = await newcomer().submit('account/login', { ...account, back: 'https://evil.example/en/' })
    expect(answer.headers.get('Location')).toBe('/en/account')
  })

  test('cannot be sent by another site', async () => {
    const answer = await newcomer().submit('account/login', account, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test('show a page with a choice between two carts', async () => {
    const [first, second] = await stockTwo(shop.db)
    const known = newcomer()
    await login(known)
    await addToCart(known, { sku: first.sku, qty: 1 })
    const guest = newcomer()
    await addToCart(guest, { sku: second.sku, qty: 2 })
    const entered = await guest.submit('account/login', { ...account })
    expect(entered.headers.get('Location')).toBe('/en/account/merge?back=%2Fen%2Faccount')
    expect((await guest.open('account/merge')).body).toContain('Merge old and new basket')
    const merged = await guest.submit('account/merge', { strategy: 'merge', back: '/en/account' })
    expect(merged.headers.get('Location')).toBe('/en/account')
    expect((await quoteOf(guest)).items_qty).toBe(3)
    expect((await guest.open('account/merge')).status).toBe(303)
  })
})
