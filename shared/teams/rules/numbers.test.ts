// Tests which numbers a player is shown as free.
import { expect, test } from 'vitest'
import { shirtNumbers } from './numbers.ts'

test('07 and 7 are one number, and the rest is free', () => {
  const shown = shirtNumbers(['07', '9'], 99, 24)
  expect(shown).toHaveLength(24)
  expect(shown.filter(({ isTaken }) => isTaken).map(({ number }) => number)).toEqual([7, 9])
})

test('there are no more than can be printed', () => {
  expect(shirtNumbers([], 9, 24).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
