// Tests addresses: equality, removed ids, lines.
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
        customerId: 8,
        bookId: 9,
        email: 'a@b.nl',
        isBillingDefault: true,
        isSameAsBilling: true,
        isKept: true,
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
    ['country', { country: 'BE' }],
    ['region', { region: 'NH' }],
    ['telephone', { telephone: '+31612345678' }],
  ])('another %s is another address', (_, change) => {
    expect(isSameAddress(ada, { ...ada, ...change })).toBe(false)
  })

  test('only ids are removed', () => {
    const { id: _, customerId: __, bookId: ___, ...rest } = ada
    expect(withoutIds({ ...ada, id: 7, customerId: 8, bookId: 9 })).toEqual(rest)
  })

  test('sent values are trimmed', () => {
    expect(tidyAddress({ ...ada, city: ' Amsterdam ', company: ' ', street: [' Kerkstraat ', '12', ' '] })).toEqual({
      ...ada,
      street: ['Kerkstraat', '12', null],
    })
  })

  test.each([
    [ada, ['Ada Byron', 'Kerkstraat 12 A', '1012 AB Amsterdam']],
    [{ ...ada, company: 'Analytical', region: 'NH' }, ['Ada Byron', 'Analytical', 'Kerkstraat 12 A', '1012 AB Amsterdam, NH']],
    [
      { ...ada, country: 'BE', street: ['Meir', '12', 'bus 3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [
      { ...ada, country: 'BE', street: ['Meir', '12', '3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [{ ...ada, country: 'GB', postcode: 'SW1A 1AA', city: 'London' }, ['Ada Byron', 'A', '12 Kerkstraat', 'London', 'SW1A 1AA']],
    [
      { ...ada, country: 'DE', street: ['Hauptstraße', '12a', 'Hinterhaus'] as [string, string, string] },
      ['Ada Byron', 'Hinterhaus', 'Hauptstraße 12a', '1012 AB Amsterdam'],
    ],
    [
      { ...ada, country: 'SE', street: ['Storgatan 5', null, 'c/o Berg'] as [string, null, string] },
      ['Ada Byron', 'c/o Berg', 'Storgatan 5', '1012 AB Amsterdam'],
    ],
    [
      { ...ada, country: 'SE', street: ['Storgatan 5', null, 'lgh 1102'] as [string, null, string] },
      ['Ada Byron', 'Storgatan 5 lgh 1102', '1012 AB Amsterdam'],
    ],
    [emptyAddress('NL'), []],
  ])('an address is written in lines', (address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })

  test.each(['3', 'bus 3', 'Bus 3', 'b 3', 'b. 3', 'bte 3', 'boîte 3', 'Box 3'])('a Belgian box given as %j is written once', (box) => {
    const street: [string, string, string] = ['Meir', '12', box]
    expect(addressLines({ ...ada, country: 'BE', street })[1]).toBe('Meir 12 bus 3')
  })
})
