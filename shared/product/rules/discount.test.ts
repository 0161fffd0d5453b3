// Tests that a discount is relative to the lowest price of 30 days, or not shown.
import { describe, expect, test } from 'vitest'
import { shownPrice } from './discount.ts'

describe('a price cut counts from the lowest price of 30 days', () => {
  test.each([
    ['normal', 50, 50, null, { now: 50, before: null, percent: null }],
    ['cut, but nothing known of 30 days', 50, 40, null, { now: 40, before: null, percent: null }],
    ['cut from the lowest', 50, 40, 45, { now: 40, before: 45, percent: 11 }],
    ['cut from the normal price', 50, 40, 50, { now: 40, before: 50, percent: 20 }],
    ['it was as cheap before', 50, 40, 40, { now: 40, before: null, percent: null }],
    ['it was cheaper before', 50, 40, 35, { now: 40, before: null, percent: null }],
    ['never more than the normal price', 50, 40, 80, { now: 40, before: 50, percent: 20 }],
    ['not cut at all', 50, 50, 60, { now: 50, before: null, percent: null }],
    ['less than one per cent', 100, 99.5, 100, { now: 99.5, before: 100, percent: null }],
    ['one per cent', 100, 99, 100, { now: 99, before: 100, percent: 1 }],
    ['29 %, where floats say 28.999', 1, 0.71, 1, { now: 0.71, before: 1, percent: 29 }],
    ['rounded down, never more than is true', 30, 20, 30, { now: 20, before: 30, percent: 33 }],
    ['free', 10, 0, 10, { now: 0, before: 10, percent: 100 }],
  ])('%s', (_, regular, final, lowestOf30Days, shown) => {
    expect(shownPrice({ regular, final, lowestOf30Days })).toEqual(shown)
  })

  test('a missing price is not shown', () => {
    expect(shownPrice({ regular: null, final: null, lowestOf30Days: 5 })).toBeNull()
    expect(shownPrice({ regular: 12, final: null, lowestOf30Days: null })).toEqual({
      now: 12,
      before: null,
      percent: null,
    })
    expect(shownPrice({ regular: null, final: 9, lowestOf30Days: 12 })).toEqual({
      now: 9,
      before: null,
      percent: null,
    })
  })
})
