// Tests of the free delivery hint: the missing amount, and no hint if the host calculates otherwise.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import minicart from './minicart.tsx'

const page = useWidgetPage()
const TOTALS = 'GET checkout/cart/totals-information'
const popup = () => document.querySelector('dialog')

const fill = (quantity: number) => {
  page.shop.kept.lines = [{ id: 41, sku: 'SKU-0', qty: quantity }]
}

/** Opens the minicart's popup. */
async function open(options: object = {}): Promise<void> {
  const mount = page.show(minicart, options)
  control('Cart', mount)?.click()
  await soon(() => mount.querySelector('.touchline-dialog-body'))
}

test.each([
  [30, 'Spend €20.00 more for free delivery', '30'],
  [50, 'You have free delivery', '50'],
  [80, 'You have free delivery', '50'],
])('with %s of 50 in the cart it says "%s"', async (subtotal, sentence, value) => {
  fill(1)
  page.shop.once(TOTALS, json(totalsAnswer({ subtotal_incl_tax: subtotal, shipping_incl_tax: subtotal < 50 ? 4.5 : 0 })))
  await open({ freeShippingFrom: 50 })
  await shown(sentence)
  expect(popup()?.querySelector('progress')?.getAttribute('value')).toBe(value)
})

test.each([
  ['abroad, where it is never free', 80, 9],
  ['abroad, where more would not make it free', 30, 9],
  ['that a coupon pays', 30, 0],
])('there is no hint about free delivery %s', async (_, subtotal, shipping) => {
  fill(1)
  const total_segments = [{ code: 'shipping', title: 'Delivery', value: shipping, area: null, extension_attributes: {} }]
  page.shop.once(TOTALS, json(totalsAnswer({ subtotal_incl_tax: subtotal, shipping_incl_tax: shipping, total_segments })))
  await open({ freeShippingFrom: 50 })
  await soon(() => words(document.querySelector('.minicart-total')).startsWith('Total'))
  expect(words(popup())).not.toContain('free delivery')
})
