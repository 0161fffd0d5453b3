// Tests the meaning of a code where the host's answer does not contain it.
import { expect, test } from 'vitest'
import { guessedVariant, pickupByCode, variantBySetting } from './by-code.ts'

test.each([
  ['postnl', 'pickup', 'postnl'],
  ['postnl_pickup', 'postnl_pickup', 'postnl'],
  ['dhl', 'servicepoint', 'dhl'],
  ['dhlparcel', 'afhaalpunt', 'dhl'],
  ['dhl', 'standard', null],
  ['flatrate', 'pickup', null],
])('%s and %s lead to the points of %s', (carrier, method, expected) => {
  expect(pickupByCode(carrier, method, {})).toBe(expected)
})

test('the setting names carrier, method or both, and nothing else is guessed', () => {
  expect(pickupByCode('tig', 'pg', { postnl: ['tig'] })).toBe('postnl')
  expect(pickupByCode('tig', 'pg', { postnl: ['pg'] })).toBe('postnl')
  expect(pickupByCode('tig', 'pg', { dhl: ['tig_pg'] })).toBe('dhl')
  expect(pickupByCode('dhl', 'servicepoint', { postnl: ['tig'] })).toBeNull()
})

test.each([
  ['adyen_ideal', 'ideal'],
  ['mollie_methods_creditcard', 'creditcard'],
  ['adyen_cc', 'creditcard'],
  ['buckaroo_magento2_giropay', 'giropay'],
  ['afterpay_nl_digital_invoice', 'afterpay'],
  ['checkmo', 'default'],
  ['idealist', 'default'],
])('%s is drawn as %s', (code, expected) => {
  expect(guessedVariant(code)).toBe(expected)
})

test('the setting lists codes by payment variant', () => {
  expect(variantBySetting('psp_17', { ideal: ['psp_17'] })).toBe('ideal')
  expect(variantBySetting('adyen_ideal', { default: ['adyen_ideal'] })).toBe('default')
  expect(variantBySetting('checkmo', { ideal: ['psp_17'] })).toBeNull()
})
