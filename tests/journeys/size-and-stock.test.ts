// What makes sure: the chart read by keyboard, an advice that chooses the size, and one mail when what was gone is back.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { sendStockAlerts } from '#demo-pages/shop/stock-alerts.ts'
import { setStock } from '../support/purchase.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

test('the chart opens by keyboard in centimetres and inches, and the advised size is chosen', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.open(`product/${landmarks.configurable.slug}`)
  const opener = page.getByRole('button', { name: 'Size chart' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Size chart' })
  await panel.getByRole('table').waitFor()
  await panel.getByRole('radio', { name: 'inch' }).focus()
  await page.keyboard.press('Space')
  await panel.getByRole('columnheader', { name: /inch/ }).first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Find my size' }).click()
  await page.getByLabel('Height in cm').fill('178')
  await page.getByLabel('Weight in kg').fill('74')
  await page.getByRole('button', { name: 'Show my size' }).click()
  await page.getByText('Your size is').waitFor()
  await page.getByText('It is chosen for you already.').waitFor()
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/size=\d+/)
})

test('a guest on a phone asks to hear of a sold-out ball, and gets one mail when it is back', async () => {
  const { db, host } = stage.shop
  const guest = await stage.visit('nl', { viewport: { width: 390, height: 844 }, hasTouch: true, provoked: [failedCalls] })
  const { page } = guest
  await guest.open(`product/${landmarks.soldOut.slug}`)
  // What can be had instead stands before everything that is told of it.
  await page.getByRole('heading', { name: 'Wel op voorraad' }).waitFor()
  const alert = page.locator('[data-touchline="stock-alert"]')
  await alert.getByRole('textbox').fill('sanne@example.com')
  await alert.getByRole('button').click()
  await expect.poll(async () => (await db.selectFrom('stock_alert').select('email').execute()).length).toBe(1)
  const { sku } = await db.selectFrom('variant').select('sku').where('product_id', '=', landmarks.soldOut.id).executeTakeFirstOrThrow()
  expect(await sendStockAlerts(host.shop)).toBe(0)
  await setStock(db, sku, 5)
  await Promise.all([sendStockAlerts(host.shop), sendStockAlerts(host.shop)])
  const mails = await db.selectFrom('mail').select('recipient').where('kind', '=', 'stock-alert').execute()
  expect(mails).toEqual([{ recipient: 'sanne@example.com' }])
})
