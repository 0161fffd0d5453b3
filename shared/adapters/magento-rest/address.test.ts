// Tests the conversion of Magento's street lines to our three fields and back.
import { expect, it } from 'vitest'
import { bookAddress, ourAddress, quoteAddress } from './address.ts'

const street = (country_id: string, ...lines: (string | null)[]) => ourAddress({ country_id, street: lines })['street']

it.each([
  ['NL', ['Oudegracht 12'], ['Oudegracht', '12', null]],
  ['NL', ['Oudegracht 12', 'bis'], ['Oudegracht', '12', 'bis']],
  ['NL', ['Oudegracht 12a'], ['Oudegracht', '12', 'a']],
  ['NL', ['Oudegracht 12 bis'], ['Oudegracht', '12', 'bis']],
  ['NL', ['Plein 1945 12'], ['Plein 1945', '12', null]],
  ['NL', ['Oudegracht', '12', 'bis'], ['Oudegracht', '12', 'bis']],
  ['DE', ['Hauptstraße 5a', 'c/o Meier'], ['Hauptstraße', '5a', 'c/o Meier']],
  ['BE', ['Kerkstraat 7', 'bus 3'], ['Kerkstraat', '7', 'bus 3']],
  ['SE', ['Storgatan 5', 'lgh 1101'], ['Storgatan 5', null, 'lgh 1101']],
  ['US', ['Main Street 5'], ['Main Street 5', null, null]],
])('in %s reads %j as %j', (country, lines, ours) => {
  expect(street(country, ...lines)).toEqual(ours)
})

it.each([
  ['NL', ['Oudegracht', '12', 'bis'], ['Oudegracht 12', 'bis']],
  ['GB', ['Baker Street', '221B', 'Flat 1'], ['221B Baker Street', 'Flat 1']],
  ['SE', ['Storgatan 5', null, 'lgh 1101'], ['Storgatan 5', 'lgh 1101']],
  ['DE', ['Hauptstraße', '5a', null], ['Hauptstraße 5a']],
])('in %s writes %j as %j, which comes back', (country_id, ours, lines) => {
  expect(quoteAddress({ country_id, street: ours })).toEqual({ country_id, street: lines })
  if (country_id !== 'GB') expect(street(country_id, ...lines)).toEqual(ours)
})

it('sends a book’s region as an object, and no field that Magento does not know', () => {
  const typed = {
    id: 7,
    country_id: 'US',
    region: 'Ohio',
    region_id: 47,
    street: ['Main', '5', ''],
    version: 3,
    default_billing: true,
    city: 'X',
  }
  expect(bookAddress(typed)).toEqual({
    ...{ id: 7, country_id: 'US', region_id: 47, region: { region: 'Ohio', region_id: 47 }, street: ['Main 5'], city: 'X' },
    ...{ default_billing: true, default_shipping: false },
  })
})
