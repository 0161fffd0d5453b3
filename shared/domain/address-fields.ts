// The address form's variants: which fields a country's addresses have, in which order, under which autocomplete tokens.
import type { Address } from '#shared/schemas/address.ts'
import { countryRule, lineRule, nameRule, optionalLineRule, phoneRule } from './form-rules.ts'
import { postcodeRule } from './postcode.ts'
import type { Problem, Rule } from './problem.ts'
import { every, matches, trimmed } from './text-rules.ts'

/** The spec's variants. */
export type AddressVariant = 'nl' | 'be' | 'de' | 'se' | 'default'

/** A field of the form; `house_number` and `addition` are the second and third street line. */
export type AddressFieldName =
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'country_id'
  | 'postcode'
  | 'street'
  | 'house_number'
  | 'addition'
  | 'city'
  | 'telephone'

/** What a form has to know of a field. Lengths are checked, never cut while typing: a pasted text is not to lose its end. */
export interface AddressField {
  name: AddressFieldName
  /** The token without its section; put `shipping` or `billing` in front. */
  autocomplete: string
  isRequired: boolean
  /** `half` and less may stand side by side. */
  width: 'full' | 'half' | 'quarter'
  keyboard: 'text' | 'tel' | 'numeric'
}

const field = (name: AddressFieldName, autocomplete: string, facts: Partial<AddressField> = {}): AddressField => ({
  name,
  autocomplete,
  isRequired: true,
  width: 'full',
  keyboard: 'text',
  ...facts,
})

const firstname = field('firstname', 'given-name', { width: 'half' })
const lastname = field('lastname', 'family-name', { width: 'half' })
const company = field('company', 'organization', { isRequired: false })
const country = field('country_id', 'country')
const street = field('street', 'address-line1')
const houseNumber = field('house_number', 'address-line2', { width: 'quarter' })
const addition = field('addition', 'address-line3', { isRequired: false, width: 'quarter' })
const postcode = field('postcode', 'postal-code', { width: 'half' })
const digits = { ...postcode, keyboard: 'numeric' } as const
const city = field('city', 'address-level2', { width: 'half' })
const telephone = field('telephone', 'tel', { isRequired: false, keyboard: 'tel' })

const half = { width: 'half' } as const
const places: Readonly<Record<AddressVariant, readonly AddressField[]>> = {
  // Postcode and house number name a Dutch house; the rest only repeats it.
  nl: [postcode, houseNumber, addition, { ...street, ...half }, city],
  be: [{ ...street, ...half }, houseNumber, addition, digits, city],
  de: [{ ...street, ...half }, houseNumber, addition, digits, city],
  // The number stands behind the street's name; the second field is for a flat or "c/o".
  se: [street, { ...addition, width: 'full' }, digits, city],
  // A house may have a name instead of a number.
  default: [{ ...street, ...half }, { ...houseNumber, isRequired: false }, addition, city, postcode],
}

const variants: Readonly<Record<string, AddressVariant>> = { NL: 'nl', BE: 'be', DE: 'de', SE: 'se' }

/** The variant of a country's addresses. */
export function variantOf(countryCode: string | null): AddressVariant {
  return (countryCode !== null && Object.hasOwn(variants, countryCode) ? variants[countryCode] : null) ?? 'default'
}

/** The fields for a country, in the order to fill them in. */
export function addressFields(countryCode: string | null): readonly AddressField[] {
  return [firstname, lastname, company, country, ...places[variantOf(countryCode)], telephone]
}

const positions = { street: 0, house_number: 1, addition: 2 } as const
const isLine = (name: AddressFieldName): name is keyof typeof positions => Object.hasOwn(positions, name)

/** What an address has in a field. */
export function addressValue(address: Address, name: AddressFieldName): string {
  return (isLine(name) ? address.street[positions[name]] : address[name]) ?? ''
}

/** The change that writes a field: text as typed, empty as null. */
export function addressChange(address: Address, name: AddressFieldName, text: string): Partial<Address> {
  const value = trimmed(text) === '' ? null : text
  if (!isLine(name)) return { [name]: value }
  const [first, second, third] = address.street
  return { street: [name === 'street' ? value : first, name === 'house_number' ? value : second, name === 'addition' ? value : third] }
}

/** The rule of a field in a country, `countries` being those the shop sends to (none: any). */
export function addressRule({ name, isRequired }: AddressField, countryCode: string | null, countries: readonly string[] = []): Rule {
  switch (name) {
    case 'firstname':
    case 'lastname':
      return nameRule
    case 'country_id':
      return countryRule(countries)
    case 'postcode':
      return postcodeRule(countryCode)
    case 'telephone':
      return phoneRule
    case 'house_number':
      return isRequired ? every(lineRule, matches(/\d/)) : optionalLineRule
    case 'street':
    case 'city':
    case 'company':
    case 'addition':
      return isRequired ? lineRule : optionalLineRule
  }
}

/** What is wrong with an address, in the order of its fields. */
export function addressProblems(address: Address, countries: readonly string[] = []): Map<AddressFieldName, Problem> {
  const problems = new Map<AddressFieldName, Problem>()
  for (const one of addressFields(address.country_id)) {
    const problem = addressRule(one, address.country_id, countries)(addressValue(address, one.name))
    if (problem) problems.set(one.name, problem)
  }
  return problems
}
