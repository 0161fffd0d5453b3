// Tests canonical, previous and next links of a list's pages.
import { expect, test } from 'vitest'
import { emptyQuery } from './list-address.ts'
import { listRelations } from './list-relations.ts'

const list = {
  place: { path: '/nl/shoes', extra: { discipline: '3' } },
  address: '/nl/shoes?page=2&sort=price:asc',
  ask: emptyQuery,
  page: 2,
  lastPage: 3,
}

test('a page stands for itself, without its order', () => {
  expect(listRelations(list)).toEqual({
    canonical: '/nl/shoes?page=2',
    prev: '/nl/shoes?sort=price:asc',
    next: '/nl/shoes?page=3&sort=price:asc',
  })
})

test.each([{ facets: { color: ['Red'] } }, { query: 'red' }, { minPrice: 0 }, { maxPrice: 9 }])(
  'a list narrowed by %j is a view of the whole one',
  (part) => {
    expect(listRelations({ ...list, ask: { ...emptyQuery, ...part } }).canonical).toBe('/nl/shoes')
  },
)

test('the ends have no neighbour', () => {
  expect(listRelations({ ...list, page: 1, address: '/nl/shoes' })).toEqual({
    canonical: '/nl/shoes',
    prev: null,
    next: '/nl/shoes?page=2',
  })
  expect(listRelations({ ...list, page: 3 }).next).toBeNull()
})

test('at a host of addresses of its own, its query is a part of every one', () => {
  const place = { path: '/index.php', extra: {}, search: 'route=product/category&path=20' }
  const address = '/index.php?route=product/category&path=20&facet-color=Red'
  expect(listRelations({ ...list, place, address, page: 1, ask: { ...emptyQuery, facets: { color: ['Red'] } } })).toEqual({
    canonical: '/index.php?route=product/category&path=20',
    prev: null,
    next: '/index.php?route=product/category&path=20&facet-color=Red&list-page=2',
  })
  expect(listRelations({ ...list, place, address }).canonical).toBe('/index.php?route=product/category&path=20&list-page=2')
})
