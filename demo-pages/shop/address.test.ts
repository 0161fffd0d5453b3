// Tests the server's address rules, field by field: difficult values to accept, and refused ones with their message.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { AddressInput, findFaults } from './address.ts'

const sound = {
  firstname: 'Åsa',
  lastname: "O'Neil",
  street: ['Große Straße', '7'],
  postcode: '10115',
  city: 'Düsseldorf',
  country_id: 'DE',
}

function faultsOf(change: Record<string, unknown>, code = 'de') {
  return findFaults(v.parse(AddressInput, { ...sound, ...change }), storeByCode(code))
}

describe('takes', () => {
  test.each([
    ['a name of two letters', { firstname: 'Bo', lastname: 'Li' }],
    ['a name of 255 letters', { lastname: 'ß'.repeat(255) }],
    ['outer spaces', { firstname: '  Åsa  ', postcode: ' 10115 ' }],
    ['street as text with a line break', { street: 'Große Straße\n7' }],
    ['a Belgian bus number', { country_id: 'BE', postcode: '2000', street: ['Meir', '24', 'bus 3'] }],
    ['a Dutch postcode with a space', { country_id: 'NL', postcode: '1012 AB' }],
    ['a British postcode with a space', { country_id: 'GB', postcode: 'SW1A 1AA', street: ['Rose Cottage'] }],
    ['a Swedish postcode with a space', { country_id: 'SE', postcode: '111 22', street: ['Storgatan 5'] }],
    ['no telephone', { telephone: '' }],
    ['a telephone with country code', { telephone: '+31 (0)6-1234 5678' }],
    ['a region as an object', { region: { region: 'Bayern', region_code: 'BY', region_id: 82 } }],
  ])('%s', (_, change) => expect(faultsOf(change)).toEqual({}))
})

describe('refuses', () => {
  test.each([
    ['no first name', { firstname: null }, { firstname: [{ sentence: 'field.required' }] }],
    ['a first name of spaces', { firstname: '   ' }, { firstname: [{ sentence: 'field.required' }] }],
    ['a name of one letter', { firstname: 'B' }, { firstname: [{ sentence: 'field.too-short', limit: 2 }] }],
    ['a name of 256 letters', { lastname: 'x'.repeat(256) }, { lastname: [{ sentence: 'field.too-long', limit: 255 }] }],
    ['a name with a line break', { lastname: 'Smith\nBcc: x' }, { lastname: [{ sentence: 'field.incorrect' }] }],
    ['no street', { street: [null, '7'] }, { street: [{ sentence: 'field.required' }] }],
    ['a street without a number', { street: ['Große Straße'] }, { house_number: [{ sentence: 'field.required' }] }],
    ['a number without a digit', { street: ['Große Straße', 'x'] }, { house_number: [{ sentence: 'field.incorrect' }] }],
    ['no city', { city: '' }, { city: [{ sentence: 'field.required' }] }],
    ['no country', { country_id: null }, { country_id: [{ sentence: 'field.country' }] }],
    ['a country we do not serve', { country_id: 'US' }, { country_id: [{ sentence: 'field.country' }] }],
    ['a country that is a property of every object', { country_id: 'constructor' }, { country_id: [{ sentence: 'field.country' }] }],
    ['no postcode', { postcode: null }, { postcode: [{ sentence: 'field.required' }] }],
    ['a German postcode of four', { postcode: '1011' }, { postcode: [{ sentence: 'field.too-short', limit: 5 }] }],
    ['a German postcode of six', { postcode: '101156' }, { postcode: [{ sentence: 'field.too-long', limit: 5 }] }],
    ['a Belgian postcode of three', { country_id: 'BE', postcode: '200' }, { postcode: [{ sentence: 'field.too-short', limit: 4 }] }],
    ['a Dutch postcode of seven', { country_id: 'NL', postcode: '1012 ABC' }, { postcode: [{ sentence: 'field.too-long', limit: 6 }] }],
    ['a British postcode of eight', { country_id: 'GB', postcode: 'SW1A 1AAA' }, { postcode: [{ sentence: 'field.too-long', limit: 7 }] }],
    [
      'a Swedish postcode of eleven',
      { country_id: 'SE', postcode: '12345678901' },
      { postcode: [{ sentence: 'field.too-long', limit: 10 }] },
    ],
    ['a telephone of letters', { telephone: 'call me' }, { telephone: [{ sentence: 'field.incorrect' }] }],
    ['a telephone of three digits', { telephone: '112' }, { telephone: [{ sentence: 'field.incorrect' }] }],
    ['a wrong e-mail', { email: 'anna@' }, { email: [{ sentence: 'field.email' }] }],
  ])('%s', (_, change, faults) => expect(faultsOf(change)).toEqual(faults))

  test('every missing field at once', () => {
    const faults = findFaults(v.parse(AddressInput, {}), storeByCode('nl'))
    expect(Object.keys(faults).toSorted()).toEqual(['city', 'country_id', 'firstname', 'lastname', 'postcode', 'street'])
  })
})

test.each([
  ['Damrak 1', '1', null, 'Damrak'],
  ['Große Straße 7a', '7a', null, 'Große Straße'],
  ['Kerkstraat 12 bis', '12', 'bis', 'Kerkstraat'],
  ['Kerkstraat 12B', '12', 'b', 'Kerkstraat'],
  ['221 Baker Street', '221', null, 'Baker Street'],
  ['C 4', '4', null, 'C 4'],
  ['Damrak 11', '1', null, 'Damrak 11'],
  ['Straße des 17. Juni', '135', null, 'Straße des 17. Juni'],
  ['Damrak 1', null, null, 'Damrak 1'],
])('the street %s with the number %s and the addition %s is %s', (line, number, addition, kept) => {
  expect(v.parse(AddressInput, { ...sound, street: [line, number, addition] }).street).toEqual([kept, number, addition])
})

test('flattens a region and fills the street up to three lines', () => {
  const address = v.parse(AddressInput, { ...sound, region: { region: 'Bayern', region_code: 'BY', region_id: '82' }, street: 'A 1' })
  expect(address).toMatchObject({ region: 'Bayern', region_code: 'BY', region_id: 82, street: ['A 1', null, null] })
})
