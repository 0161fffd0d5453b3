// Tests that host and widgets, whose code is separate, promise the same day in five stores on every day of a year and around special dates.
import { describe, expect, test } from 'vitest'
import { deliveryPromise } from '#shared/product/rules/delivery.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { pageConfig } from '#demo-pages/pages/page-config.ts'
import { storeViews, type StoreView } from '#demo-pages/host/store-view.ts'
import { daysUntilSent, deliveryDay, deliveryInfo } from '#demo-pages/shop/delivery.ts'
import { holidaysOf } from '#demo-pages/shop/holidays.ts'
import { listSlots } from '#demo-pages/shop/delivery-slots.ts'

const HOUR = 3_600_000
const sources = ['stock', 'workshop', 'supplier', 'made-to-order']

/** Every day at 13:59, 14:01, 21:59, 22:01 and around midnight, as UTC moments of both offsets. */
function moments(from: string, days: number): Date[] {
  const hours = [11, 12, 13, 14, 19, 20, 21, 22, 23]
  return Array.from({ length: days }, (_, at) => at).flatMap((at) =>
    hours.flatMap((hour) => [-1, 1].map((minute) => new Date(Date.parse(from) + at * 24 * HOUR + hour * HOUR + minute * 60_000))),
  )
}

function disagreements(store: StoreView, when: readonly Date[]): string[] {
  return when.flatMap((now) => {
    const rules = settingsFrom(pageConfig({ store, now: now.getTime(), paymentOrigins: [], isCounting: false, extensions: null })).delivery
    if (!rules) return [`${store.code}: the page says nothing of delivery`]
    return sources.flatMap((source) => {
      const info = deliveryInfo(source, true)
      if (!info) return [`${store.code}: nothing of ${source}`]
      const item = { days: info.days, isMade: info.is_made, date: null, price: 20 }
      const ours = deliveryPromise(rules, item, now.getTime()).date
      const theirs = [deliveryDay(store, info.days, now), listSlots(store, info.days, now)[0]?.date]
      return theirs.every((date) => date === ours) ? [] : [`${store.code} ${source} ${now.toISOString()}: ${ours}, host ${theirs.join()}`]
    })
  })
}

/** Every day of a year, its two Sundays on which the clocks change among them. */
const days2027 = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10))
const parcelDays = [1, 2, 3, 4, 5, 6]
const workDays = [1, 2, 3, 4, 5]
const next = (day: string) => new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10)
const isOpen = (store: StoreView, day: string, weekdays: readonly number[]) =>
  weekdays.includes(new Date(day).getUTCDay()) && !holidaysOf(store, Number(day.slice(0, 4))).includes(day)
const nextOpen = (store: StoreView, day: string, weekdays: readonly number[]): string =>
  isOpen(store, day, weekdays) ? day : nextOpen(store, next(day), weekdays)

/** Ten o'clock of the store's day, or some hours later. */
function atTen({ timeZone }: StoreView, day: string, later = 0): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const found = [7, 8, 9, 10].map((hour) => new Date(Date.parse(day) + hour * HOUR)).find((at) => clock.format(at) === '10')
  if (!found) throw new Error(`No ten o'clock on ${day} in ${timeZone}.`)
  return new Date(found.getTime() + later * HOUR)
}

/** The store's rules for the whole year: a page of its first day, good on every other one. */
const rulesOf2027 = new Map(
  storeViews.map((store) => {
    const page = pageConfig({ store, now: Date.parse('2027-01-01T12:00Z'), paymentOrigins: [], isCounting: false, extensions: null })
    return [store, settingsFrom(page).delivery]
  }),
)

function promised(store: StoreView, source: string, now: Date): string | null {
  const rules = rulesOf2027.get(store)
  const item = { days: daysUntilSent(source), isMade: false, date: null, price: 20 }
  return rules ? deliveryPromise({ ...rules, printed: null }, item, now.getTime()).date : null
}

/** Where the host's own rule says another day. */
const otherDays = (store: StoreView, when: readonly Date[]) =>
  when.flatMap((now) =>
    sources
      .map((source) => [now.toISOString(), source, promised(store, source, now), deliveryDay(store, daysUntilSent(source), now)])
      .filter(([, , ours, theirs]) => ours !== theirs),
  )

describe.each(storeViews.map((store) => [store.code, store] as const))('the %s store', (_, store) => {
  test.each([
    ['a week in November', '2026-11-23T00:00Z', 7],
    ['the end of a month', '2026-11-28T00:00Z', 5],
    ['the turn of the year with its holidays', '2026-12-21T00:00Z', 16],
    ['the clocks going forward', '2026-03-27T00:00Z', 4],
    ['the clocks going back', '2026-10-23T00:00Z', 4],
    ['Easter', '2027-03-24T00:00Z', 7],
    ['Ascension and Whitsun', '2026-05-11T00:00Z', 16],
    ['midsummer', '2026-06-17T00:00Z', 5],
  ])('promises the same as the host in %s', (_name, from, days) => {
    expect(disagreements(store, moments(from, days))).toEqual([])
  })

  test('counts an order on a Sunday or holiday of a whole year from the next open day, as the host does', () => {
    const closed = days2027.filter((day) => !isOpen(store, day, parcelDays))
    // Sundays, and each holiday that is none.
    expect(closed.length).toBeGreaterThan(52)
    const expected = closed.map((day) => [day, promised(store, 'stock', atTen(store, nextOpen(store, day, parcelDays)))])
    expect(closed.map((day) => [day, promised(store, 'stock', atTen(store, day))])).toEqual(expected)
    expect(
      otherDays(
        store,
        closed.map((day) => atTen(store, day)),
      ),
    ).toEqual([])
  })

  test.each(['workshop', 'supplier', 'made-to-order'])('counts an order of %s goods from the next working day', (source) => {
    const closed = days2027.filter((day) => !isOpen(store, day, workDays))
    const expected = closed.map((day) => [day, promised(store, source, atTen(store, nextOpen(store, day, workDays)))])
    expect(closed.map((day) => [day, promised(store, source, atTen(store, day))])).toEqual(expected)
    expect(
      otherDays(
        store,
        closed.map((day) => atTen(store, day)),
      ),
    ).toEqual([])
  })

  test('counts an order after the cut-off of every day from the day after it', () => {
    const wrong = days2027.flatMap((day) =>
      sources.filter((source) => promised(store, source, atTen(store, day, 13)) !== promised(store, source, atTen(store, next(day)))),
    )
    expect(wrong).toEqual([])
    expect(
      otherDays(
        store,
        days2027.map((day) => atTen(store, day, 13)),
      ),
    ).toEqual([])
  })

  test('never comes later than the sentence without a day says: the days to make it, and two', () => {
    const late = days2027.flatMap((day) =>
      [0, 13].flatMap((later) =>
        sources.filter((source) => {
          const last = Array.from({ length: daysUntilSent(source) + 2 }).reduce<string>((at) => nextOpen(store, next(at), workDays), day)
          return (promised(store, source, atTen(store, day, later)) ?? '9999') > last
        }),
      ),
    )
    expect(late).toEqual([])
  })

  test('is free from the same amount on', () => {
    const rules = settingsFrom(
      pageConfig({ store, now: Date.parse('2026-11-23T09:00Z'), paymentOrigins: [], isCounting: false, extensions: null }),
    ).delivery
    const fee = (cents: number) => rules && deliveryPromise(rules, { days: 0, isMade: false, date: null, price: cents / 100 }, null).fee
    expect(fee(store.freeShippingFrom)).toBe(0)
    expect(fee(store.freeShippingFrom - 1)).toBe(store.shippingFee / 100)
  })
})
