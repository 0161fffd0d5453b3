// Tests which numbers a player is shown as free.
import { expect, test } from 'vitest'
import { shirtNumbers } from './numbers.ts'

test('07 and 7 are one number, and the rest is free', () => {
  const shown = shirtNumbers({ taken: ['07', '9'], reserved: [], highest: 99 }, 24)
  expect(shown).toHaveLength(24)
  expect(shown.filter(({ state }) => state === 'taken').map(({ number }) => number)).toEqual([7, 9])
})

test('a number of last year is kept for its player, unless somebody else has it now', () => {
  const shown = shirtNumbers({ taken: ['7'], reserved: ['7', '08'], highest: 9 }, 24)
  expect(shown.filter(({ state }) => state !== 'free')).toEqual([
    { number: 7, state: 'taken' },
    { number: 8, state: 'reserved' },
  ])
})

test('there are no more than can be printed', () => {
  expect(shirtNumbers({ taken: [], reserved: [], highest: 9 }, 24).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
