// Addresses between the contract and Magento, which has free lines for the street, and refuses a body with a field that it does not know.
import { variantOf } from '#shared/address/rules/address-fields.ts'
import { type Fields, fieldsOf, listOf, textOf, withoutNothing } from './fields.ts'

const common = ['company', 'telephone', 'fax', 'postcode', 'city', 'firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'vat_id']
const ofQuote = ['region', 'region_id', 'region_code', 'country_id', 'email', 'same_as_billing', 'save_in_address_book']

const pick = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]))

const linesOf = (street: unknown): string[] => (Array.isArray(street) ? street : [street]).map((line) => textOf(line).trim())

/** Two lines, as many as Magento has unless it is set up otherwise: street and house number, and what is added to them. */
function magentoStreet({ street, country_id }: Fields): string[] {
  const [name = '', number = '', ...more] = linesOf(street)
  const house = country_id === 'GB' ? [number, name] : [name, number]
  return [house.filter(Boolean).join(' '), more.filter(Boolean).join(' ')].filter(Boolean)
}

/** An address as a quote takes it. A region without its number is text, which Magento takes where a country has no list. */
export function quoteAddress(address: unknown): Fields {
  const fields = fieldsOf(address)
  const extra = listOf(fields['custom_attributes'])
  return {
    ...withoutNothing({ ...pick(fields, common), ...pick(fields, ofQuote) }),
    street: magentoStreet(fields),
    ...(extra.length > 0 && { custom_attributes: extra }),
  }
}

/** An address as a customer's book takes it. */
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

/** The number at the end of a street, and what follows it: `12 bis`, `12a`. */
const HOUSE = /^(.+?)[\s,]+(\d+)\s*([^\s\d]?(?!\S))?\s*(\D*)$/u

/** Street, house number and addition, where a country's form asks for them; else the street as a line, and the rest as an addition. */
export function ourAddress(value: unknown): Fields {
  const address = fieldsOf(value)
  const [first = '', ...rest] = linesOf(address['street'])
  const more = rest.filter(Boolean)
  const variant = variantOf(textOf(address['country_id']) || null)
  const hasNumber = variant === 'nl' || variant === 'be' || variant === 'de'
  const [, name, digits = '', letter = '', tail = ''] = (hasNumber && HOUSE.exec(first)) || []
  // A shop that has set up three lines has the number in the second.
  if (name === undefined) return { ...address, street: hasNumber ? [first, ...more] : [first, null, more.join(' ') || null] }
  // A Dutch house number is digits alone.
  const [number, added] = variant === 'nl' ? [digits, letter] : [digits + letter, '']
  return { ...address, street: [name, number, [added, tail, ...more].filter(Boolean).join(' ') || null] }
}
