// Tests that host and widgets, whose code is separate, promise the same day in five stores around every special date of the calendar.
import { describe, expect, test } from 'vitest'
import { deliveryPromise } from '#shared/product/rules/delivery.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { pageConfig } from '#demo-pages/pages/page-config.ts'
import { storeViews, type StoreView } from '#demo-pages/host/store-view.ts'
import { deliveryDay, deliveryInfo } from '#demo-pages/shop/delivery.ts'
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

  test('is free from the same amount on', () => {
    const rules = settingsFrom(
      pageConfig({ store, now: Date.parse('2026-11-23T09:00Z'), paymentOrigins: [], isCounting: false, extensions: null }),
    ).delivery
    const fee = (cents: number) => rules && deliveryPromise(rules, { days: 0, isMade: false, date: null, price: cents / 100 }, null).fee
    expect(fee(store.freeShippingFrom)).toBe(0)
    expect(fee(store.freeShippingFrom - 1)).toBe(store.shippingFee / 100)
  })
})
