// Tests of the active filters: their names, and the links that remove one or all of them.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $query } from '#stores/catalogue/catalogue.ts'
import { answerList } from '#stores/testing/lists.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import activeFacets from './active-facets.tsx'

const page = useWidgetPage()
const items = () => [...document.querySelectorAll('.active-facets-one')].map((one) => words(one))
const show = (address: string) => {
  page.tab.go(address)
  return page.show(activeFacets, { categoryId: 3, addresses: 'path' })
}
beforeEach(() => page.tab.go('/nl/shirts'))

test('nothing is shown if no filter is active', async () => {
  const mount = show('/nl/shirts')
  await soon(() => page.shop.calls().length === 1)
  expect(words(mount)).toBe('')
})

test('each filter is a link to the list without it', async () => {
  show('/nl/shirts/_Red_A-%26-B?sort=price:desc&maxPrice=40')
  await shown('A & B')
  expect(items()).toEqual(['Remove filter Red', 'Remove filter A & B', 'Remove filter Up to €40.00'])
  expect(control('Remove filter Red')?.getAttribute('href')).toBe('/nl/shirts/_A-%26-B?sort=price:desc&maxPrice=40')
  expect(control('Clear all filters')?.getAttribute('href')).toBe('/nl/shirts?sort=price:desc')
})

test.each([
  ['minPrice=12', 'From €12.00'],
  ['maxPrice=40', 'Up to €40.00'],
  ['minPrice=12&maxPrice=40', '€12.00 to €40.00'],
])('a price of %s reads %s', async (search, text) => {
  show(`/nl/shirts?${search}`)
  await soon(() => items()[0] === `Remove filter ${text}`)
})

test('a filter is removed by a press, and the focus moves to the next', async () => {
  show('/nl/shirts/_Red_Blue')
  await shown('Blue')
  await press('Remove filter Red')
  await soon(() => items().join() === 'Remove filter Blue')
  expect($query.get().facets).toEqual({ colour: ['Blue'] })
  expect(words(document.activeElement)).toBe('Remove filter Blue')
})

test('what a search understood stands before the filters, as links to the search without these words', async () => {
  const understood = [
    { label: 'Size 36', words: 'size 36', facet_code: 'size', options: ['36'] },
    { label: 'Gold', words: 'gold', facet_code: 'colour', options: ['Gold'] },
  ]
  const answer = Object(answerList('catalog/search/product/list', new URLSearchParams()))
  page.shop.always('GET catalog/search/product/list', json({ ...answer, reading: { understood } }))
  show('/nl/shirts/_Red?query=shirt+size+36')
  await shown('Size 36')
  expect(items()).toEqual(['Remove filter Size 36', 'Remove filter Red'])
  expect(control('Remove filter Size 36')?.getAttribute('href')).toBe('/nl/shirts/_Red?query=shirt')
  expect(control('Clear all filters')?.getAttribute('href')).toBe('/nl/shirts?query=shirt')
  await press('Clear all filters')
  expect(page.tab.left).toEqual(['/nl/shirts?query=shirt'])
})

test('all are removed at once; the focus stays in their place', async () => {
  const mount = show('/nl/shirts/_Red_Blue?minPrice=12')
  await shown('Blue')
  await press('Clear all filters')
  await soon(() => words(mount) === '')
  expect($query.get()).toMatchObject({ facets: {}, minPrice: null })
  await soon(() => document.activeElement === mount)
  expect(mount.getAttribute('aria-label')).toBe('Active filters')
})
