// Conversion of a saved address to and from the values of its form.
import { type AddressFieldName, addressValues } from '#shared/address/rules/address-fields.ts'
import type { AddressBook } from '#shared/address/wire/address-book.ts'
import type { Address } from '#shared/address/wire/address.ts'

/** The values of the address form. */
export type OwnAddressValues = Record<AddressFieldName, string> & { isBilling: boolean; isShipping: boolean }

/** A plain form's submitted values. */
export interface TriedAddress {
  values: Readonly<Record<string, string>>
  refused: Readonly<Record<string, string>>
}

/** An address as its form holds it. */
export function ownAddressValues(address: Address, book: AddressBook | null, isFirst = false): OwnAddressValues {
  return {
    ...addressValues(address),
    isBilling: isFirst || (address.id !== null && book?.billingId === address.id),
    isShipping: isFirst || (address.id !== null && book?.shippingId === address.id),
  }
}

/** The server's names for the lines of a street. */
export const streetLines: Readonly<Record<string, AddressFieldName>> = {
  'street.0': 'street',
  'street.1': 'house_number',
  'street.2': 'addition',
}
