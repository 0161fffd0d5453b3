// Tests days and times in each store's format.
import { execFileSync } from 'node:child_process'
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

// A thread cannot set its time zone, so each zone runs in a process of its own.
test.each(['America/Los_Angeles', 'Pacific/Auckland'])('a day is the same day for a shopper in %s', (zone) => {
  const code = `import { formatDate, formatDay } from '#shared/i18n/format-date.ts'
    console.log(formatDay('2026-08-04', 'en_GB') + ', ' + formatDate('2026-08-04', 'en_GB') + ', ' + new Date(0).getHours())`
  const args = ['--input-type=module', '--eval', code]
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, TZ: zone } }).trim()
  const [day, date, hour] = said.split(', ')
  expect([day, date]).toEqual(['Tuesday 4 August', '4 August 2026'])
  // Otherwise the test proves nothing: the process did not use the time zone.
  expect(hour).not.toBe('0')
})

test('an invalid date is empty', () => {
  expect([formatMoment('soon', 'UTC'), formatDate('soon'), formatDay('soon')]).toEqual(['', '', ''])
  expect(formatSlot({ date: 'soon', from: '', to: '' })).toBe('soon')
})
