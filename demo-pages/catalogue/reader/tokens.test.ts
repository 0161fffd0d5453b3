// Tests the words of a query.
import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const folded = (query: string) => tokensOf(query).map((token) => token.folded)

test('words are compared without case, accents and a possessive s', () => {
  expect(folded("Men's  Fußball-Trikot RÖD")).toEqual(['men', 'fussball', 'trikot', 'rod'])
})

test('half sizes stay whole, with a comma or a point', () => {
  expect(folded('maat 36,5 uk 5.5 80C')).toEqual(['maat', '36.5', 'uk', '5.5', '80c'])
})

test('a query without letters and digits has no words, and a long one has eight', () => {
  expect(folded('--- %_;')).toEqual([])
  expect(folded('shirt '.repeat(50))).toHaveLength(8)
})
