// Tests comparing: from the list to the table, its limit, the switch, the keyboard, a second tab, and without JavaScript.
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { expectReadable } from '../support/readable.ts'
import { isAll } from '../support/scope.ts'
import { expectAccessible, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const scales = (guest: Guest) => guest.page.locator('button[data-sku]')
const columns = (guest: Guest) => guest.page.locator('.compare-product')
const news = (guest: Guest, text: string | RegExp) => guest.page.locator('.touchline-news').getByText(text)

async function openList(guest: Guest): Promise<void> {
  await guest.open('search?query=shirt')
  await untilReady(guest.page, 'main')
}
async function compare(guest: Guest, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await scales(guest).nth(at).focus()
    await guest.page.keyboard.press('Enter')
    await news(guest, new RegExp(`: ${at + 1} `)).waitFor()
  }
}

describe.each(
  rowsOf([
    ['a desktop', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ]),
)('on %s', (_where, viewport) => {
  test('products are compared side by side, optionally only their differences, and removed', async () => {
    const guest = await stage.visit('en', { viewport })
    const { page } = guest
    await openList(guest)
    await compare(guest, 2)
    await guest.page.locator('.touchline-news').getByRole('link', { name: 'Go to comparison' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comparison' }).waitFor()
    await expect.poll(() => columns(guest).count()).toBe(2)
    await untilReady(page, 'main')
    // Both columns are fully visible without scrolling sideways.
    const region = await page.getByRole('region', { name: 'Comparison of 2 products' }).boundingBox()
    const last = await columns(guest).last().boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 999)).toBeLessThanOrEqual((region?.x ?? 0) + (region?.width ?? 0))
    await expectAccessible(page)
    const rows = page.locator('.compare-row:visible')
    const all = await rows.count()
    await page.getByRole('checkbox', { name: 'Only differences' }).press('Space')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    for (const row of await rows.all()) await expect.poll(() => row.getAttribute('data-differs')).toBe('')
    await columns(guest)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => columns(guest).count()).toBe(1)
    await columns(guest)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByText('Nothing to compare yet').waitFor()
  })
})

test('the table scrolls sideways by keyboard, with its heads visible', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 700 } })
  await openList(guest)
  await compare(guest, 4)
  await guest.open('compare')
  await untilReady(guest.page, 'main')
  const region = guest.page.getByRole('region', { name: 'Comparison of 4 products' })
  await region.focus()
  await guest.page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await guest.page.keyboard.press('End')
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const [box, head] = await Promise.all([region.boundingBox(), columns(guest).first().boundingBox()])
  expect(Math.abs((head?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3)
})

if (isAll)
  test('a table wider than a phone does not widen the page', async () => {
    const guest = await stage.visit('en', { viewport: { width: 390, height: 844 } })
    // A missing value has a text for screen readers, in a column far to the right.
    for (const [at, query] of ['shirt', 'racket', 'ball'].entries()) {
      await guest.open(`search?query=${query}`)
      await untilReady(guest.page, 'main')
      await scales(guest).first().focus()
      await guest.page.keyboard.press('Enter')
      await news(guest, new RegExp(`: ${at + 1} `)).waitFor()
    }
    await guest.open('compare')
    await untilReady(guest.page, 'main')
    await expectReadable(guest.page)
  })

test('one more than the limit is refused with a message, by the page and by the server', async () => {
  const guest = await stage.visit('se')
  await openList(guest)
  await compare(guest, 3)
  await scales(guest).nth(3).focus()
  await guest.page.keyboard.press('Enter')
  await news(guest, 'Du kan jämföra högst 3 produkter').waitFor()
  await expect.poll(() => scales(guest).nth(3).getAttribute('aria-pressed')).toBe('false')
  await guest.page.keyboard.press('Escape')
})

test('both tabs show the same comparison, and a double press ends in the server’s state', async () => {
  const guest = await stage.visit('en')
  await openList(guest)
  await compare(guest, 1)
  const other = await guest.openTab()
  await other.open('compare')
  await untilReady(other.page, 'main')
  await scales(guest).nth(1).focus()
  await guest.page.keyboard.press('Enter')
  await expect.poll(() => columns(other).count()).toBe(2)
  await columns(other)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => scales(guest).nth(1).getAttribute('aria-pressed')).toBe('false')
  await guest.breakShop('slow:150@POST:/en/api/catalog/compare')
  await scales(guest).nth(2).dblclick({ force: true })
  await guest.page.locator('button[data-sku][aria-busy="true"]').waitFor({ state: 'detached' })
  const { compare: kept } = await (await guest.context.request.get(`${guest.base}api/session`)).json()
  await expect.poll(() => scales(guest).nth(2).getAttribute('aria-pressed')).toBe(String(kept.length === 2))
})

describe('when something fails', () => {
  test.each(
    rowsOf([
      ['the server does not answer well', 'status:500@POST:/en/api/catalog/compare*1'],
      ['the line is dead', 'reset@POST:/en/api/catalog/compare'],
    ]),
  )('%s: nothing is compared, it is reported, and the next press works', async (_, fault) => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openList(guest)
    await guest.breakShop(fault)
    await scales(guest).first().focus()
    await guest.page.keyboard.press('Enter')
    await guest.page.locator('.touchline-news[data-tone="error"]').waitFor()
    await expect.poll(() => scales(guest).first().getAttribute('aria-pressed')).toBe('false')
    await guest.breakShop(null)
    await guest.page.keyboard.press('Enter')
    await expect.poll(() => scales(guest).first().getAttribute('aria-pressed')).toBe('true')
  })

  if (isAll)
    test('an expired token is refreshed once, and nothing is lost', async () => {
      const guest = await stage.visit('en', { provoked: [failedCalls] })
      await openList(guest)
      await guest.breakShop('status:403:token@POST:/en/api/catalog/compare*1')
      await compare(guest, 1)
    })
})

test('without JavaScript forms add and remove products, and the table is shown', async () => {
  const guest = await stage.visit('nl', { javaScriptEnabled: false })
  await guest.open(`product/${landmarks.configurable.slug}`)
  await guest.page.locator('.compare-form button').click()
  await guest.open('compare')
  await guest.page.getByRole('columnheader').filter({ hasText: 'Norrvik' }).waitFor()
  await guest.page
    .getByRole('button', { name: /verwijderen$/ })
    .first()
    .click()
  await guest.page.getByText('Nog niets om te vergelijken').first().waitFor()
})
