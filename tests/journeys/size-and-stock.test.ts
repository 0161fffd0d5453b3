// Tests the size chart by keyboard, advice that selects the size, and one mail when a sold-out product is back.
import { expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { sendStockAlerts } from '#demo-pages/shop/stock-alerts.ts'
import { logInOperator } from '../support/operator.ts'
import { setStock } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
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
  await page.getByText('We have already chosen it for you.').waitFor()
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/size=\d+/)
})

test('a hovered size is emitted to the page, and again when the pointer leaves', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.openProduct()
  await page.evaluate(() => {
    const reported: string[] = []
    document.addEventListener('touchline:product:size-pointed', (event) => {
      if (event instanceof CustomEvent) reported.push(`${event.detail.size} ${event.detail.optionId > 0} ${event.detail.isActive}`)
    })
    Object.assign(globalThis, { reported })
  })
  const label = (name: string) => page.locator('.product-options-option').filter({ has: page.getByRole('radio', { name, exact: true }) })
  await label('Royal blue').hover()
  await label('L').hover()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'reported'))).toEqual(['L true true', 'L true false'])
})

test('the last piece is sold while she looks: its size is reported as sold out, at the button and in the options', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const { page } = guest
  await guest.openProduct()
  await guest.chooseVariant('Royal blue', 'L')
  await page.getByText('Only 3 left').waitFor()
  await setStock(stage.shop.db, landmarkSkus.lowStock.sku, 0)
  await guest.button('Add to cart').click()
  const text = 'Unfortunately we no longer have size L in stock.'
  await page.getByRole('alert').getByText(text).waitFor()
  await page.getByRole('status').getByText(text).waitFor()
  await page.getByRole('radio', { name: 'L (sold out)' }).waitFor({ state: 'attached' })
  await guest.choose('M')
  await guest.add()
})

test('a guest on a phone and a customer subscribe to a sold-out ball; when the operator books its arrival each gets one mail', async () => {
  const { db, host, url } = stage.shop
  const sku = (await db.selectFrom('variant').select('sku').where('product_id', '=', landmarks.soldOut.id).executeTakeFirstOrThrow()).sku
  const guest = await stage.visit('nl', { viewport: { width: 390, height: 844 }, hasTouch: true, provoked: [failedCalls] })
  const { page } = guest
  await guest.open(`product/${landmarks.soldOut.slug}`)
  // What is available instead comes before all further information.
  await page.getByRole('heading', { name: 'Wel op voorraad' }).waitFor()
  const alert = page.locator('[data-touchline="stock-alert"]')
  const requestAlert = async () => {
    await alert.getByRole('textbox').fill('sanne@example.com')
    await alert.getByRole('button').click()
  }
  await requestAlert()
  await alert.getByText('Je krijgt één e-mail zodra het weer op voorraad is.').waitFor()
  await guest.open(`product/${landmarks.soldOut.slug}`)
  await requestAlert()
  await alert.getByText('Je krijgt al een melding zodra dit product er weer is.').waitFor()

  const customer = new Shopper(url, 'en')
  await customer.send('POST', 'api/customer/login', demoLogin)
  const known = await stage.visit('en', { provoked: [failedCalls] })
  await known.context.addCookies(Array.from(customer.cookies, ([name, value]) => ({ name, value, url: `${url}/en/` })))
  const hers = known.page.locator('[data-touchline="stock-alert"]')
  const press = async () => {
    await known.open(`product/${landmarks.soldOut.slug}`)
    await hers.getByRole('button', { name: 'Notify me' }).press('Enter')
  }
  await press()
  await hers.getByText('We will send you one e-mail as soon as it is back in stock.').waitFor()
  await press()
  await hers.getByText('You are already subscribed to this stock notification.').waitFor()

  const operator = await logInOperator(url)
  expect((await operator.open('/operator/goods')).body).toContain(`${sku}: `)
  expect(await sendStockAlerts(host.shop)).toBe(0)
  // Two arrivals at once, and the job that runs every minute.
  const book = () => operator.submit('/operator/goods', { sku, pieces: '5' })
  await Promise.all([book(), book(), sendStockAlerts(host.shop)])
  expect((await operator.open('/operator/goods')).body).toContain('Nobody is waiting for anything.')
  const mails = await db
    .selectFrom('mail')
    .select(['recipient', 'language'])
    .where('kind', '=', 'stock-alert')
    .orderBy('recipient')
    .execute()
  expect(mails).toEqual([
    { recipient: demoLogin.email, language: 'en' },
    { recipient: 'sanne@example.com', language: 'nl' },
  ])
})
