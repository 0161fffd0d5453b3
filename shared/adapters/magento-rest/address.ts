// Converts addresses between the contract and Magento. Magento's street lines have no fixed meaning, and it refuses a body with an unknown
// field.
import { variantOf } from '#shared/address/rules/address-fields.ts'
import { type Fields, fieldsOf, listOf, textOf, withoutNothing } from './fields.ts'

const common = ['company', 'telephone', 'fax', 'postcode', 'city', 'firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'vat_id']
const ofQuote = ['region', 'region_id', 'region_code', 'country_id', 'email', 'same_as_billing', 'save_in_address_book']

const pick = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]))

const linesOf = (street: unknown): string[] => (Array.isArray(street) ? street : [street]).map((line) => textOf(line).trim())

/** Two street lines, Magento's default: street with house number, and the addition. */
function magentoStreet({ street, country_id }: Fields): string[] {
  const [name = '', number = '', ...more] = linesOf(street)
  const house = country_id === 'GB' ? [number, name] : [name, number]
  return [house.filter(Boolean).join(' '), more.filter(Boolean).join(' ')].filter(Boolean)
}

/**
 * An address in the form of a quote. A region without an id is sent as text, which Magento accepts where a country has no list of regions.
 */
export function quoteAddress(address: unknown): Fields {
  const fields = fieldsOf(address)
  const extra = listOf(fields['custom_attributes'])
  return {
    ...withoutNothing({ ...pick(fields, common), ...pick(fields, ofQuote) }),
    street: magentoStreet(fields),
    ...(extra.length > 0 && { custom_attributes: extra }),
  }
}

/** An address in the form of a customer's address book. */
export function bookAddress(address: unknown): Fields {
  const fields = fieldsOf(address)
  const region = withoutNothing(pick(fields, ['region', 'region_id', 'region_code']))
  return {
    ...withoutNothing({ ...pick(fields, [...common, 'id', 'country_id', 'region_id']) }),
    ...(Object.keys(region).length > 0 && { region }),
    street: magentoStreet(fields),
    default_billing: fields['default_billing'] === true,
    default_shipping: fields['default_shipping'] === true,
  }
}

/** Matches the number at the end of a street and the part after it: `12 bis`, `12a`. */
const HOUSE = /^(.+?)[\s,]+(\d+)\s*([^\s\d]?(?!\S))?\s*(\D*)$/u

/**
 * Splits a street into house number and addition where the country's form has those fields; otherwise the street is one line and the rest
 * an addition.
 */
export function ourAddress(value: unknown): Fields {
  const address = fieldsOf(value)
  const [first = '', ...rest] = linesOf(address['street'])
  const more = rest.filter(Boolean)
  const variant = variantOf(textOf(address['country_id']) || null)
  const hasNumber = variant === 'nl' || variant === 'be' || variant === 'de'
  const [, name, digits = '', letter = '', tail = ''] = (hasNumber && HOUSE.exec(first)) || []
  // A shop with three street lines has the number in the second.
  if (name === undefined) return { ...address, street: hasNumber ? [first, ...more] : [first, null, more.join(' ') || null] }
  // A Dutch house number consists of digits only.
  const [number, added] = variant === 'nl' ? [digits, letter] : [digits + letter, '']
  return { ...address, street: [name, number, [added, tail, ...more].filter(Boolean).join(' ') || null] }
}
