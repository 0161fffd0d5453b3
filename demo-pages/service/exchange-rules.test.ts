// Tests the price of an exchanged piece: never more than on the day of the order, and today's where it is lower.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { endOf, graceDays, holdDays, isOver, lastDayBefore, priceInExchange } from './exchange-rules.ts'

test.each([
  ['the same price', { worth: 5000, oldToday: 5000, newToday: 5000 }, 5000],
  ['both dearer since', { worth: 4000, oldToday: 5000, newToday: 5000 }, 4000],
  ['both cheaper since', { worth: 5000, oldToday: 4000, newToday: 4000 }, 4000],
  ['a cheaper size', { worth: 5000, oldToday: 5000, newToday: 4500 }, 4500],
  ['a cheaper size, both dearer since', { worth: 4000, oldToday: 5000, newToday: 4500 }, 3500],
  ['a dearer size costs its difference', { worth: 5000, oldToday: 5000, newToday: 5500 }, 5500],
  ['nothing was paid for it', { worth: 0, oldToday: 5000, newToday: 4000 }, 0],
])('%s', (_name, prices, price) => {
  expect(priceInExchange(prices)).toBe(price)
})

test('the day that is named is whole: nothing ends before it is over', () => {
  const end = endOf(holdDays, new Date('2026-11-22T23:30:00Z'))
  expect(lastDayBefore(storeByCode('nl'), end)).toBe('2026-12-06')
  expect(lastDayBefore(storeByCode('en'), end)).toBe('2026-12-05')
})

test('a reservation outlives its day, so that what arrived on it can be checked; the waiting does not', () => {
  const until = new Date('2026-12-06T12:00:00Z')
  const last = endOf(graceDays, until)
  const before = new Date(last.getTime() - 1)
  expect([isOver({ state: 'reserved', until }, before), isOver({ state: 'reserved', until }, last)]).toEqual([false, true])
  expect(isOver({ state: 'waiting', until }, until)).toBe(true)
})
