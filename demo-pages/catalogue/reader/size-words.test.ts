// Tests the names by which shoppers look for a size.
import { expect, test } from 'vitest'
import { sizeNames } from './size-words.ts'

test.each([
  ['UK 5 (EU 38)', ['uk 5 eu 38', '5', '38']],
  ['UK 5.5 (EU 39)', ['uk 5.5 eu 39', '5.5', '39']],
  ['35-38', ['35 38', '35', '38', '36', '37']],
  ['116 cm', ['116 cm', '116']],
  ['Balmaat 5', ['balmaat 5', '5']],
  ['80C', ['80c']],
  ['XL', ['xl']],
  ['L3 (4 3/8)', ['l3']],
])('“%s” is found as %o', (label, names) => {
  expect(sizeNames(label)).toEqual(names)
})
