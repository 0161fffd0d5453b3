// Tests a theme's adapter as a page loads it: what it rewrites, how its errors are named, and that a page without one loads no code for it.
import { describe, expect, test } from 'vitest'
import { itemAnswer, quoteAnswer, totalsAnswer } from '../support/answers.ts'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, until, useStage, when } from './use-stage.ts'

const { visiting, origin } = await useStage()
const minicart = await plainMount('minicart')

/** An address in the folder of scripts that the page's policy allows. */
const ADDRESS = '/touchline/theme/adapter.js'
const settings = { adapter: ADDRESS, extensions: [] }

/** An adapter for a platform that counts in cents and calls a cart a basket. */
const cents = `
const euros = (amount) => amount / 100
export default {
  calls: {
    'GET checkout/cart/quote': {
      request: (request) => ({ ...request, path: 'basket' }),
      answer: ({ lines }) => ({ id: 1, items: lines }),
    },
    'GET checkout/cart/totals-information': { call: (_, send) => send({ path: 'basket/sums' }) },
  },
  shapes: { money: euros, product: ({ title, ...product }) => ({ ...product, name: title }) },
}`

/** Serves the theme's module. */
const serve = ({ page }: Visit, body: string) =>
  page.route(`${origin}${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))

/** The names of all scripts, the suite's and the theme's, that a page requests. */
function scriptsOf({ page }: Visit): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return names
}

/** The messages of `touchline:error`. */
const errorsOf = ({ page }: Visit) => page.evaluate(() => window.said ?? [])
declare global {
  interface Window {
    said?: string[]
  }
}
const listen = ({ page }: Visit) =>
  page.addInitScript(() => {
    window.said = []
    document.addEventListener('touchline:error', (event) => {
      if (event instanceof CustomEvent) window.said?.push(`${event.detail.phase}: ${String(event.detail.error)}`)
    })
  })

describe('an adapter', () => {
  test('is loaded under the page’s policy before the first call, and rewrites requests and answers', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      const line = itemAnswer({ item_id: 5, name: 'Ball', qty: 2, price_incl_tax: 1995, row_total_incl_tax: 3990 })
      const sums = totalsAnswer({ grand_total: 3990, items: [], total_segments: [] })
      await serve(visit, cents)
      await page.route('**/en/basket', (route) => route.fulfill({ json: { lines: [line] } }))
      await page.route('**/en/basket/sums', (route) => route.fulfill({ json: sums }))
      const scripts = scriptsOf(visit)
      await open(minicart, { settings })
      await until(visit, 'ready')
      await page.locator('#subject a, #subject button').first().click()
      const popup = page.getByRole('dialog')
      await popup.getByText('Ball').first().waitFor()
      await expect.poll(() => popup.textContent()).toContain('£39.90')
      expect(visit.calls.filter((call) => call.includes('/checkout/cart/'))).toEqual([])
      expect(scripts.filter((name) => /adapter/.test(name))).toHaveLength(2)
      // The example refers to a picture that this host does not have.
      expectQuiet(visit, [/shirt\.webp/])
    }))

  test('rewrites the product that the page prints', () =>
    visiting(async (visit, open) => {
      const fixture = await readFixture('product-options')
      const { product } = fixture.options ?? {}
      const { name: _, ...printed } = { name: '', ...Object(product) }
      const inCents = {
        ...printed,
        title: 'A shirt by another name',
        ...{ virtual_products: [], configurable_data: { attributes: [] }, product_type: 'simple', tier_prices: [], personalisation: [] },
        ...{ stock: 5, in_stock: true, price_incl_tax: 1995, final_price_incl_tax: 1995, lowest_price_30d: null },
      }
      await serve(visit, cents)
      await open(mountHtml('product-options', { ...fixture, options: { ...fixture.options, product: inCents } }, when('load')), {
        settings,
      })
      await until(visit, 'ready')
      const read = await visit.page.evaluate(
        async (id) => {
          const api = await window.touchline?.ready
          const store = api?.stores.product(id).get()
          return store?.state === 'ready' ? { name: store.value.product.name, price: store.value.product.price.final } : store?.state
        },
        Number(Object(product).product_id),
      )
      expect(read).toEqual({ name: 'A shirt by another name', price: 19.95 })
      expectQuiet(visit)
    }))

  test('that no page names costs no bytes', () =>
    visiting(async (visit, open) => {
      const scripts = scriptsOf(visit)
      await visit.page.route('**/en/checkout/cart/quote', (route) => route.fulfill({ json: quoteAnswer() }))
      await open(minicart)
      await until(visit, 'ready')
      await visit.page.evaluate(() => window.touchline?.ready.then(({ cart }) => cart.open()))
      expect(scripts.length).toBeGreaterThan(2)
      expect(scripts.filter((name) => /adapter/.test(name))).toEqual([])
      expectQuiet(visit)
    }))
})

describe('a fault of an adapter is named', () => {
  const rows = [
    ['that is not there', null, /could not be loaded/],
    ['with a fault of JavaScript', 'export default {', /could not be loaded: Unexpected end of input/],
    ['without a default export', 'export const calls = {}', /has no default export with "calls" or "shapes"/],
  ] as const

  test.each(rows)('%s: nothing is requested, and the printed HTML stays', (_, body, text) =>
    visiting(async (visit, open) => {
      await listen(visit)
      if (body === null) await visit.page.route(`${origin}${ADDRESS}`, (route) => route.fulfill({ status: 404 }))
      else await serve(visit, body)
      await open(minicart, { settings })
      await until(visit, 'failed')
      expect(await errorsOf(visit)).toEqual([expect.stringMatching(text)])
      expect(await visit.page.locator('#subject').textContent()).toContain('Try again')
      expect(visit.calls.filter((call) => call.includes('/checkout/'))).toEqual([])
      expectQuiet(visit, [text, /Failed to load resource/])
    }),
  )

  test('as is one that the page’s policy blocks', () =>
    visiting(async (visit, open) => {
      await listen(visit)
      await open(minicart, { settings: { adapter: '/elsewhere/adapter.js', extensions: [] } })
      await until(visit, 'failed')
      expect(await errorsOf(visit)).toEqual([expect.stringMatching(/could not be loaded/)])
      expectQuiet(visit, [/could not be loaded/, /CSP violation/, /Content Security Policy/])
    }))

  test('in a throwing rule and an unknown heading, in console, event and doctor', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      await listen(visit)
      await serve(
        visit,
        `export default { calls: { 'GET basket': { call: () => 1 }, 'GET checkout/cart/quote': { call: () => nothing.there } } }`,
      )
      await open(minicart, { settings, search: '?touchline=doctor' })
      await until(visit, 'ready')
      await page.evaluate(() => window.touchline?.ready.then(({ cart }) => cart.reload()))
      const said = [
        /no call of the contract has the heading "GET basket"/,
        /"call" of GET checkout\/cart\/quote threw: nothing is not defined/,
      ]
      const ofAdapter = async () => (await errorsOf(visit)).filter((text) => text.startsWith('adapter: '))
      await expect.poll(ofAdapter).toEqual(said.map((text) => expect.stringMatching(text)))
      const faults = page.getByRole('dialog', { name: 'Touchline doctor' }).getByRole('list', { name: 'Faults' })
      for (const text of said) await expect.poll(() => faults.textContent()).toMatch(text)
      expectQuiet(visit, said)
    }))
})
