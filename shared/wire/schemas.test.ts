// Tests every schema with a valid answer, and with that answer invalid at each single place in each way.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { numbersIn, pathsOf, replaced, wrongValues } from '#tests/support/mutate.ts'
import { Address } from '#shared/address/wire/address.ts'
import { AddedLine, Cart, CartLine } from '#shared/cart/wire/cart.ts'
import { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { Comparison, ToggledCompare } from '#shared/saved/wire/compare.ts'
import { ErrorBody } from './error-body.ts'
import { readJson } from './json.ts'
import { LastOrder } from '#shared/checkout/wire/order.ts'
import { PageConfig } from './page.ts'
import { PaymentMethod, PaymentStatus, PlacedOrder, ShippingInformationAnswer } from '#shared/checkout/wire/payment.ts'
import { Product } from '#shared/product/wire/product.ts'
import { Session } from '#shared/session/wire/session.ts'
import { ShippingMethod, ShippingMethods } from '#shared/checkout/wire/shipping.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { ToggledWishlist } from '#shared/saved/wire/toggled-wishlist.ts'

const table: [name: string, schema: v.GenericSchema, answer: object][] = [
  ['cart', Cart, answers.quoteAnswer()],
  ['cart line', CartLine, answers.itemAnswer()],
  ['added line', AddedLine, { extension_attributes: { last_added_item: answers.itemAnswer() } }],
  ['totals', Totals, answers.totalsAnswer()],
  ['shipping method', ShippingMethod, answers.shippingMethodAnswer()],
  ['shipping methods', ShippingMethods, [answers.shippingMethodAnswer()]],
  ['payment method', PaymentMethod, answers.paymentMethodAnswer()],
  ['shipping-information answer', ShippingInformationAnswer, answers.shippingInformationAnswer()],
  ['placed order', PlacedOrder, answers.placedOrderAnswer()],
  ['payment status', PaymentStatus, answers.paymentStatusAnswer()],
  ['last order', LastOrder, answers.lastOrderAnswer()],
  ['address', Address, answers.addressAnswer()],
  [
    'session of a customer',
    Session,
    answers.sessionAnswer({ customer: answers.customerAnswer({ addresses: [answers.addressAnswer({ id: 31 })] }) }),
  ],
  ['toggled wishlist', ToggledWishlist, { items: answers.sessionAnswer().wishlist }],
  ['product', Product, answers.productAnswer()],
  ['catalogue item', CatalogueItem, answers.catalogueItemAnswer()],
  ['catalogue', Catalogue, answers.catalogueAnswer()],
  ['toggled comparison', ToggledCompare, { compare: ['SHIRT', 'BALL'] }],
  ['comparison', Comparison, answers.comparisonAnswer()],
  ['error body', ErrorBody, { message: 'Only %1 of %name left', parameters: { name: 'x' }, code: 'stock', errors: { qty: ['Too many'] } }],
  [
    'page',
    PageConfig,
    { locale: 'nl_NL', store: { id: 1, code: 'nl', name: 'NL' }, baseUrl: '/nl/', limits: { compare: 4, password: { minLength: 8 } } },
  ],
]

/** Sent back or printed as text, never used in arithmetic. */
const keptAsItCame = new Set<string | number>(['product_option', 'parameters'])

describe.each(table)('the schema of a %s', (_name, schema, answer) => {
  it('accepts a valid answer and keeps every number in it', () => {
    const { output, issues } = v.safeParse(schema, answer)
    expect(issues).toBeUndefined()
    // A flag that Magento sends as 1 or 0 is a boolean here.
    expect([...numbersIn(output), 0, 1]).toEqual(expect.arrayContaining(numbersIn(answer)))
  })

  it('ignores fields it does not know', () => {
    if (Array.isArray(answer)) return
    expect(v.parse(schema, { ...answer, unheard_of: { deep: [1] } })).toEqual(v.parse(schema, answer))
  })

  it('reads the same from JSON text', () => {
    expect(v.parse(schema, readJson(JSON.stringify(answer)))).toEqual(v.parse(schema, JSON.parse(JSON.stringify(answer))))
  })

  it('neither throws nor changes a number for any single wrong value', () => {
    const right = new Set([...numbersIn(v.parse(schema, answer)), 0, 1, 4, 8, 24, 123456])
    for (const path of pathsOf(answer)) {
      if (path.some((key) => keptAsItCame.has(key))) continue
      for (const [what, wrong] of wrongValues) {
        const result = v.safeParse(schema, replaced(answer, path, wrong))
        const where = `${path.join('.')} being ${what}`
        if (!result.success) continue
        for (const number of numbersIn(result.output)) expect(right, where).toContain(number)
      }
    }
  })

  it('never throws on an entirely different answer', () => {
    for (const [, wrong] of wrongValues) expect(() => v.safeParse(schema, wrong)).not.toThrow()
  })
})

/** `ours` is the field's name after parsing. */
const money: [name: string, schema: v.GenericSchema, answer: object, field: string, ours: string][] = [
  ['cart line', CartLine, answers.itemAnswer(), 'price_incl_tax', 'unitPrice'],
  ['cart line', CartLine, answers.itemAnswer(), 'row_total_incl_tax', 'rowTotal'],
  ['totals', Totals, answers.totalsAnswer({ total_segments: [] }), 'grand_total', 'grandTotal'],
  ['totals', Totals, answers.totalsAnswer(), 'tax_amount', 'tax'],
  ['shipping method', ShippingMethod, answers.shippingMethodAnswer(), 'price_incl_tax', 'price'],
  ['last order', LastOrder, answers.lastOrderAnswer(), 'grand_total', 'grandTotal'],
  ['product', Product, answers.productAnswer(), 'final_price_incl_tax', 'price.final'],
  ['catalogue item', CatalogueItem, answers.catalogueItemAnswer(), 'lowest_price_30d', 'price.lowestOf30Days'],
]

describe.each(money)('money in a %s', (_name, schema, answer, field, ours) => {
  it.each([1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, 'twelve', '12,50', '1,234.50', true, {}, '1e3', '1e308'])(
    `refuses %j as ${field}`,
    (wrong) => {
      expect(v.safeParse(schema, { ...answer, [field]: wrong }).success).toBe(false)
    },
  )

  it.each([
    ['19.9500', 19.95],
    ['0.0000', 0],
    ['.5000', 0.5],
    ['-5.0000', -5],
    ['120', 120],
  ])(`reads %j as ${field}, as databases write it`, (text, number) => {
    expect(v.parse(schema, { ...answer, [field]: text })).toHaveProperty(ours, number)
  })

  it.each(['', false, null, []])(`reads %j as ${field} as none, or refuses it where there has to be one; never as 0`, (none) => {
    const { success, output } = v.safeParse(schema, { ...answer, [field]: none })
    if (success) expect(output).not.toHaveProperty(ours, 0)
  })

  it.each([0, 0.01, 12.5, 999_999.99])(`keeps %d as ${field} to the cent`, (right) => {
    expect(v.parse(schema, { ...answer, [field]: right })).toHaveProperty(ours, right)
  })
})

describe('polluted prototypes', () => {
  it('add nothing to an answer', () => {
    const clean = v.parse(Totals, readJson(JSON.stringify({ grand_total: 5, items_qty: 1 })))
    const pollution = { coupon_code: 'FREE', tax_amount: 0.5, message: 'hello' }
    try {
      for (const [key, value] of Object.entries(pollution))
        Object.defineProperty(Object.prototype, key, { value, enumerable: true, configurable: true, writable: true })
      expect(v.parse(Totals, readJson('{"grand_total":5,"items_qty":1}'))).toEqual(clean)
      expect(v.parse(ErrorBody, readJson('{}')).message).toBeNull()
    } finally {
      for (const key of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, key)
    }
  })

  it('cannot be polluted by an answer', () => {
    v.parse(
      Product,
      readJson(
        JSON.stringify(answers.productAnswer()).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
      ),
    )
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
