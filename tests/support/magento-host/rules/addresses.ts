// Addresses of carts: parsed, completed with the region's code and name, and checked before an order.
import { countryOf } from '../data.ts'
import { isFields, listOf, numberOf, textOf, type Fields } from '../json.ts'
import type { Address } from '../sales.ts'
import { nextId, type Shop } from '../shop.ts'

export const blankAddress = (shop: Shop): Address => ({
  id: nextId(shop, 'quote_address'),
  customerAddressId: null,
  region: null,
  regionId: null,
  regionCode: null,
  countryId: null,
  street: [''],
  company: null,
  telephone: null,
  fax: null,
  postcode: null,
  city: null,
  firstname: null,
  lastname: null,
  middlename: null,
  prefix: null,
  suffix: null,
  vatId: null,
  email: null,
  sameAsBilling: 0,
  saveInAddressBook: 0,
})

/** A region by its id, code or name. The address book has it as an object, carts as texts. */
const regionOf = (given: Fields): Pick<Address, 'region' | 'regionId' | 'regionCode'> => {
  const own = isFields(given['region']) ? given['region'] : given
  const id = numberOf(own['region_id']) ?? numberOf(given['region_id'])
  const code = textOf(own['region_code'])
  const name = textOf(own['region'])
  const known = countryOf(textOf(given['country_id']))?.regions?.find(
    (region) => region.id === id || region.code === code || region.name === name,
  )
  if (known) return { region: known.name, regionId: known.id, regionCode: known.code }
  return { region: name, regionId: id === 0 ? null : id, regionCode: code ?? name }
}

/** Parses the address of a call; missing fields are empty. */
export const readAddress = (id: number, given: Fields): Address => ({
  id,
  customerAddressId: numberOf(given['customer_address_id']),
  ...regionOf(given),
  countryId: textOf(given['country_id']),
  street: listOf(given['street']).map((line) => textOf(line) ?? ''),
  company: textOf(given['company']),
  telephone: textOf(given['telephone']),
  fax: textOf(given['fax']),
  postcode: textOf(given['postcode']),
  city: textOf(given['city']),
  firstname: textOf(given['firstname']),
  lastname: textOf(given['lastname']),
  middlename: textOf(given['middlename']),
  prefix: textOf(given['prefix']),
  suffix: textOf(given['suffix']),
  vatId: textOf(given['vat_id']),
  email: textOf(given['email']),
  sameAsBilling: numberOf(given['same_as_billing']) ?? 0,
  saveInAddressBook: numberOf(given['save_in_address_book']) ?? 0,
})

/** The names of missing required fields, in Magento's order. */
export const lacksOf = (address: Address): string[] => {
  const needed: [string, string | null][] = [
    ['firstname', address.firstname],
    ['lastname', address.lastname],
    ['street', address.street[0] ?? null],
    ['city', address.city],
    ['telephone', address.telephone],
    ['postcode', address.postcode],
    ['countryId', address.countryId],
  ]
  const lacks = needed.filter(([, value]) => value === null || value.trim() === '').map(([name]) => name)
  if (countryOf(address.countryId)?.regions && address.regionId === null) lacks.push('regionId')
  return lacks
}
