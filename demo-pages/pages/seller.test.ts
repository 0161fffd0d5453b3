// Tests that a shop that does not say who sells, or leaves a gap in an article, does not start, and names what is missing.
import { expect, test } from 'vitest'
import sellers from './articles/sellers.json' with { type: 'json' }
import { checkArticles } from './articles.ts'
import { parseSellers } from './seller.ts'

test('each store has its seller, and each article all it asks for', () => {
  expect(Object.keys(parseSellers(sellers))).toEqual(['nl', 'be', 'en', 'de', 'se'])
  expect(checkArticles).not.toThrow()
})

test('names the store and every fact that is missing or empty', () => {
  const { vat: _vat, ...german } = sellers.de
  expect(() => parseSellers({ ...sellers, de: german, se: { ...sellers.se, marketAuthority: ' ', email: 'service' } })).toThrow(
    /de\.vat: .*\n.*se\.email: .*\n.*se\.marketAuthority: /,
  )
})

test('names a store that has no seller', () => {
  const { be: _be, ...others } = sellers
  expect(() => parseSellers(others)).toThrow(/sellers\.json: be: /)
})
