// Tests weekdays as each store writes them.
import { expect, test } from 'vitest'
import { formatWeekdays } from './format-weekdays.ts'

test.each([
  ['en_GB', 'Mon – Sat', 'Mon, Wed and Fri'],
  ['nl_NL', 'ma – za', 'ma, wo en vr'],
  ['de_DE', 'Mo – Sa', 'Mo, Mi und Fr'],
  ['sv_SE', 'mån–lör', 'mån, ons och fre'],
])('weekdays in %s are a span where they follow each other', (locale, span, list) => {
  expect([formatWeekdays([6, 1, 2, 3, 4, 5], locale), formatWeekdays([5, 1, 3], locale)]).toEqual([span, list])
  expect(formatWeekdays([], locale)).toBe('')
})
