// Tests delivery to other countries: a day for each one served, its holidays, and customs between Great Britain and the Union.
import { describe, expect, test } from 'vitest'
import { storeByCode, storeViews } from '../host/store-view.ts'
import { arrivalDay, passesCustoms, transitDays } from './abroad.ts'
import { deliveryDay } from './delivery.ts'
import { holidaysOf } from './holidays.ts'

const year = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at, 9)))

describe.each(storeViews.flatMap((store) => store.shipsTo.map((country) => [store.code, country, store] as const)))(
  'from %s to %s',
  (_from, country, store) => {
    test('a parcel arrives on a day of the year that is known, within its country as promised there, and later elsewhere', () => {
      const there = storeViews.find((view) => view.country === country) ?? store
      for (const now of year) {
        const [arrives, home] = [arrivalDay(store, 0, country, now), deliveryDay(store, 0, now)]
        if (country === store.country) expect(arrives).toBe(home)
        else {
          expect(arrives > home).toBe(true)
          expect([0, 6]).not.toContain(new Date(arrives).getUTCDay())
          expect(holidaysOf(there, Number(arrives.slice(0, 4)))).not.toContain(arrives)
        }
      }
    })

    test('customs are passed exactly between Great Britain and the Union', () => {
      expect(passesCustoms(store, country)).toBe([store.country, country].filter((code) => code === 'GB').length === 1)
    })
  },
)

test.each([
  ['an ordinary week', 'nl', 'BE', '2026-11-23T09:00Z', '2026-11-25'],
  ['over a weekend', 'nl', 'SE', '2026-11-24T09:00Z', '2026-11-30'],
  ['a holiday of the country it goes to', 'nl', 'BE', '2026-11-09T09:00Z', '2026-11-12'],
  ['an order of a Sunday', 'en', 'NL', '2026-11-22T09:00Z', '2026-11-30'],
])('%s', (_case, code, country, moment, expected) => {
  expect(arrivalDay(storeByCode(code), 0, country, new Date(moment))).toBe(expected)
})

test('a country that a store serves without known days is an error, not a guess', () => {
  expect(() => transitDays(storeByCode('nl'), 'FR')).toThrow('transit.json has no days from NL to FR')
})
