// Tests the headers that protect pages and keep personal data out of shared caches.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { readOptions, readPort } from '../host/options.ts'
import { contentSecurityPolicy } from './security.ts'
import { preferredStore, storeViews } from '../host/store-view.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

describe('the policy', () => {
  test('forbids everything that is not named', () => {
    expect(contentSecurityPolicy('https://shop.example', {})).toBe(
      "default-src 'none'; script-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types touchline",
    )
  })

  test('allows scripts from files and folders of the shop, each named once', () => {
    const files = ['/touchline/1.0.0/', '/docs/files/a.js', '/touchline/1.0.0/']
    expect(contentSecurityPolicy('https://shop.example', { files })).toContain(
      'script-src https://shop.example/touchline/1.0.0/ https://shop.example/docs/files/a.js;',
    )
  })

  test('names no origin if the shop does not know its own', () => {
    expect(contentSecurityPolicy('', { files: ['/touchline/1.0.0/'] })).toContain("script-src 'self';")
  })

  test.each(['', 'search?query=shirt', 'checkout/cart', 'no-such-page', '/outbox', '/provider/payments/none'])(
    'is set on the page %j',
    async (path) => {
      const { headers } = await new Shopper(shop.url, 'nl').open(path)
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*trusted-types touchline$/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    },
  )
})

test.each(['', 'search?query=shirt', 'contact', 'pages/kinds'])(
  'the public page %j is the same for a new visitor and for a shopper, and cacheable',
  async (path) => {
    const newcomer = await new Shopper(shop.url, 'nl').open(path)
    const shopper = new Shopper(shop.url, 'nl')
    await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
    const known = await shopper.open(path)
    // Printed state contains its time, which does not depend on the visitor.
    const withoutAge = (body: string) => body.replaceAll(/"at":\d+/g, '')
    expect(withoutAge(known.body)).toBe(withoutAge(newcomer.body))
    for (const { status, headers } of [newcomer, known]) {
      expect([status, headers.getSetCookie()]).toEqual([200, []])
      expect(headers.get('Cache-Control')).toMatch(/^public, .*s-maxage/)
      expect(headers.get('Content-Security-Policy')).not.toContain('nonce-')
    }
  },
)

test.each(['checkout', 'checkout/cart', 'wishlist', 'account/orders', 'api/session', 'checkout/cart/quote'])(
  '%s stays out of caches',
  async (path) => {
    const { headers } = await new Shopper(shop.url, 'se').open(path)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  },
)

test('an error is a status for a script and a page for a person, without its cause', async () => {
  const shopper = new Shopper(shop.url, 'de')
  const call = await shopper.get('no/such/call')
  expect([call.status, call.body]).toEqual([404, { message: 'Diese Seite oder diesen Artikel gibt es nicht.', parameters: [] }])
  const page = await shopper.open('no/such/page')
  expect([page.status, page.headers.get('Content-Type')]).toEqual([404, expect.stringContaining('text/html')])
})

describe('files of the build', () => {
  test.each([
    '/touchline/1/../../package.json',
    '/touchline/1.0.0/..%2f..%2fpackage.json',
    '/touchline/1.0.0/.git/config',
    '/touchline/1.0.0/server/touchline-server.js',
  ])('%s is not served', async (path) => {
    const { status } = await new Shopper(shop.url).open(path)
    expect([404, 503]).toContain(status)
  })
})

describe('the start page', () => {
  test.each([
    ['nl-BE,nl;q=0.9', 'be'],
    ['nl', 'nl'],
    ['sv-SE', 'se'],
    ['de-AT,de;q=0.8', 'de'],
    ['fr-FR', 'en'],
    ['', 'en'],
  ])('for %j redirects to %s', (language, code) => expect(preferredStore(language).code).toBe(code))

  test('differs by language, so it has a Vary header', async () => {
    const { status, headers } = await new Shopper(shop.url).open('/', { 'Accept-Language': 'sv' })
    expect([status, headers.get('Location'), headers.get('Vary')]).toEqual([302, '/se/', 'Accept-Language'])
  })
})

describe('the environment', () => {
  test('is read with its defaults', () => {
    expect(readOptions({})).toMatchObject({ dataDir: '.data', flavour: 'preact', seedSize: 3000, hasFaults: false, isUnsafe: false })
    expect(readPort({})).toBe(4173)
  })

  test.each([
    [{ FLAVOUR: 'vue' }, /FLAVOUR/],
    [{ SEED_SIZE: 'many' }, /SEED_SIZE/],
    [{ UNSAFE_ORDERS: '1' }, /FAULTS=1/],
  ])('%j stops the start', (env, message) => expect(() => readOptions(env)).toThrow(message))

  test('an invalid port stops the start', () => expect(() => readPort({ PORT: '99999' })).toThrow(/PORT/))
})

test('the shop has five stores, each with its locale and currency', () => {
  expect(storeViews.map(({ id, code, locale, currency }) => [id, code, locale, currency])).toEqual([
    [1, 'nl', 'nl_NL', 'EUR'],
    [2, 'be', 'nl_BE', 'EUR'],
    [3, 'en', 'en_GB', 'GBP'],
    [4, 'de', 'de_DE', 'EUR'],
    [5, 'se', 'sv_SE', 'SEK'],
  ])
})

test('the headers of a page stay below the 4 KB that nginx accepts from an upstream server', async () => {
  const { headers } = await fetch(`${shop.url}/en/account/login`)
  const size = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  expect(headers.get('Content-Security-Policy')).toContain('script-src http')
  expect(size).toBeLessThan(2 * 1024)
})
