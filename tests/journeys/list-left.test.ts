// Tests a list that is left, for a product or another page, and its state on the way back.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

const names = ({ page }: Guest) => page.locator('[data-touchline="product-list"] .touchline-card-name').allTextContents()
const cardLinks = ({ page }: Guest) => page.locator('.touchline-card-name a')
const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement)

async function openList(path: string): Promise<Guest> {
  const guest = await stage.visit('en')
  await guest.open(path)
  await untilReady(guest.page)
  return guest
}

async function backToList({ page }: Guest): Promise<void> {
  await page.goBack()
  await untilReady(page)
  await page.locator('.product-list-grid[aria-busy="true"]').waitFor({ state: 'detached' })
}

test('a list is unchanged on return from a product', async () => {
  const guest = await openList('team-wear/_Black')
  const before = await names(guest)
  const last = cardLinks(guest).last()
  await last.scrollIntoViewIfNeeded()
  const scrolled = await guest.page.evaluate(() => scrollY)
  await last.click()
  await guest.page.waitForURL(/\/product\//)
  await backToList(guest)
  await expect.poll(() => names(guest)).toEqual(before)
  await expect.poll(() => guest.page.evaluate((wanted) => Math.abs(scrollY - wanted) < 50, scrolled)).toBe(true)
  await expect.poll(() => isFocused(last)).toBe(true)
})

test('a list does not focus a product opened in another tab when the shopper returns from another page', async () => {
  const guest = await openList('team-wear')
  const first = cardLinks(guest).first()
  const [tab] = await Promise.all([guest.context.waitForEvent('page'), first.click({ modifiers: ['ControlOrMeta'] })])
  await tab.close()
  await guest.open('contact')
  await backToList(guest)
  expect(await isFocused(first)).toBe(false)
})

test('a list keeps its list layout on return', async () => {
  const guest = await openList('team-wear')
  await guest.page.getByRole('button', { name: 'As a list' }).click()
  const tenth = cardLinks(guest).nth(9)
  await tenth.click()
  await guest.page.waitForURL(/\/product\//)
  await backToList(guest)
  await expect.poll(() => isFocused(tenth)).toBe(true)
  await guest.page.locator('.product-list-grid[data-layout="list"]').waitFor()
  await expect.poll(() => tenth.evaluate((link) => link.getBoundingClientRect().top).then((top) => top > 0 && top < 900)).toBe(true)
})
