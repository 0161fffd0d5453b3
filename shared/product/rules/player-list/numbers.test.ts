// Tests numbers of shirts as people and spreadsheets write them.
import { expect, test } from 'vitest'
import { findNumber, isAboutPerson, isYear } from './numbers.ts'

test.each([
  ['7', '7'],
  ['07', '07'],
  ["'07", '07'],
  ['="08"', '08'],
  ['#7', '7'],
  ['# 07', '07'],
  ['Nr. 9', '9'],
  ['nr 9', '9'],
  ['No. 3', '3'],
  ['N° 4', '4'],
  ['nummer 5', '5'],
  ['7.0', '7'],
  ['7,00', '7'],
  ['10.', '10'],
  ['10 (C)', '10'],
  ['00', '00'],
  ['107', '107'],
  ['7.5', null],
  ['seven', null],
  ['12345', null],
  ['-', null],
  ['', null],
])('number %j is %s', (cell, number) => {
  expect(findNumber(cell)).toBe(number)
})

test.each(['2011', '1987'])('%s is a year', (cell) => expect(isYear(cell)).toBe(true))
test.each(['7', '1066', '20111'])('%s is none', (cell) => expect(isYear(cell)).toBe(false))
test.each(['06-12345678', '+31 6 1234 5678', '0171 / 2345678', '12-03-2011', '2011-03-12', '3.12.2011', 'ada@example.org'])(
  '%s is about a person, not a shirt',
  (cell) => expect(isAboutPerson(cell)).toBe(true),
)
test.each(['39-42', '164', '10', 'Ada', '7.0', '42,5'])('%s is not', (cell) => expect(isAboutPerson(cell)).toBe(false))
