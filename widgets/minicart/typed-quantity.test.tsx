// Tests of an invalid quantity: an error is shown while the field exists, and the cart does not change.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { untilWritten } from '#stores/cart/cart.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import minicart from './minicart.tsx'

const page = useWidgetPage()
const popup = () => document.querySelector('dialog')

const fill = (quantity: number) => {
  page.shop.kept.lines = [{ id: 41, sku: 'SKU-0', qty: quantity }]
}

/** Opens the minicart's popup. */
async function open(): Promise<void> {
  const mount = page.show(minicart)
  control('Cart', mount)?.click()
  await soon(() => mount.querySelector('.touchline-dialog-body'))
}

test.each(['0', '-2', '1.5', '', 'abc'])('a quantity of "%s" changes nothing, and shows an error at its field', async (wrong) => {
  fill(2)
  await open()
  await shown('Home shirt')
  type('Quantity, Home shirt', wrong)
  await shown('Please enter a valid quantity.')
  const input = field('Quantity, Home shirt')
  expect(input.value).toBe(wrong)
  expect(words(document.getElementById(input.getAttribute('aria-describedby') ?? ''))).toBe('Please enter a valid quantity.')
  expect(page.shop.kept.lines.map(({ qty }) => qty)).toEqual([2])
  type('Quantity, Home shirt', '3')
  await soon(() => page.shop.kept.lines[0]?.qty === 3)
  expect(words(document.body)).not.toContain('valid quantity')
})

test('typed text is lost with the popup, and no longer blocks the checkout', async () => {
  fill(2)
  await open()
  await shown('Home shirt')
  type('Quantity, Home shirt', 'abc')
  await shown('Please enter a valid quantity.')
  await press('Close')
  await press('Cart, 2 items')
  await shown('Home shirt')
  expect(field('Quantity, Home shirt').value).toBe('2')
  expect(words(popup())).not.toContain('valid quantity')
  expect(untilWritten()).toBeNull()
})
