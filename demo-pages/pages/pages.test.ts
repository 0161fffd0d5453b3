// Tests every screen in every store: it responds, is valid, uses the store's language, and contains nothing personal.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeViews } from '../host/store-view.ts'
import { faultsOf, scriptsOf, tagsOf } from './markup-check.ts'
import { texts } from './texts/index.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const stores = storeViews.map(({ code }) => code)

/** Paths below a store: public pages first, then those of one visitor. */
const publicPaths = ['', 'search', 'search?query=ball', 'contact', 'clubs', 'pages/kinds', 'pages/widgets', 'pages/delivery', 'pages/terms']
const privatePaths = ['checkout/cart', 'checkout/success', 'wishlist', 'logout']

/** The public pages whose addresses differ by store. */
async function namedPaths(store: (typeof stores)[number]): Promise<string[]> {
  const { body } = await new Shopper(shop.url, store).open('')
  const links = tagsOf(body).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
  const department = links.find((href) => /^\/[a-z]{2}\/[a-z-]+$/.test(href) && !/contact|wishlist|search/.test(href)) ?? ''
  const product = links.find((href) => href.includes('/product/')) ?? ''
  return [department, product].map((href) => href.slice(store.length + 2))
}

describe.each(stores)('the store %s', (code) => {
  test('shows every page, valid and in its own language', async () => {
    const shopper = new Shopper(shop.url, code)
    const store = storeViews.find((view) => view.code === code)
    for (const path of [...publicPaths, ...privatePaths, ...(await namedPaths(code))]) {
      const { status, body, headers } = await shopper.open(path)
      expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, 'text/html; charset=UTF-8'])
      expect([path, faultsOf(body)]).toEqual([path, []])
      expect(body).toContain(`<html lang="${store?.locale.replace('_', '-')}" data-store="${code}"`)
      const [config] = scriptsOf(body, 'id="touchline-page"')
      expect(JSON.parse(config ?? '')).toMatchObject({
        locale: store?.locale,
        store: { id: store?.id, code },
        apiUrl: `/${code}/`,
        currency: store?.currency,
      })
      for (const json of [...scriptsOf(body, 'ld+json'), ...scriptsOf(body, 'data-touchline-options')])
        expect(() => JSON.parse(json)).not.toThrow()
    }
  })

  test('shows an error page for an unknown address', async () => {
    const { status, body } = await new Shopper(shop.url, code).open('no/such/page')
    expect([status, faultsOf(body)]).toEqual([404, []])
    expect(body).toContain(texts[storeViews.find((view) => view.code === code)?.language ?? 'en'].pages.notFound)
  })
})

test('public pages are the same for a visitor with a cart, set no cookie and contain no token', async () => {
  const ball = await stockUp(shop.db)
  const known = new Shopper(shop.url, 'en')
  await known.submit('checkout/cart/add', { product_id: String(ball.productId), qty: '2' })
  await known.submit('wishlist/toggle', { product_id: String(ball.productId) })
  for (const path of [...publicPaths, ...(await namedPaths('en'))]) {
    const [mine, theirs] = [await known.open(path), await new Shopper(shop.url, 'en').open(path)]
    expect([path, mine.body === theirs.body]).toEqual([path, true])
    expect([path, mine.headers.get('Cache-Control'), mine.headers.getSetCookie()]).toEqual([
      path,
      'public, max-age=0, s-maxage=60, must-revalidate',
      [],
    ])
    // A hash may contain any letters, so one in two hundred matched by chance.
    expect(mine.body.replaceAll(/sha256-[\w+/=]+/g, '')).not.toMatch(/nonce|xsrf|touchline-sid/i)
    expect(mine.headers.get('Content-Security-Policy')).not.toContain('nonce')
  }
})

test('private pages stay out of every cache', async () => {
  for (const path of privatePaths) {
    const { headers } = await new Shopper(shop.url, 'en').open(path)
    expect([path, headers.get('Cache-Control')]).toEqual([path, 'private, no-store'])
  }
})

test('a page links to itself in the other stores, by its address there', async () => {
  const { body } = await new Shopper(shop.url, 'nl').open((await namedPaths('nl'))[0] ?? '')
  const alternates = tagsOf(body).filter(({ attributes }) => attributes.get('rel') === 'alternate')
  expect(alternates.map(({ attributes }) => attributes.get('hreflang'))).toEqual(['nl-NL', 'nl-BE', 'en-GB', 'de-DE', 'sv-SE', 'x-default'])
  for (const { attributes } of alternates) {
    const { status, body: there } = await new Shopper(shop.url).open(attributes.get('href') ?? '')
    expect([attributes.get('href'), status]).toEqual([attributes.get('href'), 200])
    expect(there).toContain(`hreflang="nl-NL" href="${shop.url}/nl/`)
  }
})

test('the maintenance page answers 503 with Retry-After', async () => {
  const { status, headers, body } = await new Shopper(shop.url, 'de').open('maintenance')
  expect([status, headers.get('Retry-After'), faultsOf(body)]).toEqual([503, '300', []])
})

test('the logout page redirects to the home page after five seconds, unless the visitor stays', async () => {
  const shopper = new Shopper(shop.url, 'se')
  const { body } = await shopper.open('logout')
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="5; url=/se/"')
  expect(body).toContain('href="/se/logout?stay"')
  expect((await shopper.open('logout?stay')).body).not.toContain('http-equiv')
})

test('the theme has a name that changes with its content, the same for all stores', async () => {
  const { body } = await new Shopper(shop.url, 'en').open('')
  const theme =
    tagsOf(body)
      .find(({ attributes }) => attributes.get('href')?.startsWith('/assets/theme-'))
      ?.attributes.get('href') ?? ''
  const { status, headers, body: css } = await new Shopper(shop.url).open(theme)
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(css).not.toMatch(/\{font\}|\/\*/)
  const font = /url\('([^']+)'\)/.exec(css)?.[1] ?? ''
  expect((await fetch(shop.url + font)).headers.get('Content-Type')).toBe('font/woff2')
})

test('the policy of a page names each of its scripts, and the page has no other', async () => {
  const { body, headers } = await new Shopper(shop.url, 'en').open('')
  const policy = headers.get('Content-Security-Policy') ?? ''
  const named = /script-src ([^;]+);/.exec(policy)?.[1]?.split(' ') ?? []
  const scripts = tagsOf(body).filter(({ name, attributes }) => name === 'script' && !/json/.test(attributes.get('type') ?? ''))
  for (const { attributes } of scripts) {
    const folder = new URL('.', new URL(attributes.get('src') ?? 'inline:', shop.url)).href
    expect([folder, named.includes(folder)]).toEqual([folder, true])
  }
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
})
