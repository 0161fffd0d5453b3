// Tests the sign between groups of digits in each language.
import { expect, test } from 'vitest'
import { thousandsMark } from './thousands-mark.ts'

test.each([
  ['nl_NL', '.'],
  ['de_DE', '.'],
  ['en_GB', ','],
  ['sv_SE', '\u00A0'],
])('%s groups digits by “%s”', (locale, mark) => {
  expect(thousandsMark(locale)).toBe(mark)
})
