// Tests of the popup below the empty field: recent and popular searches.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepSearch, followRecentSearches } from '#stores/catalogue/recent-searches.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import headerSearch from '../header-search.tsx'

const page = useWidgetPage()
const CALL = 'GET api/search/popular'
const field = () => document.querySelector<HTMLInputElement>('input[role="combobox"]')
const groups = () =>
  [...document.querySelectorAll('[role="group"]')].map((group) => {
    const name = words(document.getElementById(group.getAttribute('aria-labelledby') ?? ''))
    return [name, ...[...group.querySelectorAll('[role="option"]')].map(words)]
  })
const key = (name: string) => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
const selected = () => words(document.querySelector('[aria-selected="true"]'))

beforeEach(() => {
  page.shop.always(CALL, json([{ label: 'ball' }, { label: 'Red shirt' }]))
  followRecentSearches({ needsConsent: false })
})

function open(): void {
  page.show(headerSearch)
  field()?.click()
}

test('the empty field offers recent searches, then popular ones that are not among them', async () => {
  keepSearch('racket')
  keepSearch('red shirt')
  open()
  await soon(() => groups().length === 2)
  expect(groups()).toEqual([
    ['Recent searches', 'red shirt', 'racket'],
    ['Popular searches', 'ball'],
  ])
  expect([...document.querySelectorAll('[role="option"]')].map((option) => option.getAttribute('href'))).toEqual(
    ['red+shirt', 'racket', 'ball'].map((query) => `/nl/search?discipline=&query=${query}`),
  )
})

test('the arrows go through both', async () => {
  keepSearch('racket')
  open()
  await soon(() => groups().length === 2)
  key('ArrowDown')
  await soon(() => selected() === 'racket')
  key('ArrowDown')
  await soon(() => selected() === 'ball')
  key('ArrowUp')
  await soon(() => selected() === 'racket')
  key('ArrowUp')
  await soon(() => selected() === 'Red shirt')
})

test('without recent searches there is nothing to clear', async () => {
  open()
  await soon(() => groups().length === 1)
  expect([groups()[0]?.[0], control('Clear all')]).toEqual(['Popular searches', undefined])
})

test('removed searches go, and the popular ones stay', async () => {
  keepSearch('racket')
  open()
  await soon(() => groups().length === 2)
  await press('Clear all')
  await soon(() => groups().length === 1)
  expect(groups()[0]).toEqual(['Popular searches', 'ball', 'Red shirt'])
})

test('a failed call shows nothing of itself', async () => {
  page.shop.always(CALL, json({ message: 'Broken' }, 400))
  keepSearch('racket')
  open()
  await soon(() => page.shop.arrivals(CALL).length > 0 && groups().length === 1)
  expect(groups()).toEqual([['Recent searches', 'racket']])
  expect(words(document.body)).not.toContain('Broken')
})
