// Tests how the host formats prices in each store's form.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { writeCents, writePrice } from './money.ts'

/** Replaces the no-break spaces of Intl between sign and amount with plain spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['nl', 24, '€ 24,-'],
  ['nl', 24.5, '€ 24,50'],
  ['nl', 1299, '€ 1.299,-'],
  ['nl', 0, '€ 0,-'],
  ['be', 24, '€ 24,-'],
  ['be', 1234.05, '€ 1.234,05'],
  ['en', 24, '£24.00'],
  ['en', 1234.5, '£1,234.50'],
  ['de', 24, '24,00 €'],
  ['de', 1234.5, '1.234,50 €'],
  ['se', 249, '249 kr'],
  ['se', 249.5, '249,50 kr'],
  ['se', 1249, '1 249 kr'],
] as const)('%s writes %d as %s', (code, amount, text) => {
  expect(plain(writePrice(amount, storeByCode(code)))).toBe(text)
})

test('cents are formatted like amounts', () => {
  expect(writeCents(2450, storeByCode('nl'))).toBe(writePrice(24.5, storeByCode('nl')))
})
