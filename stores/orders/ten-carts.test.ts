// Tests ten carts, from the cart page to the purchase, by Google's definitions: a price is the cost of one piece after its discount, a value the
// sum of price × quantity, tax and shipping stand beside it, and one id joins them.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { translate } from '#shared/analytics/translate.ts'
import type { Events } from '#shared/events/vocabulary.ts'
import { itemAnswer, lastOrderAnswer, quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

/** A line as the host knows it: `off` is its discount to the cent. */
interface Line {
  sku: string
  /** The sku of the variant's product; omitted for a simple product. */
  of?: string
  type?: string
  qty: number
  price: number
  off?: number
  more?: object
}

interface Cart {
  lines: readonly Line[]
  /** The amount to pay, with delivery and after gift cards. */
  due: number
  coupon?: string
  giftCard?: number
  worth: number
  /** Price and discount of each piece, where they differ from the line's. */
  pieces?: readonly { price: number; discount: number }[]
}

const SHIPPING = 4.95
const shirt: Line = { sku: 'SHIRT-RED-M', of: 'SHIRT', qty: 2, price: 25 }
const bundle: Line = {
  sku: 'TENNIS-SET',
  type: 'bundle',
  qty: 1,
  price: 89.5,
  more: { parts: [{ sku: 'RACKET', name: 'Racket', qty: 1 }] },
}
const gift: Line = { sku: 'BOTTLE', type: 'simple', qty: 1, price: 0, more: { is_free_gift: true } }
const print = { label: 'Name', value: 'ADA', price_incl_tax: 9.95 }
const player = { player_id: 'p1', name: 'ADA', number: '10', sizes: [{ name: 'Shirt', value: 'M' }] }

const carts: Record<string, Cart> = {
  'one ball': { lines: [{ sku: 'BALL', type: 'simple', qty: 1, price: 19.95 }], due: 24.9, worth: 19.95 },
  'a coupon that does not divide': {
    lines: [{ ...shirt, qty: 3, price: 24.95, off: 7.49 }],
    coupon: 'TEN',
    due: 72.31,
    worth: 67.36,
    pieces: [{ price: 22.453333, discount: 2.496667 }],
  },
  'a coupon of ten euros over two lines': {
    lines: [
      { ...shirt, off: 6.25 },
      { sku: 'SHOE-42', of: 'SHOE', qty: 1, price: 30, off: 3.75 },
    ],
    coupon: 'TENNER',
    due: 74.95,
    worth: 70,
    pieces: [
      { price: 21.875, discount: 3.125 },
      { price: 26.25, discount: 3.75 },
    ],
  },
  'a gift card, which pays and reduces nothing': { lines: [shirt], giftCard: 25, due: 29.95, worth: 50 },
  'a bundle, twice': { lines: [{ ...bundle, qty: 2 }], due: 183.95, worth: 179 },
  'the products of a set': {
    lines: [
      { sku: 'POLE', type: 'simple', qty: 1, price: 12.5 },
      { sku: 'NET-L', of: 'NET', qty: 2, price: 7.25 },
    ],
    due: 31.95,
    worth: 27,
  },
  'a team': { lines: [{ sku: 'TEAM-KIT', type: 'bundle', qty: 1, price: 1305, more: { players: [player] } }], due: 1309.95, worth: 1305 },
  'a printed shirt': { lines: [{ ...shirt, qty: 1, price: 34.95, more: { prints: [print] } }], due: 39.9, worth: 34.95 },
  'a free gift': { lines: [{ ...shirt, price: 30 }, gift], due: 64.95, worth: 60 },
  'all of it': {
    lines: [{ ...shirt, off: 5 }, { ...bundle, off: 8.95 }, gift],
    coupon: 'TEN',
    giftCard: 20,
    due: 110.5,
    worth: 125.55,
    pieces: [
      { price: 22.5, discount: 2.5 },
      { price: 80.55, discount: 8.95 },
    ],
  },
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Sets the host's answers about the cart and about its order. */
function host({ lines, due, coupon = '', giftCard = 0 }: Cart): void {
  const optionsOf = ({ of }: Line) => (of ? [{ label: 'Colour', value: 'Red' }] : [])
  const off = cents(lines.reduce((sum, line) => sum + (line.off ?? 0), 0))
  const items = lines.map((line, at) => {
    const { extension_attributes: usual, ...item } = itemAnswer()
    const { sku, of, type = 'configurable', qty, price, more } = line
    return {
      ...item,
      ...{ item_id: at + 1, sku, qty, price_incl_tax: price, row_total_incl_tax: cents(price * qty), product_type: type },
      extension_attributes: { ...usual, sku: of ?? sku, product_id: at + 50, options: optionsOf(line), ...more },
    }
  })
  const rows = lines.map(({ sku, qty, price, off: discount = 0 }, at) => ({
    ...{ item_id: at + 1, name: sku, qty, price_incl_tax: price, row_total_incl_tax: cents(price * qty) },
    discount_amount: discount,
  }))
  const row = (code: string, value: number) => ({ code, title: code, value, area: null, extension_attributes: {} })
  const segments = [
    ...(off > 0 ? [row('discount', -off)] : []),
    row('shipping', SHIPPING),
    ...(giftCard > 0 ? [row('giftcard', -giftCard)] : []),
    row('grand_total', due),
  ]
  const totals = { grand_total: due, coupon_code: coupon || null, items: rows, total_segments: segments, discount_amount: -off }
  visit.shop.always('GET checkout/cart/quote', json(quoteAnswer({ items })))
  visit.shop.always('GET checkout/cart/totals-information', json(totalsAnswer(totals)))
  const ordered = items.map(({ extension_attributes: more, ...item }) => ({
    ...{ sku: item.sku, parent_sku: more.sku, product_id: more.product_id, name: item.name, options: more.options },
    ...{ qty: item.qty, price_incl_tax: item.price_incl_tax, row_total_incl_tax: item.row_total_incl_tax },
    ...{ manufacturer: more.manufacturer, categories: more.categories },
  }))
  visit.shop.always(
    'GET checkout/cart/last-order',
    json(
      lastOrderAnswer({
        grand_total: due,
        items: ordered,
        totals: { total_segments: segments, grand_total: due, tax_amount: 9.54, coupon_code: coupon || null },
      }),
    ),
  )
}

/** The analytics event that follows from the last event of that name. */
function reported(name: 'cart:viewed' | 'order:placed') {
  const event = tab.events.findLast((one) => one.name === name)
  if (!event) throw new Error(`${name} was not emitted`)
  const counted = translate(name, event.detail as Events['order:placed'], 'EUR')
  if (!counted) throw new Error(`${name} counts as nothing`)
  return counted
}

test.each(Object.entries(carts))('%s', async (_, cart) => {
  host(cart)
  await tab.cart.loadCart()
  await tab.cart.loadTotals()
  const { reportCartViewed } = await import('#stores/cart/basket.ts')
  reportCartViewed()
  const viewed = reported('cart:viewed')
  await tab.order.loadOrder()
  const purchase = reported('order:placed')

  const expected = cart.lines.map(({ sku, of, qty, price }, at) => ({
    item_id: of ?? sku,
    ...(of ? { item_variant_id: sku } : {}),
    quantity: qty,
    price,
    ...cart.pieces?.[at],
    item_category: 'Team wear',
  }))
  for (const { items, value } of [viewed, purchase]) {
    expect(items).toMatchObject(expected)
    // A discount of 0 and the variant of a simple product are omitted.
    expect(items.map((item) => Object.keys(item).filter((key) => key === 'discount' || key === 'item_variant_id'))).toEqual(
      expected.map((item) => Object.keys(item).filter((key) => key === 'discount' || key === 'item_variant_id')),
    )
    expect(value).toBe(cart.worth)
    expect(cents(items.reduce((sum, { price, quantity }) => sum + (price ?? Number.NaN) * quantity, 0))).toBe(cart.worth)
    expect(items.map(({ coupon }) => coupon ?? '')).toEqual(cart.lines.map(() => cart.coupon ?? ''))
  }
  expect(viewed).not.toHaveProperty('shipping')
  expect(purchase).toMatchObject({ tax: 9.54, shipping: SHIPPING })
})
