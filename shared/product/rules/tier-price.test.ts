// Tests tier prices by table order, as the spec describes.
import { expect, test } from 'vitest'
import { tierPriceOf } from './tier-price.ts'

test.each([
  [[], 5, 0],
  [
    [
      [5, 9],
      [10, 8],
    ],
    4,
    0,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    5,
    9,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    9,
    9,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    10,
    8,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    1000,
    8,
  ],
  // The last match of the table wins, not the highest quantity.
  [
    [
      [10, 8],
      [5, 9],
    ],
    10,
    9,
  ],
  [[[1, 12]], 0, 0],
] as const)('tiers %j at %i pieces cost %d', (tiers, quantity, price) => {
  expect(
    tierPriceOf(
      tiers.map(([from, each]) => ({ quantity: from, price: each })),
      quantity,
    ),
  ).toBe(price)
})
