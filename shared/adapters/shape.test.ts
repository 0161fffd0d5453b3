// Tests that one rule for each shape applies wherever a schema reads it.
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { Autocomplete } from '#shared/catalogue/wire/search.ts'
import { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { Cart } from '#shared/cart/wire/cart.ts'
import { GiftOffers } from '#shared/cart/wire/discounts.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { PostnlPoints } from '#shared/checkout/wire/pickup-points.ts'
import { ShippingInformationAnswer } from '#shared/checkout/wire/payment.ts'
import { on, resetBus } from '#shared/events/bus.ts'
import { Product } from '#shared/product/wire/product.ts'
import { SizeChart } from '#shared/product/wire/size-chart.ts'
import { PrintedSession } from '#shared/session/wire/printed-session.ts'
import * as answers from '#tests/support/answers.ts'
import type { AdapterShape } from './adapter.ts'
import { shapingOf } from './shape.ts'

afterEach(() => {
  resetBus()
  vi.restoreAllMocks()
})

type Shapes = Readonly<Record<string, AdapterShape>>

const read = <Schema extends v.GenericSchema>(schema: Schema, shapes: Shapes, value: unknown): v.InferOutput<Schema> =>
  v.parse(schema, shapingOf(shapes)(schema, value, 'GET test'))

const fieldsOf = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(Object(value)))
const cents = { money: (value: unknown) => Number(value) / 100 }

describe('money', () => {
  it('is converted in lines and sums, while quantities are not', () => {
    const cart = read(
      Cart,
      cents,
      answers.quoteAnswer({ items: [answers.itemAnswer({ qty: 2, price_incl_tax: 1995, row_total_incl_tax: 3990 })] }),
    )
    expect(cart.lines[0]).toMatchObject({ quantity: 2, unitPrice: 19.95, rowTotal: 39.9 })
    expect(read(Totals, cents, answers.totalsAnswer({ grand_total: 4490, items: [] })).grandTotal).toBe(44.9)
  })

  it('that is missing stays missing', () => {
    expect(read(Totals, { money: () => 7 }, answers.totalsAnswer({ subtotal: null, tax_amount: '', items: [] }))).toMatchObject({
      subtotalExclTax: null,
      tax: null,
    })
  })

  it('is not converted in numbers that are no money', () => {
    expect(read(Product, cents, answers.productAnswer({ product_id: 12, price_incl_tax: 500 }))).toMatchObject({
      productId: 12,
      price: { regular: 5 },
    })
  })
})

describe('a shape', () => {
  const named = { product: (value: unknown) => ({ ...fieldsOf(value), name: fieldsOf(value)['title'] }) }

  it('of a product counts on its page and on a card in a list', () => {
    const { name: _, ...page } = answers.productAnswer()
    expect(read(Product, named, { ...page, title: 'Ball' }).name).toBe('Ball')
    const { name: __, ...card } = answers.catalogueItemAnswer()
    const list = answers.catalogueAnswer()
    const changed = { ...list, catalog: { ...list.catalog, items: [{ ...card, title: 'Card' }] } }
    expect(read(Catalogue, named, changed).items.map(({ name }) => name)).toEqual(['Card'])
  })

  it('is applied inside other answers', () => {
    const payable = { totals: (value: unknown) => ({ ...fieldsOf(value), tax_amount: 99 }) }
    const answer = { totals: answers.totalsAnswer(), payment_methods: [] }
    expect(read(ShippingInformationAnswer, payable, answer).totals.tax).toBe(99)
    const upper = { address: (value: unknown) => ({ ...fieldsOf(value), city: 'UTRECHT' }) }
    const session = read(PrintedSession, upper, { customer: { ...answers.customerAnswer(), addresses: [answers.addressAnswer()] } })
    expect(session.customer?.addresses[0]?.city).toBe('UTRECHT')
  })

  it('is applied before the shapes of its parts', () => {
    const shapes = {
      item: (value: unknown) => ({ ...fieldsOf(value), price_incl_tax: fieldsOf(value)['cents'] }),
      ...cents,
    }
    const { price_incl_tax: _, ...item } = answers.itemAnswer()
    expect(read(Cart, shapes, answers.quoteAnswer({ items: [{ ...item, cents: 250 }] })).lines[0]?.unitPrice).toBe(2.5)
  })

  it('reaches lists that PHP wrote as maps, suggestions, gifts, points and charts', () => {
    const labelled = { suggestion: (value: unknown) => ({ label: fieldsOf(value)['query_text'], url: '/search' }) }
    const found = read(Autocomplete, labelled, { keyword_results: { matches: { 3: { query_text: 'ball' } }, total_matches: 1 } })
    expect(found.keywords.matches).toMatchObject([{ label: 'ball' }])
    const gift = { gift: (value: unknown) => ({ sku: value, name: 'Key ring' }) }
    expect(read(GiftOffers, gift, ['KEY'])[0]?.gifts).toMatchObject([{ sku: 'KEY', name: 'Key ring' }])
    const point = { point: (value: unknown) => ({ LocationCode: fieldsOf(value)['code'], Name: 'Shop' }) }
    expect(read(PostnlPoints, point, [{ code: 7 }])).toMatchObject([{ code: '7', name: 'Shop' }])
    const chart = { chart: (value: unknown) => ({ id: 1, title: 'Sizes', columns: fieldsOf(value)['head'], rows: [] }) }
    expect(read(SizeChart, chart, { head: ['EU', 'UK'] })).toMatchObject({ columns: ['EU', 'UK'] })
  })

  it('does not change the page’s own objects', () => {
    const printed = Object.freeze({ ...answers.productAnswer(), price_incl_tax: 500 })
    read(Product, cents, printed)
    expect(printed.price_incl_tax).toBe(500)
  })

  it('that throws is reported once, and its value is not shown', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reported: unknown[] = []
    on('error', (detail) => reported.push(detail))
    const shapes = {
      money: () => {
        throw new Error('no cents')
      },
    }
    const product = read(Product, shapes, answers.productAnswer({ tier_prices: [], personalisation: [] }))
    expect(product.price).toMatchObject({ regular: null, final: null })
    expect(reported).toMatchObject([
      { phase: 'adapter', error: { message: expect.stringContaining('"money" threw while GET test was read: no cents') } },
    ])
    expect(log).toHaveBeenCalledTimes(1)
    expect(() => read(Totals, shapes, answers.totalsAnswer())).toThrow()
  })
})
