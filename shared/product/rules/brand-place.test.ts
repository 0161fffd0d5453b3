// Tests that a brand is found in a name only where it is a word of its own.
import { expect, test } from 'vitest'
import { brandPlace } from './brand-place.ts'

test.each([
  ['Norrvik home shirt', 'Norrvik', 0],
  ['Shirt NORRVIK', 'Norrvik', 6],
  ['Kids’ boots, Volt & Co., red', 'Volt & Co.', 13],
  ['Headband', 'Head', -1],
  ['Ahead', 'Head', -1],
  ['Home shirt', 'Norrvik', -1],
  ['Home shirt', '', -1],
  ['Home shirt', null, -1],
])('%j has %j at %i', (name, brand, place) => {
  expect(brandPlace(name, brand)).toBe(place)
})
