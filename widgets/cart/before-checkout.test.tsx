// Tests of the cart page before the checkout: the delivery estimate, and moving a line to the wishlist.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()

const fill = (qty: number) => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty }]
}

describe('delivery before the checkout', () => {
  const WAYS = 'POST checkout/cart/estimate-shipping-methods'
  const openEstimate = async () => {
    fill(1)
    page.show(cart)
    await shown('Grand total')
    const details = await soon(() => document.querySelector<HTMLDetailsElement>('.cart-estimate'))
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
    await soon(() => control('Show delivery options'))
  }

  test('is estimated for a country and a postcode', async () => {
    await openEstimate()
    type('Postcode', '1012 AB')
    await press('Show delivery options')
    await soon(() => document.querySelectorAll('.cart-estimate-methods li').length > 0)
    expect(page.shop.arrivals(WAYS)).toMatchObject([{ body: { address: { country_id: 'NL', postcode: '1012 AB' } } }])
  })

  test('sends nothing without a postcode, and shows an error at its field', async () => {
    await openEstimate()
    await press('Show delivery options')
    await soon(() => field('Postcode').getAttribute('aria-invalid') === 'true')
    expect(document.activeElement).toBe(field('Postcode'))
    expect(page.shop.arrivals(WAYS)).toEqual([])
  })

  test('reports a place without delivery', async () => {
    await openEstimate()
    page.shop.once(WAYS, json([]))
    type('Postcode', '1012 AB')
    await press('Show delivery options')
    await shown('We do not deliver there.')
  })
})

describe('a move to the wishlist', () => {
  test('removes the line, says where it went, and can be undone', async () => {
    fill(2)
    page.show(cart)
    await shown('Home shirt')
    await press('Move to wishlist Home shirt')
    await shown('Home shirt is on your wishlist now.')
    expect(page.shop.kept.wishlist).toHaveLength(1)
    await press('Undo')
    await soon(() => page.shop.kept.lines[0]?.qty === 2 && page.shop.kept.wishlist.length === 0)
    await soon(() => document.querySelectorAll('.cart-line').length === 1)
  })

  test('is not offered for products that the wishlist cannot store', async () => {
    const item = itemAnswer()
    const extension_attributes = { ...item.extension_attributes, prints: [{ label: 'Name', value: 'Kim', price_incl_tax: 5 }] }
    page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items: [{ ...item, extension_attributes }] })))
    page.show(cart)
    await shown('Grand total')
    expect(control('Remove Home shirt')).toBeDefined()
    expect(control('Move to wishlist Home shirt')).toBeUndefined()
  })
})
