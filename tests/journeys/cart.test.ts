// Tests quick changes of quantities: the last press counts, a refusal is reset with a reason, and a removed line can be restored.
import { describe, expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { Guest } from './guest.ts'
import { doubleClick, holdBack } from './holding.ts'
import { untilFocused } from './keyboard.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

/** The quantities by sku that the database has for a guest's cart. */
async function piecesOf(guest: Guest): Promise<Record<string, number>> {
  const answer = await guest.context.request.get(`${guest.base}checkout/cart/quote`)
  const { id }: { id: number } = await answer.json()
  const rows = await stage.shop.db.selectFrom('cart_item').select(['sku', 'qty']).where('cart_id', '=', id).execute()
  return Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty]))
}

const { sku } = landmarkSkus.comfortable
const ADD = /\/checkout\/cart\/items$/

test.each([390, 1280])('a press on "Proceed to checkout" in the popup waits for the quantity, and leads there, at %i px', async (width) => {
  const guest = await stage.visit('en', { viewport: { width, height: 800 } })
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.button('Add to cart').click()
  await guest.popup.getByText('Added to your cart').waitFor()
  const release = await holdBack(guest.page, /\/checkout\/cart\/items\/\d+/)
  await guest.popup.getByRole('button', { name: /^One more/ }).click()
  const link = guest.popup.getByRole('link', { name: 'Proceed to checkout' })
  await link.click()
  await expect.poll(() => link.getAttribute('aria-busy')).toBe('true')
  release()
  await guest.page.waitForURL('**/checkout')
  await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 2 })
})

describe('adding', () => {
  test('a double click adds once', async () => {
    const guest = await stage.visit('en')
    await guest.openProduct()
    await guest.chooseVariant()
    await doubleClick(guest.button('Add to cart'), ADD)
    await guest.popup.getByText('Added to your cart').waitFor()
    await guest.untilCount(1)
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 1 })
  })

  test('Enter in the quantity adds the typed number once, also with a click after it', async () => {
    const guest = await stage.visit('en')
    await guest.openProduct()
    await guest.chooseVariant()
    const release = await holdBack(guest.page, ADD)
    const box = await guest.button('Add to cart').boundingBox()
    const quantity = guest.page.locator('[data-touchline="add-to-cart"]').getByRole('spinbutton')
    await quantity.fill('3')
    await Promise.all([quantity.press('Enter'), guest.page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)])
    release()
    await guest.popup.getByText('Added to your cart').waitFor()
    await guest.untilCount(3)
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 3 })
  })

  test('without a size there is a message and the focus moves there; a sold-out one is named', async () => {
    const guest = await stage.visit('en')
    await guest.openProduct()
    await guest.choose('Royal blue')
    await guest.button('Add to cart').click()
    await guest.page.getByRole('alert').getByText('Please select a size.').waitFor()
    await untilFocused(guest.page.getByRole('group', { name: /^Size/ }).getByRole('radio').first())
    await guest.choose('Red')
    await guest.page.getByRole('radio', { name: 'M (sold out)' }).check({ force: true })
    await guest.page.getByRole('status').getByText('Unfortunately we no longer have size M in stock.').waitFor()
    await expect.poll(() => guest.button('Sold out').isDisabled()).toBe(true)
    await expect.poll(() => piecesOf(guest)).toEqual({})
  })

  test('more than the stock is refused with a message, and a refusal of the shop shows its own', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await guest.openProduct()
    await guest.chooseVariant('Royal blue', 'L')
    const quantity = guest.page.locator('[data-touchline="add-to-cart"]').getByRole('spinbutton')
    await quantity.fill('4')
    await guest.button('Add to cart').click()
    await guest.page.getByRole('alert').getByText('The quantity exceeds what we have in stock.').waitFor()
    await quantity.fill('3')
    await guest.breakShop('status:400@POST:/checkout/cart/items*1')
    await guest.button('Add to cart').click()
    await guest.page.getByRole('alert').getByText('Fault 400').waitFor()
    await guest.add()
    await expect.poll(() => piecesOf(guest)).toEqual({ [landmarkSkus.lowStock.sku]: 3 })
  })
})

const places = [
  [
    'popup',
    async (guest: Guest) => {
      await guest.open('contact')
      await guest.opener.click()
      await guest.popup.getByRole('spinbutton').first().waitFor()
      return guest.popup
    },
  ],
  [
    'cart page',
    async (guest: Guest) => {
      await guest.openCart()
      return guest.cart
    },
  ],
] as const

describe.each(rowsOf(places))('in the %s', (_place, open) => {
  test('fast plus and minus end with the last number, on the screen and in the database', async () => {
    const guest = await stage.visit('en')
    await guest.fillCart(2)
    const place = await open(guest)
    await guest.breakShop('slow:100@PUT:/checkout/cart/items')
    const [more, less] = [place.getByRole('button', { name: /^One more/ }), place.getByRole('button', { name: /^One less/ })]
    for (let presses = 0; presses < 6; presses++) await more.click()
    for (let presses = 0; presses < 3; presses++) await less.click()
    await expect.poll(() => guest.quantity(place).inputValue()).toBe('5')
    await guest.untilCount(5)
    await guest.untilSaved(place)
    await expect.poll(() => guest.quantity(place).inputValue()).toBe('5')
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 5 })
  })

  test('a refused quantity is rolled back with the reason, and a removed line is restored unchanged', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await guest.fillCart(2)
    const place = await open(guest)
    await guest.quantity(place).fill('99')
    await guest.quantity(place).press('Enter')
    await place.getByRole('alert').waitFor()
    await expect.poll(() => place.getByRole('alert').textContent()).toMatch(/stock|available/i)
    await guest.untilSaved(place)
    await expect.poll(() => guest.quantity(place).inputValue()).toBe('2')
    await guest.untilCount(2)
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 2 })

    await place.getByRole('button', { name: /^Remove/ }).click()
    await place.getByText('was removed.').waitFor()
    await guest.untilCount(0)
    // The button was removed with its line.
    await untilFocused(place)
    await expect.poll(() => piecesOf(guest)).toEqual({})
    await place.getByRole('button', { name: 'Undo' }).click()
    await guest.untilCount(2)
    await expect.poll(() => guest.quantity(place).inputValue()).toBe('2')
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 2 })
  })

  test('a line whose call fails keeps its position and its quantity', async () => {
    const guest = await stage.visit('en', { provoked: [failedCalls] })
    await guest.fillCart(2)
    const place = await open(guest)
    await guest.breakShop('status:503@DELETE:/checkout/cart/items|status:500@PUT:/checkout/cart/items')
    await place.getByRole('button', { name: /^One more/ }).click()
    // The message does not contain "Fault 500", since a server's internal errors are not for shoppers.
    await place.getByRole('alert').getByText('The quantity could not be changed, please try again.').waitFor()
    await expect.poll(() => guest.quantity(place).inputValue()).toBe('2')
    await place.getByRole('button', { name: /^Remove/ }).click()
    await guest.untilSaved(place)
    await place.getByRole('alert').filter({ hasNotText: 'Fault' }).waitFor()
    await guest.untilCount(2)
    await expect.poll(() => piecesOf(guest)).toEqual({ [sku]: 2 })
  })
})
