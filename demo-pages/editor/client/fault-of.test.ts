// Tests what is said about a value, and that people read words for it in every language.
import { expect, test } from 'vitest'
import { faultOf, faultText, missingText, type CheckedField } from './fault-of.ts'
import { sayIn } from './words.ts'

const field = (part: Partial<CheckedField>): CheckedField => ({
  kind: 'number',
  choices: [],
  minimum: null,
  maximum: null,
  isWhole: false,
  ...part,
})
const said = (of: Partial<CheckedField>, value: unknown) => {
  const fault = faultOf(field(of), value)
  return fault && faultText(sayIn('en'), fault)
}

test('an empty or a right value is not wrong', () => {
  for (const value of [undefined, '', 4]) expect(said({ minimum: 1, maximum: 24, isWhole: true }, value)).toBeNull()
  expect(said({ kind: 'products' }, [1, 2])).toBeNull()
  expect(said({ kind: 'moment' }, '2026-12-24T18:00:00Z')).toBeNull()
})

test('a number says its limits, as far as it has any', () => {
  expect(said({ minimum: 1, maximum: 24 }, 40)).toBe('Enter a number from 1 to 24.')
  expect(said({ minimum: 1, maximum: 24 }, 'many')).toBe('Enter a number from 1 to 24.')
  expect(said({ minimum: 0 }, -1)).toBe('Enter 0 or more.')
  expect(said({ maximum: 9 }, 10)).toBe('Enter 9 or less.')
  expect(said({}, Number.NaN)).toBe('Enter a number.')
  expect(said({ minimum: 1, isWhole: true }, 2.5)).toBe('Enter a whole number.')
})

test('other values say what to do', () => {
  expect(said({ kind: 'choice', choices: ['a'] }, 'b')).toBe('Choose one of the list.')
  expect(said({ kind: 'switch' }, 'perhaps')).toBe('Choose one of the list.')
  expect(said({ kind: 'moment' }, 'tomorrow')).toBe('Enter a date and a time.')
  expect(said({ kind: 'products' }, [1, 'x'])).toBe('Choose one of the list.')
})

test('a required product that is missing is asked for in the language of who edits', () => {
  expect([missingText(sayIn('en'), { kind: 'product' }), missingText(sayIn('de'), { kind: 'product' })]).toEqual([
    'Choose a product.',
    'Wähle ein Produkt.',
  ])
})
