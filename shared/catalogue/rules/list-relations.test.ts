// Tests canonical, previous and next links of a list's pages.
import { expect, test } from 'vitest'
import { emptyQuery } from './list-address.ts'
import { listRelations } from './list-relations.ts'

const list = {
  place: { path: '/nl/shoes', extra: { discipline: '3' } },
  address: '/nl/shoes?page=2&sort=price:asc',
  query: emptyQuery,
  page: 2,
  lastPage: 3,
}

test('the canonical address of a page is the page itself, without its sort order', () => {
  expect(listRelations(list)).toEqual({
    canonical: '/nl/shoes?page=2',
    prev: '/nl/shoes?sort=price:asc',
    next: '/nl/shoes?page=3&sort=price:asc',
  })
})

test.each([{ facets: { color: ['Red'] } }, { query: 'red' }, { minPrice: 0 }, { maxPrice: 9 }])(
  'the canonical address of a list filtered by %j is the whole list',
  (part) => {
    expect(listRelations({ ...list, query: { ...emptyQuery, ...part } }).canonical).toBe('/nl/shoes')
  },
)

test('the first and the last page have one neighbour', () => {
  expect(listRelations({ ...list, page: 1, address: '/nl/shoes' })).toEqual({
    canonical: '/nl/shoes',
    prev: null,
    next: '/nl/shoes?page=2',
  })
  expect(listRelations({ ...list, page: 3 }).next).toBeNull()
})

test('on a host with its own addresses, the host query is part of each', () => {
  const place = { path: '/index.php', extra: {}, search: 'route=product/category&path=20' }
  const address = '/index.php?route=product/category&path=20&facet-color=Red'
  expect(listRelations({ ...list, place, address, page: 1, query: { ...emptyQuery, facets: { color: ['Red'] } } })).toEqual({
    canonical: '/index.php?route=product/category&path=20',
    prev: null,
    next: '/index.php?route=product/category&path=20&facet-color=Red&list-page=2',
  })
  expect(listRelations({ ...list, place, address }).canonical).toBe('/index.php?route=product/category&path=20&list-page=2')
})
