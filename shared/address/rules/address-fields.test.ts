// Tests the address form's rules against the table of hard cases, and its variants.
import { describe, expect, test } from 'vitest'
import type { Address } from '#shared/address/wire/address.ts'
import { emptyAddress } from './empty-address.ts'
import {
  addressChange,
  type AddressFieldName,
  addressFields,
  addressProblems,
  addressRule,
  addressValue,
  variantOf,
} from './address-fields.ts'
import { emailRule } from '#shared/domain/email.ts'
import { formCases } from '#shared/domain/form.cases.ts'

const countries = ['NL', 'BE', 'DE', 'SE', 'GB', 'FR']
const ruleOf = (name: string, country: string) => {
  if (name === 'email') return emailRule
  const field = addressFields(country).find((one) => one.name === name)
  if (!field) throw new Error(`${country} has no field ${name}`)
  return addressRule(field, country, countries)
}

test.each(formCases.map(({ field, country = 'NL', text, problem }) => [field, country, text, problem?.code ?? 'taken', problem] as const))(
  '%s in %s: %j is %s',
  (field, country, text, _, problem) => {
    expect(ruleOf(field, country)(text)).toEqual(problem)
  },
)

test('every kind of field has valid and invalid cases', () => {
  for (const field of new Set(formCases.map((one) => one.field))) {
    const own = formCases.filter((one) => one.field === field)
    expect(
      own.some(({ problem }) => problem === null),
      field,
    ).toBe(true)
    expect(
      own.some(({ problem }) => problem !== null),
      field,
    ).toBe(true)
  }
})

describe('variants', () => {
  test.each([
    ['NL', 'nl', ['postcode', 'house_number', 'addition', 'street', 'city']],
    ['BE', 'be', ['street', 'house_number', 'addition', 'postcode', 'city']],
    ['DE', 'de', ['street', 'house_number', 'addition', 'postcode', 'city']],
    ['SE', 'se', ['street', 'addition', 'postcode', 'city']],
    ['GB', 'default', ['addition', 'house_number', 'street', 'postcode', 'city', 'region']],
    ['FR', 'default', ['street', 'house_number', 'addition', 'city', 'postcode', 'region']],
    [null, 'default', ['street', 'house_number', 'addition', 'city', 'postcode', 'region']],
    ['constructor', 'default', ['street', 'house_number', 'addition', 'city', 'postcode', 'region']],
  ])('%s is written as %s', (country, variant, place) => {
    expect(variantOf(country)).toBe(variant)
    expect(addressFields(country).map(({ name }) => name)).toEqual([
      ...(country === 'NL'
        ? ['firstname', 'middlename', 'lastname']
        : country === 'DE'
          ? ['prefix', 'firstname', 'lastname']
          : ['firstname', 'lastname']),
      'company',
      'country_id',
      ...place,
      'telephone',
    ])
  })

  test('each field of a variant has its own autocomplete token', () => {
    for (const country of countries) {
      const tokens = addressFields(country).map(({ autocomplete }) => autocomplete)
      expect(new Set(tokens).size).toBe(tokens.length)
    }
  })
})

describe('an address in its form', () => {
  const fill = (address: Address, texts: Partial<Record<AddressFieldName, string>>) =>
    addressFields(address.country).reduce(
      (filled, { name }) => ({ ...filled, ...(texts[name] === undefined ? {} : addressChange(filled, name, texts[name])) }),
      address,
    )
  const ada = fill(emptyAddress('BE'), {
    firstname: 'Ada',
    lastname: 'Byron',
    street: 'Meir',
    house_number: '12',
    addition: 'bus 3',
    postcode: '2000',
    city: 'Antwerpen',
  })

  test("typed values are read back, the street's lines apart", () => {
    expect(ada.street).toEqual(['Meir', '12', 'bus 3'])
    expect(addressValue(ada, 'addition')).toBe('bus 3')
    expect(addressValue(ada, 'telephone')).toBe('')
    expect(addressProblems(ada, countries).size).toBe(0)
  })

  test('a cleared field is null again', () => {
    expect(fill(ada, { addition: ' ', city: '' })).toMatchObject({ street: ['Meir', '12', null], city: null })
  })

  test('an empty address reports its required fields, in the order of the form', () => {
    expect([...addressProblems(emptyAddress('NL'), countries)]).toEqual([
      ['firstname', { code: 'form.required' }],
      ['lastname', { code: 'form.required' }],
      ['postcode', { code: 'form.required' }],
      ['house_number', { code: 'form.required' }],
      ['street', { code: 'form.required' }],
      ['city', { code: 'form.required' }],
    ])
  })

  test('a country that the shop does not deliver to has to be chosen again', () => {
    expect(addressProblems({ ...ada, country: 'FR' }, ['NL', 'BE']).get('country_id')).toEqual({ code: 'form.country' })
    expect(addressProblems({ ...ada, country: null }, ['NL', 'BE']).get('country_id')).toEqual({ code: 'form.country' })
  })
})
