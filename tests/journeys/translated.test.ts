// Tests a purchase on pages that a browser's translator keeps translating, with changed figures: every sum is still the host's.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../support/translator.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { expectSameRows } from './same-rows.ts'
import { cents } from './screen-order.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

/** The host's sums of the cart, in cents. */
async function hostsSums({ context, base }: Guest) {
  const totals = await (await context.request.get(`${base}checkout/cart/totals-information`)).json()
  const segments: { code: string; value: number | null }[] = totals.total_segments
  const items: { row_total_incl_tax: number }[] = totals.items
  return {
    grandTotal: Math.round(totals.grand_total * 100),
    subtotal: Number(totals.subtotal_incl_tax),
    rows: items.map(({ row_total_incl_tax: sum }) => Math.round(sum * 100)),
    segments: Object.fromEntries(segments.map(({ code, value }) => [code, value === null ? Number.NaN : Math.round(value * 100)])),
  }
}

const amountsOf = async (amounts: Locator) => (await amounts.allTextContents()).map(cents)

/** The cost of delivery by the rules that the page prints, in cents. */
async function feeFor({ page }: Guest, subtotal: number): Promise<number> {
  const { fee, freeFrom } = JSON.parse((await page.locator('#touchline-page').textContent()) ?? '{}').delivery
  return subtotal >= freeFrom ? 0 : Math.round(fee * 100)
}

/** The sums that the screen shows, by the code of their segment; a word, translated, is all that is said about what is free. */
async function segmentsOf(within: Locator): Promise<Record<string, number>> {
  const rows = await within
    .locator('[data-code]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-code') ?? '', one.querySelector('dd')?.textContent ?? ''] as const))
  return Object.fromEntries(rows.map(([code, amount]) => [code, /\d/.test(amount) ? cents(amount) : 0]))
}

/** Asserts that a part of the screen shows the lines and sums of the host, and until it has them the delivery by the store's rules. */
async function expectHostsSums(guest: Guest, within: Locator, row: string): Promise<void> {
  const host = await hostsSums(guest)
  await expect.poll(() => amountsOf(within.locator(row))).toEqual(host.rows)
  const fee = await feeFor(guest, host.subtotal)
  const expected = { expected_delivery: fee, expected_total: host.grandTotal + fee }
  await expect
    .poll(async () => ({ ...host.segments, ...expected, ...(await segmentsOf(within)) }))
    .toEqual({ ...host.segments, ...expected })
  expect(Object.keys(await segmentsOf(within)).length).toBeGreaterThan(1)
}

/** Waits until the page contains translated text. */
const untilTranslated = ({ page }: Guest) => page.locator('html.translated-ltr main font').first().waitFor({ state: 'attached' })

test.each(['nl', 'de'] as const)('in the store %s', async (store) => {
  const guest = await stage.visit(store)
  const { page, words } = guest
  await page.addInitScript(translator({ manner: store === 'nl' ? 'replace' : 'beside', spoils: true }))
  await guest.openProduct()
  await untilTranslated(guest)
  await guest.chooseVariant()
  await guest.increase()
  await guest.add()
  await guest.untilCount(2)
  const { popup } = guest
  await popup.locator('font').first().waitFor({ state: 'attached' })
  await popup.getByRole('button', { name: words.increase }).click()
  await guest.untilSaved()
  await guest.untilCount(3)
  const first = await hostsSums(guest)
  await expect.poll(() => amountsOf(popup.locator('.minicart-price'))).toEqual(first.rows)
  await expect
    .poll(() => amountsOf(popup.locator('.minicart-total strong')))
    .toEqual([first.grandTotal + (await feeFor(guest, first.subtotal))])

  await popup.getByRole('link', { name: words.viewCart }).click()
  await untilReady(page, 'main')
  await untilTranslated(guest)
  await expectHostsSums(guest, guest.cart, '.cart-row-total')
  await guest.cart.getByRole('button', { name: words.increase }).click()
  await guest.untilSaved(guest.cart)
  await expectHostsSums(guest, guest.cart, '.cart-row-total')
  await guest.quantity(guest.cart).fill('3')
  await guest.quantity(guest.cart).press('Enter')
  await guest.untilSaved(guest.cart)
  await expectHostsSums(guest, guest.cart, '.cart-row-total')

  await guest.cart.getByRole('link', { name: words.checkout }).click()
  await guest.field(words.email).waitFor()
  await untilTranslated(guest)
  const summary = page.locator('.checkout-summary')
  await guest.button(words.continue).click()
  await page.getByText(words.required).first().waitFor()
  await guest.fillAddress()
  await expect.poll(() => page.getByText(words.required).count()).toBe(0)
  await guest.continueToShipping()
  await expectHostsSums(guest, summary, '.checkout-line-amount')
  await guest.continueToPayment()
  await expectHostsSums(guest, summary, '.checkout-line-amount')
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await untilTranslated(guest)
  await expectSameRows(stage, guest)
})
