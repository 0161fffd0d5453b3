// Tests buying without leaving the list: the dialog by press and by keyboard, Back, the product page beside it, and each failure.
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { isAll } from '../support/scope.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const shirt = landmarks.configurable
const opener = (guest: Guest, id: number = shirt.id) => guest.page.locator(`a[data-quick-buy="${id}"]`).first()
const dialog = (guest: Guest) => guest.page.locator('.quick-buy-dialog')
const isOpen = (guest: Guest) => dialog(guest).evaluate((element) => element instanceof HTMLDialogElement && element.open)

async function openList(guest: Guest): Promise<void> {
  await guest.open('search?query=Norrvik+Home')
  await guest.page.locator('[data-touchline="quick-buy"][data-touchline-status="ready"]').waitFor({ state: 'attached' })
}
async function openDialog(guest: Guest): Promise<void> {
  await openList(guest)
  await opener(guest).focus()
  await guest.page.keyboard.press('Enter')
  await dialog(guest).getByRole('radio', { name: guest.words.colour, exact: true }).waitFor()
}

describe.each(
  rowsOf([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ]),
)('on %s', (_where, viewport) => {
  test('a shirt is chosen and put into the cart from the list', async () => {
    const guest = await stage.visit('nl', { viewport })
    await openDialog(guest)
    await expectAccessible(guest.page)
    await guest.chooseVariant()
    await dialog(guest).getByRole('button', { name: guest.words.add }).click()
    await guest.page.locator('.minicart-popup').getByText(guest.words.added).waitFor()
    await expect.poll(() => isOpen(guest)).toBe(false)
    await guest.untilCount(1)
    expect(new URL(guest.page.url()).pathname).toBe('/nl/search')
  })
})

test('by keyboard alone the focus goes in, stays in and comes back; Back closes it, and the whole page replaces it', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await openDialog(guest)
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('.quick-buy-dialog') !== null || document.activeElement === document.body)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.quick-buy-dialog') !== null)).toBe(true)
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(guest)).toBe(false)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-quick-buy'))).toBe(String(shirt.id))
  // Escape leaves no entry in the history.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('QuickBuy')

  await page.keyboard.press('Enter')
  await expect.poll(() => isOpen(guest)).toBe(true)
  await page.goBack()
  await expect.poll(() => isOpen(guest)).toBe(false)
  expect(page.url()).toContain('/en/search?query=Norrvik')

  await opener(guest).click({ force: true })
  await dialog(guest).getByRole('link', { name: 'All about this product' }).click()
  await page.waitForURL(`**/product/${shirt.slug}`)
  await page.goBack()
  await page.waitForURL(/\/en\/search/)
  await opener(guest).waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.quick-buy-dialog[open]').count()).toBe(0)
})

test('a press with a modifier key is left to the browser, and a double press opens one dialog', async () => {
  const guest = await stage.visit('en')
  await openList(guest)
  const [tab] = await Promise.all([guest.context.waitForEvent('page'), opener(guest).click({ modifiers: ['Control'], force: true })])
  await tab.close()
  await expect.poll(() => guest.page.locator('.quick-buy-dialog[open]').count()).toBe(0)
  await opener(guest).dblclick({ force: true })
  await dialog(guest).getByRole('radio').first().waitFor()
  await expect.poll(() => guest.page.locator('.quick-buy-dialog').count()).toBe(1)
})

test('a product’s page and the dialog show two products, each with its own choices', async () => {
  const guest = await stage.visit('en')
  await guest.openProduct()
  await guest.chooseVariant()
  const other = guest.page.locator(`.row a[data-quick-buy]:not([data-quick-buy="${shirt.id}"])`).first()
  await other.focus()
  await guest.page.keyboard.press('Enter')
  await dialog(guest).locator('.add-to-cart-button').waitFor()
  await expect.poll(() => dialog(guest).getByRole('radio', { checked: true }).count()).toBe(0)
  await guest.page.keyboard.press('Escape')
  await expect.poll(() => isOpen(guest)).toBe(false)
  await expect.poll(() => guest.page.locator('.buy').getByRole('radio', { checked: true }).count()).toBe(2)
})

test('kinds that take more than options open their page', async () => {
  const guest = await stage.visit('en')
  await openList(guest)
  await opener(guest).evaluate((link, { id, slug }) => {
    link.setAttribute('data-quick-buy', String(id))
    link.setAttribute('href', `/en/product/${slug}`)
  }, landmarks.teamWear)
  await opener(guest, landmarks.teamWear.id).click({ force: true })
  await guest.page.waitForURL(`**/product/${landmarks.teamWear.slug}`)
})

describe('when something fails', () => {
  test.each(
    rowsOf([
      ['the server', (route: Route) => route.fulfill({ status: 500, json: {} })],
      ['the line', (route: Route) => route.abort()],
    ]),
  )('a product whose call fails by %s leads to its page', async (_, answer) => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openList(guest)
    // Catalogue calls carry no cookies, so the shop cannot apply this visitor's fault; the route does.
    await guest.page.route(/\/en\/catalog\/product\/\d+$/, answer)
    await opener(guest).click({ force: true })
    await dialog(guest).getByRole('alert').waitFor()
    await dialog(guest).getByRole('link', { name: 'To the product page' }).click()
    await guest.page.waitForURL(`**/product/${shirt.slug}`)
  })

  if (isAll)
    test('without its files a link is a link', async () => {
      const guest = await stage.visit('en', { provoked: [failedCalls] })
      await guest.page.route(/show-\w+\.js$/, (route) => route.abort())
      await openList(guest)
      await opener(guest).click({ force: true })
      await guest.page.waitForURL(`**/product/${shirt.slug}`)
    })

  test('without JavaScript a link is a link', async () => {
    const guest = await stage.visit('en', { javaScriptEnabled: false })
    await guest.open('search?query=Norrvik+Home')
    await opener(guest).click({ force: true })
    await guest.page.waitForURL(`**/product/${shirt.slug}`)
  })
})
