// Tests twenty shirts in three sizes, in one press: by keyboard, from a spreadsheet, on a phone, without scripts, and whatever goes wrong on the way; long because it goes through every width, host and kind of trouble.
import type { Locator, Route } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { forgetSession, goOffline, goOnline } from '../support/browser-session.ts'
import { setStock } from '../support/purchase.ts'
import { expectAccessible, untilReady } from '../support/visit.ts'
import { orderKind } from './order-kind.ts'
import type { Guest } from './guest.ts'
import { untilFocused } from './keyboard.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const ITEMS = /\/checkout\/cart\/items$/
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const skus = { M: landmarkSkus.comfortable.sku, S: 'NO10001-ROYAL-S', XL: 'NO10001-ROYAL-XL' }

afterEach(() => setStock(stage.shop.db, skus.M, 40))

const mount = ({ page }: Guest): Locator => page.locator('[data-touchline="order-grid"]')
const grid = (guest: Guest): Locator => mount(guest).getByRole('dialog')
const cell = (guest: Guest, name: string): Locator => grid(guest).getByRole('textbox', { name, exact: true })
const addAll = (guest: Guest): Locator => grid(guest).getByRole('button', { name: guest.words.add, exact: true })
const inPopup = ({ page }: Guest): Locator => page.locator('[data-touchline="minicart"]').getByRole('dialog')
const alert = (guest: Guest): Locator => grid(guest).getByRole('alert')

/** Opens the grid of the shirt. */
async function openGrid(guest: Guest, name = 'Order several sizes'): Promise<void> {
  await guest.openProduct()
  await mount(guest).getByRole('button', { name }).click()
  await grid(guest).getByRole('table').waitFor()
}

/** The cart on the server: pieces by product code. */
const inCart = ({ page, base }: Guest): Promise<Record<string, number>> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    const { items = [] }: { items?: { sku: string; qty: number }[] } = await answer.json()
    return Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]))
  }, `${base}checkout/cart/quote`)

/** Enters 5, 10 and 5 in royal blue. */
async function enterTwenty(guest: Guest): Promise<void> {
  for (const [size, pieces] of [
    ['S', '5'],
    ['M', '10'],
    ['XL', '5'],
  ] as const)
    await cell(guest, `Royal blue, ${size}`).fill(pieces)
  await grid(guest).getByText('20 pieces').waitFor()
}
const twenty = { [skus.S]: 5, [skus.M]: 10, [skus.XL]: 5 }

/** Waits for the popup after a whole success. */
async function untilAdded(guest: Guest): Promise<void> {
  await inPopup(guest).getByText(guest.words.added).waitFor()
  await grid(guest).waitFor({ state: 'hidden' })
}

/** Answers the nth call that adds to the cart by `handle`; all others as usual. */
async function breakNth(guest: Guest, nth: number, handle: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0
  await guest.page.route(ITEMS, async (route) => {
    count++
    if (count === nth) await handle(route)
    else await route.fallback()
  })
  return () => count
}

test('twenty shirts are typed with the keyboard, in the cart with one press and one event, and ordered', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await openGrid(guest)
  await page.evaluate(() => {
    const told: unknown[] = []
    document.addEventListener('touchline:cart:added', (event) => void told.push(event instanceof CustomEvent ? event.detail : null))
    Object.assign(window, { told })
  })
  await expectAccessible(page, '[data-touchline="order-grid"]')
  await cell(guest, 'Royal blue, S').focus()
  await page.keyboard.type('5')
  await page.keyboard.press('ArrowRight')
  await untilFocused(cell(guest, 'Royal blue, M'))
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await untilFocused(cell(guest, 'Royal blue, L'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('55')
  await page.keyboard.press('Escape')
  expect(await cell(guest, 'Royal blue, XL').inputValue()).toBe('')
  await page.keyboard.type('5')
  await grid(guest).getByText('20 pieces').waitFor()
  const sum = await grid(guest).locator('.order-grid-whole strong').textContent()
  await addAll(guest).focus()
  await page.keyboard.press('Enter')
  await untilAdded(guest)
  await guest.untilCount(20)
  expect(await inCart(guest)).toEqual(twenty)
  const told = await page.evaluate(() => ('told' in window && Array.isArray(window.told) ? window.told : []))
  expect(told).toMatchObject([{ lines: [{ quantity: 5 }, { quantity: 10 }, { quantity: 5 }] }])
  await expect.poll(() => inPopup(guest).textContent()).toContain(sum)
  expect(await orderKind(stage, guest)).toMatchObject([{ qty: 5 }, { qty: 10 }, { qty: 5 }])
})

test('a block from a spreadsheet fills the grid, what fits nowhere is named, and Undo brings the old numbers back', async () => {
  const guest = await stage.visit('en')
  await openGrid(guest)
  await cell(guest, 'Royal blue, S').fill('1')
  await cell(guest, 'Royal blue, S').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Colour\tM\tS\tTotal\nRoyal blue\t10\t5\t15\nRed\t3\t\t3\nTotal\t13\t5\t18')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  // Red in M is sold out.
  await grid(guest).getByText('Not filled in, since it fits no size: 3').waitFor()
  expect([await cell(guest, 'Royal blue, M').inputValue(), await cell(guest, 'Royal blue, S').inputValue()]).toEqual(['10', '5'])
  await grid(guest).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cell(guest, 'Royal blue, M').inputValue()).toBe('')
  expect(await cell(guest, 'Royal blue, S').inputValue()).toBe('1')
})

test('on a phone each colour is a card with steps, and everything is in the cart in Dutch', async () => {
  const guest = await stage.visit('nl', phone)
  const { page } = guest
  await openGrid(guest, 'Meerdere maten bestellen')
  await expectAccessible(page, '[data-touchline="order-grid"]')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const more = grid(guest).getByRole('button', { name: 'Eén meer van Koningsblauw, L' })
  // Three are left.
  for (let press = 0; press < 3; press++) await more.tap()
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true')
  expect(await cell(guest, 'Koningsblauw, L').inputValue()).toBe('3')
  await cell(guest, 'Koningsblauw, M').fill('2')
  await addAll(guest).tap()
  await untilAdded(guest)
  expect(await inCart(guest)).toEqual({ 'NO10001-ROYAL-L': 3, [skus.M]: 2 })
})

test('without scripts a form has a number for each size', async () => {
  const guest = await stage.visit('en', { javaScriptEnabled: false })
  const { page } = guest
  await guest.open('product/norrvik-home-shirt')
  await page.locator('summary', { hasText: 'Order several sizes' }).click()
  await page.getByRole('spinbutton', { name: 'Royal blue, M' }).fill('10')
  await page.getByRole('spinbutton', { name: 'Royal blue, S' }).fill('5')
  await page.locator('.kind-sizes').getByRole('button', { name: guest.words.add }).click()
  await page.waitForURL(`${guest.base}checkout/cart`)
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Royal blue' }).count()).toBeGreaterThanOrEqual(2)
})

describe('once only', () => {
  test('by a double click', async () => {
    const guest = await stage.visit('en')
    await openGrid(guest)
    await enterTwenty(guest)
    await addAll(guest).dblclick()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual(twenty)
  })

  test('where the answer to the second size is lost after the server has it', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openGrid(guest)
    await enterTwenty(guest)
    const sent = await breakNth(guest, 2, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await addAll(guest).click()
    await untilAdded(guest)
    expect([await inCart(guest), sent()]).toEqual([twenty, 3])
  })

  test('where the page is left for the cart in the middle: Back shows what is not in it, and only that is sent', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    const { page } = guest
    await openGrid(guest)
    await enterTwenty(guest)
    const done = Promise.withResolvers<void>()
    const sent = await breakNth(guest, 2, async (route) => {
      // The server adds them, and the page is gone before it hears of it.
      await route.fetch()
      done.resolve()
    })
    await addAll(guest).click()
    await done.promise
    await guest.open('checkout/cart')
    await page.goBack()
    await untilReady(page, '.buy')
    await mount(guest).getByRole('button', { name: 'Order several sizes' }).click()
    await grid(guest).getByText('15 pieces').waitFor()
    await addAll(guest).click()
    await untilAdded(guest)
    expect([await inCart(guest), sent()]).toEqual([twenty, 3])
  })

  test('in two tabs at the same time, each with its own numbers', async () => {
    const guest = await stage.visit('en')
    const tab = await guest.openTab()
    await openGrid(guest)
    await openGrid(tab)
    await enterTwenty(guest)
    await cell(tab, 'Royal blue, M').fill('2')
    await Promise.all([addAll(guest).click(), addAll(tab).click()])
    await Promise.all([untilAdded(guest), untilAdded(tab)])
    expect(await inCart(guest)).toEqual({ ...twenty, [skus.M]: 12 })
  })
})

describe('what does not go into the cart', () => {
  test('is the size that somebody else has bought meanwhile: it is said at its cell, and the next press sends the rest', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openGrid(guest)
    await enterTwenty(guest)
    await setStock(stage.shop.db, skus.M, 4)
    await addAll(guest).click()
    await alert(guest).getByText('10 of 20 pieces are in your cart.').waitFor()
    expect(await inCart(guest)).toEqual({ [skus.S]: 5, [skus.XL]: 5 })
    expect(await inPopup(guest).count()).toBe(0)
    expect(await cell(guest, 'Royal blue, M').inputValue()).toBe('10')
    await grid(guest).getByText('Only 4 left').waitFor()
    await expectAccessible(guest.page, '[data-touchline="order-grid"]')
    await addAll(guest).click()
    await untilFocused(cell(guest, 'Royal blue, M'))
    await cell(guest, 'Royal blue, M').fill('4')
    await addAll(guest).click()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual({ ...twenty, [skus.M]: 4 })
  })

  test('is the size at which the server failed', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openGrid(guest)
    await enterTwenty(guest)
    await breakNth(guest, 2, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"SQLSTATE"}' }))
    await addAll(guest).click()
    await alert(guest).getByText('10 of 20 pieces are in your cart.').waitFor()
    await addAll(guest).click()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual(twenty)
  })

  test('is everything without a connection, and nothing that was typed is lost, also by a reload', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    const { page } = guest
    await openGrid(guest)
    await enterTwenty(guest)
    await goOffline(guest)
    await addAll(guest).click()
    await alert(guest).getByText('0 of 20 pieces are in your cart.').waitFor()
    await goOnline(guest)
    await page.reload()
    await untilReady(page, '.buy')
    await mount(guest).getByRole('button', { name: 'Order several sizes' }).click()
    await grid(guest).getByText('20 pieces').waitFor()
    await addAll(guest).click()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual(twenty)
  })

  test('is what was in the cart of a session that has ended in the middle', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openGrid(guest)
    await enterTwenty(guest)
    await breakNth(guest, 2, async (route) => {
      await guest.context.clearCookies({ name: /^(touchline-sid|XSRF-TOKEN|touchline-session)$/ })
      await route.fallback()
    })
    await addAll(guest).click()
    await alert(guest).waitFor()
    await addAll(guest).click()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual(twenty)
  })

  test('is nothing where the session had ended before the press', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await openGrid(guest)
    await enterTwenty(guest)
    await forgetSession(guest)
    await addAll(guest).click()
    await untilAdded(guest)
    expect(await inCart(guest)).toEqual(twenty)
  })
})
