// Tests the calendar file of a delivery: whole days and hours, escapes, and long lines.
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  uid: '100000077@shop.test',
  title: 'Delivery of order 100000077',
  place: '',
  day: '2026-11-23',
  hours: null,
  now: Date.parse('2026-11-21T12:00:05.123Z'),
}

test('a day without hours is an event of the whole day', () => {
  const text = calendarFile(entry)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261123\r\n')
  expect(text).toContain('\r\nDTSTAMP:20261121T120005Z\r\n')
  expect(text).not.toContain('DTEND')
  expect(text).not.toContain('LOCATION')
  expect(text).toMatch(/END:VCALENDAR\r\n$/)
})

test('a slot has its hours, in the clock of the place', () => {
  const text = calendarFile({ ...entry, hours: { from: '18:00', to: '22:00' } })
  expect(text).toContain('\r\nDTSTART:20261123T180000\r\nDTEND:20261123T220000\r\n')
})

test('signs with a meaning are escaped, so that an address cannot add lines of its own', () => {
  const text = calendarFile({ ...entry, place: 'Corner; shop\\, Damrak 1\nATTENDEE:x' })
  expect(text).toContain('LOCATION:Corner\\; shop\\\\\\, Damrak 1\\nATTENDEE:x')
})

test('a long line goes on after a space, and no letter is cut', () => {
  const title = `${'ä'.repeat(60)} 🎾`
  const lines = calendarFile({ ...entry, title }).split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})
