// Tests the names by which shoppers look for a size.
import { expect, test } from 'vitest'
import { besideSize, heightOf, sizeNames } from './size-words.ts'

test.each([
  ['UK 5 (EU 38)', ['uk 5 eu 38', '5', '38', 'uk 5', 'eu 38']],
  ['UK 5.5 (EU 39)', ['uk 5.5 eu 39', '5.5', '39', 'uk 5.5', 'eu 39']],
  ['35-38', ['35 38', '35', '38', '36', '37']],
  ['116 cm', ['116 cm', '116']],
  ['Balmaat 5', ['balmaat 5', '5']],
  ['80C', ['80c', '36c']],
  ['XL', ['xl']],
  ['L3 (4 3/8)', ['l3']],
])('“%s” is found as %o', (label, names) => {
  expect(sizeNames(label)).toEqual(names)
})

test('a shoe size is found by its British name in every language', () => {
  expect(sizeNames('38', 'UK 5 (EU 38)')).toEqual(['38', 'uk 5', 'eu 38'])
})

test.each([
  ['42.5', ['42', '43']],
  ['uk 6', ['uk 5.5', 'uk 6.5']],
  ['eu 39.5', ['eu 39', 'eu 40']],
  ['6', []],
  ['xl', []],
])('“%s” lies between %o', (name, names) => {
  expect(besideSize(name)).toEqual(names)
})

test.each([
  [4, '116'],
  [6, '116'],
  [7, '128'],
  [8, '128'],
  [11, '152'],
  [12, '152'],
  [16, '176'],
  [17, null],
  [2, null],
])('at %i a child wears %s', (age, height) => {
  expect(heightOf(age)).toBe(height)
})
