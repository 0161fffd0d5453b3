// Tests the sentence about delivery, in English; the other languages have its parts in their catalogues.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryPromise, type DeliveryItem } from '#shared/product/rules/delivery.ts'
import { deliveryDaySentence, deliverySentence } from './delivery-sentence.ts'
import { activate } from '#shared/i18n/i18n.ts'

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

test('names the day and the cost, and says free only if it is', () => {
  expect(deliverySentence(promise({}), 'GBP')).toBe('Tomorrow, Tuesday 24 November, £4.50, free from £50.00')
  expect(deliverySentence(promise({ price: 50 }), 'GBP')).toBe('Tomorrow, Tuesday 24 November, free')
  expect(deliverySentence(promise({}, '2026-11-21T12:00Z'), 'GBP')).toBe('Delivered on Monday 23 November, £4.50, free from £50.00')
  expect(deliverySentence(promise({ price: null }), 'GBP')).toBe('Tomorrow, Tuesday 24 November')
})

test('on a card it fits one line: the day, and the cost only if there is none', () => {
  const short = (item: Partial<DeliveryItem>, moment?: string | null) => deliverySentence(promise(item, moment), 'GBP', 'short')
  expect(short({})).toBe('Tomorrow, Tue 24 Nov')
  expect(short({ price: 50 })).toBe('Tomorrow, Tue 24 Nov, free')
  expect(short({ days: null })).toBe('Delivery: £4.50, free from £50.00')
  // Ordered after 22:00 it is sent on the next working day, so the second is true at any hour.
  expect(short({}, null)).toBe('Delivered within 2 working days')
})

test('a product that is made to order says so', () => {
  expect(deliverySentence(promise({ days: 2, isMade: true, price: 60 }), 'GBP')).toBe(
    'Made for you, delivered on Thursday 26 November, free',
  )
})

test('without a day it has a sentence that is true on every day', () => {
  expect(deliverySentence(promise({}, null), 'GBP')).toBe(
    'Order by 22:00 on a delivery day (Mon – Sat), delivered on the next one, £4.50, free from £50.00',
  )
  expect(deliveryDaySentence(promise({ days: 4 }, null))).toBe('Delivered within 6 working days')
  expect(deliveryDaySentence(promise({ days: 9, isMade: true }, null))).toBe('Made for you, delivered within 11 working days')
  expect(deliverySentence(promise({ days: null }), 'GBP')).toBe('Delivery: £4.50, free from £50.00')
  expect(deliveryDaySentence(promise({ days: null }))).toBe('')
})
