// Tests comparison, wishlist and quick buy over a dead line, with an old token, after an expired session, and on restored pages.
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { forgetSession, goOffline, goOnline, spoilToken, untilAnswered } from '../support/browser-session.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { goBack, watchSleep } from './sleeping.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasBackForwardCache: true })
const { configurable: shirt, simple } = landmarks

const card = ({ page }: Guest) => page.locator(`article[data-product-id="${shirt.id}"]`).first()
const heart = (guest: Guest) => card(guest).getByRole('button', { name: 'Add to wishlist' })
const scales = (guest: Guest) => card(guest).locator('button[data-sku]')
const opener = (guest: Guest) => card(guest).locator('a[data-quick-buy]')
const dialog = ({ page }: Guest) => page.locator('.quick-buy-dialog')
const isOn = (button: ReturnType<typeof heart>) => button.getAttribute('aria-pressed')
/** By keyboard, since the tools of a card are only visible on hover. */
async function press(button: ReturnType<typeof heart>): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

async function openList(): Promise<Guest> {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  await watchSleep(guest)
  await guest.open('search?query=Norrvik+Home')
  await untilReady(guest.page)
  return guest
}

/** The dialog with the shirt, its options chosen and ready to add. */
async function openChosen(guest: Guest): Promise<void> {
  await press(opener(guest))
  await dialog(guest).getByRole('radio', { name: guest.words.colour, exact: true }).waitFor()
  await guest.chooseVariant()
}
const addButton = (guest: Guest) => dialog(guest).getByRole('button', { name: guest.words.add })

describe('without a line', () => {
  test('a heart keeps its state and the compare button reports a failure, and both work once online', async () => {
    const guest = await openList()
    await goOffline(guest)
    await press(heart(guest))
    await heart(guest).and(guest.page.locator(':not([aria-busy="true"])')).waitFor()
    await expect.poll(() => isOn(heart(guest))).toBe('false')
    await press(scales(guest))
    await guest.page.locator('.touchline-news').getByText('The comparison could not be changed, please try again.').waitFor()
    await expect.poll(() => isOn(scales(guest))).toBe('false')
    await goOnline(guest)
    await press(heart(guest))
    await guest.page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    await expect.poll(() => isOn(heart(guest))).toBe('true')
    await press(scales(guest))
    await guest.page.locator('.touchline-news').getByText(/: 1 /).waitFor()
  })

  test('quick buy leads to the product page, retries when it is opened again, and keeps the choice if an add fails', async () => {
    const guest = await openList()
    const product = /\/en\/catalog\/product\/\d+$/
    await guest.page.route(product, (route) => route.abort())
    await press(opener(guest))
    await dialog(guest).getByRole('alert').waitFor()
    await dialog(guest).getByRole('link', { name: 'To the product page' }).waitFor()
    await guest.page.keyboard.press('Escape')
    await guest.page.unroute(product)
    await openChosen(guest)
    await goOffline(guest)
    await addButton(guest).click()
    await dialog(guest).getByText('Could not add product to cart').waitFor()
    await goOnline(guest)
    await addButton(guest).click()
    await guest.untilCount(1)
  })
})

describe('an expired token', () => {
  test('is renewed at an add in quick buy, and the add happens once', async () => {
    const guest = await openList()
    await guest.fillCart()
    await openChosen(guest)
    await spoilToken(guest)
    await addButton(guest).click()
    await guest.untilCount(2)
  })

  test('is renewed when products are removed from the comparison and the wishlist', async () => {
    const guest = await openList()
    await press(scales(guest))
    await guest.page.locator('.touchline-news').getByText(/: 1 /).waitFor()
    await guest.send('put', 'customer/wishlist/items/toggle', { productId: simple.id })
    for (const [path, empty] of [
      ['compare', 'Nothing to compare yet'],
      ['wishlist', 'Your wishlist is empty'],
    ] as const) {
      await guest.open(path)
      await untilReady(guest.page, 'main')
      await spoilToken(guest)
      await guest.page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .click()
      await guest.page.getByText(empty).waitFor()
    }
  })
})

describe('an expired session', () => {
  test('is replaced at the compare button and at an add in quick buy', async () => {
    const guest = await openList()
    await guest.fillCart(3)
    await forgetSession(guest)
    await press(scales(guest))
    await guest.page.locator('.touchline-news').getByText(/: 1 /).waitFor()
    await openChosen(guest)
    await forgetSession(guest)
    await addButton(guest).click()
    await guest.untilCount(1)
  })

  test('has no product to remove from the wishlist, and the press adds none', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await guest.send('put', 'customer/wishlist/items/toggle', { productId: simple.id })
    // Waits for the session call: after the session has expired, it would empty the list before the press.
    const session = guest.page.waitForResponse(`${guest.base}api/session`)
    await guest.open('wishlist')
    await untilReady(guest.page, 'main')
    await session
    await forgetSession(guest)
    await guest.page.getByRole('button', { name: /^Remove from wishlist/ }).click()
    await guest.page.getByText('Your wishlist is empty').waitFor()
    await untilAnswered(guest.visit)
    const { wishlist } = await (await guest.context.request.get(`${guest.base}api/session`)).json()
    expect(wishlist).toEqual([])
  })
})

describe('a list restored from the back/forward cache', () => {
  test('has the focus on the visited product, and its compare button as it was pressed there', async () => {
    const guest = await openList()
    await press(scales(guest))
    await guest.page.locator('.touchline-news').getByText(/: 1 /).waitFor()
    const link = card(guest).locator('.touchline-card-name a')
    await link.click()
    await untilReady(guest.page, '.buy')
    const same = guest.page.locator('.buy button[data-sku]').first()
    await expect.poll(() => isOn(same)).toBe('true')
    await same.click()
    await expect.poll(() => isOn(same)).toBe('false')
    expect(await goBack(guest)).toBe(true)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => isOn(scales(guest))).toBe('false')
  })

  test('has no dialog open, and opens it again', async () => {
    const guest = await openList()
    await openChosen(guest)
    await dialog(guest).getByRole('link', { name: 'All about this product' }).click()
    await guest.page.waitForURL(`**/product/${shirt.slug}`)
    await untilReady(guest.page, '.buy')
    await goBack(guest)
    await opener(guest).waitFor({ state: 'attached' })
    await expect.poll(() => guest.page.locator('.quick-buy-dialog[open]').count()).toBe(0)
    await untilReady(guest.page)
    await openChosen(guest)
    await addButton(guest).click()
    await guest.untilCount(1)
  })
})
