// Tests the menu of a phone: opened, used and closed by finger and by keyboard.
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { focused, mountOf, phone } from './menus.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

const opener = (guest: Guest) => mountOf(guest, 'mobile-menu').locator('summary').first()
const dialog = ({ page }: Guest) => page.getByRole('dialog', { name: 'Menu' })
const state = (guest: Guest) => mountOf(guest, 'mobile-menu').getAttribute('data-menu-state')
const isLocked = ({ page }: Guest) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

async function open(): Promise<Guest> {
  const guest = await stage.visit('en', phone)
  await guest.open('')
  await opener(guest).click()
  await dialog(guest).getByRole('button', { name: 'Team wear' }).waitFor()
  return guest
}

test('opens as a modal dialog over a page that does not scroll, keeps Tab inside, and closes in three ways', async () => {
  const guest = await open()
  const { page } = guest
  await expect.poll(async () => [await isLocked(guest), await state(guest)]).toEqual([true, 'open'])
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
  await expectAccessible(page)
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog(guest).getByRole('button', { name: 'Close menu' }).click(),
    // Presses beside the menu.
    () => page.mouse.click(380, 500),
  ]
  for (const close of ways) {
    await close()
    await dialog(guest).waitFor({ state: 'hidden' })
    await expect.poll(() => isLocked(guest)).toBe(false)
    await expect.poll(() => opener(guest).evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => state(guest)).toBe('closed')
    await expect.poll(() => page.locator('.mobile-menu-dialog').count()).toBe(0)
    await opener(guest).click()
    await dialog(guest).getByRole('button', { name: 'Team wear' }).waitFor()
  }
  // When the screen becomes wide, the menu closes.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
  await expect.poll(() => isLocked(guest)).toBe(false)
})

test('by keyboard alone: into a level, back, in again and to a page', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('')
  await opener(guest).focus()
  await page.keyboard.press('Enter')
  await dialog(guest).waitFor()
  await expect.poll(() => focused(guest)).toBe('Close menu')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(guest)).toBe('Racket sports')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(guest)).toBe('Back to Menu')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(guest)).toBe('Racket sports')
  await page.keyboard.press('Space')
  await expect.poll(() => focused(guest)).toBe('Back to Menu')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(guest)).toBe('Everything in Racket sports')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Racket sports' }).waitFor()
})

test('without JavaScript the same links are in a <details>', async () => {
  const guest = await stage.visit('en', { ...phone, javaScriptEnabled: false })
  await guest.open('')
  await opener(guest).click()
  await mountOf(guest, 'mobile-menu').getByText('Shoes', { exact: true }).click()
  await mountOf(guest, 'mobile-menu').getByRole('link', { name: 'Everything in Shoes' }).click()
  await guest.page.getByRole('heading', { level: 1, name: 'Shoes' }).waitFor()
})

test('a chunk that never loads leaves the <details>', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [/mobile-menu/, /Failed to load resource|net::ERR/] })
  await guest.page.route('**/mobile-menu-*.js', (route) => route.abort())
  await guest.open('')
  await opener(guest).click()
  await mountOf(guest, 'mobile-menu').getByText('Shoes', { exact: true }).click()
  await mountOf(guest, 'mobile-menu').getByRole('link', { name: 'Everything in Shoes' }).waitFor()
})
