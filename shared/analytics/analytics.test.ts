// Tests when a visit is tracked: with consent, in order, once, and never after consent was withdrawn.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { emit, onAny, resetBus } from '#shared/events/bus.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { createTextStore } from '#shared/storage/text-store.ts'
import { type Happening, startAnalytics } from './analytics.ts'

const shirt: AnalyticsItem = { item_id: 'SHIRT', item_name: 'Club shirt', item_group_id: '12', currency: 'EUR', price: 20, quantity: 1 }
const page = settingsFrom({
  store: { code: 'en' },
  currency: 'EUR',
  analytics: { targets: ['dataLayer'], consentCookie: 'choice', consentValue: 'statistics' },
})

let cookie: string | null
let isPrerendering: boolean
let show: () => void
let announced: string[]
const kept = createTextStore(() => null)
const stops: (() => void)[] = []
const sent = () =>
  (Reflect.get(window, 'dataLayer') ?? []) as { event?: string; event_id?: string; ecommerce: { items: object[] } | null }[]
const names = () => sent().flatMap(({ event }) => event ?? [])
const add = () => emit('cart:added', { lines: [shirt], cart: null })

beforeEach(() => {
  cookie = null
  isPrerendering = false
  announced = []
  Reflect.deleteProperty(window, 'dataLayer')
  for (const key of kept.keys()) kept.remove(key)
  stops.push(
    setEnvironment({
      cookie: (name) => (name === 'choice' ? cookie : null),
      isPrerendering: () => isPrerendering,
      onPageShow: (listener) => {
        show = listener
        return () => {}
      },
      storage: () => kept,
    }),
    onAny((name) => void announced.push(name)),
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  resetBus()
})
const start = (already: readonly Happening[] = []) => stops.push(startAnalytics(page, async () => 'granted', already))

test.each([null, 'necessary', 'denied'])(
  'with the cookie %j nothing is sent or stored, and an event reports that something was held back',
  (value) => {
    cookie = value
    start()
    add()
    expect(sent()).toEqual([])
    expect(kept.keys()).toEqual([])
    expect(announced).toContain('analytics:held')
  },
)

test('what her assistant did says so, and what she did herself does not', () => {
  cookie = 'statistics'
  const mount = document.createElement('div')
  mount.dataset['touchline'] = 'assistant'
  start([{ name: 'cart:added', detail: { lines: [shirt], cart: null }, origin: mount }])
  emit('wishlist:added', { productId: 12, count: 1, item: shirt }, mount)
  emit('cart:removed', { lines: [shirt], cart: null }, document.createElement('div'))
  add()
  const sources = sent().flatMap(({ event, ecommerce }) => (event ? [Reflect.get(Object(ecommerce), 'source') ?? null] : []))
  expect(sources).toEqual(['assistant', 'assistant', null, null])
})

test('what happened before she agreed is never sent; what happens after it is, and withdrawal stops it at once', () => {
  start()
  add()
  cookie = 'necessary,statistics'
  emit('consent:changed', { isGranted: true })
  expect(names()).toEqual([])
  emit('cart:removed', { lines: [shirt], cart: null })
  expect(names()).toEqual(['remove_from_cart'])
  cookie = 'necessary'
  add()
  expect(names()).toEqual(['remove_from_cart'])
  emit('consent:changed', { isGranted: false })
  expect(kept.keys()).toEqual([])
})

test('the tag manager gets events in Google’s form, each with its own id, and the same id for the same order', async () => {
  cookie = 'statistics'
  start()
  add()
  add()
  emit('order:placed', {
    lines: [shirt],
    currency: 'EUR',
    value: 20,
    coupon: null,
    orderNumber: '7',
    transactionId: '7',
    affiliation: 'Shop',
    tax: 3,
    shipping: 0,
  })
  await expect.poll(names).toContain('purchase')
  const [reset, first] = sent()
  expect(reset).toEqual({ ecommerce: null })
  expect(first).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', value: 20, items: [{ item_id: 'SHIRT', price: 20, quantity: 1 }] },
  })
  const ids = sent().flatMap(({ event_id }) => event_id ?? [])
  expect(new Set(ids).size).toBe(3)
  expect(ids).toContain('purchase-7')
})

test('the purchase reports the price reduction that was shown, if the price is still the same', () => {
  cookie = 'statistics'
  start()
  emit('product:viewed', { productId: 12, item: { ...shirt, discount: 5 } })
  add()
  emit('cart:added', { lines: [{ ...shirt, price: 24 }], cart: null })
  emit('cart:added', { lines: [{ ...shirt, item_group_id: '13' }], cart: null })
  const cuts = sent().flatMap(({ ecommerce }) => (ecommerce ? ecommerce.items.map((item) => Reflect.get(item, 'discount')) : []))
  expect(cuts).toEqual([5, 5, undefined, undefined])
})

test('the list in which a product was found is reported with its purchase', async () => {
  cookie = 'statistics'
  start()
  emit('wishlist:added', { productId: 12, count: 1, item: { ...shirt, item_list_name: 'new', index: 4 } })
  emit('order:placed', {
    lines: [shirt],
    currency: 'EUR',
    value: 20,
    coupon: null,
    orderNumber: '7',
    transactionId: '7',
    affiliation: 'Shop',
    tax: 3,
    shipping: 0,
  })
  await expect.poll(names).toContain('purchase')
  expect(sent().at(-1)?.ecommerce?.items).toMatchObject([{ item_list_name: 'new', index: 4 }])
})

test('a prerendered page counts once it is shown, in order; what happened before this file was here counts too', () => {
  cookie = 'statistics'
  isPrerendering = true
  start([{ name: 'product:viewed', detail: { productId: 12, item: shirt } }])
  add()
  expect(names()).toEqual([])
  isPrerendering = false
  show()
  expect(names()).toEqual(['view_item', 'add_to_cart'])
  // A page restored from the back/forward cache repeats nothing.
  show()
  expect(names()).toEqual(['view_item', 'add_to_cart'])
})

test('one id connects the list and the purchase, also if a line knows only its variant’s only', async () => {
  cookie = 'statistics'
  start()
  emit('product:viewed', { productId: 12, item: shirt })
  emit('wishlist:removed', { productId: 12, count: 0, item: null })
  emit('cart:added', { lines: [{ ...shirt, item_id: 'SHIRT-M' }], cart: null })
  expect(sent().flatMap(({ ecommerce }) => ecommerce?.items ?? [])).toMatchObject([
    { item_id: 'SHIRT' },
    { item_id: 'SHIRT' },
    { item_id: 'SHIRT', item_variant_id: 'SHIRT-M' },
  ])
})

test('a coupon is added to the reduction that was shown, and does not count as a reduction of the next product', () => {
  cookie = 'statistics'
  start()
  emit('product:viewed', { productId: 12, item: { ...shirt, discount: 5 } })
  emit('cart:added', { lines: [{ ...shirt, price: 18, discount: 2, item_list_name: 'new' }], cart: null })
  emit('cart:added', { lines: [{ ...shirt, price: 20 }], cart: null })
  const cuts = sent().flatMap(({ ecommerce }) => (ecommerce ? ecommerce.items.map((item) => Reflect.get(item, 'discount')) : []))
  expect(cuts).toEqual([5, 7, 5])
})

test('one id joins a set from the list to the purchase, its products beside it; bought alone they have their own', async () => {
  cookie = 'statistics'
  start()
  const set: AnalyticsItem = { ...shirt, item_id: 'GOAL-SET', item_group_id: '40' }
  const pole: AnalyticsItem = { ...shirt, item_id: 'POLE', item_group_id: '50', price: 12.5 }
  const net: AnalyticsItem = { ...shirt, item_id: 'NET', item_variant_id: 'NET-L', item_group_id: '51', price: 7.5, quantity: 2 }
  const basket = { lines: [pole, net], currency: 'EUR', value: 27.5, coupon: null }
  emit('product:viewed', { productId: 51, item: { ...net, quantity: 1 } })
  emit('product:viewed', { productId: 40, item: { ...set, item_list_name: 'goals', index: 2 } })
  emit('cart:added', { lines: [pole, net], cart: null, set: 'GOAL-SET' })
  emit('cart:viewed', basket)
  emit('product:viewed', { productId: 51, item: { ...net, quantity: 1 } })
  emit('order:placed', { ...basket, orderNumber: '7', transactionId: '7', affiliation: 'Shop', tax: 3, shipping: 0 })
  await expect.poll(names).toContain('purchase')
  emit('cart:added', { lines: [pole], cart: null })
  const events = sent().flatMap(({ event, ecommerce }) => (ecommerce ? [{ event, ...ecommerce }] : []))
  const parts = [
    { item_id: 'GOAL-SET', item_variant_id: 'POLE', price: 12.5, quantity: 1, item_list_name: 'goals', index: 2 },
    { item_id: 'GOAL-SET', item_variant_id: 'NET-L', price: 7.5, quantity: 2, item_list_name: 'goals', index: 2 },
  ]
  expect(events).toMatchObject([
    { event: 'view_item', items: [{ item_id: 'NET' }] },
    { event: 'view_item', items: [{ item_id: 'GOAL-SET' }] },
    { event: 'add_to_cart', items: parts, value: 27.5 },
    { event: 'view_cart', items: parts, value: 27.5 },
    { event: 'view_item', items: [{ item_id: 'NET' }] },
    { event: 'purchase', items: parts, value: 27.5 },
    { event: 'add_to_cart', items: [{ item_id: 'POLE' }] },
  ])
  expect(events.every((event) => !('set' in event))).toBe(true)
  expect(events.at(-1)).not.toHaveProperty('items.0.item_variant_id')
})
