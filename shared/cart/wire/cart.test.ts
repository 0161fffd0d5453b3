// Tests the schemas of cart and totals: dropped parts, defaults, and values that make the answer malformed.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { AddedLine, Cart, CartLine } from './cart.ts'
import { Totals } from './totals.ts'

describe('a cart', () => {
  it('is malformed if one of its lines is, since a cart must not hide a charged line', () => {
    expect(v.safeParse(Cart, answers.quoteAnswer({ items: [answers.itemAnswer(), { sku: 'x' }] })).success).toBe(false)
  })

  it('ignores an invalid last added item', () => {
    const cart = v.parse(Cart, answers.quoteAnswer({ extension_attributes: { last_added_item: { sku: 'x' } } }))
    expect(cart.lastAdded).toBeNull()
  })

  it.each([{}, null, true, { extension_attributes: {} }, { extension_attributes: { last_added_item: 'x' } }])(
    'has no reliable line if an add is answered with %j',
    (answer) => {
      expect(v.safeParse(AddedLine, answer).success).toBe(false)
    },
  )

  it('treats an unknown kind of product as a simple one', () => {
    expect(v.parse(CartLine, answers.itemAnswer({ product_type: 'hologram' })).type).toBe('simple')
    expect(v.parse(CartLine, answers.itemAnswer({ product_type: undefined })).type).toBe('simple')
  })

  it.each([-1, 1e308, 'two', null])('refuses the quantity %j', (qty) => {
    expect(v.safeParse(CartLine, answers.itemAnswer({ qty })).success).toBe(false)
  })

  it('has no link and no picture that a browser would execute', () => {
    const line = v.parse(CartLine, answers.itemAnswer({ extension_attributes: { url: 'javascript:alert(1)', image: 'data:text/html,x' } }))
    expect(line).toMatchObject({ url: null, image: null })
  })

  it('accepts an empty cart, with and without a list', () => {
    for (const items of [[], null, undefined]) expect(v.parse(Cart, { items_count: 0, items_qty: 0, items }).lines).toEqual([])
  })
})

describe('sums', () => {
  it('are malformed if one of their rows is', () => {
    expect(v.safeParse(Totals, answers.totalsAnswer({ total_segments: [{ code: 'tax', title: 'Tax', value: 'nine' }] })).success).toBe(
      false,
    )
    expect(v.safeParse(Totals, answers.totalsAnswer({ items: [null] })).success).toBe(false)
  })

  it('use the grand total row, since the field beside it may be without tax', () => {
    const rows = [
      { code: 'tax', value: 4.33 },
      { code: 'grand_total', value: '24.9500' },
    ]
    expect(v.parse(Totals, { grand_total: 20.62, items_qty: 1, total_segments: rows }).grandTotal).toBe(24.95)
    expect(v.parse(Totals, { grand_total: 20.62, items_qty: 1, total_segments: [] }).grandTotal).toBe(20.62)
  })

  it('may lack amounts that are not calculated yet', () => {
    const totals = v.parse(Totals, { grand_total: 0, items_qty: 0, total_segments: [{ code: 'shipping', value: null }] })
    expect(totals.rows[0]).toMatchObject({ title: '', value: null })
    expect(totals.shipping).toBeNull()
  })

  it('use the row if `grand_total` beside it is without tax', () => {
    const rows = [{ code: 'grand_total', title: 'Total', value: '49.9000' }]
    expect(v.parse(Totals, answers.totalsAnswer({ grand_total: '41.2400', total_segments: rows })).grandTotal).toBe(49.9)
    expect(v.parse(Totals, answers.totalsAnswer({ grand_total: 41.24, total_segments: [{ ...rows[0], value: null }] })).grandTotal).toBe(
      41.24,
    )
  })
})
