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

/** Filters the list by a colour, beside it or, on a phone, over it. */
async function narrow({ page }: Guest, isPhone: boolean): Promise<void> {
  if (!isPhone) return page.locator('[data-touchline="facets"] label').filter({ hasText: 'Royal blue' }).first().click()
  await page.locator('.facets-opener').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('label').filter({ hasText: 'Royal blue' }).first().click()
  await page.waitForURL(`${list}&facet-*`)
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** Asserts that nothing is wider than the window. */
const expectNoWider = async ({ page }: Guest) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)

test.each(rowsOf([390, 1280]))('at %i px a guest filters a list, opens a product, goes back, reloads, and buys', async (width) => {
  const guest = await stage.visit('en', { viewport: { width, height: 844 } })
  const { page, words } = guest
  await page.goto(list)
  const names = () => page.locator('.touchline-card-name').allTextContents()
  await page.locator('.touchline-card-name').first().waitFor()
  const whole = await names()
  await narrow(guest, width < 600)
  await page.waitForURL(`${list}&facet-*`)
  const narrowed = page.url()
  await page.locator('[data-touchline="active-facets"] a, [data-touchline="active-facets"] button').first().waitFor()
  await expect.poll(names).not.toEqual(whole)
  await expectNoWider(guest)
  const shown = await names()
  expect(shown.length).toBeGreaterThan(0)

  const card = page.locator('.touchline-card-name a').first()
  expect(await card.getAttribute('href')).toMatch(/^\/index\.php\?route=product\/product&slug=[\w-]+&id=\d+$/)
  await card.click()
  await page.getByRole('heading', { name: 'Product', level: 1 }).waitFor()
  const fieldsets = page.locator('[data-touchline="product-options"] fieldset')
  await fieldsets.first().waitFor()
  for (const one of await fieldsets.all()) await one.locator('input:not(:disabled)').first().check({ force: true })
  await expectNoWider(guest)
  await guest.add()
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
  await guest.opener.click()
  await guest.popup.getByRole('link', { name: words.viewCart }).click()
  await page.waitForURL('**/index.php?route=checkout/cart')
  await guest.cart.getByRole('link', { name: words.checkout }).click()
  await guest.field(words.email).waitFor()
  await expectNoWider(guest)
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await guest.choosePayment()
  await expectNoWider(guest)
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
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
