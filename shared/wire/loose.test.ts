// Tests the looser shapes of platforms: text for numbers, four empty values, maps for lists, pictures as objects. The parsed data stays the
// same.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { Cart } from '#shared/cart/wire/cart.ts'
import { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { GiftOffers } from '#shared/cart/wire/discounts.ts'
import { ErrorBody } from './error-body.ts'
import { findDrops } from './find-drops.ts'
import { YesOrNo } from './answer-parts.ts'
import { readJson } from './json.ts'
import { PostnlPoints } from '#shared/checkout/wire/pickup-points.ts'
import { ShippingMethods } from '#shared/checkout/wire/shipping.ts'
import { Product } from '#shared/product/wire/product.ts'
import { ReturnOrder } from '#shared/orders/wire/returns.ts'
import { Autocomplete } from '#shared/catalogue/wire/search.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { WishlistCookie } from '#shared/session/wire/wishlist.ts'

/** Converts a value to the form of a database or PHP: numbers as text, lists as maps, empty values as `[]`. */
function loosened(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(4)
  if (typeof value === 'boolean') return value ? '1' : 0
  if (value === null) return []
  if (Array.isArray(value)) return value.length === 0 ? value : Object.fromEntries(value.map((entry, at) => [at + 3, loosened(entry)]))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, keptAsItCame.has(key) ? entry : loosened(entry)]))
}

/** Sent back unchanged, so its form is the host's. */
const keptAsItCame = new Set(['product_option', 'buy_request'])

describe.each<[string, v.GenericSchema, object]>([
  ['cart', Cart, answers.quoteAnswer()],
  ['totals', Totals, answers.totalsAnswer()],
  ['product', Product, answers.productAnswer()],
  ['list', Catalogue, answers.catalogueAnswer()],
])('a %s of a loose platform', (_name, schema, answer) => {
  it('is read as the same data', () => {
    expect(v.parse(schema, readJson(JSON.stringify(loosened(answer))))).toEqual(v.parse(schema, readJson(JSON.stringify(answer))))
  })

  it('drops nothing', () => {
    expect(findDrops(schema, loosened(answer))).toEqual([])
  })
})

describe('a picture', () => {
  it.each([{ url: '/media/a.jpg' }, { file: '/media/a.jpg', label: 'Front' }, { large: '/media/a.jpg', thumb: '/media/t.jpg' }])(
    'may be an object that holds its address: %j',
    (image) => {
      expect(v.parse(Product, answers.productAnswer({ image, images: [image] }))).toMatchObject({
        image: '/media/a.jpg',
        images: ['/media/a.jpg'],
      })
    },
  )
})

describe('an invalid decorative part', () => {
  it('is dropped alone, and reported with its path', () => {
    const line = answers.itemAnswer()
    const odd = { ...line, extension_attributes: { ...line.extension_attributes, from_price: 'cheap', image: 7 } }
    const answer = answers.quoteAnswer({ items: [odd] })
    expect(v.parse(Cart, answer).lines[0]).toMatchObject({ sku: line.sku, fromPrice: null, image: null })
    expect(findDrops(Cart, answer)).toEqual([
      { path: 'items.0.extension_attributes.from_price', why: 'expected number, received "cheap"' },
      { path: 'items.0.extension_attributes.image', why: 'expected string, received 7' },
    ])
  })

  it('may be a card of a list, reported with its invalid field', () => {
    const card = answers.catalogueItemAnswer()
    const list = answers.catalogueAnswer()
    const catalog = { ...list.catalog, items: [card, { ...card, final_price_incl_tax: 'free' }] }
    expect(v.parse(Catalogue, { ...list, catalog }).items).toHaveLength(1)
    expect(findDrops(Catalogue, { ...list, catalog })).toEqual([
      { path: 'catalog.items.1', why: 'final_price_incl_tax: expected number, received "free"' },
    ])
  })
})

it('a dropped entry of a list that is the whole answer is reported with its path', () => {
  const method = answers.shippingMethodAnswer()
  expect(v.parse(ShippingMethods, [method, { carrier_code: 'postnl' }])).toHaveLength(1)
  expect(findDrops(ShippingMethods, [method, { carrier_code: 'postnl' }])).toEqual([
    { path: '1', why: expect.stringContaining('method_code') },
  ])
})

it('a list with invalid products only is no empty list', () => {
  const list = answers.catalogueAnswer()
  const catalog = { ...list.catalog, total_items: '2', items: [{ id: 1 }, { id: 2 }] }
  expect(v.safeParse(Catalogue, { ...list, catalog }).success).toBe(false)
})

describe('an order of a list', () => {
  it.each([
    [
      { field: 'price', direction: 'ASC' },
      { value: 'price~ASC', label: '' },
    ],
    [
      { code: 'name', label: 'Name' },
      { value: 'name', label: 'Name' },
    ],
    [
      { code: 'price', direction: 'desc', name: 'Dear first' },
      { value: 'price:desc', label: 'Dear first' },
    ],
  ])('is read from %j', (order, read) => {
    const list = answers.catalogueAnswer()
    const { orders, sort } = v.parse(Catalogue, { ...list, catalog: { ...list.catalog, sorting_options: [order], sorting: order } })
    expect({ orders, sort }).toEqual({ orders: [read], sort: read.value })
  })
})

it('a suggestion may have a name instead of a label', () => {
  const matches = [{ name: 'Shirts', url: '/shirts' }]
  expect(v.parse(Autocomplete, { category_results: { matches, total_matches: '1' } }).categories.matches[0]?.label).toBe('Shirts')
})

it('gifts may be bare articles', () => {
  const [offer] = v.parse(GiftOffers, [{ sku: 'SOCKS', name: 'Socks', product_id: '12' }])
  expect(offer).toMatchObject({ missing: 0, gifts: [{ sku: 'SOCKS', productId: 12, isInStock: true }] })
})

it('the wishlist’s cookie may contain ids, items, or items without a product', () => {
  const cookie = [
    12,
    '13',
    { id: 4, product_id: 14 },
    { id: 5, product: { id: 15 } },
    { id: 6, product: null },
    { id: 7, product_id: 9, product: [] },
  ]
  expect(v.parse(WishlistCookie, cookie).map(({ productId }) => productId)).toEqual([12, 13, 14, 15])
})

it('PostNL’s points may be in PostNL’s own envelope', () => {
  const point = answers.postnlPointAnswer()
  const bare = v.parse(PostnlPoints, [point])
  expect(v.parse(PostnlPoints, { GetLocationsResult: { ResponseLocation: [point] } })).toEqual(bare)
  expect(v.parse(PostnlPoints, { GetLocationsResult: { ResponseLocation: point } })).toEqual(bare)
})

it('a returnable line needs only its id', () => {
  const order = v.parse(ReturnOrder, { increment_id: 100_000_077, items: [{ id: '3', name: 'Ball' }], reasons: [] })
  expect(order.items[0]).toMatchObject({ id: 3, ordered: null, returnable: null })
})

describe('a refusal', () => {
  it.each([
    [{ messages: { error: [{ code: 400, message: 'No such coupon.' }] } }, 'No such coupon.'],
    [{ message: 'Direct.', messages: { error: [{ message: 'Other.' }] } }, 'Direct.'],
    [{ messages: [] }, null],
  ])('is read from %j', (body, message) => {
    expect(v.parse(ErrorBody, body).message).toBe(message)
  })

  it('may have one sentence for a field', () => {
    expect(v.parse(ErrorBody, { errors: { email: 'Taken', city: ['Missing', 'Short'] } }).errors).toEqual({
      email: ['Taken'],
      city: ['Missing', 'Short'],
    })
  })
})

describe('a yes or no as a whole answer', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('reads %j', (answer, meant) => {
    expect(v.parse(YesOrNo, answer)).toBe(meant)
  })

  it.each([null, undefined, [], {}, 'perhaps', 2])('does not guess from %j', (answer) => {
    expect(v.safeParse(YesOrNo, answer).success).toBe(false)
  })
})
