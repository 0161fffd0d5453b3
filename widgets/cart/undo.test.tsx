// Tests of a removal: where the focus moves, and undo.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout/cart')

test('a failed undo shows the reason, and can be retried', async () => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  page.show(cart)
  await shown('Home shirt')
  await press('Remove Home shirt')
  await shown('Home shirt was removed.')
  page.shop.once('POST checkout/cart/items', json({ message: 'This size is sold out.' }, 400))
  await press('Undo')
  await shown('This size is sold out.')
  await press('Undo')
  await soon(() => document.querySelectorAll('.cart-line').length === 1)
  expect(words(document.body)).not.toContain('sold out')
})

test('the focus stays in the cart when a line is removed with its pressed button', async () => {
  page.shop.kept.lines = ['SHIRT-RED-M', 'BALL'].map((sku, index) => ({ id: 41 + index, sku, qty: 1 }))
  const mount = page.show(cart)
  await shown('Home shirt')
  const button = control('Remove Home shirt')
  button?.focus()
  button?.click()
  await soon(() => document.querySelectorAll('.cart-line').length === 1)
  expect(button?.isConnected).toBe(false)
  expect(document.activeElement).toBe(mount)
})

test('and after Undo, which is removed with its notice: at an element with a name', async () => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
  const mount = page.show(cart)
  await shown('Home shirt')
  await press('Remove Home shirt')
  const undo = await soon(() => control('Undo') ?? null)
  undo?.focus()
  undo?.click()
  await soon(() => document.querySelectorAll('.cart-line').length === 1)
  await soon(() => undo?.isConnected === false)
  expect(document.activeElement).toBe(mount)
  expect(mount.getAttribute('role')).toBe('group')
  expect(mount.getAttribute('aria-label')).toBe('Items in your cart')
})
