// Tests what follows a purchase, in the other four stores in turn: a return, a withdrawal, a complaint, and every mail in the store's language.
import { expect, test } from 'vitest'
import { deliver } from '../support/operator.ts'
import { purchase, stockUp } from '../support/purchase.ts'
import { expectReadable } from '../support/readable.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }
const stores = [
  ['de', 'de', phone],
  ['nl', 'nl', phone],
  ['be', 'nl', desktop],
  ['se', 'sv', desktop],
] as const

/** Finds the order in a form that first requires its number and address. */
async function find(guest: Guest, path: string, widget: string, { number, email }: { number: string; email: string }) {
  await guest.open(path)
  const form = guest.page.locator(`[data-touchline="${widget}"]`)
  await form.getByRole('textbox').nth(0).fill(number)
  await form.getByRole('textbox').nth(1).fill(email)
  await form.locator('button[type="submit"][data-tone="primary"]').click()
  await form.getByText(number).first().waitFor()
  await expectReadable(guest.page)
  return form
}

test.each(rowsOf(stores))('in the store %s, in the language %s', async (store, language, view) => {
  const { db } = stage.shop
  const { body } = await purchase(new Shopper(stage.shop.url, store), await stockUp(db, 50), { qty: 3 })
  const number: string = body.order_number
  const order = await db.selectFrom('shop_order').select(['id', 'email']).where('number', '=', number).executeTakeFirstOrThrow()
  const its = { number, email: order.email }
  await deliver(stage.shop, number)
  const cases = async () =>
    (await db.selectFrom('return_case').select('kind').where('order_id', '=', order.id).orderBy('id').execute()).map(({ kind }) => kind)
  const guest = await stage.visit(store, view)

  const tracking = await find(guest, 'orders/track', 'order-tracking', its)
  expect(await tracking.getByRole('listitem').count()).toBeGreaterThan(2)

  const returns = await find(guest, 'returns', 'returns-form', its)
  await returns.getByRole('combobox').nth(0).selectOption('1')
  await returns.getByRole('combobox').nth(1).selectOption({ index: 1 })
  await returns.locator('button[type="submit"][data-tone="primary"]').click()
  await expect.poll(cases).toEqual(['return'])

  const withdrawal = await find(guest, 'withdrawal', 'withdrawal-form', its)
  await withdrawal.getByRole('combobox').last().selectOption('1')
  await withdrawal.getByRole('textbox').first().fill('Åsa O’Neil-Weiß')
  await withdrawal.locator('button[type="submit"][data-tone="primary"]').click()
  await withdrawal.getByText('Åsa O’Neil-Weiß').first().waitFor()
  expect(await cases()).toEqual(['return'])
  await withdrawal.locator('button[type="submit"][data-tone="primary"]').click()
  await expect.poll(cases).toEqual(['return', 'withdrawal'])

  const complaint = await find(guest, 'complaint', 'complaint-form', its)
  await complaint.locator('textarea').fill('ß: the seam is torn')
  await complaint.locator('button[type="submit"][data-tone="primary"]').click()
  const complaints = db.selectFrom('complaint').select('id').where('order_id', '=', order.id)
  await expect.poll(async () => (await complaints.execute()).length).toBe(1)
  await expectReadable(guest.page)

  const mails = await db.selectFrom('mail').select(['kind', 'language']).where('order_id', '=', order.id).execute()
  expect([...new Set(mails.map((mail) => mail.language))]).toEqual([language])
  expect(mails.length).toBeGreaterThanOrEqual(4)
})
