// Addresses of people: the same or not, without ids, in lines.
import { describe, expect, test } from 'vitest'
import { emptyAddress } from './empty-address.ts'
import { addressLines, isSameAddress, tidyAddress, withoutIds } from './address.ts'

describe('addresses', () => {
  const ada = {
    ...emptyAddress('NL'),
    firstname: 'Ada',
    lastname: 'Byron',
    street: ['Kerkstraat', '12', 'A'] as [string, string, string],
    postcode: '1012 AB',
    city: 'Amsterdam',
  }

  test('ids, e-mail, defaults and flags make no difference', () => {
    expect(
      isSameAddress(ada, {
        ...ada,
        id: 7,
        customer_id: 8,
        customer_address_id: 9,
        email: 'a@b.nl',
        default_billing: true,
        same_as_billing: 1,
        save_in_address_book: 1,
      }),
    ).toBe(true)
  })

  test('empty and null are the same, and so are postcodes with and without a space', () => {
    expect(isSameAddress(ada, { ...ada, company: ' ', postcode: '1012ab', city: ' Amsterdam' })).toBe(true)
  })

  test.each([
    ['prefix', { prefix: 'Dr' }],
    ['first name', { firstname: 'Eda' }],
    ['middle name', { middlename: 'K' }],
    ['last name', { lastname: 'Lovelace' }],
    ['company', { company: 'Analytical' }],
    ['street', { street: ['Kerkstraat', '12', 'B'] as [string, string, string] }],
    ['postcode', { postcode: '1012 AC' }],
    ['city', { city: 'Diemen' }],
    ['country', { country_id: 'BE' }],
    ['region', { region: 'NH' }],
    ['telephone', { telephone: '+31612345678' }],
  ])('another %s is another address', (_, change) => {
    expect(isSameAddress(ada, { ...ada, ...change })).toBe(false)
  })

  test('ids are dropped, nothing else', () => {
    const { id: _, customer_id: __, customer_address_id: ___, ...rest } = ada
    expect(withoutIds({ ...ada, id: 7, customer_id: 8, customer_address_id: 9 })).toEqual(rest)
  })

  test('what is sent has no outer spaces', () => {
    expect(tidyAddress({ ...ada, city: ' Amsterdam ', company: ' ', street: [' Kerkstraat ', '12', ' '] })).toEqual({
      ...ada,
      street: ['Kerkstraat', '12', null],
    })
  })

  test.each([
    [ada, ['Ada Byron', 'Kerkstraat 12 A', '1012 AB Amsterdam']],
    [{ ...ada, company: 'Analytical', region: 'NH' }, ['Ada Byron', 'Analytical', 'Kerkstraat 12 A', '1012 AB Amsterdam, NH']],
    [
      { ...ada, country_id: 'BE', street: ['Meir', '12', 'bus 3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [
      { ...ada, country_id: 'BE', street: ['Meir', '12', '3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [{ ...ada, country_id: 'GB', postcode: 'SW1A 1AA', city: 'London' }, ['Ada Byron', 'Kerkstraat 12 A', 'London', 'SW1A 1AA']],
    [emptyAddress('NL'), []],
  ])('an address is written in lines', (address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })
})
