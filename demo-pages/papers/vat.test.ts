// Tests that the sums by VAT rate add up to what was charged, whatever the discount and the rounding.
import { expect, test } from 'vitest'
import { sumByRate } from './vat.ts'

test('one rate has the tax that was charged, also where the sums would round to another', () => {
  const sums = sumByRate(
    [
      { percent: 21, gross: 333 },
      { percent: 21, gross: 333 },
    ],
    { delivery: { percent: 21, gross: 495 }, discount: 66, tax: 191 },
  )
  expect(sums).toEqual([{ percent: 21, net: 904, tax: 191, gross: 1095 }])
})

test.each([0, 1, 999, 3000])('several rates add up to the order with a discount of %i cents', (discount) => {
  const goods = [
    { percent: 25, gross: 2999 },
    { percent: 12, gross: 1001 },
    { percent: 6, gross: 334 },
  ]
  const sums = sumByRate(goods, { delivery: { percent: 25, gross: 4900 }, discount })
  const total = (key: 'net' | 'tax' | 'gross') => sums.reduce((sum, one) => sum + one[key], 0)
  expect(sums.map(({ percent }) => percent)).toEqual([25, 12, 6])
  expect(total('gross')).toBe(2999 + 1001 + 334 + 4900 - discount)
  expect(total('net') + total('tax')).toBe(total('gross'))
  for (const { percent, tax, gross } of sums) expect(Math.abs(tax - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(1)
})

test('a way back that is taxed at another rate than the goods is a rate of its own', () => {
  const pickUp = { percent: 20, gross: -450 }
  expect(sumByRate([{ percent: 0, gross: 1800 }], { delivery: pickUp, discount: 0 })).toEqual([
    { percent: 20, net: -375, tax: -75, gross: -450 },
    { percent: 0, net: 1800, tax: 0, gross: 1800 },
  ])
})

test('goods for nothing and delivery for nothing leave sums of nothing', () => {
  expect(sumByRate([{ percent: 20, gross: 0 }], { delivery: { percent: 20, gross: 0 }, discount: 0, tax: 0 })).toEqual([
    { percent: 20, net: 0, tax: 0, gross: 0 },
  ])
})

test('what rounding leaves of the tax and of the discount belongs to the highest rate', () => {
  const goods = [
    { percent: 6, gross: 334 },
    { percent: 25, gross: 333 },
    { percent: 12, gross: 333 },
  ]
  const sums = sumByRate(goods, { delivery: { percent: 25, gross: 0 }, discount: 100, tax: 110 })
  // A tenth of each is 33 cents, and one is left.
  expect(sums).toEqual([
    { percent: 25, gross: 299, tax: 61, net: 238 },
    { percent: 12, gross: 300, tax: 32, net: 268 },
    { percent: 6, gross: 301, tax: 17, net: 284 },
  ])
})
