// Orders the cart, and compares the prices in the database with those on every screen.
import { expect } from 'vitest'
import type { Guest } from './guest.ts'
import { cents } from './screen-order.ts'
import type { Stage } from './use-shop.ts'

/** From the popup to the paid order; the database must hold the price that the screen shows for each line. */
export async function orderKind({ shop }: Stage, guest: Guest): Promise<{ qty: number; total: number }[]> {
  // The popup opens before the cart's lines have loaded.
  await guest.popup.locator('.minicart-price').first().waitFor()
  const shown = sorted((await guest.popup.locator('.minicart-price').allTextContents()).map(cents))
  await guest.openPayment()
  await guest.buy()
  await guest.decide('Pay')
  const number = await guest.readOrderNumber()
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).execute()
  const confirmed = await guest.page.locator('.order-confirmation-amount').allTextContents()
  expect(sorted(items.map(({ row_total_incl_tax: total }) => total))).toEqual(shown)
  expect(sorted(confirmed.map(cents))).toEqual(shown)
  return items.map(({ qty, row_total_incl_tax: total }) => ({ qty, total }))
}

const sorted = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other)
