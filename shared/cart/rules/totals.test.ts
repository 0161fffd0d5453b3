// Tests the totals before and after the delivery cost is known.
import { expect, test } from 'vitest'
import { BEFORE_DELIVERY, isDeliveryKnown, rowToPay, shownRows } from './totals.ts'

const row = (code: string, value: number | null) => ({ code, title: code, value, area: null, extra: {} })
const totals = (shipping: number | null, grandTotal: number, ...rows: ReturnType<typeof row>[]) => ({ shipping, grandTotal, rows })
const codes = (...given: Parameters<typeof totals>) => shownRows(totals(...given)).map(({ code }) => code)

test('without delivery a total that repeats the subtotal is left out', () => {
  expect(codes(0, 50, row('subtotal', 50), row('grand_total', 50), row('tax', 8))).toEqual(['subtotal', 'tax'])
  expect(codes(null, 50, row('subtotal', 50), row('shipping', null), row('grand_total', 50))).toEqual(['subtotal', 'shipping'])
})

test('without delivery a total after a discount has its own name', () => {
  expect(codes(0, 45, row('subtotal', 50), row('discount', -5), row('grand_total', 45))).toEqual(['subtotal', 'discount', BEFORE_DELIVERY])
  expect(codes(0, 45, row('grand_total', 45))).toEqual([BEFORE_DELIVERY])
})

test('free delivery counts as known', () => {
  expect(isDeliveryKnown({ shipping: 0, rows: [row('shipping', 0)] })).toBe(true)
  expect(codes(0, 60, row('subtotal', 60), row('shipping', 0), row('grand_total', 60))).toEqual(['subtotal', 'shipping', 'grand_total'])
  expect(codes(4.95, 54.95, row('subtotal', 50), row('grand_total', 54.95))).toEqual(['subtotal', 'grand_total'])
})

test('after a coupon there is a sum to pay, even if the host has no row for it before delivery', () => {
  expect(codes(0, 45, row('subtotal', 50), row('discount', -5))).toEqual(['subtotal', 'discount', BEFORE_DELIVERY])
  expect(shownRows(totals(0, 45, row('subtotal', 50), row('discount', -5))).at(-1)?.value).toBe(45)
})

test('the row to pay is the total, the total without delivery, or the subtotal where that is all there is to pay', () => {
  const codeToPay = (...given: Parameters<typeof totals>) => rowToPay(totals(...given))?.code
  expect(codeToPay(4.95, 54.95, row('subtotal', 50), row('grand_total', 54.95))).toBe('grand_total')
  expect(codeToPay(0, 45, row('subtotal', 50), row('grand_total', 45))).toBe(BEFORE_DELIVERY)
  expect(codeToPay(0, 50, row('subtotal', 50), row('tax', 8))).toBe('subtotal')
  expect(codeToPay(4.95, 54.95, row('subtotal', 50), row('shipping', 4.95))).toBe(undefined)
})
