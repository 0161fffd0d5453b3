// Tests the number of typing errors between two words, and the word that was meant.
import { expect, test } from 'vitest'
import { nearestWord, typosBetween } from './spelling.ts'

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

test('a mistyped word becomes the nearest one, of equally near ones that of the most products', () => {
  const shop = new Map([
    ['tennis', 40],
    ['shirt', 30],
    ['short', 20],
  ])
  expect(nearestWord('tenis', shop)).toBe('tennis')
  expect(nearestWord('shart', shop)).toBe('shirt')
  expect([nearestWord('xyzzyq', shop), nearestWord('sho', shop), nearestWord('short1', shop)]).toEqual([null, null, null])
})
