// A customer with her address book in the web API's form.
import { stores, countryOf } from '../data.ts'
import { numberOf, textOf } from '../json.ts'
import type { Customer, CustomerAddress } from '../sales.ts'

/** An address of the address book, whose region is an object. */
const bookAddressJson = (customer: Customer, address: CustomerAddress) => {
  const regionId = numberOf(address['region_id']) ?? 0
  const region = countryOf(textOf(address['country_id']))?.regions?.find(({ id }) => id === regionId)
  return {
    ...address,
    customer_id: customer.id,
    region: { region_code: region?.code ?? null, region: region?.name ?? textOf(address['region']), region_id: regionId },
    region_id: regionId,
    default_shipping: customer.defaultShipping === address.id ? true : null,
    default_billing: customer.defaultBilling === address.id ? true : null,
  }
}

export const customerJson = (customer: Customer) => ({
  id: customer.id,
  group_id: customer.groupId,
  default_billing: customer.defaultBilling === null ? null : String(customer.defaultBilling),
  default_shipping: customer.defaultShipping === null ? null : String(customer.defaultShipping),
  created_at: customer.createdAt,
  updated_at: customer.updatedAt,
  created_in: stores.find(({ id }) => id === customer.storeId)?.name ?? null,
  email: customer.email,
  firstname: customer.firstname,
  lastname: customer.lastname,
  middlename: customer.middlename,
  store_id: customer.storeId,
  website_id: 1,
  addresses: customer.addresses.map((address) => bookAddressJson(customer, address)),
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: customer.isSubscribed },
})
