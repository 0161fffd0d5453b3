// Tests that the popup's total stays while a newer one is on its way, and says that it is not the last word.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { control, press, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import minicart from './minicart.tsx'

const page = useWidgetPage()
const TOTALS = 'GET checkout/cart/totals-information'

test('the total stays while a newer one is loading, marked as busy', async () => {
  page.shop.kept.stock = 5_000
  page.shop.kept.lines = [{ id: 41, sku: 'SKU-0', qty: 1 }]
  control('Cart', page.show(minicart))?.click()
  const total = () => document.querySelector('.minicart-total')
  await soon(() => words(total()) === 'Grand total€25.00' && !total()?.hasAttribute('aria-busy'))
  const release = page.shop.hold(TOTALS)
  await press('One more of Home shirt')
  await soon(() => page.shop.arrivals(TOTALS).length === 2)
  expect([words(total()), total()?.getAttribute('aria-busy')]).toEqual(['Grand total€25.00', 'true'])
  release()
  await soon(() => words(total()) === 'Grand total€50.00' && !total()?.hasAttribute('aria-busy'))
})
