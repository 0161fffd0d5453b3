// Goes from the home page to the order number and reads every screen on the way; the rows of the database must match.
import { expect } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { readStock } from '../support/purchase.ts'
import { expectAccessible, layoutShifts, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { expectSameRows } from './same-rows.ts'
import type { Stage } from './use-shop.ts'

/** Buys three shirts. */
export async function buyThree(stage: Stage, guest: Guest): Promise<void> {
  const before = await readStock(stage.shop.db, landmarkSkus.comfortable.sku)
  await fillCartByHand(guest)
  await checkOut(guest)
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await expectAccessible(guest.page)
  await expectSameRows(stage, guest)
  await expect.poll(() => readStock(stage.shop.db, landmarkSkus.comfortable.sku)).toBe(before - 3)
}

async function fillCartByHand(guest: Guest): Promise<void> {
  await guest.open('')
  await untilReady(guest.page, 'main')
  await expectAccessible(guest.page)
  await guest.openDepartment()
  await expectAccessible(guest.page)
  await guest.followShirt()
  await guest.chooseVariant()
  await expectAccessible(guest.page)
  await guest.increase()
  await guest.add()
  await guest.untilCount(2)
  await expectAccessible(guest.page)
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await guest.untilSaved()
  await expect.poll(() => guest.quantity().inputValue()).toBe('3')
  await guest.popup.getByRole('link', { name: guest.words.viewCart }).click()
  await untilReady(guest.page, 'main')
  await expect.poll(() => guest.quantity(guest.cart).inputValue()).toBe('3')
  await expectAccessible(guest.page)
}

async function checkOut(guest: Guest): Promise<void> {
  const { page, words } = guest
  await guest.cart.getByRole('link', { name: words.checkout }).click()
  await guest.field(words.email).waitFor()
  expect(await layoutShifts(page)).toEqual([])
  await guest.button(words.continue).click()
  const summary = page.getByRole('region', { name: words.fillAll })
  await summary.getByRole('link', { name: `${words.email}: ${words.required}`, exact: true }).waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${words.error}`))
  await expectAccessible(page)
  await guest.fillAddress()
  await expect.poll(() => page.title()).not.toMatch(words.error)
  await guest.continueToShipping()
  await expectAccessible(page)
  await guest.continueToPayment()
  await guest.choosePayment()
  await expectAccessible(page)
  await guest.buy()
  await expectAccessible(page)
}
