// Tests rules that need two fields, a limit from the page or a calendar; the other cases are in form.cases.ts.
import { describe, expect, test } from 'vitest'
import { emailRepeatRule } from './email.ts'
import { ownBirthDateProblems } from '#shared/account/rules/birth-date.ts'
import { birthDateProblems, codeRule, genderRule } from './form-rules.ts'
import { passwordChecks } from '#shared/session/rules/password-checks.ts'
import { passwordClasses, passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import { isDoubtfulPostcode } from '#shared/address/rules/postcode.ts'
import { between, every, maxCharacters, minLength, required } from './text-rules.ts'

test.each([
  ['ada@example.com', null],
  [' ada@example.com ', null],
  ['ADA@example.com', { code: 'form.email-repeat' }],
  ['bob@example.com', { code: 'form.email-repeat' }],
  ['', { code: 'form.required' }],
])('the repeated address %j', (text, problem) => {
  expect(emailRepeatRule(() => 'ada@example.com')(text)).toEqual(problem)
})

describe('passwords', () => {
  test.each([
    ['', 0],
    ['abc', 1],
    ['abC', 2],
    ['abC1', 3],
    ['abC1!', 4],
    ['ÅÄö', 2],
    [' a ', 1],
    ['a b', 2],
    ['١٢', 1],
    ['👟', 1],
  ])('%j has %i classes', (password, classes) => {
    expect(passwordClasses(password)).toBe(classes)
  })

  test.each([
    ['', { code: 'form.required' }],
    ['        ', { code: 'form.required' }],
    ['Abc12', { code: 'form.min-length', values: { length: 8 } }],
    ['  Abc12  ', { code: 'form.min-length', values: { length: 8 } }],
    ['abcdefgh', { code: 'form.password-classes', values: { count: 3 } }],
    ['Abcdefgh', { code: 'form.password-classes', values: { count: 3 } }],
    ['Abcdefg1', null],
    ['  Abcdefg1  ', null],
  ])('%j with 8 characters of 3 classes', (password, problem) => {
    expect(passwordRule({ minLength: 8, minClasses: 3 })(password)).toEqual(problem)
  })

  test('a host that requires more classes than exist accepts all of them', () => {
    expect(passwordRule({ minLength: 1, minClasses: 9 })('aA1!')).toBeNull()
  })

  test('the repeat ignores outer spaces too', () => {
    expect(passwordRepeatRule(() => 'Abcdefg1 ')('Abcdefg1')).toBeNull()
    expect(passwordRepeatRule(() => 'Abcdefg1')('abcdefg1')).toEqual({ code: 'form.password-repeat' })
  })
})

describe('dates of birth', () => {
  const none = { day: null, month: null, year: null }
  test.each([
    ['29', '2', '2000', none],
    ['31', '12', '1999', none],
    ['01', '01', '0099', none],
    ['29', '2', '1900', { ...none, day: { code: 'form.incorrect' } }],
    ['31', '4', '1999', { ...none, day: { code: 'form.incorrect' } }],
    [
      '0',
      '13',
      '99',
      {
        day: { code: 'form.between', values: { min: 1, max: 31 } },
        month: { code: 'form.between', values: { min: 1, max: 12 } },
        year: { code: 'form.min-length', values: { length: 4 } },
      },
    ],
    [
      '',
      'mei',
      'x999',
      { day: { code: 'form.required' }, month: { code: 'form.between', values: { min: 1, max: 12 } }, year: { code: 'form.incorrect' } },
    ],
    ['1.5', '1', '2000', { ...none, day: { code: 'form.between', values: { min: 1, max: 31 } } }],
  ])('%s-%s-%s', (day, month, year, problems) => {
    expect(birthDateProblems(day, month, year)).toEqual(problems)
  })
})

test.each([
  ['NL', '1012 AB', false],
  ['NL', '1012', true],
  ['NL', '0012 AB', true],
  ['NL', '1012 SS', true],
  ['BE', '2000', false],
  ['BE', '0200', true],
  ['DE', '01067', false],
  ['SE', '111 22', false],
  ['SE', '1122', true],
  ['GB', 'SW1A 1AA', false],
  ['GB', 'sw1a1aa', false],
  ['GB', '12345', true],
  ['FR', 'anything', false],
  ['NL', '', false],
])('a postcode of %s, %j, is doubtful: %s', (country, postcode, isDoubtful) => {
  expect(isDoubtfulPostcode(postcode, country)).toBe(isDoubtful)
})

test('rules in a row stop at the first problem', () => {
  const rule = every(required, minLength(3), maxCharacters(5))
  expect(rule(null)).toEqual({ code: 'form.required' })
  expect(rule('ab')).toEqual({ code: 'form.min-length', values: { length: 3 } })
  expect(rule('abcdef')).toEqual({ code: 'form.max-characters', values: { count: 5 } })
  expect(rule('abcd')).toBeNull()
})

test('numbers count as numbers', () => {
  expect(between(1, 30)('30')).toBeNull()
  expect(between(1, 30)('031')).toEqual({ code: 'form.between', values: { min: 1, max: 30 } })
  expect(between(1, 30)('')).toBeNull()
  expect(between(1, 30)('1e1')).not.toBeNull()
})

test('a code has to be there, and a gender is one of three or nothing', () => {
  expect(codeRule(' ')).toEqual({ code: 'form.code' })
  expect(codeRule('SPRING')).toBeNull()
  expect(['', 'male', 'female', 'neutral'].map(genderRule)).toEqual([null, null, null, null])
  expect(genderRule('x')).toEqual({ code: 'form.incorrect' })
})

describe('optional dates of birth', () => {
  const none = { day: null, month: null, year: null }
  const now = Date.UTC(2026, 10, 23)
  test.each([
    ['', '', '', none],
    ['29', '2', '2000', none],
    ['22', '11', '2026', none],
    ['24', '11', '2026', { ...none, year: { code: 'form.incorrect' } }],
    ['1', '', '', { ...none, month: { code: 'form.required' }, year: { code: 'form.required' } }],
  ])('%j.%j.%j', (day, month, year, problems) => {
    expect(ownBirthDateProblems('optional', { day, month, year }, now)).toEqual(problems)
  })
})

test('a date of birth is validated if the host requires it, and never if the host does not ask for it', () => {
  const missing = { code: 'form.required' }
  const now = Date.UTC(2026, 10, 23)
  const nobody = { day: '', month: '', year: '' }
  expect(ownBirthDateProblems('required', nobody, now)).toEqual({ day: missing, month: missing, year: missing })
  expect(ownBirthDateProblems('required', { day: '29', month: '2', year: '2000' }, now)).toEqual({ day: null, month: null, year: null })
  expect(ownBirthDateProblems('absent', { ...nobody, day: '31' }, now)).toEqual({ day: null, month: null, year: null })
})

test('each missing part of a password has its own problem', () => {
  const met = (password: string) => passwordChecks(password, { minLength: 8, minClasses: 3 }).map(({ found, isMet }) => [found, isMet])
  expect(met(' abc ')).toEqual([
    [3, false],
    [1, false],
  ])
  expect(met('Abcdefg1')).toEqual([
    [8, true],
    [3, true],
  ])
  expect(passwordChecks('', { minLength: 0, minClasses: 0 })).toEqual([])
})
