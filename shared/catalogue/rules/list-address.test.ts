// Tests that list addresses survive a round trip, whatever their labels contain.
import { describe, expect, test } from 'vitest'
import {
  emptyQuery,
  pageAddress,
  readListAddress,
  readSegment,
  splitSegment,
  writeListAddress,
  writeSegment,
  type AddressFacet,
} from './list-address.ts'

const at = (path: string) => ({ path, extra: {} })

const facet = (facetCode: string, labels: string[], part: Partial<AddressFacet> = {}): AddressFacet => ({
  facetCode,
  type: 'attribute',
  urlKey: facetCode,
  hasDuplicateValues: false,
  options: labels.map((label) => ({ label })),
  ...part,
})
const odd = [
  'T-shirt',
  'T shirt',
  'A & B',
  '50/50',
  '100%',
  'V_neck',
  'Café',
  'a  b',
  '?x=1#y',
  '%2D',
  '+',
  '日本',
  "<img src=x onerror='1'>",
  '_',
  '-',
  ' ',
  'Pro',
  'pro',
  'PRO',
]
const vocabulary = [
  facet('color', ['Rood', 'Zwart']),
  facet('cut', odd),
  facet('size', ['M', 'L'], { hasDuplicateValues: true, urlKey: 'maat' }),
  facet('length', ['M', 'XL'], { hasDuplicateValues: true, urlKey: 'lengte-been' }),
  facet('price', [], { type: 'price' }),
]
const there = (path: string) => new URL(path, 'https://shop.test')

describe('a segment', () => {
  test.each([
    ['T-shirt', '_T%2Dshirt'],
    ['T shirt', '_T-shirt'],
    ['A & B', '_A-%26-B'],
    ['50/50', '_50%2F50'],
    ['100%', '_100%25'],
    ['V_neck', '_V%5Fneck'],
    ['Café', '_Caf%C3%A9'],
  ])('writes %s as %s', (label, segment) => {
    expect(writeSegment(vocabulary, { cut: [label] })).toBe(segment)
  })

  test.each(odd.map((label) => [label]))('restores %j, also from an address', (label) => {
    const chosen = { cut: [label] }
    expect(readSegment(vocabulary, writeSegment(vocabulary, chosen))).toEqual(chosen)
    expect(
      readListAddress(there(writeListAddress(at('/nl/a'), vocabulary, { ...emptyQuery, facets: chosen })), vocabulary).query.facets,
    ).toEqual(chosen)
  })

  test('contains several facets at once', () => {
    const chosen = { color: ['Rood'], cut: odd, size: ['M'], length: ['M', 'XL'] }
    expect(readSegment(vocabulary, writeSegment(vocabulary, chosen))).toEqual(chosen)
  })

  test('names the facet if another has the same value', () => {
    expect(writeSegment(vocabulary, { size: ['M'], length: ['M'] })).toBe('_maat-M_lengte-been-M')
  })

  test('keeps the order of the facets and their options, however they were chosen', () => {
    expect(writeSegment(vocabulary, { size: ['L', 'M'], color: ['Zwart', 'Rood'] })).toBe('_Rood_Zwart_maat-M_maat-L')
  })

  test('is read in any case, without unknown values, each once', () => {
    expect(readSegment(vocabulary, '_rood_ROOD_t%2dshirt_nope_%zz__')).toEqual({ color: ['Rood'], cut: ['T-shirt'] })
    expect(readSegment(vocabulary, '')).toEqual({})
    expect(readSegment(vocabulary, '___proto___constructor')).toEqual({})
  })

  test('is the last part of a path that begins with an underscore', () => {
    expect(splitSegment('/nl/shoes/_Rood')).toEqual({ path: '/nl/shoes', segment: '_Rood' })
    expect(splitSegment('/nl/_shoes/boots')).toEqual({ path: '/nl/_shoes/boots', segment: '' })
    expect(splitSegment('/_Rood')).toEqual({ path: '/', segment: '_Rood' })
  })
})

describe('an address', () => {
  test('of an unchanged list is its path', () => {
    expect(writeListAddress(at('/nl/shoes'), vocabulary, emptyQuery)).toBe('/nl/shoes')
  })

  test('writes everything in a fixed order', () => {
    const query = { page: 3, pageSize: 48, sort: 'price:asc', query: 'a & b', minPrice: 10, maxPrice: 99.5, facets: { color: ['Rood'] } }
    const address = writeListAddress({ path: '/nl/search', extra: { discipline: '12' } }, vocabulary, query)
    expect(address).toBe('/nl/search/_Rood?page=3&page_size=48&sort=price:asc&query=a+%26+b&discipline=12&minPrice=10&maxPrice=99.5')
    expect(readListAddress(there(address), vocabulary)).toEqual({ path: '/nl/search', query })
  })

  test.each([
    ['page=0', { page: 1 }],
    ['page=9999', { page: 9999 }],
    ['page=x&page_size=-3', { page: 1, pageSize: 24 }],
    ['minPrice=abc&maxPrice=1e9', { minPrice: null, maxPrice: null }],
    ['minPrice=9,5', { minPrice: 9.5 }],
    ['sort=', { sort: null }],
    ['query=%20%20', { query: '' }],
  ])('with %s is read without errors', (search, part) => {
    expect(readListAddress(there(`/nl/shoes?${search}`), vocabulary).query).toEqual({ ...emptyQuery, ...part })
  })

  test('of another page differs only in the page', () => {
    expect(pageAddress('/nl/shoes/_Rood?page=4&sort=price:asc', 2)).toBe('/nl/shoes/_Rood?page=2&sort=price:asc')
    expect(pageAddress('/nl/shoes?page=2&page_size=48', 1)).toBe('/nl/shoes?page_size=48')
    expect(pageAddress('/nl/shoes?page=2', 1)).toBe('/nl/shoes')
  })
})
