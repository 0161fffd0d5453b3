// Tests of the popup's message about an added product, shown once, and of the announcement of a changed quantity.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { addToCart } from '#stores/cart/cart.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import minicart from './minicart.tsx'

const page = useWidgetPage()
const popup = () => document.querySelector('dialog')

describe('what is added', () => {
  const ball = { sku: 'BALL-5', quantity: 1 }

  test('opens the popup, which names it', async () => {
    page.show(minicart)
    await addToCart([ball])
    await shown('Added to your cart: Home shirt')
    expect(page.events.map(({ name }) => name)).toContain('cart:opened')
  })

  test('is announced without a name if several were added at once', async () => {
    page.show(minicart)
    await addToCart([ball, { ...ball, sku: 'BALL-4' }])
    await shown('Added to your cart')
    expect(words(popup())).not.toContain('Added to your cart:')
  })

  test('is announced once: not after closing, nor after a line was removed', async () => {
    page.show(minicart)
    await addToCart([ball])
    await shown('Added to your cart')
    await press('Close')
    await soon(() => !words(popup()))
    await press('Cart, 1 item')
    await shown('Home shirt')
    expect(words(popup())).not.toContain('Added to your cart')

    await addToCart([ball])
    await shown('Added to your cart')
    await press('Remove Home shirt')
    await shown('Your cart is empty')
    await press('Undo')
    await shown('Proceed to checkout')
    expect(words(popup())).not.toContain('Added to your cart')
  })

  test('another quantity announces the new total to screen readers', async () => {
    page.shop.kept.lines = [{ id: 41, sku: 'SKU-0', qty: 2 }]
    page.show(minicart)
    control('Cart')?.click()
    await shown('Grand total€50.00')
    await press('One more of Home shirt')
    await soon(() => document.querySelector('[data-touchline-said]')?.textContent === 'Total: €75.00')
  })
})
