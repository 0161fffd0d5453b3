// Tests a shop with query addresses of one script and an API on its own path: lists survive Back and a reload, and orders are placed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startQueryShop } from '../support/query-shop.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
let shop: Awaited<ReturnType<typeof startQueryShop>>
let list = ''
beforeAll(async () => {
  shop = await startQueryShop(stage.shop.url, stage.shop.provider.url)
  const page = await fetch(`${stage.shop.url}/en/team-wear`, { headers: { Accept: 'text/html' } })
  const category = /data-category-id="(\d+)"/.exec(await page.text())?.[1] ?? ''
  list = `${shop.url}/index.php?route=product/category&path=${category}`
})
afterAll(() => shop.close())

/** Asserts that nothing is wider than the window. */
const expectNoWider = async ({ page }: Guest) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)

test.each(rowsOf([390, 1280]))('at %i px a guest filters a list, opens a product, goes back, reloads, and buys', async (width) => {
  const guest = await stage.visit('en', { viewport: { width, height: 844 } })
  const { page } = guest
  const kit = await guest.kit()
  await kit.open(list)
  const whole = await kit.list.names()
  await kit.list.filter({ Colour: 'Royal blue' })
  await page.waitForURL(`${list}&facet-*`)
  const narrowed = page.url()
  await page.locator('[data-touchline="active-facets"] a, [data-touchline="active-facets"] button').first().waitFor()
  const names = () => kit.list.names()
  await expect.poll(names).not.toEqual(whole)
  await expectNoWider(guest)
  const shown = await names()
  expect(shown.length).toBeGreaterThan(0)

  const card = page.locator('.touchline-card-name a').first()
  expect(await card.getAttribute('href')).toMatch(/^\/index\.php\?route=product\/product&slug=[\w-]+&id=\d+$/)
  await card.click()
  await page.getByRole('heading', { name: 'Product', level: 1 }).waitFor()
  await kit.product.chooseAny()
  await expectNoWider(guest)
  await kit.product.add()
  const line = page.getByRole('dialog').locator('.minicart-name').first()
  expect(await line.getAttribute('href')).toMatch(/route=product\/product&slug=/)

  await page.goBack()
  await page.waitForURL(narrowed)
  await expect.poll(names).toEqual(shown)
  await page.reload()
  await expect.poll(names).toEqual(shown)
  expect(page.url()).toBe(narrowed)
  await page.goBack()
  await page.waitForURL(list)

  // It has a query of its own, not a path of the demo shop.
  await kit.cart.visit()
  await page.waitForURL('**/index.php?route=checkout/cart')
  await kit.cart.checkOut()
  await expectNoWider(guest)
  await kit.checkout.fill()
  await kit.checkout.ship()
  await expectNoWider(guest)
  await kit.checkout.pay('card', { provider: () => guest.decide('Pay') })
  expect(page.url()).toBe(`${shop.url}/index.php?route=checkout/success`)
})

test("another button of the product's form does its own work, and Enter in the search leads to the shop's results", async () => {
  const { page } = await stage.visit('en')
  await page.goto(list)
  await page.locator('.touchline-card-name a').first().click()
  await page.locator('[data-touchline="add-to-cart"][data-touchline-status="ready"]').waitFor()
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  await page.waitForURL(/\/index\.php\?.*quote=/)
  const search = page.getByRole('combobox', { name: 'Search', exact: true })
  await search.fill('shirt')
  await search.press('Enter')
  await page.getByRole('heading', { name: 'Results', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('route')).toBe('product/search')
  await expect.poll(() => page.locator('.touchline-card').count()).toBeGreaterThan(0)
})
