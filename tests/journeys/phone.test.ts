// Tests the first screen on a phone: products near the top of a list, one control on a picture, and the buy button always visible.
import { expect, test } from 'vitest'
import { untilReady } from '../support/visit.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('the first card of a department is within the first 450 px, below filters and sort order in one row, with one control on its picture', async () => {
  const guest = await stage.visit('en', phone)
  await guest.open('team-wear')
  await untilReady(guest.page, 'main')
  const top = (selector: string) =>
    guest.page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  expect(await top('.touchline-card')).toBeLessThanOrEqual(450)
  expect(await top('.facets-opener')).toBe(await top('.toolbar-form select'))
  const card = guest.page.locator('.touchline-card').first()
  const onPicture = await card.evaluate((element) => {
    const picture = element.querySelector('.touchline-card-picture')?.getBoundingClientRect()
    return [...element.querySelectorAll<HTMLElement>('button, a[data-quick-buy]')].filter((control) => {
      const box = control.getBoundingClientRect()
      return picture && box.top < picture.bottom && box.width > 1
    }).length
  })
  expect(onPicture).toBe(1)
})

test('price and button stay visible while the page’s own button is out of view', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('product/norrvik-home-shirt')
  await untilReady(page, 'main')
  const bar = page.locator('.add-to-cart-bar')
  await bar.getByText('£27.00').waitFor()
  // Nothing is chosen yet: the button brings the options in a sheet, and its text says so. What is chosen there is chosen on the page.
  await bar.locator('button').click()
  const sheet = page.getByRole('dialog', { name: 'Choose options' })
  await sheet.getByRole('button', { name: 'Find my size' }).waitFor()
  await sheet.getByRole('button', { name: 'Add to cart' }).click()
  await sheet.getByText('Choose an option: Colour').first().waitFor()
  await sheet.getByText('Royal blue', { exact: true }).click()
  await page.keyboard.press('Escape')
  expect(await page.locator('.buy [data-attribute="color"] input:checked').count()).toBe(1)
  await guest.chooseVariant()
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await bar.getByText('Royal blue, M').waitFor()
  await bar.locator('button').click()
  await page.locator('.minicart-popup').getByText(guest.words.added).waitFor()
  await guest.untilCount(1)
  await page.keyboard.press('Escape')
  await page.locator('.add-to-cart-button').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'detached' })
})

test('a refusal of the server is scrolled into view after a press at the bottom of the window', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('product/norrvik-home-shirt')
  await untilReady(page, 'main')
  await guest.chooseVariant()
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await page.route('**/checkout/cart/items', (route) => route.abort())
  await page.locator('.add-to-cart-bar button').click()
  const refusal = page.locator('.add-to-cart-error')
  await refusal.waitFor()
  await expect.poll(() => refusal.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  expect(await refusal.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
})
