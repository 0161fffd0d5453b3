// Addresses between the contract and Magento, which refuses a body with a field that it does not know.
import { type Fields, fieldsOf, listOf, textOf, withoutNothing } from './fields.ts'

const common = ['company', 'telephone', 'fax', 'postcode', 'city', 'firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'vat_id']
const ofQuote = ['region', 'region_id', 'region_code', 'country_id', 'email', 'same_as_billing', 'save_in_address_book']

const pick = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]))

const streetOf = (street: unknown): string[] => (typeof street === 'string' ? [street] : listOf(street).map(textOf)).filter(Boolean)

/** An address as a quote takes it. A region without its number is text, which Magento takes where a country has no list. */
export function quoteAddress(address: unknown): Fields {
  const fields = fieldsOf(address)
  const extra = listOf(fields['custom_attributes'])
  return {
    ...withoutNothing({ ...pick(fields, common), ...pick(fields, ofQuote) }),
    street: streetOf(fields['street']),
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
    street: streetOf(fields['street']),
    default_billing: fields['default_billing'] === true,
    default_shipping: fields['default_shipping'] === true,
  }
}
