// Tests that a printed line shows its back in place of the product's picture, as it will be made, and keeps that picture where it cannot.
// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { lineBackAnswer } from '#shared/product/examples.ts'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()
/** Shows a cart with a line for each of these backs. */
const show = (...backs: unknown[]) => {
  const items = backs.map((back, at) => {
    const item = itemAnswer({ item_id: 41 + at })
    return { ...item, extension_attributes: { ...item.extension_attributes, back } }
  })
  page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items })))
  page.show(cart)
}
const line = (at: number) => document.querySelectorAll('.cart-line')[at]
const own = (at = 0) => line(at)?.querySelector('img.cart-picture') ?? null
const shirt = (at = 0) => line(at)?.querySelector('svg.cart-picture') ?? null

test('the back is drawn in the line’s colour, with its name, number and crest', async () => {
  show(lineBackAnswer())
  // Until it can be drawn, the product's picture is there.
  await soon(own)
  await soon(shirt)
  const svg = shirt()
  expect(svg?.getAttribute('aria-label')).toBe('Back of the shirt in Red: MÜLLER, number 7, crest on the left')
  expect(svg?.getAttribute('role')).toBe('img')
  expect([...(svg?.querySelectorAll('image') ?? [])].map((image) => image.getAttribute('href'))).toEqual([
    '/nl/pictures/shirt-red-back.webp',
    '/nl/pictures/crest.svg',
  ])
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['128', '128'])
  expect(own()).toBeNull()
})

test.each([
  ['there is no back', null],
  ['the back cannot be read', lineBackAnswer({ name: { x: 'left' } })],
  ['the back has no picture', lineBackAnswer({ pictures: [] })],
])('the product’s picture stays where %s', async (_how, back) => {
  show(back, lineBackAnswer())
  await soon(() => shirt(1))
  expect(own(0)).not.toBeNull()
  expect(shirt(0)).toBeNull()
})

test('the product’s picture stays where that of the back cannot be loaded', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('404'))
  show(lineBackAnswer(), lineBackAnswer())
  await soon(() => shirt(1))
  expect(own(0)).not.toBeNull()
  expect(shirt(0)).toBeNull()
  decode.mockRestore()
})
