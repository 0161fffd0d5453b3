// Tests the Back button with the browser's back/forward cache: pages return as they were left, and are brought up to date.
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { accountButton, logIn, mountOf, phone } from './menus.ts'
import { goBack, letKeep, watchSleep } from './sleeping.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasBackForwardCache: true })

async function visit(name: string): Promise<Guest> {
  const guest = await stage.visit('en')
  guest.email = `${name}@example.com`
  await watchSleep(guest)
  return guest
}

describe.each(rowsOf([true, false]))('back from the provider to a restored checkout: %s', (isKept) => {
  test('the button works, and the same payment continues', async () => {
    const guest = await visit(`bf-on-${isKept}`)
    if (isKept) await letKeep(guest, 'checkout')
    await guest.fillCart()
    await guest.openPayment()
    await guest.buy()
    expect(await goBack(guest)).toBe(isKept)
    const isInSight = (button: Element) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }
    await expect.poll(() => guest.button('Continue payment').evaluate(isInSight)).toBe(true)
    await guest.button('Continue payment').click()
    await guest.untilProvider()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
  })

  if (isAll)
    test('after a cancellation there is a message, and the second try is the paid order', async () => {
      const guest = await visit(`bf-cancel-${isKept}`)
      if (isKept) await letKeep(guest, 'checkout')
      await guest.fillCart()
      await guest.openPayment()
      await guest.buy()
      expect(await goBack(guest)).toBe(isKept)
      await guest.button('Pay another way').click()
      await expect.poll(() => guest.readPaymentError()).toBe('The payment is canceled, the order is not paid')
      await guest.returnToPayment()
      await guest.choosePayment()
      await guest.buy()
      await guest.decide('Pay')
      await guest.readOrderNumber()
      await expect.poll(() => stage.statesOf(guest)).toEqual(['canceled', 'paid'])
    })
})

test('back from the cart page after a change the header has the new number', async () => {
  const guest = await visit('bf-cart')
  await guest.fillCart(2)
  await guest.open('')
  await guest.untilCount(2)
  await guest.page.getByRole('navigation').getByRole('link', { name: guest.words.department, exact: true }).first().click()
  await guest.page.getByRole('heading', { level: 1, name: guest.words.department }).waitFor()
  await guest.untilCount(2)
  // The browser does not keep a page that has not finished loading.
  await guest.page.waitForLoadState()
  await guest.openCart()
  await guest.cart.getByRole('button', { name: guest.words.increase }).click()
  await guest.untilSaved(guest.cart)
  await guest.untilCount(3)
  expect(await goBack(guest)).toBe(true)
  await guest.untilCount(3)
})

if (isAll)
  test('back from a link of the popup, the popup is closed and changes are shown', async () => {
    const guest = await visit('bf-popup')
    await guest.openProduct()
    await guest.chooseVariant()
    await guest.add()
    await guest.popup.getByRole('link', { name: guest.words.viewCart }).click()
    await guest.cart.getByRole('button', { name: guest.words.increase }).click()
    await guest.untilSaved(guest.cart)
    expect(await goBack(guest)).toBe(true)
    await guest.popup.waitFor({ state: 'hidden' })
    await guest.untilCount(2)
  })

test('back from another page a heart has the state that it was given there', async () => {
  const guest = await visit('bf-heart')
  await guest.open('search?query=shirt')
  const heart = guest.page.getByRole('article').first().getByRole('button', { name: 'Add to wishlist' })
  await heart.click()
  await guest.page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  await guest.page.getByRole('article').first().getByRole('link').first().click()
  const same = guest.page.locator('.buy').getByRole('button', { name: 'Add to wishlist' })
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true')
  await same.click()
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false')
  expect(await goBack(guest)).toBe(true)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
})

test('back from a link of a phone’s menu, the menu is closed', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  const opener = mountOf(guest, 'mobile-menu').locator('summary').first()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await guest.open('')
  await opener.click()
  await menu.getByRole('button', { name: 'Shoes' }).click()
  await menu.getByRole('link', { name: 'Everything in Shoes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shoes' }).waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Ready before the whistle' }).waitFor()
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await opener.click()
  await menu.getByRole('button', { name: 'Team wear' }).waitFor()
})

test('Back after a logout shows nothing personal, from the cache or not', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.open('contact')
  await logIn(guest)
  await accountButton(guest).waitFor()
  await accountButton(guest).click()
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/logout$/)
  await page.goBack({ waitUntil: 'commit' })
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  // A control's value is no part of the markup.
  const values = () => page.evaluate(() => Array.from(document.querySelectorAll('input, textarea'), (field) => Reflect.get(field, 'value')))
  await expect.poll(async () => `${await page.content()} ${(await values()).join(' ')}`).not.toMatch(/Mary|O'Neil|demo@touchline/)
  await guest.open('account')
  await page.waitForURL(/\/account\/login\?back=/)
})
