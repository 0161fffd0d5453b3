// What was put into the cart is ordered, and costs in the database what it cost on every screen.
import { expect } from 'vitest'
import type { Guest } from './guest.ts'
import { cents } from './screen-order.ts'
import type { Stage } from './use-shop.ts'

/** From the popup to the paid order; what each line cost on the screen is what the database holds. */
export async function orderKind({ shop }: Stage, guest: Guest): Promise<{ qty: number; total: number }[]> {
  // That it was added is said before the cart's lines are there.
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
