// Tests the two lines of the promise, in English.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { deliveryPromise, type DeliveryItem } from '#shared/product/rules/delivery.ts'
import { deliveryLines } from './delivery-lines.ts'

beforeAll(() => activate('en_GB'))
afterAll(() => activate('en_US'))

const rules = {
  timeZone: 'Europe/London',
  cutOff: '22:00',
  parcelDays: [1, 2, 3, 4, 5, 6],
  workDays: [1, 2, 3, 4, 5],
  closed: [],
  fee: 4.5,
  freeFrom: 50,
  printed: null,
}
const promise = (item: Partial<DeliveryItem>, moment: string | null = '2026-11-23T12:00Z') =>
  deliveryPromise(rules, { days: 0, isMade: false, date: null, price: 20, ...item }, moment === null ? null : Date.parse(moment))

test('in two lines, what a cached page says is as long as what the browser knows', () => {
  expect(deliveryLines(promise({}), 'GBP')).toEqual(['Tomorrow, Tuesday 24 November', 'Delivery: £4.50, free from £50.00'])
  expect(deliveryLines(promise({}, null), 'GBP')).toEqual(['Delivered within 2 working days', 'Delivery: £4.50, free from £50.00'])
  expect(deliveryLines(promise({ price: 50 }), 'GBP')).toEqual(['Tomorrow, Tuesday 24 November', 'Delivery: free'])
  expect(deliveryLines(promise({ price: null }), 'GBP')).toEqual(['Tomorrow, Tuesday 24 November'])
})

test('the day of made goods is the last line, since it may take a line more than their rule', () => {
  const made = { days: 5, isMade: true }
  expect(deliveryLines(promise(made), 'GBP')).toEqual([
    'Delivery: £4.50, free from £50.00',
    'Made for you, delivered on Tuesday 1 December',
  ])
  expect(deliveryLines(promise(made, null), 'GBP')[0]).toBe('Delivery: £4.50, free from £50.00')
})
