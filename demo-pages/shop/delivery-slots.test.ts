// Tests that delivery days follow the store's own clock and cut-off hour, and skip Sundays.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { listSlots } from './delivery-slots.ts'

const dates = (code: string, moment: string, days = 0): string[] => [
  ...new Set(listSlots(storeByCode(code), days, new Date(moment)).map((slot) => slot.date)),
]

test('an order before 22:00 in Amsterdam arrives the next day', () => {
  // 20:59 UTC is 21:59 in winter.
  expect(dates('nl', '2026-11-23T20:59:00Z')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
})

test('an order after 22:00 arrives a day later', () => {
  expect(dates('nl', '2026-11-23T21:00:00Z')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
})

test('London is an hour behind Amsterdam', () => {
  expect(dates('en', '2026-11-23T21:00:00Z')[0]).toBe('2026-11-24')
})

test('the German store closes at 14:00', () => {
  expect(dates('de', '2026-11-23T12:59:00Z')[0]).toBe('2026-11-24')
  expect(dates('de', '2026-11-23T13:00:00Z')[0]).toBe('2026-11-25')
})

test('nothing is delivered on Sundays', () => {
  expect(dates('nl', '2026-11-21T10:00:00Z')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
})

test('nothing is delivered on the holidays of the country', () => {
  expect(dates('en', '2026-12-24T10:00:00Z')[0]).toBe('2026-12-29')
  expect(dates('nl', '2026-12-24T10:00:00Z')[0]).toBe('2026-12-28')
  expect(dates('be', '2026-12-24T10:00:00Z')[0]).toBe('2026-12-26')
})

test('printed or strung products arrive two working days later', () => {
  expect(dates('nl', '2026-11-20T10:00:00Z', 2)[0]).toBe('2026-11-25')
})

test('just after midnight it is already the next day', () => {
  expect(dates('se', '2026-11-23T23:30:00Z')[0]).toBe('2026-11-25')
})

test('each day has two windows, labelled in the language of the store', () => {
  const [first, second] = listSlots(storeByCode('nl'), 0, new Date('2026-11-23T10:00:00Z'))
  expect(first).toEqual({ id: '2026-11-24-day', date: '2026-11-24', from: '09:00', to: '18:00', label: 'dinsdag 24 november, 09:00–18:00' })
  expect(second?.id).toBe('2026-11-24-evening')
})
