// Tests the address format of each country.
import { expect, test } from 'vitest'
import { placeLines } from './written-address.ts'

const at = (country_id: string, street: (string | null)[]) =>
  placeLines({ street, country_id, postcode: '1234 AB', city: 'Town', region: null })

test.each([
  ['a Dutch addition follows the number', 'NL', ['Kerkstraat', '12', 'hs'], ['Kerkstraat 12 hs', '1234 AB Town']],
  ['a Belgian box is a bus, whatever it was called', 'BE', ['Meir', '12', 'boîte 3'], ['Meir 12 bus 3', '1234 AB Town']],
  ['a German Adresszusatz has its own line', 'DE', ['Hauptstraße', '12a', 'Hinterhaus'], ['Hinterhaus', 'Hauptstraße 12a', '1234 AB Town']],
  ['a Swedish c/o too', 'SE', ['Storgatan 5', null, 'c/o Berg'], ['c/o Berg', 'Storgatan 5', '1234 AB Town']],
  ['but not a Swedish flat', 'SE', ['Storgatan 5', null, 'lgh 1102'], ['Storgatan 5 lgh 1102', '1234 AB Town']],
  [
    'British: flat, number before the street, postcode last',
    'GB',
    ['High Street', '1', 'Flat 2'],
    ['Flat 2', '1 High Street', 'Town', '1234 AB'],
  ],
] as const)('%s', (_, country, street, lines) => {
  expect(at(country, [...street])).toEqual(lines)
})
