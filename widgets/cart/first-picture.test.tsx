// Tests that the first picture of the cart loads eagerly: on a phone it is the largest contentful paint.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()

test('the first line’s picture is loaded at once, the others when they are near', async () => {
  page.shop.kept.lines = [41, 42].map((id) => ({ id, sku: `SKU-${id}`, qty: 1 }))
  page.show(cart)
  await soon(() => document.querySelectorAll('.cart-line img').length === 2)
  const loading = [...document.querySelectorAll('.cart-line img')].map((picture) => picture.getAttribute('loading'))
  expect(loading).toEqual([null, 'lazy'])
})
