// Tests the hours of phone support, with each store's texts.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { openingLines, openingSentence, shortOpening } from './opening-hours.ts'

test.each([
  ['nl', 'Maandag – vrijdag, 09:00 – 21:00'],
  ['se', 'Måndag – fredag, 09:00 – 17:00'],
  ['de', 'Montag – Freitag, 08:00 – 18:00'],
  ['en', 'Monday – Friday, 09:00 – 20:00'],
] as const)('in %s it begins with a capital letter, and later days are written as the language does', (code, short) => {
  expect(shortOpening(storeByCode(code))).toBe(short)
})

test('every day of the week is listed, closed ones without hours', () => {
  expect(openingLines(storeByCode('nl'))).toEqual([
    { days: 'Maandag – vrijdag', hours: '09:00 – 21:00' },
    { days: 'Zaterdag', hours: '10:00 – 17:00' },
    { days: 'Zondag', hours: null },
  ])
})

test('within a sentence the open days stand alone, as the language writes them there', () => {
  expect(openingSentence(storeByCode('nl'))).toBe('maandag – vrijdag 09:00 – 21:00, zaterdag 10:00 – 17:00')
  expect(openingSentence(storeByCode('de'))).toBe('Montag – Freitag 08:00 – 18:00')
})
