// Tests cards of lists: a row counts once it is really seen, four cards wide on a desktop and two on a phone, and so does a card that is
// opened.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { watchCards } from './cards.ts'

const stops: (() => void)[] = []
/** A window without a layout reports no intersections: the test says which cards came into view. */
let see: (cards: readonly Element[], isIntersecting?: boolean) => void
const seen: string[][] = []
const opened: AnalyticsItem[] = []

const card = (at: number, more = '') =>
  `<article data-product-id="${at}" data-sku="SKU-${at}" data-price="20" data-list-name="search" data-index="${at}" ${more}>
    <a href="#p${at}"><span class="touchline-card-name">Ball ${at}</span></a><button>Add</button></article>`
const cards = () => [...document.querySelectorAll('article')]

beforeEach(() => {
  seen.length = 0
  opened.length = 0
  document.body.innerHTML = Array.from({ length: 8 }, (_, at) => card(at + 1)).join('')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: object[]) => void) {
        see = (targets, isIntersecting = true) => hear(targets.map((target) => ({ target, isIntersecting })))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})
function watchAt(width: number): void {
  Reflect.get(window, 'happyDOM').setViewport({ width })
  stops.push(
    watchCards('EUR', {
      onSeen: (items) => void seen.push(items.map(({ item_id }) => item_id)),
      onOpened: (item) => void opened.push(item),
    }),
  )
}

test.each([
  [768, [4, 4]],
  [767, [2, 2, 2, 2]],
])('at %i px rows of %j cards count', (width, rows) => {
  watchAt(width)
  see(cards())
  expect(seen.map(({ length }) => length)).toEqual(rows)
  expect(seen.flat()).toEqual(Array.from({ length: 8 }, (_, at) => `SKU-${at + 1}`))
})

test('what is not in sight does not count, and what was seen does not count again', () => {
  watchAt(1280)
  see(cards(), false)
  expect(seen).toEqual([])
  see(cards().slice(0, 2))
  see(cards())
  expect(seen).toEqual([
    ['SKU-1', 'SKU-2'],
    ['SKU-3', 'SKU-4'],
    ['SKU-5', 'SKU-6', 'SKU-7', 'SKU-8'],
  ])
})

test('opening a card counts with its place from nought and its discount; its other buttons open nothing', () => {
  document.body.innerHTML = card(3, 'data-discount="5"')
  watchAt(1280)
  document.querySelector('button')?.click()
  expect(opened).toEqual([])
  document.querySelector('a')?.click()
  expect(opened).toEqual([
    {
      item_id: 'SKU-3',
      item_name: 'Ball 3',
      item_group_id: '3',
      currency: 'EUR',
      price: 20,
      discount: 5,
      quantity: 1,
      index: 2,
      item_list_name: 'search',
    },
  ])
})
