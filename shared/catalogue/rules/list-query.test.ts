// Tests a list's address after a host's own query, both ways.
import { describe, expect, test } from 'vitest'
import { emptyQuery, readListAddress, writeListAddress, type AddressFacet } from './list-address.ts'
import { hasHostQuery } from './host-query.ts'
import { hostQuery } from './list-query.ts'

const facet = (code: string, ...labels: string[]): AddressFacet => ({
  facetCode: code,
  type: 'attribute',
  urlKey: code,
  hasDuplicateValues: false,
  options: labels.map((label) => ({ label })),
})
const vocabulary = [facet('size', 'M'), facet('color', 'Red & blue', 'Royal-blue')]
const place = { path: '/index.php', extra: {}, search: 'route=product/category&path=20' }
const read = (address: string) => readListAddress(new URL(address, 'https://shop.test'), vocabulary, true)

test('the whole list has the host’s own address', () => {
  expect(writeListAddress(place, vocabulary, emptyQuery)).toBe('/index.php?route=product/category&path=20')
  expect(writeListAddress({ ...place, search: '' }, vocabulary, emptyQuery)).toBe('/index.php')
})

test('a query is restored from its address', () => {
  const query = {
    page: 3,
    pageSize: 48,
    sort: 'price:asc',
    query: 'home & away',
    minPrice: 9.5,
    maxPrice: 60,
    facets: { size: ['M'], color: ['Red & blue', 'Royal-blue'] },
  }
  const address = writeListAddress(place, vocabulary, query)
  expect(address).toMatch(/^\/index\.php\?route=product\/category&path=20&list-page=3&list-size=48&list-sort=price:asc&query=home/)
  expect(read(address)).toEqual({ path: '/index.php', query })
})

test('a query has one address, in whatever order it was chosen', () => {
  const chosen = (facets: Record<string, string[]>) => writeListAddress(place, vocabulary, { ...emptyQuery, facets })
  expect(chosen({ color: ['b', 'a'], size: ['M'] })).toBe(chosen({ size: ['M'], color: ['a', 'b'] }))
})

describe('the host’s own query', () => {
  test('stays unchanged, including repeated names and names that look like ours', () => {
    expect(hostQuery('?route=a/b&list-page=2&x[]=1&facet-color=Red&x[]=2&page=7&sort=name&query=ball')).toBe(
      'route=a/b&x[]=1&x[]=2&page=7&sort=name',
    )
    expect(read('/index.php?page=7&sort=name').query).toEqual(emptyQuery)
  })

  test('is recognised if all of it is there, whatever a campaign adds', () => {
    expect(hasHostQuery('?utm_source=mail&path=20&route=a/b', 'route=a/b&path=20')).toBe(true)
    expect(hasHostQuery('?route=a/b&path=21', 'route=a/b&path=20')).toBe(false)
  })
})

test('a name that every object has is a facet like any other', () => {
  expect(Object.keys(read('/?facet-__proto__=x').query.facets)).toEqual(['__proto__'])
})
