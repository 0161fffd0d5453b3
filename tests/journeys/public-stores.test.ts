// Tests a theme's own script that reads list, product and checkout, on a plain page with the recipe's script word for word.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const readme = join(import.meta.dirname, '../../README.md')
const recipe = join(import.meta.dirname, '../../scripts/package/recipes/events.md')

const mounts = `<p id="found">nobody knows</p><p id="chosen">nobody knows</p><p id="where">nobody knows</p>
<div data-touchline="toolbar"></div><div data-touchline="product-list" data-has-compare="false"></div>
<div data-touchline="product-options" data-product-id="${landmarks.configurable.id}"></div>`
const checkout = `<div data-touchline="checkout"><script type="application/json" data-touchline-options>
{ "countries": [{ "code": "NL", "label": "Nederland" }] }</script></div>`

/** Opens a theme's page, which records every value of each store. */
async function openPage(guest: Guest, body: string): Promise<void> {
  const text = await readFile(readme, 'utf8')
  const settings = /```html\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const blocks = Array.from((await readFile(recipe, 'utf8')).matchAll(/```js\n([\s\S]*?)```/g), ([, code = '']) => code)
  const script =
    blocks.find((code) => code.includes('stores.checkout'))?.replace('product(12)', `product(${landmarks.configurable.id})`) ?? ''
  expect(script).toContain('stores.checkout')
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,"></head>
<body>${settings}${body}<script type="module">${script}
const seen = window.seen = { list: [], product: [], checkout: [] }
for (const name of ['list', 'checkout']) stores[name].subscribe((value) => seen[name].push(structuredClone(value)))
const stop = stores.product(${landmarks.configurable.id}).subscribe((value) => seen.product.push(value.state))
window.stop = stop
window.stores = stores
</script></body></html>`
  await guest.page.route(`${guest.base}plain.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open('plain.html')
}

const said = (guest: Guest, id: string) => expect.poll(() => guest.page.locator(`#${id}`).textContent())
const seen = (guest: Guest): Promise<Record<'list' | 'product' | 'checkout', unknown[]>> =>
  guest.page.evaluate(() => Reflect.get(window, 'seen'))

test('the stores of list and product match the page, each change complete and once', async () => {
  const guest = await stage.visit('nl')
  const { page } = guest
  // The theme subscribes before there is a list; its widgets start later.
  const gate = Promise.withResolvers<void>()
  // Also the product's, so that the theme's script is there first.
  await page.route(/\/(listing|product)-[A-Z\d]{8}\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await openPage(guest, mounts)
  await expect.poll(async () => (await seen(guest)).list).toEqual([{ state: 'idle' }])
  gate.resolve()
  await untilReady(page)
  await said(guest, 'found').toMatch(/^\d+ found, page 1 of \d+$/)
  await said(guest, 'chosen').toMatch(/^To choose: \w+, \w+$/)
  await said(guest, 'where').toBe('nobody knows')

  await guest.chooseVariant()
  await said(guest, 'chosen').toMatch(/^[A-Z\d-]+$/)
  const sort = await page.evaluate(() => Reflect.get(window, 'stores').list.get().value.sort)
  await page.locator('[data-touchline="toolbar"]').getByRole('combobox').first().selectOption({ index: 2 })
  // The values match what is rendered, also in another order.
  const skus = () =>
    page.evaluate(() => [
      Reflect.get(window, 'seen').list.at(-1).value.sort,
      Reflect.get(window, 'stores').list.get().value.products[0].sku,
      document.querySelector('[data-touchline="product-list"] .touchline-card')?.getAttribute('data-sku'),
    ])
  await expect
    .poll(async () => {
      const [order, published, drawn] = await skus()
      return [order !== sort, published === drawn]
    })
    .toEqual([true, true])
  // Never the products of one answer with the numbers of another.
  const lists = (await seen(guest)).list.flatMap((list) => (Object(list).state === 'ready' ? [Object(list).value] : []))
  expect(lists.length).toBeGreaterThan(1)
  expect(lists.filter(({ products, total, pageSize }) => products.length !== Math.min(total, pageSize))).toEqual([])

  const { product } = await seen(guest)
  expect(product[0]).toBe('idle')
  expect(product.at(-1)).toBe('ready')
  await page.evaluate(() => Reflect.get(window, 'stop')())
  await guest.choose('L')
  await said(guest, 'chosen').toMatch(/-L$/)
  expect((await seen(guest)).product).toHaveLength(product.length)
})

test('the store of the checkout has its step and the choices, and no personal data', async () => {
  const guest = await stage.visit('nl')
  await guest.open('')
  await guest.fillCart(1)
  await openPage(guest, checkout + mounts.split('\n')[0])
  await guest.fillAddress()
  await said(guest, 'where').toMatch(/^Step 1 of 3/)
  await guest.continueToShipping()
  await guest.continueToPayment()
  await said(guest, 'where').toMatch(/^Step 3 of 3, (?!not sent)/)
  await guest.choosePayment()
  await expect
    .poll(() => guest.page.evaluate(() => Reflect.get(window, 'stores').checkout.get()))
    .toMatchObject({ step: 3, reachedStep: 3, country: 'NL', paymentMethod: { code: 'ideal' }, isPlacing: false, error: null })
  const { checkout: published } = await seen(guest)
  expect(published[0]).toBe(null)
  expect(JSON.stringify(published)).not.toMatch(/Neil|@example|Åsa/)
})

test('the device is on the root element if a mount requires it, and follows a phone that unfolds', async () => {
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
  const guest = await stage.visit('nl', { userAgent: android, viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } })
  const { page } = guest
  await openPage(guest, mounts.split('\n')[0] + '<div data-touchline="device" hidden></div>')
  const root = page.locator('html')
  await expect.poll(() => root.getAttribute('data-touchline-device')).toBe('phone')
  await page.setViewportSize({ width: 812, height: 720 })
  await expect.poll(() => root.getAttribute('data-touchline-device')).toBe('tablet')
  // The attribute needs less than the stores of the page's own script.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stores')?.device.get())).toBe('tablet')
  await page.locator('[data-touchline="device"]').evaluate((mount) => mount.remove())
  await expect.poll(() => root.getAttribute('data-touchline-device')).toBe(null)
})
