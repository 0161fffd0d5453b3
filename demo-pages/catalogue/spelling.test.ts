// Tests the number of typing errors between two words.
import { expect, test } from 'vitest'
import { typosBetween } from './spelling.ts'

test.each([
  ['shirt', 'shirt', 0],
  ['shrit', 'shirt', 1],
  ['tenis', 'tennis', 1],
  ['tenniss', 'tennis', 1],
  ['fennis', 'tennis', 1],
  ['', 'ball', 4],
  ['ball', 'shoe', 4],
  ['voetblashirt', 'voetbalshirt', 1],
])('the distance from “%s” to “%s” is %i', (typed, meant, typos) => {
  expect(typosBetween(typed, meant)).toBe(typos)
  expect(typosBetween(meant, typed)).toBe(typos)
})
