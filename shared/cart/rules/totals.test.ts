// Tests the totals before and after the delivery cost is known.
import { expect, test } from 'vitest'
import { BEFORE_DELIVERY, isDeliveryKnown, shownRows } from './totals.ts'

const row = (code: string, value: number | null) => ({ code, title: code, value, area: null, extra: {} })
const codes = (shipping: number | null, ...rows: ReturnType<typeof row>[]) => shownRows({ shipping, rows }).map(({ code }) => code)

test('without delivery a total that repeats the subtotal is left out', () => {
  expect(codes(0, row('subtotal', 50), row('grand_total', 50), row('tax', 8))).toEqual(['subtotal', 'tax'])
  expect(codes(null, row('subtotal', 50), row('shipping', null), row('grand_total', 50))).toEqual(['subtotal', 'shipping'])
})

test('without delivery a total after a discount has its own name', () => {
  expect(codes(0, row('subtotal', 50), row('discount', -5), row('grand_total', 45))).toEqual(['subtotal', 'discount', BEFORE_DELIVERY])
  expect(codes(0, row('grand_total', 45))).toEqual([BEFORE_DELIVERY])
})

test('free delivery counts as known', () => {
  expect(isDeliveryKnown({ shipping: 0, rows: [row('shipping', 0)] })).toBe(true)
  expect(codes(0, row('subtotal', 60), row('shipping', 0), row('grand_total', 60))).toEqual(['subtotal', 'shipping', 'grand_total'])
  expect(codes(4.95, row('subtotal', 50), row('grand_total', 54.95))).toEqual(['subtotal', 'grand_total'])
})
