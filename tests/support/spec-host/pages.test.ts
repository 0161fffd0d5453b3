// Tests the platform's own pages: correct data, working without scripts, and places for a theme.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { at } from './facts.ts'
import { defaultTheme } from './pages/default-theme.ts'
import { html } from './pages/html.ts'
import type { PageInfo } from './pages/theme.ts'
import { openHost } from './open-host.ts'

const PRODUCTS = {
  'match-ball-101': 'name="qty"',
  'road-runner-shoe-110': 'name="super_attribute[93]"',
  'tennis-starter-set-130': 'name="bundle_option[31][]"',
  'home-kit-140': 'name="super_group[141]"',
  'club-shirt-with-name-150': 'name="options[501]"',
  'racket-pro-98-160': 'name="options[601]"',
  'team-kit-with-roster-170': 'name="bundle_super[71][144]"',
}

test.each(Object.entries(PRODUCTS))('%s has its JSON and a form with its choices, whatever the shapes are', async (path, field) => {
  for (const seed of [0, 3, 8]) {
    const { shopper } = await openHost({ seed })
    const page = String((await shopper.get(`${path}.html`)).body)
    expect(page).toContain(field)
    const printed: unknown = JSON.parse(/id="product-data">(.*?)<\/script>/.exec(page)?.[1] ?? 'null')
    expect(at(printed, 'product_id')).toBe(Number(/\d+$/.exec(path)?.[0]))
  }
})

test('a product has its size chart on its page, and another product has none', async () => {
  const { shopper } = await openHost()
  expect((await shopper.get('road-runner-shoe-110.html')).body).toContain('<td>41</td>')
  expect((await shopper.get('match-ball-101.html')).body).not.toContain('<details>')
})

test('a list is printed with its total, its products and the link to its next page', async () => {
  const { shopper } = await openHost()
  const page = String((await shopper.get('search?query=')).body)
  expect(page.match(/class="card"/g)).toHaveLength(24)
  const next = /rel="next" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await shopper.get(next)).body).toContain('2 / 2')
  expect((await shopper.get('running/_Red')).status).toBe(200)
})

test('a shopper without scripts searches, adds each kind, changes the cart and uses a coupon', async () => {
  const { host, shopper } = await openHost()
  const add = (fields: Record<string, string>) => shopper.submit('checkout/cart/add', fields)
  expect((await shopper.get('search?query=match&discipline=12')).body).toContain('Match ball')
  await add({ sku: 'BALL-MATCH', qty: '2' })
  await add({ sku: 'TEE', 'super_attribute[144]': '168' })
  await add({ sku: 'HOME-SET', 'super_group[141]': '1', 'super_group[142]': '0', 'super_group[143]': '0' })
  await add({ sku: 'TEAM-KIT', 'bundle_option[71][]': '711', 'bundle_super[71][144]': '168', 'options[701]': 'KIM' })
  expect(host.state().carts[0]?.items.map(({ sku }) => sku)).toEqual(['BALL-MATCH', 'TEE-M', 'KIT-SHIRT', 'TEAM-KIT-TEAM-SHIRT-M'])
  await shopper.submit('checkout/cart/update', { 'cart[5001][qty]': '0', 'cart[5002][qty]': '3' })
  await shopper.submit('checkout/cart/coupon', { coupon_code: 'sport10' })
  expect(host.state().carts[0]).toMatchObject({ coupon: 'SPORT10', items: [{ sku: 'TEE-M', qty: 3 }, {}, {}] })
  await add({ sku: 'PUMP' })
  expect((await shopper.get('checkout/cart')).body).toContain('Product that you are trying to add is not available.')
})

test('a form without the token is refused', async () => {
  const { host, shopper } = await openHost()
  expect((await shopper.request('POST', 'checkout/cart/add', new URLSearchParams({ sku: 'BALL-MATCH' }))).status).toBe(419)
  expect(host.state().carts).toEqual([])
})

test('a customer logs in by a form, every page identifies her, and she logs out', async () => {
  const { shopper } = await openHost()
  await shopper.submit('customer/login', { email: 'emma@example.com', password: 'wrong' })
  expect((await shopper.get('customer/login')).body).toContain('role="alert"')
  expect((await shopper.submit('customer/login', { email: 'emma@example.com', password: 'Wachtwoord-1' })).headers.get('Location')).toBe(
    '/nl/customer/account',
  )
  expect((await shopper.get('customer/account')).body).toContain('Emma Jansen, 3511LX Utrecht')
  await shopper.submit('customer/logout', {})
  expect((await shopper.get('customer/account')).headers.get('Location')).toBe('/nl/customer/login')
})

test('a theme renders the places it chooses and gets plain data for them', async () => {
  const seen: PageInfo[] = []
  const theme = {
    head: (page: PageInfo) => {
      seen.push(page)
      return html`<meta name="suite" content="${page.store.code}">`
    },
    searchForm: () => html`<div id="search-place"></div>`,
    cart: (page: PageInfo, data: Parameters<typeof defaultTheme.cart>[1]) =>
      html`<div id="cart-place">${defaultTheme.cart(page, data)}</div>`,
  }
  const { shopper } = await openHost({ seed: 0, theme })
  await shopper.submit('customer/login', { email: 'emma@example.com', password: 'Wachtwoord-1' })
  await shopper.add('BALL-MATCH', 2)
  const page = String((await shopper.get('checkout/cart')).body)
  expect(page).toContain('<meta name="suite" content="nl_nl">')
  expect(page).toContain('<div id="search-place">')
  expect(page).toMatch(/<div id="cart-place"><form .*Match ball/s)
  expect(seen.at(-1)).toMatchObject({
    name: 'cart',
    base: '/nl/',
    visitor: { cartCount: 2, customer: { firstname: 'Emma', addresses: [{ city: 'Utrecht', default_shipping: true }, {}] }, compare: [] },
  })
})

test('a cached page has no personal data and sets no cookie, the cart is never cached', async () => {
  const { shopper } = await openHost({ cached: true })
  await shopper.get('checkout/cart')
  await shopper.add('BALL-MATCH')
  const home = await shopper.get('')
  expect(home.headers.getSetCookie()).toEqual([])
  expect(home.body).not.toContain('class="count"')
  expect((await shopper.get('checkout/cart')).body).toContain('class="count"')
})

test('a customer’s ended session is 401, or redirects to the login page, and a page makes her a guest', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.submit('customer/login', { email: 'emma@example.com', password: 'Wachtwoord-1' })
  await shopper.add('BALL-MATCH')
  host.expireSessions()
  expect(await shopper.get('checkout/cart/quote')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
  host.options.expired = 'redirect'
  expect((await shopper.get('checkout/cart/quote')).status).toBe(302)
  const put = await shopper.put('customer/wishlist/items/toggle', { productId: 101 })
  expect([put.status, put.headers.get('Location')]).toEqual([303, '/nl/customer/login'])
  expect((await shopper.get('catalog/product/101/specification')).status).toBe(200)
  await shopper.get('')
  expect((await shopper.get('checkout/cart/quote')).status).toBe(404)
})

test('the caller’s folders are served with unlimited caching, nothing beside them is, and the policy is as strict as requested', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'))
  await writeFile(join(folder, 'loader.js'), 'export {}')
  const { host, shopper } = await openHost({ assets: { '/suite/': folder }, csp: { origins: ['https://cdn.example'] } })
  const file = await fetch(`${host.origin}/suite/loader.js`)
  expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await fetch(`${host.origin}/suite/..%2f..%2fetc%2fpasswd`)).status).toBe(404)
  const page = await shopper.get('')
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self' https://cdn.example;")
  expect(page.body).not.toMatch(/<script(?![^>]*(src=|application\/json))|<style| style=| on\w+=/)
  expect((await fetch(`${host.origin}/media/catalog/product/b/o/bottle-0_1.jpg`)).headers.get('Content-Type')).toBe('image/jpeg')
})

test('every page is in the language of its store, and the cookie selects between two stores at one path', async () => {
  const { shopper } = await openHost()
  expect((await shopper.get('/sv/checkout/cart')).body).toContain('Din varukorg är tom.')
  await shopper.get('/nl/?___store=nl_be')
  expect((await shopper.get('')).body).toContain('data-store-id="2"')
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('under seed %i every page of a customer with a full cart reads well', async (seed) => {
  const { shopper } = await openHost({ seed })
  await shopper.submit('customer/login', { email: 'emma@example.com', password: 'Wachtwoord-1' })
  await shopper.add('BALL-MATCH', 5)
  await shopper.add('TEE-M')
  await shopper.post('checkout/cart/coupons', { coupon_code: 'SPORT10' })
  await shopper.put('customer/wishlist/items/toggle', { productId: 110 })
  await shopper.post('api/catalog/compare/toggle-sku', { sku: 'FAN' })
  const products = Object.keys(PRODUCTS).map((path) => `${path}.html`)
  const others = [
    '',
    'football',
    'search?query=ball',
    'checkout/cart',
    'checkout',
    'wishlist',
    'compare',
    'customer/account',
    'returns',
    'contact',
  ]
  for (const path of [...products, ...others]) {
    const { status, body } = await shopper.get(path)
    expect(status, path).toBe(200)
    const shown = String(body).replace(/<script.*?<\/script>/gs, '')
    expect(shown, path).not.toMatch(/NaN|undefined|\[object|>null</)
    expect(shown, path).toContain('Emma Jansen')
  }
  expect((await shopper.get('checkout/cart')).body).toContain('€\u00A0128,20')
})
