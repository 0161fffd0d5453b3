// Tests how the sizes of a card are written.
import { expect, test } from 'vitest'
import { sizeRange } from './size-range.ts'

test.each([
  [[], ''],
  [['M'], 'M'],
  [['S', 'M', 'XL'], 'S, M, XL'],
  [['36', '37', '38', '46'], '36–46'],
  [['S', 'M', 'L', 'XXL'], 'S–XXL'],
  [['UK 3.5', 'UK 4', 'UK 5', 'UK 12'], 'UK 3.5–12'],
  [['116 cm', '128 cm', '140 cm', '176 cm'], '116–176 cm'],
  [['31-34', '35-38', '39-42', '47-50'], '31–50'],
  [['116', '128', '140', 'XXL'], '116–XXL'],
  [['Ball size 3', 'Ball size 4', 'Ball size 5', 'One size'], 'Ball size 3–One size'],
])('%j is written “%s”', (sizes, written) => {
  expect(sizeRange(sizes)).toBe(written)
})
