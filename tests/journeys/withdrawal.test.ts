// Tests a withdrawal in two clear steps, on a phone with scripts and by plain pages without; the receipt appears at once and arrives by mail.
import { expect, test } from 'vitest'
import { purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

async function walk(guest: Guest): Promise<void> {
  const { page } = guest
  const piece = await stockUp(stage.shop.db, 50)
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), piece, { qty: 2 })
  await guest.open('')
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByLabel('Order number').fill(body.order_number)
  await page.getByLabel('E-mail address').fill('sanne@example.com')
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: `Order ${body.order_number}` }).waitFor()
  await page.getByRole('combobox').last().selectOption('1')
  await page.getByLabel('Your name').fill('Mary O’Neil')
  await page.getByRole('button', { name: 'Continue' }).click()
  const statement = page.getByText(`I, Mary O’Neil, withdraw from the contract for these items of order ${body.order_number}:`)
  await statement.waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => page.getByRole('combobox').last().inputValue()).toBe('1')
  await page.getByLabel('E-mail address for the receipt').fill('nobody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please enter a valid email address').first().waitFor()
  expect(await page.getByRole('combobox').last().inputValue()).toBe('1')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Mary O’Neil')
  await page.getByLabel('E-mail address for the receipt').fill('sanne@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await statement.waitFor()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor()
  const row = await stage.shop.db
    .selectFrom('return_case')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .select(['reference', 'name', 'kind'])
    .where('number', '=', body.order_number)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ kind: 'withdrawal', name: 'Mary O’Neil' })
  await page.getByText(row.reference).waitFor()
  const mail = await stage.shop.db
    .selectFrom('mail')
    .select('body')
    .where('subject', 'like', `%${row.reference}%`)
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain('Name: Mary O’Neil')
}

test('on a phone', async () => {
  await walk(await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true }))
})

test('at a desktop without scripts', async () => {
  await walk(await stage.visit('en', { javaScriptEnabled: false, provoked: [failedCalls] }))
})
