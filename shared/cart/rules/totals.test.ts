// Tests the totals before and after the delivery cost is known.
import { describe, expect, test } from 'vitest'
import type { Totals } from '#shared/cart/wire/totals.ts'
import { BEFORE_DELIVERY, EXPECTED_DELIVERY, EXPECTED_TOTAL, isDeliveryKnown, rowToPay, shownRows } from './totals.ts'

const row = (code: string, value: number | null) => ({ code, title: code, value, area: null, extra: {} })
type Given = Pick<Totals, 'shipping' | 'coupon' | 'grandTotal' | 'rows'>
const totals = (shipping: number | null, grandTotal: number, ...rows: ReturnType<typeof row>[]): Given => ({
  ...{ shipping, coupon: null, grandTotal, rows },
})
const shownOf = (given: Given, fee?: number) => shownRows(given, isDeliveryKnown(given, false), fee)
const payOf = (given: Given, fee?: number) => rowToPay(given, isDeliveryKnown(given, false), fee)
const codes = (...given: Parameters<typeof totals>) => shownOf(totals(...given)).map(({ code }) => code)

test('without delivery a total that repeats the subtotal is left out', () => {
  expect(codes(0, 50, row('subtotal', 50), row('grand_total', 50), row('tax', 8))).toEqual(['subtotal', 'tax'])
  expect(codes(null, 50, row('subtotal', 50), row('shipping', null), row('grand_total', 50))).toEqual(['subtotal', 'shipping'])
})

test('without delivery a total after a discount has its own name', () => {
  expect(codes(0, 45, row('subtotal', 50), row('discount', -5), row('grand_total', 45))).toEqual(['subtotal', 'discount', BEFORE_DELIVERY])
  expect(codes(0, 45, row('grand_total', 45))).toEqual([BEFORE_DELIVERY])
})

test('a cost of 0 is free delivery with a method, and not calculated yet without one', () => {
  const free = totals(0, 60, row('subtotal', 60), row('shipping', 0), row('grand_total', 60))
  expect([isDeliveryKnown(free, true), isDeliveryKnown(free, false)]).toEqual([true, false])
  expect(shownRows(free, true)).toEqual(free.rows)
  expect(shownRows(free, false).map(({ code, value }) => [code, value])).toEqual([
    ['subtotal', 60],
    ['shipping', null],
  ])
  expect(shownRows(free, false, 4.95).map(({ code, value }) => [code, value])).toEqual([
    ['subtotal', 60],
    ['shipping', 4.95],
    [EXPECTED_TOTAL, 64.95],
  ])
  expect(codes(4.95, 54.95, row('subtotal', 50), row('grand_total', 54.95))).toEqual(['subtotal', 'grand_total'])
})

test('no total is made of rows that do not add up, or below a coupon that may make the delivery free', () => {
  const withoutTax = totals(0, 120, row('subtotal', 100), row('tax', 20), row('grand_total', 120))
  expect(payOf(withoutTax, 5)).toMatchObject({ code: BEFORE_DELIVERY, value: 120 })
  const withCoupon = { ...totals(0, 50, row('subtotal', 50), row('grand_total', 50)), coupon: 'FREESHIP' }
  expect(shownOf(withCoupon, 5).map(({ code }) => code)).toEqual(['subtotal'])
})

test('after a coupon there is a sum to pay, even if the host has no row for it before delivery', () => {
  expect(codes(0, 45, row('subtotal', 50), row('discount', -5))).toEqual(['subtotal', 'discount', BEFORE_DELIVERY])
  expect(shownOf(totals(0, 45, row('subtotal', 50), row('discount', -5))).at(-1)?.value).toBe(45)
})

test('the row to pay is the total, the total without delivery, or the subtotal where that is all there is to pay', () => {
  const codeToPay = (...given: Parameters<typeof totals>) => payOf(totals(...given))?.code
  expect(codeToPay(4.95, 54.95, row('subtotal', 50), row('grand_total', 54.95))).toBe('grand_total')
  expect(codeToPay(0, 45, row('subtotal', 50), row('grand_total', 45))).toBe(BEFORE_DELIVERY)
  expect(codeToPay(0, 50, row('subtotal', 50), row('tax', 8))).toBe('subtotal')
  expect(codeToPay(4.95, 54.95, row('subtotal', 50), row('shipping', 4.95))).toBe(undefined)
})

describe('with a fee by the store’s rules', () => {
  const shown = (fee: number, ...given: Parameters<typeof totals>) => shownOf(totals(...given), fee).map(({ code, value }) => [code, value])

  test('the delivery and the total with it stand below the goods, without the tax of the goods alone', () => {
    expect(shown(4.95, 0, 50, row('subtotal', 50), row('grand_total', 50), row('tax', 8))).toEqual([
      ['subtotal', 50],
      [EXPECTED_DELIVERY, 4.95],
      [EXPECTED_TOTAL, 54.95],
    ])
  })

  test('free delivery changes neither the total nor its tax, and the host’s own name for it stays', () => {
    const rows = [row('subtotal', 80), row('shipping', null), row('discount', -8), row('tax', 12), row('grand_total', 72)]
    expect(shown(0, null, 72, ...rows)).toEqual([
      ['subtotal', 80],
      ['shipping', 0],
      ['discount', -8],
      [EXPECTED_TOTAL, 72],
      ['tax', 12],
    ])
  })

  test('cents are added without drift', () => {
    expect(payOf(totals(0, 0.1, row('subtotal', 0.1)), 0.2)?.value).toBe(0.3)
  })

  test('a gift card, which may pay for the delivery too, leaves the total without it', () => {
    expect(shown(4.95, 0, 0, row('subtotal', 50), row('giftcardaccount', -50)).at(-1)).toEqual([BEFORE_DELIVERY, 0])
    expect(shown(0, 0, 0, row('subtotal', 50), row('giftcardaccount', -50)).at(-1)).toEqual([EXPECTED_TOTAL, 0])
  })

  test('the host’s own calculation counts more than the rules', () => {
    expect(shown(4.95, 9, 59, row('subtotal', 50), row('shipping', 9), row('grand_total', 59))).toEqual([
      ['subtotal', 50],
      ['shipping', 9],
      ['grand_total', 59],
    ])
  })
})
