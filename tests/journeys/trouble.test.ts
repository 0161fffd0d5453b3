// Tests failed connections and sold-out stock: there is a message, no typed text is lost, and the visit can continue.
import { afterEach, describe, expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { goOffline, goOnline } from '../support/browser-session.ts'
import { setStock } from '../support/purchase.ts'
import { isAll } from '../support/scope.ts'
import type { Guest } from './guest.ts'
import { untilFocused } from './keyboard.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const { sku } = landmarkSkus.comfortable

afterEach(() => setStock(stage.shop.db, sku, 40))

test('a browser without cookies gets a message at the button, and the console is not misleading', async () => {
  const guest = await stage.visitAs('no-cookies')
  const warnings: string[] = []
  guest.page.on('console', (message) => warnings.push(message.text()))
  await guest.context.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.button('Add to cart').click()
  await guest.page.getByRole('alert').getByText('Your browser blocks cookies. Allow them for this shop to place an order.').waitFor()
  expect(warnings.filter((text) => text.includes('XSRF-TOKEN'))).toEqual([])
})

describe('without a line', () => {
  test('an add reports the failure, and works once online', async () => {
    const guest = await stage.visitAs('offline-add')
    await guest.openProduct()
    await guest.chooseVariant()
    await guest.increase()
    await goOffline(guest)
    await guest.button('Add to cart').click()
    await guest.page.getByRole('alert').getByText('Could not add product to cart').waitFor()
    await goOnline(guest)
    await guest.add()
    await guest.untilCount(2)
  })

  test.each(rowsOf(['malformed', 'html', 'cut-json', 'empty']))(
    'an add with a %s answer reports it, opens nothing, and works on retry',
    async (kind) => {
      const guest = await stage.visitAs('malformed-add')
      await guest.openProduct()
      await guest.chooseVariant()
      await guest.breakShop(`${kind}@POST:/checkout/cart/items*1`)
      await guest.button('Add to cart').click()
      await guest.page.getByRole('alert').getByText('Could not add product to cart').waitFor()
      expect(await guest.popup.count()).toBe(0)
      await guest.add()
      await guest.untilCount(1)
    },
  )

  test('a change is rolled back with a message, and works once online', async () => {
    const guest = await stage.visitAs('offline-change')
    await guest.fillCart(2)
    await guest.openCart()
    const more = guest.cart.getByRole('button', { name: guest.words.increase })
    await goOffline(guest)
    await more.click()
    await guest.cart.getByRole('alert').getByText('The shop cannot be reached. Check your connection and try again.').waitFor()
    await expect.poll(() => guest.quantity(guest.cart).inputValue()).toBe('2')
    await goOnline(guest)
    await more.click()
    await guest.untilCount(3)
    await guest.untilSaved(guest.cart)
    await guest.cart.getByRole('alert').waitFor({ state: 'detached' })
  })

  if (isAll)
    test('the popup offers to retry, which works', async () => {
      const guest = await stage.visitAs('offline-popup')
      await guest.fillCart(2)
      // The popup's file loads after the quantity; if it could not be loaded, the cart would be a link.
      const loaded = guest.page.waitForEvent('requestfinished', (request) => /\/popup-[^/]*\.js$/.test(request.url()))
      await guest.open('contact')
      await guest.untilCount(2)
      await loaded
      await goOffline(guest)
      await guest.opener.click()
      await guest.popup.getByText('Your cart could not be loaded').waitFor()
      await goOnline(guest)
      await guest.popup.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => guest.quantity().inputValue()).toBe('2')
    })

  test('every step of the checkout keeps the input, reports the failure as the spec allows, and continues afterwards', async () => {
    const guest = await stage.visitAs('offline-checkout')
    const { page, words } = guest
    await guest.fillCart()
    await guest.openCheckout()
    await guest.fillAddress()
    await goOffline(guest)
    await guest.button(words.continue).click()
    const sentence = page.getByRole('alert').getByText('Something went wrong, please try again later')
    await sentence.waitFor()
    // The button is more than a screen below it.
    await untilFocused(page.locator(':focus').filter({ has: sentence }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => guest.field(words.city).inputValue()).toBe('London')
    await goOnline(guest)
    await guest.continueToShipping()

    // The spec only logs this failure; the button offers to try again.
    await goOffline(guest)
    await guest.button(words.continue).click()
    await guest.button('Try again').waitFor()
    await goOnline(guest)
    await guest.button('Try again').click()
    await page.getByRole('heading', { name: words.payment }).waitFor()

    await guest.choosePayment()
    await goOffline(guest)
    await guest.buyButton.click()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => stage.statesOf(guest)).toEqual([])
    await goOnline(guest)
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
  })
})

describe('stock that somebody else bought', () => {
  const notice = ({ page }: Guest) => page.getByText('One or more products are out of stock.')
  const untilNoticed = async (guest: Guest) => {
    await guest.page.waitForURL(/checkout\/cart/)
    await notice(guest).waitFor()
    await untilFocused(guest.page.locator(':focus').filter({ has: notice(guest) }))
  }

  test.each(
    rowsOf([
      [1, 'too little'],
      [0, 'none'],
    ]),
  )('before the checkout is opened (%i left, %s): the cart reports it and has the focus', async (left, _) => {
    const guest = await stage.visitAs('stock-before')
    await guest.fillCart(2)
    await setStock(stage.shop.db, sku, left)
    await guest.open('checkout')
    await untilNoticed(guest)
    await expect.poll(() => guest.cart.getByRole('link', { name: 'Proceed to checkout' }).count()).toBe(0)
  })

  test('at Buy now: nothing is ordered, the cart reports it and has the focus, and the rest can be bought', async () => {
    const guest = await stage.visitAs('stock-at-the-end')
    await guest.fillCart(2)
    await guest.openPayment()
    await setStock(stage.shop.db, sku, 1)
    await guest.buyButton.click()
    await untilNoticed(guest)
    await expect.poll(() => stage.statesOf(guest)).toEqual([])
    await guest.cart.getByRole('button', { name: /^One less/ }).click()
    await guest.untilSaved(guest.cart)
    await guest.cart.getByRole('link', { name: 'Proceed to checkout' }).click()
    await guest.returnToPayment()
    await guest.choosePayment()
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => stage.statesOf(guest)).toEqual(['paid'])
  })
})
