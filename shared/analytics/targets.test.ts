// Tests the events that a page's tags receive, in each tag's own format.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '#shared/events/vocabulary.ts'
import { sendConsent, sendToTargets } from './targets.ts'

const shirt = { item_id: 'SHIRT', item_name: 'Club shirt', currency: 'EUR', quantity: 2 }
const event: AnalyticsEvent = { name: 'add_to_cart', id: 'e1', items: [{ ...shirt, price: 24.95 }], currency: 'EUR', value: 49.9 }
const params = { items: [{ ...shirt, price: 24.95 }], currency: 'EUR', value: 49.9 }
const settings = (target: 'dataLayer' | 'gtag' | 'postMessage', messageOrigin: string | null = null) => ({
  targets: [target],
  consentCookie: 'choice',
  consentValue: 'granted',
  messageOrigin,
})
const layer = (): unknown[] => {
  const found: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(found) ? found : []
}

beforeEach(() => {
  for (const name of ['dataLayer', 'gtag']) Reflect.deleteProperty(window, name)
})
afterEach(() => vi.restoreAllMocks())

test('a page’s own gtag is called with the event and its id', () => {
  const own = vi.fn()
  Object.assign(window, { gtag: own })
  sendToTargets(event, settings('gtag'))
  expect(own.mock.calls).toEqual([['event', 'add_to_cart', { ...params, event_id: 'e1' }]])
  expect(layer()).toEqual([])
})

test('a gtag that loads later finds the call in the data layer, in the form of its own snippet', () => {
  sendToTargets(event, settings('gtag'))
  expect(layer().map(String)).toEqual(['[object Arguments]'])
  expect(layer().flatMap((call) => Array.from(Object(call)))).toEqual(['event', 'add_to_cart', { ...params, event_id: 'e1' }])
})

test.each([
  [null, location.origin],
  ['https://shop.example', 'https://shop.example'],
])('a parent page gets events only if its origin is allowed: messageOrigin %j', (messageOrigin, origin) => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  sendToTargets(event, settings('postMessage', messageOrigin))
  expect(post.mock.calls).toEqual([[{ type: 'touchline:analytics', name: 'add_to_cart', id: 'e1', ...params }, origin]])
})

test('unknown values are left out, since a tag reads null as 0', () => {
  sendToTargets({ ...event, value: null, items: [{ ...shirt, price: null }] }, settings('dataLayer'))
  expect(layer()).toEqual([{ ecommerce: null }, { event: 'add_to_cart', event_id: 'e1', ecommerce: { items: [shirt], currency: 'EUR' } }])
})

test('a target that throws does not stop the others, and a target named twice gets each event once', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  Object.assign(window, {
    gtag: () => {
      throw new Error('Broken tag')
    },
  })
  sendToTargets(event, { ...settings('gtag'), targets: ['gtag', 'dataLayer', 'dataLayer'] })
  expect(layer()).toHaveLength(2)
  expect(report).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('Google’s consent mode gets her decision, other targets do not', () => {
  const own = vi.fn()
  Object.assign(window, { gtag: own })
  sendConsent(true, settings('gtag'))
  sendConsent(false, settings('gtag'))
  sendConsent(true, settings('dataLayer'))
  expect(own.mock.calls).toEqual([
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { analytics_storage: 'denied' }],
  ])
})
