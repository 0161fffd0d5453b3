// Tests a slow shop and a quick shopper: a press on the link to the checkout right after a change waits until the cart is saved.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { holdBack } from './holding.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** Slows down every change of a line. */
const SLOW = 'slow:1500@PUT:/checkout/cart/items'

/** The number of pieces that the server has in the guest's cart. */
const piecesOf = (guest: Guest): Promise<number> =>
  guest.page.evaluate(async (base) => {
    const { items_qty: pieces } = await (await fetch(`${base}checkout/cart/quote`)).json()
    return Number(pieces)
  }, guest.base)

async function openCartPage(name: string): Promise<{ guest: Guest; way: Locator }> {
  const guest = await stage.visitAs(name)
  await guest.open('')
  await guest.fillCart(1)
  await guest.openCart()
  const way = guest.cart.getByRole('link', { name: guest.words.checkout })
  await way.waitFor()
  return { guest, way }
}

test('from the cart page the checkout opens once the last quantity is saved, however fast the presses are', async () => {
  const { guest, way } = await openCartPage('waits-cart')
  await guest.breakShop(SLOW)
  const more = guest.cart.getByRole('button', { name: guest.words.increase })
  await more.click()
  await more.click()
  await way.click()
  // Pressed again while it waits, it counts as the same press.
  await way.click()
  await expect.poll(() => way.getAttribute('aria-busy')).toBe('true')
  expect(new URL(guest.page.url()).pathname).toBe('/en/checkout/cart')
  await guest.page.waitForURL(`${guest.base}checkout`)
  await guest.field(guest.words.email).waitFor()
  expect(await piecesOf(guest)).toBe(3)
})

test('a number typed just before the press is saved, a word keeps her on the page', async () => {
  const { guest, way } = await openCartPage('waits-typed')
  const field = guest.quantity(guest.cart)
  await field.fill('some')
  await way.click()
  await expect.poll(() => field.evaluate((element) => document.activeElement === element)).toBe(true)
  expect(new URL(guest.page.url()).pathname).toBe('/en/checkout/cart')
  await guest.breakShop(SLOW)
  await field.fill('4')
  await way.click()
  await guest.page.waitForURL(`${guest.base}checkout`)
  expect(await piecesOf(guest)).toBe(4)
})

test('in the popup a refused quantity is reported and she stays, as she does if she closes it meanwhile', async () => {
  const guest = await stage.visitAs('waits-popup')
  await guest.open('')
  await guest.fillCart(1)
  await guest.open('')
  await guest.opener.click()
  const way = guest.popup.getByRole('link', { name: guest.words.checkout })
  await way.waitFor()
  await guest.breakShop('status:500@PUT:/checkout/cart/items*1')
  const release = await holdBack(guest.page, /checkout\/cart\/items\/\d+$/)
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await way.click()
  await expect.poll(() => way.getAttribute('aria-busy')).toBe('true')
  release()
  await guest.popup.getByRole('alert').waitFor()
  await expect.poll(() => way.getAttribute('aria-busy')).toBe(null)
  expect(new URL(guest.page.url()).pathname).toBe('/en/')
  await expect.poll(() => guest.quantity().evaluate((element) => document.activeElement === element)).toBe(true)

  // Presses again, and closes the popup while it waits: then she also stays.
  await guest.breakShop(SLOW)
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await way.click()
  await guest.page.keyboard.press('Escape')
  await guest.popup.waitFor({ state: 'hidden' })
  await expect.poll(() => piecesOf(guest)).toBe(2)
  await guest.opener.click()
  await guest.untilSaved()
  expect(new URL(guest.page.url()).pathname).toBe('/en/')
  await way.click()
  await guest.page.waitForURL(`${guest.base}checkout`)
})
