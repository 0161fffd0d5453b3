// Addresses as Magento sends them.
import type { Platform } from '../platform.ts'
import type { Address, Customer } from '../sales.ts'
import type { Json } from './shape.ts'

const EMPTY: Address = {
  id: null,
  customer_id: null,
  customer_address_id: null,
  email: null,
  prefix: null,
  firstname: null,
  middlename: null,
  lastname: null,
  company: null,
  street: [null, null, null],
  postcode: null,
  city: null,
  country_id: null,
  region: null,
  region_id: null,
  region_code: null,
  telephone: null,
  same_as_billing: 0,
  save_in_address_book: 0,
}

/** A region is text or an object; ids may be text. */
export const addressJson = ({ shape, draws }: Platform, address: Address | null, cartAddressId: number): Json => {
  const known = address ?? EMPTY
  const region = draws.pick('region', ['text', 'object']) === 'object' && address !== null
  return {
    ...known,
    id: shape.id(cartAddressId, 'address'),
    region: region ? { region: known.region, region_id: known.region_id, region_code: known.region_code } : known.region,
    same_as_billing: shape.flag(known.same_as_billing === 1, 'same_as_billing'),
    save_in_address_book: shape.flag(known.save_in_address_book === 1, 'save_in_address_book'),
  }
}

/** A customer with her addresses, as the platform's pages contain her. */
export const customerJson = ({ shape }: Platform, customer: Customer): Json => {
  const standard = (kind: 'default_shipping' | 'default_billing'): Json => {
    const address = customer.addresses.find((candidate) => candidate[kind])
    return address ? shape.id(address.id, kind) : shape.none(kind)
  }
  return {
    id: shape.id(customer.id, 'customer'),
    group_id: 1,
    email: customer.email,
    firstname: customer.firstname,
    middlename: shape.none('customer middlename'),
    lastname: customer.lastname,
    prefix: shape.none('customer prefix'),
    gender: customer.gender,
    dob: customer.dob,
    default_shipping: standard('default_shipping'),
    default_billing: standard('default_billing'),
    addresses: shape.list(
      customer.addresses.map((address) => ({
        ...EMPTY,
        ...address,
        id: shape.id(address.id, 'customer address'),
        customer_id: shape.id(customer.id, 'customer'),
        customer_address_id: shape.id(address.id, 'customer address'),
        region: { region: null, region_id: 0, region_code: null },
        default_shipping: shape.flag(address.default_shipping, 'default address'),
        default_billing: shape.flag(address.default_billing, 'default address'),
      })),
      'addresses',
      customer.addresses.map(({ id }) => id),
    ),
    extension_attributes: shape.map({}),
  }
}
