// npm run check:host on a platform as specified, with the answer shapes that its seed selects: nothing prevents a sale.
import { beforeAll, expect, test } from 'vitest'
import { openHost } from '#tests/support/spec-host/open-host.ts'
import { html } from '#tests/support/spec-host/pages/html.ts'
import type { SpecHostOptions } from '#tests/support/spec-host/options.ts'
import { root } from '../build/flavours.ts'
import { type ContractCall, readContract } from '../contract/call-info.ts'
import { type CheckOptions, checkHost } from './check.ts'
import { type Entry, headingOf, type Report } from './report.ts'
import { written } from './written.ts'

let calls: readonly ContractCall[] = []
beforeAll(async () => {
  calls = (await readContract(root)).calls
})

const linesOf = ({ entries }: Report, isMeant: (entry: Entry) => boolean) =>
  entries.filter(isMeant).map(({ call, lines }) => `${headingOf(call)}: ${lines.join(' ')}`)

/** Checks a platform with these options, and allows an order. */
async function checkWith(platform: SpecHostOptions, options: Partial<CheckOptions> = {}) {
  const { host } = await openHost(platform)
  const address = `${host.origin}/nl/`
  const { report, paste } = await checkHost(calls, {
    address,
    storeId: 1,
    categoryId: 12,
    mayOrder: true,
    reason: 'size',
    coupon: 'SPORT10',
    ...options,
  })
  const of = (name: string) => report.entries.find(({ call }) => call.name === name)
  return { host, report, paste, of, text: written(report, paste) }
}

test.each([0, 1, 2, 3, 5, 8].flatMap((seed) => [true, false].map((numbersAsText) => ({ seed, numbersAsText }))))(
  'no base call prevents a sale with %o',
  async (platform) => {
    const { host, report, of, paste, text } = await checkWith(platform)
    expect(linesOf(report, ({ call, verdict }) => call.group === 'base' && verdict === 'needs')).toEqual([])
    // The platform really did what it reported as done.
    expect(of('checkout.placeOrder')?.verdict).toBe('works')
    expect(host.state().orders).toHaveLength(1)
    expect(of('cart.chooseGift')?.verdict).toBe('works')
    expect(host.state().orders[0]?.items).toHaveLength(1)
    expect(of('orders.postReturn')?.verdict).toBe('works')
    expect(host.state().returns).toHaveLength(1)
    expect(of('orders.fetchReturnLabel')?.verdict).toBe('works')
    // None of our own calls exists, and none is reported as missing.
    expect(linesOf(report, ({ call, verdict }) => call.group !== 'base' && verdict !== 'absent' && verdict !== 'unasked')).toEqual([])
    expect(paste).toMatchObject({
      cookies: { wishlist: 'wishlist' },
      pickup: { postnl: ['postnl_pickup'], dhl: ['dhl_servicepoint'] },
      reasons: [{ code: 'size' }],
    })
    expect(text).toMatch(/works +.*checkout/)
  },
)

test('a page without settings gets the settings to add, and the addresses without a page', async () => {
  const { paste, text } = await checkWith({ seed: 0 }, { mayOrder: false })
  expect(paste).toMatchObject({ locale: 'nl_NL', baseUrl: '/nl/', apiUrl: '/nl/' })
  // The usual facets have names of ours.
  expect(paste).not.toHaveProperty('facets')
  expect(text).toContain(
    'Add what only you know, as in "currency": "EUR", "country": "NL", "store": { "id": 1, "code": "nl", "name": "My shop" }.',
  )
  expect(text).toContain('routes.login is /nl/account/login, which answers 404. Name your own page in "routes".')
  expect(text).not.toContain('routes.cart is')
})

test('a policy that keeps the suite from running is named with what to add, and one that lets it run is said too', async () => {
  const theme = (src: string) => ({
    theme: {
      head: () => html`<script type="application/json" id="touchline-page">{}</script><script type="module" src="${src}"></script>`,
    },
  })
  const strict = await checkWith({ seed: 0, csp: {}, ...theme('https://cdn.example/touchline/1/touchline.js') }, { mayOrder: false })
  expect(strict.report.policy).toEqual([
    'script-src does not allow the scripts of the suite: add https://cdn.example. A nonce on its tag does as well.',
    'style-src does not allow its stylesheets: add https://cdn.example.',
  ])
  expect(strict.text).toContain('Policy keeps the suite from running')
  expect(strict.text).toMatch(/NEEDS +script-src/)
  expect(strict.report.hasFault).toBe(true)
  const wide = await checkWith({ seed: 0, csp: {}, ...theme('/touchline/1/touchline.js') }, { mayOrder: false })
  expect([wide.report.policy, wide.report.hasFault]).toEqual([[], false])
  expect(wide.text).toContain('Policy lets the suite run')
  expect((await checkWith({ seed: 0 }, { mayOrder: false })).text).toContain('Policy none')
})

test('nothing is ordered without permission, and the cart is empty afterwards', async () => {
  const { host, of } = await checkWith({ seed: 0 }, { mayOrder: false })
  expect(host.state().orders).toEqual([])
  expect(host.state().carts.flatMap((cart) => cart.items)).toEqual([])
  expect(of('checkout.placeOrder')).toMatchObject({ verdict: 'unasked', lines: [expect.stringContaining('--order')] })
})

test.each([
  ['GET catalog/product/{id}/specification', 'product.getSpecification', 'without', 'The specification that you printed stays.'],
  ['GET api/search/autocomplete', 'catalogue.getSuggestions', 'without', 'The search field leads to your search page.'],
  ['POST checkout/cart/payment-information', 'checkout.placeOrder', 'needs', 'Nothing can be ordered.'],
  ['GET checkout/cart/quote', 'cart.getCart', 'needs', 'Cart and checkout do not show added products.'],
] as const)('if %s is missing, the report says how a page behaves without it', async (missing, name, verdict, sentences) => {
  const { report, of } = await checkWith({ seed: 0, missing: [missing] })
  expect(of(name)).toMatchObject({ verdict })
  expect(of(name)?.lines.join(' ')).toContain(sentences)
  expect(report.hasFault).toBe(verdict === 'needs')
})

test.each(['html', 'cut', 'null', 'malformed', 500] as const)('totals answered with %s are reported with the solution', async (fault) => {
  const { report, of } = await checkWith({ seed: 0, broken: { 'GET checkout/cart/totals-information': fault } })
  expect(of('cart.getTotals')?.verdict).toBe('needs')
  expect(of('cart.getTotals')?.lines.join(' ')).toMatch(/answered|came|got no answer/)
  expect(report.hasFault).toBe(true)
})
