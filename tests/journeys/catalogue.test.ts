// Tests a list that the shopper changes: address, server and Back button agree; long because each thing a list can do is one visit.
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { layoutShifts, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { untilFocused } from './keyboard.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const LIST = 'GET:/catalog/category'

const facet = ({ page }: Guest, label: string) => page.locator('[data-touchline="facets"]').getByRole('checkbox', { name: label }).first()
// Reads the text content, since distant cards of a long list are not rendered.
const names = ({ page }: Guest) => page.locator('[data-touchline="product-list"] .touchline-card-name').allTextContents()
const address = ({ page }: Guest) => page.url().replace(/^.*\/en\//, '')
const sort = ({ page }: Guest) => page.locator('[data-touchline="toolbar"]').getByRole('combobox', { name: 'Sort by' })
const settled = ({ page }: Guest) => page.locator('.product-list-grid[aria-busy="true"]').waitFor({ state: 'detached' })

async function open(guest: Guest, path: string): Promise<void> {
  await guest.open(path)
  await untilReady(guest.page)
}

/** Waits for an address, and for the list that it requests. */
async function untilAddress(guest: Guest, path: string | RegExp): Promise<string[]> {
  if (typeof path === 'string') await expect.poll(() => address(guest)).toBe(path)
  else await expect.poll(() => address(guest)).toMatch(path)
  await settled(guest)
  return names(guest)
}

describe('a category', () => {
  test('writes facet, sort order and page to its address, and follows Back and Forward', async () => {
    const guest = await stage.visit('en')
    await open(guest, 'team-wear?page_size=12')
    const first = await names(guest)
    expect(first.length).toBe(12)
    await guest.page.getByRole('link', { name: /^Page 2 of/ }).click()
    const second = await untilAddress(guest, 'team-wear?page=2&page_size=12')
    expect(second).not.toEqual(first)
    await facet(guest, 'Black').check()
    const black = await untilAddress(guest, 'team-wear/_Black?page_size=12')
    await sort(guest).selectOption('price:asc')
    const sorted = await untilAddress(guest, 'team-wear/_Black?page_size=12&sort=price:asc')
    expect(sorted).not.toEqual(black)

    await guest.page.goBack()
    await untilAddress(guest, 'team-wear/_Black?page_size=12')
    await expect.poll(() => names(guest)).toEqual(black)
    await guest.page.goBack()
    await untilAddress(guest, 'team-wear?page=2&page_size=12')
    await expect.poll(() => names(guest)).toEqual(second)
    await expect.poll(() => facet(guest, 'Black').isChecked()).toBe(false)
    await guest.page.goForward()
    await untilAddress(guest, 'team-wear/_Black?page_size=12')
    await expect.poll(() => names(guest)).toEqual(black)
    await expect.poll(() => facet(guest, 'Black').isChecked()).toBe(true)
  })

  if (isAll)
    test('moves the hearts with the products from card to card', async () => {
      const guest = await stage.visit('en')
      await open(guest, 'team-wear?page_size=12')
      const first = await names(guest)
      const hearts = guest.page.locator('.touchline-card-wish')
      const pressed = async () => (await hearts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))).indexOf('true')
      await hearts.nth(2).press('Enter')
      await expect.poll(pressed).toBe(2)
      await guest.page.getByRole('link', { name: /^Page 2 of/ }).click()
      await untilAddress(guest, 'team-wear?page=2&page_size=12')
      await expect.poll(pressed).toBe(-1)
      await hearts.nth(2).press('Enter')
      await expect.poll(pressed).toBe(2)
      await guest.page.getByRole('link', { name: /^Page 1 of/ }).click()
      await expect.poll(() => names(guest)).toEqual(first)
      await expect.poll(pressed).toBe(2)
      await hearts.nth(2).press('Enter')
      await expect.poll(pressed).toBe(-1)
    })

  test.each(rowsOf(['team-wear/_Black?sort=price:asc', 'search/_Black?query=shirt', 'team-wear?minPrice=20&maxPrice=40']))(
    'opened directly at %s shows the same as after filtering',
    async (path) => {
      const guest = await stage.visit('en', { javaScriptEnabled: false })
      await guest.open(path, 'domcontentloaded')
      const printed = await names(guest)
      const other = await stage.visit('en')
      await open(other, path)
      await expect.poll(() => names(other)).toEqual(printed)
      expect(address(other)).toBe(path)
    },
  )

  test('keeps the printed banner above it until the list changes, and nothing moves', async () => {
    const guest = await stage.visit('en')
    await open(guest, 'team-wear')
    const banner = guest.page.getByRole('link', { name: /^Ready for the new season/ })
    expect(await banner.isVisible()).toBe(true)
    expect(await layoutShifts(guest.page)).toEqual([])
    await facet(guest, 'Black').check()
    await banner.waitFor({ state: 'detached' })
    await guest.page.goBack()
    await banner.waitFor()
  })

  if (isAll)
    test('answers any typed address with a list or a clear message', async () => {
      const guest = await stage.visit('en')
      await open(guest, 'team-wear')
      const all = await names(guest)
      for (const path of ['team-wear?minPrice=abc', 'team-wear/_No-such-thing', 'team-wear?page=0&sort=nothing:asc']) {
        await open(guest, path)
        await expect.poll(() => names(guest), { message: path }).toEqual(all)
      }
      await open(guest, 'team-wear?page_size=96')
      const last = (await names(guest)).at(-1)
      await open(guest, 'team-wear?page=9999&page_size=12')
      expect((await names(guest)).at(-1)).toBe(last)
      await open(guest, 'team-wear?minPrice=90000')
      await guest.page
        .getByText(/no products/i)
        .first()
        .waitFor()
    })

  test('gives crawlers the same data for a changed list as for one opened directly, and links to it', async () => {
    const guest = await stage.visit('en')
    await open(guest, 'team-wear?page_size=12')
    const said = ({ page }: Guest) =>
      page.evaluate(() => ({
        head: [...document.head.querySelectorAll<HTMLLinkElement>('link:is([rel="canonical"], [rel="prev"], [rel="next"])')]
          .map(({ rel, href }) => `${rel} ${href}`)
          .toSorted(),
        pages: [...document.querySelectorAll<HTMLAnchorElement>('.toolbar-pages a')].map(({ href, rel }) => `${rel} ${href}`),
        options: [...document.querySelectorAll<HTMLAnchorElement>('.facets-panel a.facets-label')].map(({ href, rel }) => `${rel} ${href}`),
      }))
    const asCold = async (isIndexed: boolean) => {
      const cold = await stage.visit('en', { javaScriptEnabled: false })
      await cold.open(address(guest), 'domcontentloaded')
      const { head, ...links } = await said(cold)
      // A filtered list that is opened directly is not indexed; one that was filtered here is a view of the whole list.
      const wanted = isIndexed ? head : expect.arrayContaining([`canonical ${guest.base}team-wear`])
      await expect.poll(() => said(guest)).toEqual({ ...links, head: wanted })
      expect(head.length > 0).toBe(isIndexed)
    }
    await guest.page.getByRole('link', { name: /^Page 2 of/ }).click()
    await untilAddress(guest, 'team-wear?page=2&page_size=12')
    await asCold(true)
    const { options } = await said(guest)
    expect([options.some((one) => one.startsWith(' ')), options.some((one) => one.startsWith('nofollow '))]).toEqual([true, true])
    // Pressing the text of an option toggles its checkbox.
    await guest.page.locator('.facets-panel a.facets-label', { hasText: /^Black$/ }).click()
    await untilAddress(guest, 'team-wear/_Black?page_size=12')
    expect([
      await facet(guest, 'Black').isChecked(),
      await facet(guest, 'Black').evaluate((box) => box === document.activeElement),
    ]).toEqual([true, true])
    await sort(guest).selectOption('price:asc')
    await untilAddress(guest, 'team-wear/_Black?page_size=12&sort=price:asc')
    await asCold(false)
  })

  test('keeps the focus on the pressed facet, and announces the new count', async () => {
    const guest = await stage.visit('en')
    await open(guest, 'team-wear')
    await facet(guest, 'Black').focus()
    await guest.page.keyboard.press('Space')
    await untilAddress(guest, 'team-wear/_Black')
    await expect.poll(() => facet(guest, 'Black').evaluate((input) => input === document.activeElement)).toBe(true)
  })
})

describe('a list that cannot be loaded', () => {
  test.each(rowsOf(['cut', '500', 'html', 'reset']))(
    '(%s) keeps the last good one, shows no error, and can be loaded again',
    async (fault) => {
      const guest = await stage.visit('en', { provoked: [failedCalls] })
      await open(guest, 'team-wear')
      const before = await names(guest)
      await guest.page.route(/\/catalog\/category\/\d+\/product\/list/, (route) =>
        fault === 'reset'
          ? route.abort('connectionreset')
          : route.fulfill({
              status: fault === '500' ? 500 : 200,
              contentType: 'text/html',
              body: fault === 'cut' ? '{"catalog":{"items":[' : '<h1>Oops</h1>',
            }),
      )
      await facet(guest, 'Black').check()
      const again = guest.page.locator('[data-touchline="product-list"]').getByRole('button', { name: 'Show the products again' })
      await again.waitFor()
      await expect.poll(() => names(guest)).toEqual(before)
      await expect.poll(() => guest.page.locator('[data-touchline="product-list"] [role="alert"]').count()).toBe(0)
      await guest.page.unroute(/\/catalog\/category\/\d+\/product\/list/)
      await again.click()
      await again.waitFor({ state: 'detached' })
      await expect.poll(() => names(guest)).not.toEqual(before)
    },
  )

  test('shows the answer to the last request, whichever arrives last', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await open(guest, 'team-wear')
    await guest.breakShop(`slow:900@${LIST}*1`)
    await facet(guest, 'Black').check()
    await facet(guest, 'White').check()
    const both = await untilAddress(guest, /_Black_White|_White_Black/)
    await guest.breakShop(null)
    const cold = await stage.visit('en')
    await open(cold, address(guest))
    await expect.poll(() => names(cold)).toEqual(both)
  })
})

test('a failed picture is requested three times, then replaced by a placeholder', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const requests: string[] = []
  const printed = await (await guest.context.request.get(`${guest.base}team-wear`)).text()
  // Not a picture of the first row: browsers request those again by themselves, before and after they are rendered.
  const [, gone = ''] = [...printed.matchAll(/<img(?=[^<]*touchline-card-image)[^<]*?(\/media\/[^ "]+)_\d+\./g)][5] ?? []
  expect(gone).toContain('/media/')
  await guest.page.route(
    ({ pathname }) => pathname.startsWith(gone),
    async (route) => {
      requests.push(route.request().url())
      await route.abort('connectionreset')
    },
  )
  await open(guest, 'team-wear')
  const missing = guest.page.locator('[data-touchline="product-list"] img[data-missing]').first()
  await missing.waitFor({ state: 'attached' })
  const wanted = await missing.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(requests.filter((one) => one === wanted)).toHaveLength(3)
  expect(await missing.evaluate((image) => getComputedStyle(image.parentElement ?? image, '::before').borderRadius)).toBe('50%')
})

test('on a phone the facets open over the page, and closing them shows the filtered list', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await open(guest, 'team-wear')
  await guest.page.locator('.facets-opener').click()
  const sheet = guest.page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'Black' }).first().check()
  await expect.poll(() => address(guest)).toBe('team-wear/_Black')
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => address(guest)).toBe('team-wear')
  await untilFocused(sheet)
  await sheet.getByRole('checkbox', { name: 'Black' }).first().check()
  await expect.poll(() => address(guest)).toBe('team-wear/_Black')
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await guest.page.locator('[data-touchline="active-facets"]').getByText('Black').waitFor()
})

test('on a phone the filters are in reach in the middle of a list, and the list they make is shown from its start', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page } = guest
  await open(guest, 'team-wear')
  const floating = page.locator('.facets-floating')
  expect(await floating.count()).toBe(0)
  await page.locator('.product-list-grid > li').nth(12).scrollIntoViewIfNeeded()
  await floating.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'Black' }).first().check()
  await expect.poll(() => address(guest)).toBe('team-wear/_Black')
  const button = sheet.getByRole('button', { name: /^Show \d+ products?$/ })
  const { bottom, height } = await button.evaluate((element) => ({ bottom: element.getBoundingClientRect().bottom, height: innerHeight }))
  expect(bottom).toBeLessThanOrEqual(height - 12)
  await button.click()
  await sheet.waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      page
        .locator('.product-list-grid > li')
        .first()
        .evaluate((one) => Math.round(one.getBoundingClientRect().top)),
    )
    .toBeGreaterThanOrEqual(0)
  await floating.waitFor()
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await floating.waitFor({ state: 'detached' })
})
