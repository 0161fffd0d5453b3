// Tests an order that is tracked, delivered and returned in two parts, with and without scripts, on a phone and a desktop.
import { readFile } from 'node:fs/promises'
import { readPdf } from '../support/read-pdf.ts'
import { expect, test } from 'vitest'
import { decideAsked, deliver, logInOperator, receiveAsked } from '../support/operator.ts'
import { decide, purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const email = 'sanne@example.com'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function order(qty: number): Promise<string> {
  const piece = await stockUp(stage.shop.db, 50)
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), piece, { qty })
  return body.order_number
}

async function find(guest: Guest, number: string): Promise<void> {
  await guest.page.getByLabel('Order number').fill(number)
  await guest.page.getByLabel('E-mail address').fill(email)
  await guest.page.getByRole('button', { name: 'Find order' }).click()
}

const mailOf = async (subject: string) => {
  const mail = await stage.shop.db.selectFrom('mail').select('body').where('subject', 'like', `${subject}%`).executeTakeFirstOrThrow()
  return mail.body
}

test('a shopper on a phone follows her order, returns it in two parts, and saves a label that is a PDF', async () => {
  const number = await order(2)
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('orders/track')
  await find(guest, '399999999')
  await page.getByRole('alert').getByText('We found no order').waitFor()
  await find(guest, number)
  await page.getByRole('heading', { name: 'We are preparing your order' }).waitFor()
  const shipment = await deliver(stage.shop, number)

  // The mail's link requires no input, and its token reaches no server.
  const link = /http\S+\/returns#order=\S+/.exec(await mailOf(`A parcel of your order ${number}`))?.[0] ?? ''
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(link)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  expect(requests.filter((url) => url.includes('order='))).toEqual([])
  const submit = page.getByRole('button', { name: 'Submit return' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByLabel('Quantity').selectOption('1')
  await page.getByLabel('Reason').selectOption({ label: 'Too small' })
  await submit.click()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download return label' }).click()])
  expect(download.suggestedFilename()).toBe(`return_label_${number}_${shipment}.pdf`)
  expect((await readPdf(await readFile(await download.path()))).pages).toBe(1)

  await page.getByRole('button', { name: 'Return more items from this order' }).click()
  await page.getByLabel('Quantity').selectOption('1')
  await page.getByLabel('Reason').selectOption({ label: 'Another reason' })
  await submit.click()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  await page.getByRole('button', { name: 'Return more items from this order' }).click()
  await page.getByText('You have already registered this for return.').waitFor()

  const operator = await logInOperator(stage.shop.url)
  const cases = await stage.shop.db.selectFrom('return_case').select(['id', 'order_id']).execute()
  for (const row of cases) await receiveAsked(operator, row.order_id)
  for (const row of cases) await decideAsked(operator, row.order_id, row.id)
  expect(await mailOf('We have approved your return')).toContain('£')
})

test('without scripts the same is three plain pages and a file', async () => {
  const number = await order(1)
  const shipment = await deliver(stage.shop, number)
  const guest = await stage.visit('en', { javaScriptEnabled: false, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('orders/track')
  await find(guest, number)
  await page.getByRole('heading', { name: 'Your order has been delivered' }).waitFor()
  await guest.open('returns')
  await find(guest, '399999999')
  await page.getByRole('alert').getByText('We found no order').waitFor()
  await find(guest, number)
  await page.getByLabel('Quantity').selectOption('1')
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByRole('alert').getByText('Choose a quantity and a reason').waitFor()
  expect(await page.getByLabel('Quantity').inputValue()).toBe('1')
  await page.getByLabel('Reason').selectOption({ label: 'Too large' })
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  await page.getByText(/^1 × /).waitFor()
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download return label' }).click(),
    ])
    return download.suggestedFilename()
  }
  expect(await save()).toBe(`return_label_${number}_${shipment}.pdf`)
  await page.getByRole('button', { name: 'Return more items from this order' }).click()
  await page.getByText('You have already registered this for return.').waitFor()
  expect(await save()).toBe(`return_label_${number}_${shipment}.pdf`)
  await page.getByRole('button', { name: 'Find another order' }).click()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
})

test('a shopper on a desktop reads why her order is late, and by keyboard alone finds another', async () => {
  const piece = await stockUp(stage.shop.db, 50)
  const payer = new Shopper(stage.shop.url, 'en')
  const { body } = await purchase(payer, piece, { qty: 1, method: 'creditcard' })
  await decide(payer, body.redirect_url, 'paid')
  const number: string = body.order_number
  await stage.shop.db.updateTable('shop_order').set({ promised_on: '2026-01-02' }).where('number', '=', number).execute()
  const guest = await stage.visit('en')
  const { page } = guest
  await guest.open('orders/track')
  await page.getByLabel('Order number').focus()
  await page.keyboard.type(number)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByText('Your order is delayed. We promised it for Friday 2 January').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('We are preparing your order')
  await page.getByRole('button', { name: 'Find another order' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Order number').waitFor()
})
