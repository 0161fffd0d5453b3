// Tests of the search suggestions in the shapes that platforms send.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Autocomplete } from './search.ts'

const group = (...matches: unknown[]) => ({ matches, total_matches: matches.length })
const labelsOf = ({ keywords, categories }: Autocomplete) => [keywords, categories].map(({ matches }) => matches.map(({ label }) => label))

test('a search term may be plain text and needs no address; a category does', () => {
  const answer = {
    keyword_results: group('road runner shoe', { name: 'match ball' }, { title: 'ball pump', url: '/nl/search?query=ball+pump' }),
    category_results: group('Shoes', { label: 'Balls', url: '/nl/balls' }),
  }
  expect(labelsOf(v.parse(Autocomplete, answer))).toEqual([['road runner shoe', 'match ball', 'ball pump'], ['Balls']])
})
