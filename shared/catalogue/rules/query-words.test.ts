// Tests how understood words are taken out of a query.
import { expect, test } from 'vitest'
import { emptyQuery } from './list-address.ts'
import { withChoices, withoutWords } from './query-words.ts'

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
