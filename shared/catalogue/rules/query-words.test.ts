// Tests how understood words are taken out of a query.
import { describe, expect, test } from 'vitest'
import { emptyQuery } from './list-address.ts'
import { withChoices, withoutFilters, withoutNamed, withoutWords, withToggled } from './query-words.ts'

test.each([
  ['kids shoes size 36 red', 'size 36', 'kids shoes red'],
  ['Kids  shoes', 'kids', 'shoes'],
  ['red', 'red', ''],
  ['red red shirt', 'red', 'red shirt'],
  ['36 shoes size 36', 'size 36', '36 shoes'],
  ['shoes', 'size 36', 'shoes'],
  ['reddish shirt', 'red', 'reddish shirt'],
])('“%s” without “%s” is “%s”', (query, words, left) => {
  expect(withoutWords(query, words)).toBe(left)
})

const size = { code: 'size', words: 'size 36', options: ['36', '35-38'] }
const red = { code: 'color', words: 'red', options: ['Red'] }

test('the words of a facet become its choices, and those of another facet stay in the query', () => {
  const query = { ...emptyQuery, query: 'red shoes size 36', facets: { size: ['37'] } }
  expect(withChoices(query, [size, red], 'size')).toEqual({ ...query, query: 'red shoes', facets: { size: ['37', '36', '35-38'] } })
})

test('a facet that the query does not name changes nothing', () => {
  const query = { ...emptyQuery, query: 'red shoes' }
  expect(withChoices(query, [red], 'size')).toBe(query)
})

describe('a query of nothing but words that name options', () => {
  const query = { ...emptyQuery, query: 'red size 36', sort: 'relevance:desc' }

  test('cannot be sorted by relevance once they are taken away; any other order stays', () => {
    expect(withoutNamed(query, [red, size])).toMatchObject({ query: '', sort: null })
    expect(withoutNamed(query, [red])).toMatchObject({ query: 'size 36', sort: 'relevance:desc' })
    expect(withoutNamed({ ...query, sort: 'relevance' }, [red, size]).sort).toBeNull()
    expect(withoutNamed({ ...query, sort: 'price:asc' }, [red, size]).sort).toBe('price:asc')
  })

  test('has the list’s own order once they are choices', () => {
    expect(withChoices({ ...query, query: 'red' }, [red], 'color')).toMatchObject({ query: '', sort: null, facets: { color: ['Red'] } })
  })
})

test('an option is switched beside the words of its facet, which become choices', () => {
  const query = { ...emptyQuery, query: 'red shoes size 36', facets: { size: ['37'] } }
  const switched = (label: string, isSingle = false) => withToggled(query, [size, red], { code: 'size', isSingle }, label)
  expect(switched('38')).toMatchObject({ query: 'red shoes', facets: { size: ['37', '36', '35-38', '38'] } })
  expect(switched('36')).toMatchObject({ query: 'red shoes', facets: { size: ['37', '35-38'] } })
  expect(switched('38', true)).toMatchObject({ query: 'red shoes', facets: { size: ['38'] } })
  expect(withToggled(query, [red], { code: 'size', isSingle: false }, '37')).toMatchObject({ query: query.query, facets: {} })
})

test('without filters neither choices nor a price nor words that name options are left', () => {
  const query = { ...emptyQuery, page: 3, query: 'red shoes', minPrice: 10, maxPrice: 20, sort: 'price:asc', facets: { size: ['37'] } }
  expect(withoutFilters(query, [red])).toEqual({ ...emptyQuery, query: 'shoes', sort: 'price:asc' })
})
