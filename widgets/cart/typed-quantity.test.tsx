// Tests of an invalid quantity: the field keeps it and shows an error, and the cart does not change.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { field, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()

test.each(['0', '-2', '1.5', '', 'abc'])('a quantity of "%s" changes nothing, and shows an error at its field', async (wrong) => {
  page.shop.kept.lines = [{ id: 41, sku: 'SKU-0', qty: 2 }]
  page.show(cart)
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
