// Tests the limits, parsing and problems of a quantity.
import { describe, expect, test } from 'vitest'
import { nearestQuantity, quantityFault, quantityLimits, readQuantity } from './quantity.ts'

describe('quantities', () => {
  test.each([
    [
      { minQuantity: null, maxQuantity: null, stock: null },
      { min: 1, max: null },
    ],
    [
      { minQuantity: 2, maxQuantity: 10, stock: 3 },
      { min: 2, max: 3 },
    ],
    [
      { minQuantity: 0, maxQuantity: 10, stock: null },
      { min: 1, max: 10 },
    ],
    [
      { minQuantity: 1.5, maxQuantity: 10.5, stock: null },
      { min: 2, max: 10 },
    ],
    [
      { minQuantity: null, maxQuantity: null, stock: -2 },
      { min: 1, max: 0 },
    ],
  ])('%j allow %j', (product, limits) => {
    expect(quantityLimits(product)).toEqual(limits)
  })

  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['1.5', null],
    ['1,5', null],
    ['-1', null],
    ['1e3', null],
    ['many', null],
    ['1234567', null],
  ])('%j is read as %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  test.each([
    [1, 1, null, null],
    [5, 1, 5, null],
    [6, 1, 5, 'too-many'],
    [1, 2, 5, 'too-few'],
    [0, 1, 5, 'invalid'],
    [1.5, 1, 5, 'invalid'],
    [null, 1, 5, 'invalid'],
    [Number.NaN, 1, 5, 'invalid'],
    [1, 1, 0, 'too-many'],
  ])('%s of %s to %s: %s', (quantity, min, max, fault) => {
    expect(quantityFault(quantity, { min, max })).toBe(fault)
  })

  test('an invalid quantity becomes the nearest valid one', () => {
    expect([0, 3, 9].map((quantity) => nearestQuantity(quantity, { min: 2, max: 5 }))).toEqual([2, 3, 5])
    expect(nearestQuantity(900, { min: 1, max: null })).toBe(900)
    expect(nearestQuantity(3, { min: 1, max: 0 })).toBe(1)
  })
})
