// Tests the suite on difficult pages, a row each: every widget starts, the console stays empty, a press adds, and nothing is wider than a phone.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { isAll } from '../support/scope.ts'
import { foreignPages, htmlOf } from './foreign-pages.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })

const settings = {
  locale: 'en_GB',
  store: { id: 3, code: 'en', name: 'Foreign' },
  currency: 'GBP',
  country: 'GB',
  baseUrl: '/en/',
  apiUrl: '/en/',
  extensions: ['session', 'account', 'orders', 'products', 'service'],
}
const stores = [
  { code: 'nl', label: 'Nederland', language: 'nl-NL', url: '/nl/' },
  { code: 'en', label: 'United Kingdom', language: 'en-GB', url: '/en/', isCurrent: true },
]

/** A header, a product, a list and a form, by the tags that the READMEs show; all of them start at once. */
const content = `<main><div data-touchline="header-search" data-when="load"><form action="/en/search"><input name="query"></form></div>
<div data-touchline="store-switch" data-when="load" data-stores='${JSON.stringify(stores)}'><a href="/nl/">Nederland</a></div>

<div data-touchline="account-menu" data-when="load"><a href="/en/account">Account</a></div>
<div data-touchline="wishlist-badge" data-when="load"><a href="/en/wishlist">Wishlist</a></div>
<div data-touchline="compare-badge" data-when="load"><a href="/en/compare">Compare</a></div>
<div data-touchline="minicart" data-when="load"><a href="/en/checkout/cart">Cart</a></div>

<h1>Product</h1>
<div data-touchline="add-to-cart" data-when="load" data-product-id="${landmarks.simple.id}"><button>Add</button></div>
<div data-touchline="specification" data-when="load" data-product-id="${landmarks.simple.id}"><p>Facts</p></div>
<div data-touchline="facets" data-when="load"></div>
<div data-touchline="toolbar" data-when="load"></div>
<div data-touchline="product-list" data-when="load"></div>
<div data-touchline="newsletter-form" data-when="load"><a href="/en/newsletter">Newsletter</a></div>
<div data-touchline="login-form" data-when="load"><a href="/en/account/login">Log in</a></div></main>`

/** The elements that make the page wider than its window; runs in the page. */
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.body.querySelectorAll('*')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 0.5 || left < -0.5)
  })
  return [
    `${scrollWidth} px`,
    ...beyond.map(({ localName, className, parentElement }) => `${localName}.${className} in .${parentElement?.className}`),
  ]
}

// `npm test` runs every fifth of them.
const met = foreignPages.filter((_, at) => isAll || at % 5 === 0)

test.each(met)('a page that $name', async (row) => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, provoked: row.provoked ?? [] })
  const { page } = guest
  const html = htmlOf(row, settings, row.turns ? `<a href="/en/foreign-next">Next page</a>${content}` : content)
  await page.route(/\/en\/foreign(-next)?$/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: row.policy ? { 'Content-Security-Policy': row.policy } : {},
      body: html,
    }),
  )
  if (row.block)
    await page.route('**/product/list?*', async (route) => {
      const response = await route.fetch()
      const answer: { catalog: object } = await response.json()
      await route.fulfill({ response, json: { ...answer, catalog: { ...answer.catalog, widget: { position: 1, html: row.block } } } })
    })
  await guest.open('foreign')
  const mounts = page.locator('[data-touchline]')
  const untilAllStand = () =>
    expect
      .poll(
        () =>
          mounts.evaluateAll((all) =>
            all.map((mount) => `${mount.getAttribute('data-touchline')} ${mount.getAttribute('data-touchline-status')}`),
          ),
        { timeout: 60_000 },
      )
      .toEqual([...content.matchAll(/data-touchline="([\w-]+)"/g)].map(([, name]) => `${name} ready`))
  await untilAllStand()
  if (row.turns) {
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/en/foreign-next')
    await untilAllStand()
  }
  await page.locator('.touchline-card').first().waitFor()
  if (row.later) await page.evaluate(row.later)
  expect(await page.evaluate(whatSticksOut)).toEqual([])
  await guest.add()
  await guest.untilCount(1)
  expect(await page.evaluate(whatSticksOut)).toEqual([])
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/foreign(-next)?$/)
})
