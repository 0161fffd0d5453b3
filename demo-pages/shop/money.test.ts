// Tests the tax inside a price: integer cents, rounded half up, without drift.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { taxWithin, toAmount, writeMoney } from './money.ts'

test.each([
  [12_100, 21, 2100],
  [100, 21, 17],
  [1, 21, 0],
  [3, 21, 1],
  [6995, 25, 1399],
  [1999, 19, 319],
  [1999, 0, 0],
  [0, 21, 0],
])('%i cents at %i percent contain %i cents of tax', (cents, percent, tax) => expect(taxWithin(cents, percent)).toBe(tax))

test('net price and tax always add up to the price', () => {
  for (let cents = 0; cents < 5000; cents++)
    for (const percent of [19, 20, 21, 25])
      expect(Math.abs(cents - taxWithin(cents, percent) - cents / (1 + percent / 100))).toBeLessThanOrEqual(0.5 + 1e-9)
})

test('amounts are sent as decimal numbers', () => expect([toAmount(1999), toAmount(5), toAmount(0)]).toEqual([19.99, 0.05, 0]))

test('mails format amounts as the store does', () => {
  expect(writeMoney(123_450, storeByCode('nl'))).toBe('€ 1.234,50')
  expect(writeMoney(5000, storeByCode('nl'))).toBe('€ 50,-')
  expect(writeMoney(59_800, storeByCode('se'))).toBe('598 kr')
  expect(writeMoney(123_450, storeByCode('en'))).toBe('£1,234.50')
  expect(writeMoney(123_450, storeByCode('se'))).toBe('1 234,50 kr')
})
