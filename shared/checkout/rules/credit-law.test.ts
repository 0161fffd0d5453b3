// Tests what has to be told about payment on credit, country by country.
import { expect, test } from 'vitest'
import { creditLawOf, missingTerms } from './credit-law.ts'

const whole = { lender: 'Later BV', dueDays: 14, cost: '€7.50 a reminder', warning: null }

test.each([
  ['NL', 'credit.warning'],
  ['BE', 'credit.warning-be'],
  ['DE', 'credit.warning'],
  ['SE', 'credit.warning'],
  ['GB', null],
  ['FR', 'credit.warning'],
  [null, 'credit.warning'],
])('the warning of %s is %s', (country, warning) => {
  expect(creditLawOf(country).warning).toBe(warning)
})

test.each(['NL', 'BE', 'DE', 'SE', 'GB'])('in %s lender, due day, cost of lateness and terms have to be named', (country) => {
  expect(missingTerms(whole, 'https://later.example/terms', country)).toEqual([])
  expect(missingTerms({ lender: null, dueDays: null, cost: null, warning: null }, null, country)).toEqual([
    'lender',
    'dueDays',
    'cost',
    'url',
  ])
})

test('a country without rules of its own requires nothing of the host, and no name of an object is a country', () => {
  expect(missingTerms({ ...whole, cost: null }, null, 'FR')).toEqual([])
  expect(creditLawOf('constructor').needs).toEqual([])
})
