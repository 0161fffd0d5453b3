// Tests holidays against published calendars.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { holidaysOf } from './holidays.ts'

const has = (code: string, ...dates: string[]) =>
  expect(holidaysOf(storeByCode(code), Number(dates[0]?.slice(0, 4)))).toEqual(expect.arrayContaining(dates))

test('Easter and the holidays relative to it move', () => {
  has('nl', '2026-04-06', '2026-05-14', '2026-05-25')
  has('de', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17')
  has('be', '2024-04-01', '2024-05-09', '2024-05-20')
})

test('King’s Day is on the Saturday before if it falls on a Sunday', () => {
  has('nl', '2026-04-27')
  has('nl', '2025-04-26')
})

test('British holidays at a weekend have a substitute day', () => {
  has('en', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28')
  has('en', '2027-12-27', '2027-12-28')
  has('en', '2022-01-03', '2022-12-26', '2022-12-27')
})

test('Sweden has midsummer and All Saints on the weekend nearest', () => {
  has('se', '2026-06-19', '2026-06-20', '2026-10-31', '2026-06-06')
})
