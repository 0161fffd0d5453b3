// Tests a slow machine in the Swedish store: the whole purchase at a sixth of the speed, and input that is faster than the scripts.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { isAll } from '../support/scope.ts'
import { layoutShifts, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { holdBack } from './holding.ts'
import { rowsOf } from './rows.ts'
import { expectSameRows } from './same-rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** Makes every task take six times as long. */
async function slowDown({ context, page }: Guest): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

const scriptOf = (file: string) => new RegExp(`/touchline/.*/${file}-\\w+\\.js$`)

/** Early typing and pressing are tested below; a whole purchase at this speed costs as much as ten. */
async function buySlowly(): Promise<void> {
  const guest = await stage.visit('se')
  await slowDown(guest)
  await guest.open('')
  await guest.openDepartment()
  await guest.followShirt()
  await guest.chooseVariant()
  await guest.increase()
  await guest.add()
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await guest.untilSaved()
  await guest.popup.getByRole('link', { name: guest.words.checkout }).click()
  await guest.field(guest.words.email).waitFor()
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await expectSameRows(stage, guest)
}

if (isAll) test('at a sixth of the speed a guest buys as usual', buySlowly)

const bitByBit = ['contact', `product/${landmarks.configurable.slug}`].flatMap((path) => [50, 300].map((pause) => [path, pause] as const))

test.each(rowsOf(bitByBit))('on a page that arrives in pieces nothing moves (%s, %i ms per piece)', async (path, pause) => {
  const guest = await stage.visit('se')
  await guest.breakShop(`drip:${pause}@GET:/se/${path}`)
  await guest.open(path)
  await untilReady(guest.page, 'header')
  expect(await layoutShifts(guest.page)).toEqual([])
})

test('a press on the cart before its widget is loaded opens the popup, not another page', async () => {
  const guest = await stage.visit('se')
  if (isAll) await slowDown(guest)
  const release = await holdBack(guest.page, scriptOf('header'))
  await guest.open('')
  await guest.page
    .locator('[data-touchline="minicart"][data-touchline-status]')
    .getByRole('link', { name: guest.words.cart })
    .or(guest.opener)
    .first()
    .click()
  await expect.poll(() => guest.page.locator('[data-touchline="minicart"]').getAttribute('data-touchline-status')).toBe('loading')
  release()
  await guest.popup.waitFor()
  expect(guest.page.url()).toBe(guest.base)
})

test('choices, input and presses before the widgets are loaded count once', async () => {
  const guest = await stage.visit('se')
  if (isAll) await slowDown(guest)
  const release = await holdBack(guest.page, scriptOf('product'))
  await guest.page.goto(`${guest.base}product/${landmarks.configurable.slug}`)
  await guest.page.locator('[data-touchline="add-to-cart"][data-touchline-status="loading"]').waitFor()
  await guest.chooseVariant()
  await guest.page.getByRole('spinbutton').fill('2')
  await guest.button(guest.words.add).click()
  await guest.button(guest.words.add).click()
  release()
  await guest.popup.getByText(guest.words.added).waitFor()
  await guest.untilCount(2)
  await guest.untilSaved()
  await expect.poll(() => guest.quantity().inputValue()).toBe('2')
  await expect.poll(() => guest.page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
})
