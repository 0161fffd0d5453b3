// Tests addresses: streets, regions and flags in every spelling that hosts use.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import { wireAddress } from './address-request.ts'
import { Address } from './address.ts'
import { PersistedAddress } from './persisted-address.ts'

describe('an address', () => {
  it.each([
    [null, [null, null, null]],
    [[], [null, null, null]],
    ['Damrak', ['Damrak', null, null]],
    ['Damrak\n1\r\nbus 3', ['Damrak', '1', 'bus 3']],
    [
      ['Damrak', '1'],
      ['Damrak', '1', null],
    ],
    [
      ['Damrak', null, 'A'],
      ['Damrak', null, 'A'],
    ],
    [
      ['Damrak', '1', 'A', 'second floor'],
      ['Damrak', '1', 'A second floor'],
    ],
    ['', ['', null, null]],
  ])('reads the street %j as three lines', (street, lines) => {
    expect(v.parse(Address, { street }).street).toEqual(lines)
  })

  it.each([42, true, {}, [1], [{}]])('refuses the street %j', (street) => {
    expect(v.safeParse(Address, { street }).success).toBe(false)
  })

  it('flattens a region that arrives as an object', () => {
    const region = { region: 'Noord-Holland', region_code: 'NH', region_id: 7 }
    expect(v.parse(Address, { region })).toMatchObject({ region: 'Noord-Holland', regionCode: 'NH', regionId: 7 })
    expect(v.parse(Address, { region: { region: 'X' }, region_code: 'Y' })).toMatchObject({
      region: 'X',
      regionCode: 'Y',
      regionId: null,
    })
    expect(v.parse(Address, { region: 'Skåne' })).toMatchObject({ region: 'Skåne', regionCode: null })
    expect(v.parse(Address, {}).region).toBeNull()
  })

  it('reads flags however the host writes them', () => {
    expect(v.parse(Address, { same_as_billing: true, default_billing: 1 })).toMatchObject({ isSameAsBilling: true, isBillingDefault: true })
    expect(v.parse(Address, { same_as_billing: 0, default_billing: false })).toMatchObject({
      isSameAsBilling: false,
      isBillingDefault: false,
    })
  })

  it('keeps a postcode that a host sent as a number', () => {
    expect(v.parse(Address, { postcode: 1012, telephone: 612345678 })).toMatchObject({ postcode: '1012', telephone: '612345678' })
  })

  it('is empty with every field null, three null lines and the country of the page', () => {
    const { street, country, ...rest } = emptyAddress('BE')
    expect(street).toEqual([null, null, null])
    expect(country).toBe('BE')
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
    expect(Object.keys(rest)).toHaveLength(Object.keys(answers.addressAnswer()).length - 2)
  })

  it('is sent back to the host unchanged, without unnamed fields', () => {
    const answer = answers.addressAnswer({ custom_attributes: [{ attribute_code: 'leave_at', value: 'Shed' }] })
    expect(wireAddress(v.parse(Address, answer))).toEqual(answer)
    expect(JSON.parse(JSON.stringify(wireAddress({ country: 'NL', isSameAsBilling: false })))).toEqual({
      country_id: 'NL',
      same_as_billing: 0,
    })
  })

  it('is stored by a tab with our names', () => {
    const address = v.parse(Address, answers.addressAnswer({ custom_attributes: [{ attribute_code: 'leave_at', value: 'Shed' }] }))
    expect(v.parse(PersistedAddress, JSON.parse(JSON.stringify(address)))).toEqual(address)
  })
})
