// Tests of the search suggestions in the shapes that platforms send.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Autocomplete, PopularSearches } from './search.ts'

const group = (...matches: unknown[]) => ({ matches, total_matches: matches.length })
const labelsOf = ({ keywords, categories }: Autocomplete) => [keywords, categories].map(({ matches }) => matches.map(({ label }) => label))

test('a search term may be plain text and needs no address; a category does', () => {
  const answer = {
    keyword_results: group('road runner shoe', { name: 'match ball' }, { title: 'ball pump', url: '/nl/search?query=ball+pump' }),
    category_results: group('Shoes', { label: 'Balls', url: '/nl/balls' }),
  }
  expect(labelsOf(v.parse(Autocomplete, answer))).toEqual([['road runner shoe', 'match ball', 'ball pump'], ['Balls']])
})

test('how a query was read is known only where a host says that it was not read as typed', () => {
  const readingOf = (reading: unknown) => v.parse(Autocomplete, { keyword_results: group('ball'), reading }).reading
  expect(readingOf({ dropped: [' nike ', '', null], corrected: '' })).toEqual({
    dropped: ['nike'],
    corrected: null,
    literal: null,
    understood: [],
  })
  expect(readingOf({ corrected: 'tennis', literal: '"tenis"', understood: [{ label: 'Size 36' }] })).toEqual({
    dropped: [],
    corrected: 'tennis',
    literal: '"tenis"',
    understood: [],
  })
  const size = { label: 'Size 36', words: 'size 36', options: ['36', '35-38'] }
  expect(readingOf({ understood: [{ ...size, facet_code: 'size' }] })?.understood).toEqual([{ ...size, facetCode: 'size' }])
  for (const nothing of [undefined, null, [], 'tennis', { dropped: [], corrected: null }, { dropped: {}, corrected: {} }])
    expect([nothing, readingOf(nothing)]).toEqual([nothing, null])
})

test('pages of the shop are a group of their own, and none where a host has no such group', () => {
  const pages = (page_results?: unknown) => v.parse(Autocomplete, { keyword_results: group('ball'), page_results }).pages.matches
  expect(pages(group({ label: 'Returns', url: '/nl/returns' }, { label: 'No address' })).map(({ label }) => label)).toEqual(['Returns'])
  expect(pages()).toEqual([])
})

test('popular searches may be plain texts or have an address', () => {
  const labels = v
    .parse(PopularSearches, ['ball', { label: 'red shirt', url: '/nl/search?query=red+shirt' }, { url: '/x' }])
    .map(({ label }) => label)
  expect(labels).toEqual(['ball', 'red shirt'])
})
