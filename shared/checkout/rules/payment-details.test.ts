// Tests the extra fields of payment methods.
import { describe, expect, test } from 'vitest'
import { answeredDetails, lacksDetails } from './payment-details.ts'

const nothing = { birthDay: '', birthMonth: '', birthYear: '', terms: false, bic: '' }
const born = { ...nothing, birthDay: '9', birthMonth: '2', birthYear: '1990', terms: true }

describe('a variant', () => {
  test.each<[string, string, object, boolean]>([
    ['without fields lacks nothing', 'creditcard', {}, false],
    ['Afterpay lacks all', 'afterpay', {}, true],
    ['Afterpay has a date and its terms', 'afterpay', born, false],
    ['Afterpay lacks its terms', 'afterpay', { ...born, terms: false }, true],
    ['Afterpay knows the calendar', 'afterpay', { ...born, birthDay: '30' }, true],
    ['Giropay lacks a bank', 'giropay', {}, true],
    ['Giropay takes eight', 'giropay', { bic: ' deutdeff ' }, false],
    ['Giropay takes eleven', 'giropay', { bic: 'DEUTDEFF500' }, false],
    ['Giropay takes no others', 'giropay', { bic: 'DEUTDEFF50' }, true],
  ])('%s', (_case, variant, details, isLacking) => {
    expect(lacksDetails(variant, { ...nothing, ...details })).toBe(isLacking)
  })

  test('adds its own details to the order, and none of another variant', () => {
    expect(answeredDetails('afterpay', born)).toEqual({ birthDate: '1990-02-09' })
    expect(answeredDetails('giropay', { ...nothing, bic: ' deutdeff ' })).toEqual({ bic: 'DEUTDEFF' })
    expect(answeredDetails('ideal', born)).toEqual({})
  })
})
