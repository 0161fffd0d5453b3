// A customer's address book and her cart: addresses taken from the book, and those that an order adds to it.
import { numberOf, type Fields } from '../json.ts'
import { RestError } from '../rest-error.ts'
import type { Address, Customer, Quote } from '../sales.ts'
import { nextId, type Shop } from '../shop.ts'

/** The address in the book with the id that a call names; somebody else's is refused. */
export const fromBook = (customer: Customer | null, given: Fields): Fields => {
  const id = numberOf(given['customer_address_id'])
  if (id === null || id === 0) return { ...given, customer_address_id: null }
  const known = customer?.addresses.find((address) => address.id === id)
  if (!known) throw new RestError(404, 'Invalid customer address id %1', [id])
  return { ...known, email: customer?.email, customer_address_id: id }
}

const bookFields = (address: Address): Fields => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company ?? undefined,
  street: address.street,
  city: address.city,
  postcode: address.postcode,
  country_id: address.countryId,
  region_id: address.regionId ?? undefined,
  telephone: address.telephone,
})

/** Stores an order's addresses in the book if requested, without duplicates; the first ones become the defaults. */
export const keepAddresses = (shop: Shop, customer: Customer, quote: Quote): void => {
  const addresses = [quote.shipping, quote.billing].filter(
    ({ saveInAddressBook, customerAddressId }) => saveInAddressBook === 1 && customerAddressId === null,
  )
  const different = new Map(addresses.map((address) => [JSON.stringify(bookFields(address)), bookFields(address)]))
  for (const fields of different.values()) {
    const id = nextId(shop, 'address')
    customer.addresses.push({ ...fields, id })
    customer.defaultBilling ??= id
    customer.defaultShipping ??= id
  }
}
