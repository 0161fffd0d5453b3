// The address form by country: which fields it has, in which order, with which autocomplete tokens.
import type { Address } from '#shared/address/wire/address.ts'
import { countryRule, lineRule, nameRule, optionalLineRule, phoneRule } from '#shared/domain/form-rules.ts'
import type { Problem, Rule } from '#shared/domain/problem.ts'
import { every, matches, trimmed } from '#shared/domain/text-rules.ts'
import { postcodeRule } from './postcode.ts'

/** The spec's variants. */
export type AddressVariant = 'nl' | 'be' | 'de' | 'se' | 'default'

/** The wire names of country and house number: plain forms post them so, and a host's own fields stand beside them. */
export const COUNTRY = 'country_id'
export const HOUSE_NUMBER = 'house_number'

/** A field of the form; house number and addition are the second and third street line. */
export type AddressFieldName =
  | 'prefix'
  | 'firstname'
  | 'middlename'
  | 'lastname'
  | 'company'
  | typeof COUNTRY
  | 'postcode'
  | 'street'
  | typeof HOUSE_NUMBER
  | 'addition'
  | 'city'
  | 'region'
  | 'telephone'

/** Properties of a field. Lengths are checked, never enforced while typing: a pasted text must not lose its end. */
export interface AddressField {
  name: AddressFieldName
  /** The autofill token without its section; put `shipping` or `billing` in front. */
  autocomplete: string
  isRequired: boolean
  /** Fields of `half` or less may stand side by side. */
  width: 'full' | 'half' | 'quarter'
  keyboard: 'text' | 'tel' | 'numeric'
}

const field = (name: AddressFieldName, autocomplete: string, properties: Partial<AddressField> = {}): AddressField => ({
  name,
  autocomplete,
  isRequired: true,
  width: 'full',
  keyboard: 'text',
  ...properties,
})

const prefix = field('prefix', 'honorific-prefix', { isRequired: false, width: 'quarter' })
const firstname = field('firstname', 'given-name', { width: 'half' })
const middlename = field('middlename', 'additional-name', { isRequired: false, width: 'quarter' })
const lastname = field('lastname', 'family-name', { width: 'half' })
const company = field('company', 'organization', { isRequired: false })
const country = field(COUNTRY, 'country')
const street = field('street', 'address-line1')
const houseNumber = field(HOUSE_NUMBER, 'address-line2', { width: 'quarter' })
const addition = field('addition', 'address-line3', { isRequired: false, width: 'quarter' })
const postcode = field('postcode', 'postal-code', { width: 'half' })
const digits = { ...postcode, keyboard: 'numeric' } as const
const city = field('city', 'address-level2', { width: 'half' })
const region = field('region', 'address-level1', { isRequired: false, width: 'half' })
const telephone = field('telephone', 'tel', { isRequired: false, keyboard: 'tel' })

const half = { width: 'half' } as const
const places: Readonly<Record<AddressVariant | 'gb', readonly AddressField[]>> = {
  // In the Netherlands, postcode and house number identify a house; the other fields only confirm it.
  nl: [postcode, houseNumber, addition, { ...street, ...half }, city],
  be: [{ ...street, ...half }, houseNumber, addition, digits, city],
  // A German Adresszusatz is a line of its own.
  de: [{ ...street, ...half }, { ...houseNumber, ...half }, { ...addition, width: 'full' }, digits, city],
  // The number follows the street's name; the second field is for a flat or "c/o".
  se: [street, { ...addition, width: 'full' }, digits, city],
  // A house may have a name instead of a number.
  default: [{ ...street, ...half }, { ...houseNumber, isRequired: false }, addition, city, postcode, region],
  // The default form in the British order: flat or building first, the number before the street, and the postcode early, since people know
  // it by heart.
  gb: [
    { ...addition, width: 'full' },
    { ...houseNumber, isRequired: false, ...half },
    { ...street, ...half },
    postcode,
    city,
    { ...region, width: 'full' },
  ],
}

/** The parts of a name: a Dutch "van der" is a separate field and ignored in sorting, a German title is part of the address. */
const names: Readonly<Record<AddressVariant, readonly AddressField[]>> = {
  nl: [firstname, middlename, { ...lastname, width: 'quarter' }],
  be: [firstname, lastname],
  de: [prefix, { ...firstname, width: 'quarter' }, lastname],
  se: [firstname, lastname],
  default: [firstname, lastname],
}

const variants: Readonly<Record<string, AddressVariant>> = { NL: 'nl', BE: 'be', DE: 'de', SE: 'se' }

/** The variant of a country's addresses. */
export function variantOf(countryCode: string | null): AddressVariant {
  return (countryCode !== null && Object.hasOwn(variants, countryCode) ? variants[countryCode] : null) ?? 'default'
}

/** The fields for a country, in the order to fill them in. */
export function addressFields(countryCode: string | null): readonly AddressField[] {
  const variant = variantOf(countryCode)
  return [...names[variant], company, country, ...places[countryCode === 'GB' ? 'gb' : variant], telephone]
}

const positions = { street: 0, [HOUSE_NUMBER]: 1, addition: 2 } as const
const isLine = (name: AddressFieldName): name is keyof typeof positions => Object.hasOwn(positions, name)

/** The value of an address in a field. */
export function addressValue(address: Address, name: AddressFieldName): string {
  if (name === COUNTRY) return address.country ?? ''
  return (isLine(name) ? address.street[positions[name]] : address[name]) ?? ''
}

/** Every field that some country's form has. */
export const addressFieldNames: readonly AddressFieldName[] = [
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'company',
  COUNTRY,
  'postcode',
  'street',
  HOUSE_NUMBER,
  'addition',
  'city',
  'region',
  'telephone',
]

/** An address field by field, as a form holds it. */
export function addressValues(address: Address): Record<AddressFieldName, string> {
  const value = (name: AddressFieldName) => addressValue(address, name)
  return {
    prefix: value('prefix'),
    firstname: value('firstname'),
    middlename: value('middlename'),
    lastname: value('lastname'),
    company: value('company'),
    [COUNTRY]: value(COUNTRY),
    postcode: value('postcode'),
    street: value('street'),
    [HOUSE_NUMBER]: value(HOUSE_NUMBER),
    addition: value('addition'),
    city: value('city'),
    region: value('region'),
    telephone: value('telephone'),
  }
}

/** A value for each field, by the field's name. */
export function byField<Value>({
  country: ofCountry,
  number: ofNumber,
  ...others
}: Record<Exclude<AddressFieldName, typeof COUNTRY | typeof HOUSE_NUMBER> | 'country' | 'number', Value>): Record<AddressFieldName, Value> {
  return { ...others, [COUNTRY]: ofCountry, [HOUSE_NUMBER]: ofNumber }
}

/** The country selected in a form. */
export function chosenCountry(values: Readonly<Record<typeof COUNTRY, string>>): string | null {
  return values[COUNTRY] || null
}

/** An address with the values of a form applied. */
export function writtenAddress(start: Address, values: Readonly<Record<AddressFieldName, string>>): Address {
  return addressFieldNames.reduce((address, name) => ({ ...address, ...addressChange(address, name, values[name]) }), start)
}

/** The change that a field makes: text as typed, empty as null. */
export function addressChange(address: Address, name: AddressFieldName, text: string): Partial<Address> {
  const value = trimmed(text) === '' ? null : text
  if (name === COUNTRY) return { country: value }
  if (!isLine(name)) return { [name]: value }
  const [first, second, third] = address.street
  return { street: [name === 'street' ? value : first, name === HOUSE_NUMBER ? value : second, name === 'addition' ? value : third] }
}

/** The validation rule of a field in a country; `countries` are those the shop ships to (empty: any). */
export function addressRule({ name, isRequired }: AddressField, countryCode: string | null, countries: readonly string[] = []): Rule {
  switch (name) {
    case 'firstname':
    case 'lastname':
      return nameRule
    case COUNTRY:
      return countryRule(countries)
    case 'postcode':
      return postcodeRule(countryCode)
    case 'telephone':
      return phoneRule
    case HOUSE_NUMBER:
      return isRequired ? every(lineRule, matches(/\d/)) : optionalLineRule
    case 'street':
    case 'city':
    case 'company':
    case 'addition':
    case 'prefix':
    case 'middlename':
    case 'region':
      return isRequired ? lineRule : optionalLineRule
  }
}

/** The problems of an address, in the order of its fields. */
export function addressProblems(address: Address, countries: readonly string[] = []): Map<AddressFieldName, Problem> {
  const problems = new Map<AddressFieldName, Problem>()
  for (const one of addressFields(address.country)) {
    const problem = addressRule(one, address.country, countries)(addressValue(address, one.name))
    if (problem) problems.set(one.name, problem)
  }
  return problems
}
