// An address of a cart as the web API writes it.
import type { Address } from '../sales.ts'

export const addressJson = (address: Address) => ({
  id: address.id,
  region: address.region,
  region_id: address.regionId,
  region_code: address.regionCode,
  country_id: address.countryId,
  street: address.street,
  company: address.company,
  telephone: address.telephone,
  fax: address.fax,
  postcode: address.postcode,
  city: address.city,
  firstname: address.firstname,
  lastname: address.lastname,
  middlename: address.middlename,
  prefix: address.prefix,
  suffix: address.suffix,
  vat_id: address.vatId,
  customer_address_id: address.customerAddressId,
  email: address.email,
  same_as_billing: address.sameAsBilling,
  save_in_address_book: address.saveInAddressBook,
})
