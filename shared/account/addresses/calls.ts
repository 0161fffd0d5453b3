// Calls of a customer's address book.
import { AddressBook } from '#shared/address/wire/address-book.ts'
import { wireAddress } from '#shared/address/wire/address-request.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { defineCall } from '#shared/api/define-call.ts'

/** The address book. */
export const getAddressBook = defineCall({
  method: 'GET',
  path: 'api/customer/addresses',
  client: 'session',
  group: 'account',
  answer: AddressBook,
})

/** The purposes for which an address becomes the default. An existing default stays until another address replaces it. */
export interface AddressDefaults {
  isBilling: boolean
  isShipping: boolean
}

const wire = (address: Address & { version?: number | null }, { isBilling, isShipping }: AddressDefaults) => {
  const { version, ...fields } = { version: null, ...address }
  return { ...wireAddress(fields), ...(version === null ? {} : { version }), default_billing: isBilling, default_shipping: isShipping }
}

/** Adds an address. */
export const addAddress = defineCall({
  method: 'POST',
  path: 'api/customer/addresses',
  client: 'session',
  group: 'account',
  answer: AddressBook,
  send: (address: Address, defaults: AddressDefaults) => ({ json: wire({ ...address, version: null }, defaults) }),
})

/** Changes an address; a 409 with code `changed` if its `version` is no longer the latest. */
export const changeAddress = defineCall({
  method: 'PUT',
  path: 'api/customer/addresses/{id}',
  client: 'session',
  group: 'account',
  answer: AddressBook,
  send: (id: number, address: Address & { version: number | null }, defaults: AddressDefaults) => ({
    at: { id },
    json: wire(address, defaults),
  }),
})

/** Removes an address. */
export const removeAddress = defineCall({
  method: 'DELETE',
  path: 'api/customer/addresses/{id}',
  client: 'session',
  group: 'account',
  answer: AddressBook,
  send: (id: number) => ({ at: { id } }),
})
