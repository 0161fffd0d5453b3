// Tests that nothing moves when widgets are rendered, on pages with short texts in the mounts, the script's tag and the stylesheet that reserves space.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { extensionNames } from '#shared/domain/extension.ts'
import { watchIdle } from '../support/idle.ts'
import { isAll } from '../support/scope.ts'
import { layoutShifts } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })

const settings = {
  locale: 'en_GB',
  store: { id: 3, code: 'en', name: 'Room' },
  currency: 'GBP',
  country: 'GB',
  baseUrl: '/en/',
  apiUrl: '/en/',
  extensions: extensionNames,
}
const mount = (name: string, text: string, attributes = '') => `<div data-touchline="${name}" data-when="load"${attributes}>${text}</div>`
const product = ` data-product-id="${landmarks.configurable.id}"`
const header = `${mount('header-search', '<form action="/en/search"><p><select name="discipline" aria-label="In"><option>All sports</option></select></p><p><input name="query" aria-label="Search"></p><p><button>Search</button></p></form>')}
${mount('account-menu', '<a href="/en/account">Account</a>')}
${mount('wishlist-badge', '<a href="/en/wishlist">Wishlist</a>')}
${mount('compare-badge', '<a href="/en/compare">Compare</a>')}
${mount('minicart', '<a href="/en/checkout/cart">Cart</a>')} <span>Service</span>`
const pages: Record<string, string> = {
  category: `<h1>Shoes</h1><div class="columns"><div>${mount('facets', 'Filters')}</div><div>${mount('toolbar', '81 products')}
    ${mount('product-list', 'Products')}</div></div><p>About shoes</p>`,
  product: `<h1>Shirt</h1>${mount('product-options', 'Choose', `${product} data-touchline-attributes="2"`)}${mount('add-to-cart', '<button>Add</button>', product)}<p>About it</p>`,
  cart: `<h1>Cart</h1>${mount('cart', 'Your cart')}<p>Questions?</p>`,
  login: `<h1>Log in</h1>${mount('login-form', '<a href="/en/account/login">Log in</a>')}${mount('newsletter-form', 'News')}<p>Help</p>`,
}
const theme = `body{margin:8px;font:16px/1.5 serif}
@media (min-width:1024px){.columns{display:grid;grid-template-columns:300px 1fr}}`
const room = '<link rel="stylesheet" href="/touchline/1/touchline-room.css">'

/** All layout shifts of a page until its widgets are ready. */
async function shiftsOf(name: string, width: number, tags: string): Promise<string[]> {
  const guest = await stage.visit('en', { viewport: { width, height: 844 } })
  const { page } = guest
  const isIdle = watchIdle(page)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Room</title>
<link rel="icon" href="data:,">${tags}<style>${theme}</style>
<script type="application/json" id="touchline-page">${JSON.stringify(settings)}</script>
<script type="module" async src="/touchline/1/touchline.js"></script></head><body>${header}${pages[name]}</body></html>`
  await page.route('**/en/room', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  // The printed page is painted before any of our scripts run.
  const gate = Promise.withResolvers<void>()
  await page.route(/\/start-[A-Z0-9]+\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await guest.open('room')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  gate.resolve()
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-touchline]')).every((one) => one.getAttribute('data-touchline-status') === 'ready'),
  )
  await isIdle()
  return layoutShifts(page)
}

// `npm test` opens each page at one of the two widths.
const cases = Object.keys(pages).flatMap((name, at) =>
  [390, 1280].filter((_, other) => isAll || at % 2 === other).map((width) => [name, width] as const),
)

test.each(cases)('a %s page at %i px', async (name, width) => {
  expect(await shiftsOf(name, width, room)).toEqual([])
})

test('without the stylesheet the page moves, which proves the test', async () => {
  expect(await shiftsOf('product', 390, '')).not.toEqual([])
})
