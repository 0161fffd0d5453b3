// Tests that two tabs of one browser agree on cart and wishlist without a reload.
import { describe, expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

const hearts = ({ page }: Guest) => page.getByRole('article').getByRole('button', { name: 'Add to wishlist' })
const wishlistLink = ({ page }: Guest, name: string) => page.getByRole('link', { name, exact: true })
const isPressed = (guest: Guest, index: number) => hearts(guest).nth(index).getAttribute('aria-pressed')

/** A list whose wishlist buttons are ready: before that they are forms, and a press reloads the page. */
async function openList(guest: Guest): Promise<void> {
  await guest.open('search?query=shirt')
  await untilReady(guest.page, 'main')
}

test('a tab shows what the other adds, changes and removes', async () => {
  const guest = await stage.visit('en')
  const other = await guest.openTab()
  await other.open('search?query=shirt')
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.add()
  await other.untilCount(1)
  await expect.poll(() => other.popup.isVisible()).toBe(false)

  await other.openCart()
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await guest.untilSaved()
  await expect.poll(() => other.quantity(other.cart).inputValue()).toBe('2')

  await other.cart.getByRole('button', { name: /^Remove/ }).click()
  await other.page.getByText('Your cart is empty').waitFor()
  await guest.untilCount(0)
  await guest.popup.getByText('Your cart is empty').waitFor()
})

test('two stores in one browser do not notify each other', async () => {
  const guest = await stage.visit('en')
  await guest.fillCart(2)
  await guest.open('')
  await guest.untilCount(2)
  await guest.page.locator('[data-touchline="store-switch"] summary').click()
  await guest.page.getByRole('link', { name: 'Deutschland' }).click()
  await guest.page.waitForURL(/\/de\/$/)
  await guest.page.getByRole('button', { name: 'Warenkorb', exact: true }).waitFor()
  expect(await guest.page.evaluate(() => document.documentElement.lang)).toBe('de-DE')
})

describe('the wishlist', () => {
  test('hearts toggle, the badge counts, and the other tab agrees', async () => {
    const guest = await stage.visit('en')
    const other = await guest.openTab()
    await Promise.all([openList(guest), openList(other)])
    await wishlistLink(guest, 'Wishlist').waitFor()
    await hearts(guest).nth(0).click()
    await wishlistLink(guest, 'Wishlist, 1 product').waitFor()
    await expect.poll(() => isPressed(guest, 0)).toBe('true')
    await wishlistLink(other, 'Wishlist, 1 product').waitFor()
    await expect.poll(() => isPressed(other, 0)).toBe('true')
    await hearts(other).nth(1).click()
    await wishlistLink(guest, 'Wishlist, 2 products').waitFor()
    await hearts(guest).nth(0).click()
    await wishlistLink(other, 'Wishlist, 1 product').waitFor()
    await expect.poll(() => isPressed(other, 0)).toBe('false')
    await wishlistLink(other, 'Wishlist, 1 product').click()
    await other.page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor()
    await expect.poll(() => other.page.getByRole('article').count()).toBe(1)
  })

  test('a heart pressed twice quickly has the server’s state', async () => {
    const guest = await stage.visit('en')
    await openList(guest)
    await wishlistLink(guest, 'Wishlist').waitFor()
    await guest.breakShop('slow:200@PUT:/customer/wishlist')
    await hearts(guest).first().click()
    await hearts(guest).first().click()
    await hearts(guest).first().and(guest.page.locator(':not([aria-busy="true"])')).waitFor()
    const kept = await (await guest.context.request.get(`${guest.base}api/session`)).json()
    await expect.poll(() => isPressed(guest, 0)).toBe(String(kept.wishlist.length === 1))
    await wishlistLink(guest, kept.wishlist.length === 1 ? 'Wishlist, 1 product' : 'Wishlist').waitFor()
  })

  test.each(
    rowsOf([
      [100, '99+', 'Wishlist, 99+ products'],
      [99, '99', 'Wishlist, 99 products'],
    ]),
  )('of %i products shows %s', async (count, badge, name) => {
    const guest = await stage.visit('en')
    const value = encodeURIComponent(JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)))
    await guest.context.addCookies([{ name: 'touchline-wishlist', value, domain: 'localhost', path: '/en/' }])
    await guest.open('contact')
    await wishlistLink(guest, name).getByText(badge, { exact: true }).waitFor()
  })
})
