// Tests of the delivery in the cart's sums: its cost by the store's rules until the host calculates it, and how much is missing for free.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { $page } from '#stores/page/page.ts'
import { addressAnswer, quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()
const QUOTE = 'GET checkout/cart/quote'
const TOTALS = 'GET checkout/cart/totals-information'
const segment = (code: string, value: number | null) => ({ code, title: code, value, area: null, extension_attributes: {} })
const rows = () => [...document.querySelectorAll('.touchline-sums div')].map((row) => [...row.children].map(words))

/** Shows a cart of this subtotal whose delivery the host has not calculated. */
async function show(subtotal: number, more: readonly object[] = [], options: object = {}): Promise<void> {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
  const total_segments = [segment('subtotal', subtotal), ...more, segment('tax', 8)]
  const sums = { subtotal_incl_tax: subtotal, grand_total: subtotal, shipping_amount: 0, shipping_incl_tax: 0, total_segments }
  page.shop.always(TOTALS, json(totalsAnswer(sums)))
  page.show(cart, options)
  await soon(() => document.querySelector('.touchline-sums'))
}

test('below the amount for free delivery its cost and the total with it are shown, and what is missing', async () => {
  await show(50)
  expect(rows()).toEqual([
    ['subtotal', '€50.00'],
    ['Delivery (Netherlands)', '€4.50'],
    ['Total', '€54.50'],
  ])
  expect(words(document.querySelector('.cart-shipping'))).toBe('Spend €10.00 more for free delivery')
})

test('free delivery is called free, and nothing is missing', async () => {
  await show(60)
  expect(rows()).toEqual([
    ['subtotal', '€60.00'],
    ['Delivery (Netherlands)', 'Free'],
    ['Total', '€60.00'],
    ['tax', '€8.00'],
  ])
  expect(document.querySelector('.cart-shipping')).toBeNull()
})

test('what the host calculates counts: free says free, and a total of nothing is an amount', async () => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
  const total_segments = [segment('subtotal', 60), segment('shipping', 0), segment('giftcardaccount', -60), segment('grand_total', 0)]
  page.shop.once(TOTALS, json(totalsAnswer({ grand_total: 0, shipping_incl_tax: 0, total_segments })))
  const shipping = { address: null, method: 'tablerate_bestway' }
  page.shop.always(QUOTE, json(quoteAnswer({ extension_attributes: { shipping_assignments: [{ shipping }] } })))
  page.show(cart)
  await shown('grand_total')
  expect(rows()).toEqual([
    ['subtotal', '€60.00'],
    ['shipping', 'Free'],
    ['giftcardaccount', '-€60.00'],
    ['grand_total', '€0.00'],
  ])
})

test('a host that sends 0 until a method is chosen does not make the delivery free', async () => {
  $page.set({ ...$page.get(), delivery: null })
  await show(50, [segment('shipping', 0)])
  expect(rows()).toEqual([
    ['subtotal', '€50.00'],
    ['shipping', 'Not calculated yet'],
    ['tax', '€8.00'],
  ])
})

test('a gift card, which may pay for the delivery too, leaves the total without it', async () => {
  await show(50, [segment('giftcardaccount', -10)])
  expect(rows().map(([name]) => name)).toEqual(['subtotal', 'giftcardaccount', 'tax'])
})

test('to another country the store’s cost does not hold', async () => {
  const address = addressAnswer({ country_id: 'BE' })
  page.shop.always(QUOTE, json(quoteAnswer({ extension_attributes: { shipping_assignments: [{ shipping: { address, method: null } }] } })))
  await show(50)
  expect(rows().map(([name]) => name)).toEqual(['subtotal', 'tax'])
})

test('a platform without rules for its delivery keeps its rows, with a hint if the page has the amount', async () => {
  $page.set({ ...$page.get(), delivery: null })
  await show(50, [], { freeShippingFrom: 60 })
  expect(rows().map(([name]) => name)).toEqual(['subtotal', 'tax'])
  expect(words(document.querySelector('.cart-shipping'))).toBe('Spend €10.00 more for free delivery')
})

test('prices say once what they include, with a link to the cost of delivery', async () => {
  const { routes } = $page.get()
  $page.set({ ...$page.get(), routes: { ...routes, delivery: '/nl/bezorging' } })
  await show(50)
  expect([...document.querySelectorAll('.cart-vat')].map(words)).toEqual(['incl. VAT, plus delivery'])
  expect(document.querySelector('.cart-vat a')?.getAttribute('href')).toBe('/nl/bezorging')
})
