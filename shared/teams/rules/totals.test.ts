// Tests the totals of a team by product and size.
import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

const player = (size: string, socks: string) => ({
  sizes: [
    { name: 'Shirt', size, quantity: 1 },
    { name: 'Socks', size: socks, quantity: 2 },
  ],
})

test('pieces are counted by product and size, and a pair of two counts twice', () => {
  expect(totalsOf([player('M', '39-42'), player('L', '39-42'), player('M', '43-46')])).toEqual([
    {
      name: 'Shirt',
      pieces: 3,
      sizes: [
        { size: 'M', pieces: 2 },
        { size: 'L', pieces: 1 },
      ],
    },
    {
      name: 'Socks',
      pieces: 6,
      sizes: [
        { size: '39-42', pieces: 4 },
        { size: '43-46', pieces: 2 },
      ],
    },
  ])
})

test('a player without a size is in no total', () => {
  expect(totalsOf([{ sizes: [] }])).toEqual([])
})
