// Tests delivery promises, as a table of times, products and stores.
import { describe, expect, test } from 'vitest'
import { cutOffLeft, deliveryPhase, deliveryPromise, inOneParcel, type DeliveryItem, type DeliveryRules } from './delivery.ts'

const london: DeliveryRules = {
  timeZone: 'Europe/London',
  cutOff: '22:00',
  parcelDays: [1, 2, 3, 4, 5, 6],
  workDays: [1, 2, 3, 4, 5],
  closed: ['2026-12-25', '2026-12-26', '2026-12-28'],
  fee: 4.5,
  freeFrom: 50,
  printed: null,
}
const berlin = { ...london, timeZone: 'Europe/Berlin', cutOff: '14:00', fee: 4.9, freeFrom: 60 }
const shelf: DeliveryItem = { days: 0, isMade: false, date: null, price: 20 }
const day = (moment: string, item: Partial<DeliveryItem> = {}, rules = london) =>
  deliveryPromise(rules, { ...shelf, ...item }, Date.parse(moment)).date

describe('the day', () => {
  test.each([
    ['a Monday morning', '2026-11-23T09:00Z', '2026-11-24'],
    ['a Saturday: none on Sunday', '2026-11-21T09:00Z', '2026-11-23'],
    ['a Sunday, which counts from Monday', '2026-11-22T09:00Z', '2026-11-24'],
    ['past the cut-off of a Saturday, too', '2026-11-21T22:00Z', '2026-11-24'],
    ['a minute before the cut-off', '2026-11-23T21:59Z', '2026-11-24'],
    ['at the cut-off', '2026-11-23T22:00Z', '2026-11-25'],
    ['the end of a month', '2026-11-30T09:00Z', '2026-12-01'],
    ['the end of a year', '2027-12-31T09:00Z', '2028-01-01'],
    ['a leap day to come', '2028-02-28T09:00Z', '2028-02-29'],
    ['before the holidays', '2026-12-24T09:00Z', '2026-12-29'],
    ['a holiday, which counts from the next open day', '2026-12-25T09:00Z', '2026-12-30'],
    ['summer time, an hour earlier in UTC', '2026-07-06T20:59Z', '2026-07-07'],
    ['summer time, past the cut-off', '2026-07-06T21:00Z', '2026-07-08'],
    ['the night the clocks go forward', '2026-03-29T00:30Z', '2026-03-31'],
    ['the night the clocks go back', '2026-10-25T00:30Z', '2026-10-27'],
    ['just past midnight on the wall, still yesterday in UTC', '2026-07-06T23:30Z', '2026-07-08'],
  ])('%s', (_, moment, expected) => {
    expect(day(moment)).toBe(expected)
  })

  test('the German store closes at two in the afternoon', () => {
    expect(day('2026-11-23T12:59Z', {}, berlin)).toBe('2026-11-24')
    expect(day('2026-11-23T13:00Z', {}, berlin)).toBe('2026-11-25')
  })

  test('a product made to order takes working days, not weekends and holidays', () => {
    expect(day('2026-11-20T09:00Z', { days: 2 })).toBe('2026-11-25')
    expect(day('2026-12-23T09:00Z', { days: 2 })).toBe('2026-12-30')
  })

  test('a product made to order counts from the next working day', () => {
    const ofMonday = day('2026-11-23T09:00Z', { days: 2 })
    expect(ofMonday).toBe('2026-11-26')
    expect(['2026-11-20T22:00Z', '2026-11-21T09:00Z', '2026-11-22T09:00Z'].map((moment) => day(moment, { days: 2 }))).toEqual([
      ofMonday,
      ofMonday,
      ofMonday,
    ])
  })

  test('is only named where days are known, the clock is plausible and the time zone is one', () => {
    expect(day('2026-11-23T09:00Z', { days: null })).toBeNull()
    expect(deliveryPromise(london, shelf, null).date).toBeNull()
    const printed = { ...london, printed: '2026-11-23' }
    expect(day('2026-11-23T09:00Z', {}, printed)).toBe('2026-11-24')
    expect(day('2026-11-22T09:00Z', {}, printed)).toBeNull()
    expect(day('2026-12-01T09:00Z', {}, printed)).toBeNull()
    expect(day('2026-11-23T09:00Z', {}, { ...london, timeZone: 'Nowhere/Else' })).toBeNull()
    expect(day('2026-11-23T09:00Z', {}, { ...london, parcelDays: [9] })).toBeNull()
  })

  test('is the host’s own if it names one, until that has passed', () => {
    expect(day('2026-11-23T09:00Z', { date: '2026-11-27' })).toBe('2026-11-27')
    expect(day('2026-11-28T09:00Z', { date: '2026-11-27' })).toBe('2026-11-30')
  })

  test('only tomorrow is called tomorrow', () => {
    const isTomorrow = (moment: string) => deliveryPromise(london, shelf, Date.parse(moment)).isTomorrow
    expect([isTomorrow('2026-11-23T09:00Z'), isTomorrow('2026-11-21T09:00Z'), isTomorrow('2026-11-23T22:00Z')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the cost', () => {
  const cost = (price: number | null, rules = london) => {
    const { fee, freeFrom } = deliveryPromise(rules, { ...shelf, price }, null)
    return [fee, freeFrom]
  }
  test('is free from the threshold on, and has the missing amount below it', () => {
    expect([cost(49.99), cost(50), cost(null)]).toEqual([
      [4.5, 50],
      [0, null],
      [null, null],
    ])
  })
  test('is never free without a threshold, and always at no fee', () => {
    expect([cost(1000, { ...london, freeFrom: null }), cost(1, { ...london, fee: 0 })]).toEqual([
      [4.5, null],
      [0, null],
    ])
  })
})

test('one parcel arrives with its slowest product, and is unknown if one of them is', () => {
  const made = { ...shelf, days: 2, isMade: true, date: '2026-11-25' }
  expect(inOneParcel([{ ...shelf, date: '2026-11-24' }, made], 60)).toEqual({ days: 2, isMade: true, date: '2026-11-25', price: 60 })
  expect(inOneParcel([made, { ...shelf, days: null }], 60)).toMatchObject({ days: null, date: null })
  expect(inOneParcel([], null)).toMatchObject({ days: null, date: null })
})

test('promises change at the cut-off and at midnight', () => {
  const phase = (moment: string) => deliveryPhase(london, Date.parse(moment))
  expect(phase('2026-11-23T09:00Z')).toBe(phase('2026-11-23T21:59Z'))
  expect(new Set(['2026-11-23T21:59Z', '2026-11-23T22:00Z', '2026-11-24T00:00Z'].map(phase)).size).toBe(3)
})

describe('the time left to order', () => {
  const HOUR = 3_600_000
  test.each([
    ['a minute and a second before', '2026-11-23T21:58:59Z', 61_000],
    ['a moment before', '2026-11-23T21:59:59.999Z', 1],
    ['at the cut-off', '2026-11-23T22:00Z', null],
    ['summer time', '2026-07-06T20:00Z', HOUR],
    ['a Saturday, whose orders come on Monday only before it', '2026-11-21T12:00Z', 10 * HOUR],
    ['a Sunday, which counts from Monday before and after it', '2026-11-22T12:00Z', null],
    ['a holiday', '2026-12-25T12:00Z', null],
    ['before a holiday, where only orders before it are sent first', '2026-12-24T12:00Z', 10 * HOUR],
  ])('%s', (_, moment, expected) => {
    expect(cutOffLeft(london, 0, Date.parse(moment))).toBe(expected)
  })

  test.each([
    ['forward', '2026-03-29T00:30Z', 20.5 * HOUR],
    ['back', '2026-10-25T00:30Z', 21.5 * HOUR],
  ])('counts the hour on the Sunday the clocks go %s, where parcels are sent on Sundays', (_, moment, expected) => {
    expect(cutOffLeft({ ...london, parcelDays: [1, 2, 3, 4, 5, 6, 7] }, 0, Date.parse(moment))).toBe(expected)
  })

  test('follows the store’s clock and the product’s delivery data', () => {
    const now = Date.parse('2026-11-23T12:00Z')
    expect(cutOffLeft(berlin, 0, now)).toBe(HOUR)
    expect(cutOffLeft(london, null, now)).toBeNull()
    expect(cutOffLeft({ ...london, timeZone: 'Nowhere/Else' }, 0, now)).toBeNull()
    expect(cutOffLeft({ ...london, printed: '2026-11-20' }, 0, now)).toBe(10 * HOUR)
    expect(cutOffLeft({ ...london, printed: '2026-11-24' }, 0, now)).toBeNull()
  })
})
