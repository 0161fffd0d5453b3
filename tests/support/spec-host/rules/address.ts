// Parses an address with Magento's names or in camelCase, and reports missing fields.
import type { Address } from '../sales.ts'
import { either, entries, fields, isOn, numeric, text, textOrNull } from './read.ts'
import { Refusal } from './refusal.ts'

const idOf = (value: unknown): number | null => (Number.isInteger(numeric(value)) ? numeric(value) : null)

/** Three lines of a street; a text is split at its line breaks. */
const streetOf = (value: unknown): (string | null)[] => {
  const lines = typeof value === 'string' ? value.split(/\r?\n/) : entries(value).map(text)
  return [0, 1, 2].map((index) => lines[index]?.trim() || null)
}

export const readAddress = (given: unknown): Address => {
  const from = fields(given)
  const region = typeof from.region === 'object' ? fields(from.region).region : from.region
  return {
    id: idOf(from.id),
    customer_id: idOf(either(from, 'customer_id', 'customerId')),
    customer_address_id: idOf(either(from, 'customer_address_id', 'customerAddressId')),
    email: textOrNull(from.email),
    prefix: textOrNull(from.prefix),
    firstname: textOrNull(from.firstname),
    middlename: textOrNull(from.middlename),
    lastname: textOrNull(from.lastname),
    company: textOrNull(from.company),
    street: streetOf(from.street),
    postcode: textOrNull(from.postcode),
    city: textOrNull(from.city),
    country_id: textOrNull(either(from, 'country_id', 'countryId')),
    region: textOrNull(region),
    region_id: idOf(either(from, 'region_id', 'regionId')),
    region_code: textOrNull(either(from, 'region_code', 'regionCode')),
    telephone: textOrNull(from.telephone),
    same_as_billing: isOn(either(from, 'same_as_billing', 'sameAsBilling')) ? 1 : 0,
    save_in_address_book: isOn(either(from, 'save_in_address_book', 'saveInAddressBook')) ? 1 : 0,
  }
}

/** Parses an address, and throws an error if its recipient or place is incomplete. */
export const completeAddress = (given: unknown, kind: 'shipping' | 'billing'): Address => {
  const address = readAddress(given)
  const lacking = (['firstname', 'lastname', 'city', 'postcode', 'country_id'] as const).filter((name) => address[name] === null)
  const first = address.street[0] === null ? [...lacking, 'street'] : lacking
  if (first.length > 0)
    throw new Refusal(400, `Please check the ${kind} address information. %1`, {
      1: first.map((name) => `"${name}" is required. Enter and try again.`).join(' '),
    })
  return address
}
