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
  await sheet.getByRole('radio', { name: 'Royal blue' }).check()
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

test('the size advice and the chart open over the sheet, each alone; Enter asks for the size, and Escape leads back step by step', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('product/norrvik-home-shirt')
  await untilReady(page, 'main')
  await page.locator('.add-to-cart-bar button').click()
  const sheet = page.getByRole('dialog', { name: 'Choose options' })
  await sheet.getByRole('button', { name: 'Find my size' }).click()
  const advice = page.getByRole('dialog', { name: 'Find my size' })
  await advice.getByLabel('Weight in kg').fill('75')
  await advice.getByLabel('Height in cm').fill('178')
  await page.keyboard.press('Enter')
  await advice.getByRole('button', { name: /Continue with size/ }).click()
  await advice.waitFor({ state: 'detached' })
  expect(await sheet.locator('[data-attribute="size"] input:checked').count()).toBe(1)
  await sheet.getByRole('button', { name: 'Size chart' }).click()
  await page.getByRole('dialog', { name: 'Size chart' }).waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(2)
  const focus = () => page.evaluate(() => document.activeElement?.textContent.trim())
  await page.keyboard.press('Escape')
  await expect.poll(focus).toBe('Size chart')
  await page.keyboard.press('Escape')
  await expect.poll(focus).toBe('Add to cart')
  // Nothing was put into the cart on the way.
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await guest.untilCount(0)
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
