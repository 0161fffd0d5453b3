// Tests the Back button in a form about an order: it leads through the steps without leaving the form, keeps all input, and sends nothing twice.
import { expect, test } from 'vitest'
import { deliver } from '../support/operator.ts'
import { purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function order(isDelivered: boolean): Promise<string> {
  const piece = await stockUp(stage.shop.db, 50)
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), piece, { qty: 2 })
  if (isDelivered) await deliver(stage.shop, body.order_number)
  return body.order_number
}

async function find(guest: Guest, path: string, number: string): Promise<void> {
  const { page } = guest
  await guest.open('')
  await guest.open(path)
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail address').fill('sanne@example.com')
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}

const fragment = (guest: Guest) => new URL(guest.page.url()).hash
const cases = (number: string) =>
  stage.shop.db
    .selectFrom('return_case')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .select('reference')
    .where('number', '=', number)
    .execute()

test('a half-completed return is kept on Back and Forward, and sending it creates one return', async () => {
  const number = await order(true)
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await find(guest, 'returns', number)
  await expect.poll(() => fragment(guest)).toBe('#return-choosing')
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByLabel('Reason').selectOption({ label: 'Too small' })
  await page.goBack()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await expect.poll(() => fragment(guest)).toBe('')
  await page.goForward()
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Submit return' }).click()
  const registered = page.getByRole('heading', { name: 'Your return has been registered' })
  await registered.waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await page.goForward()
  await registered.waitFor()
  expect(await cases(number)).toHaveLength(1)
  await page.getByRole('button', { name: 'Return more items from this order' }).click()
  await page.getByRole('button', { name: 'Find another order' }).click()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await expect.poll(() => fragment(guest)).toBe('')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/')
})

test('a withdrawal goes back to its unchanged statement, and never forward to the step that withdraws', async () => {
  const number = await order(false)
  const guest = await stage.visit('en')
  const { page } = guest
  const name = page.getByLabel('Your name')
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' })
  await find(guest, 'withdrawal', number)
  await name.fill('Mary O’Neil')
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirm.waitFor()
  await page.goBack()
  await expect.poll(() => name.inputValue()).toBe('Mary O’Neil')
  await page.goForward()
  await expect.poll(() => fragment(guest)).toBe('#withdrawal-stating')
  await expect.poll(() => confirm.count()).toBe(0)
  await name.fill('Mary Neil')
  await page.goBack()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await page.goForward()
  await expect.poll(() => name.inputValue()).toBe('Mary Neil')
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirm.click()
  await page.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  expect(await cases(number)).toHaveLength(1)
})

test('a complaint keeps its text, and a reload of a step starts with the lookup', async () => {
  const number = await order(true)
  const guest = await stage.visit('en', phone)
  const { page } = guest
  const text = page.getByLabel('What is wrong?')
  await find(guest, 'complaint', number)
  await text.fill('The seam is open.')
  await page.goBack()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await page.goForward()
  await expect.poll(() => text.inputValue()).toBe('The seam is open.')
  await page.reload()
  await page.getByRole('button', { name: 'Find order' }).waitFor()
  await expect.poll(() => fragment(guest)).toBe('')
})
