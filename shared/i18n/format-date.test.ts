// Days and moments as each store writes them.
import { expect, test } from 'vitest'
import { formatDate, formatDay, formatMoment, formatSlot } from './format-date.ts'

test.each([
  ['en_GB', '4 August 2026 at 17:05:00 BST'],
  ['nl_NL', '4 augustus 2026 om 17:05:00'],
  ['de_DE', '4. August 2026 um 17:05:00'],
  ['sv_SE', '4 augusti 2026 kl. 17:05:00'],
])('a moment in %s is on a clock of 24 hours, the day before its month', (locale, start) => {
  expect(formatMoment('2026-08-04T16:05:00Z', 'Europe/London', locale)).toContain(start)
})

test('what is no date is nothing', () => {
  expect([formatMoment('soon', 'UTC'), formatDate('soon'), formatDay('soon')]).toEqual(['', '', ''])
  expect(formatSlot({ date: 'soon', from: '', to: '' })).toBe('soon')
})
