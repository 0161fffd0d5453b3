// Tests that the cards of a row, as laid out, are reported once they are visible, and that opening a card is reported.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { watchCards } from './cards.ts'

const stops: (() => void)[] = []
/** A window without a layout reports no intersections: the test says which cards came into view. */
let see: (cards: readonly Element[], isIntersecting?: boolean) => void
/** The columns of the list and the height of its rows; half a pixel does not start a new row. */
let columns: number
const topOf = (target: Element) => Math.floor(cards().indexOf(target as HTMLElement) / columns) * 320 + 100.2
const seen: string[][] = []
const opened: AnalyticsItem[] = []

const card = (at: number, more = '') =>
  `<article data-product-id="${at}" data-sku="SKU-${at}" data-price="20" data-list-name="search" data-index="${at}" ${more}>
    <a href="#p${at}"><span class="touchline-card-name">Ball ${at}</span></a><button>Add</button></article>`
const cards = () => [...document.querySelectorAll('article')]

beforeEach(() => {
  columns = 4
  seen.length = 0
  opened.length = 0
  document.body.innerHTML = Array.from({ length: 8 }, (_, at) => card(at + 1)).join('')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onEntries: (entries: object[]) => void) {
        see = (targets, isIntersecting = true) =>
          onEntries(targets.map((target) => ({ target, isIntersecting, boundingClientRect: { top: topOf(target) } })))
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
function watch(): void {
  stops.push(
    watchCards('EUR', {
      onSeen: (items) => void seen.push(items.map(({ item_id }) => item_id)),
      onOpened: (item) => void opened.push(item),
    }),
  )
}

test.each([
  [3, [3, 3, 2]],
  [4, [4, 4]],
  [2, [2, 2, 2, 2]],
])('in %i columns, cards are reported by rows as laid out: %j', (wide, rows) => {
  columns = wide
  watch()
  see(cards())
  expect(seen.map(({ length }) => length)).toEqual(rows)
  expect(seen.flat()).toEqual(Array.from({ length: 8 }, (_, at) => `SKU-${at + 1}`))
})

test('cards out of view are not reported, and no card is reported twice', () => {
  watch()
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

test('opening a card is reported with its position from 0 and its discount; its other buttons are not', () => {
  document.body.innerHTML = card(3, `data-discount="5" data-categories='["Team wear","Balls"]'`)
  watch()
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
      item_category: 'Team wear',
      item_category2: 'Balls',
    },
  ])
})

test.each([`data-brand="Aldo"`, ''])('the brand is that of the attribute, else the printed one', (attribute) => {
  document.body.innerHTML = card(3, attribute).replace('<a ', `${attribute ? '' : '<p class="touchline-card-brand"> Aldo </p>'}<a `)
  watch()
  document.querySelector('a')?.click()
  expect(opened).toMatchObject([{ item_brand: 'Aldo' }])
})

test.each(['nothing', '["Team wear",7]', '{}'])('invalid categories (%s) are left out', (categories) => {
  document.body.innerHTML = card(3, `data-categories='${categories}'`)
  watch()
  document.querySelector('a')?.click()
  expect(opened).toMatchObject([{ item_id: 'SKU-3' }])
  expect(opened[0]).not.toHaveProperty('item_category')
})
