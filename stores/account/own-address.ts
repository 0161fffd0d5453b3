// An address of the book as its form holds it.
import { type AddressFieldName, addressValues } from '#shared/address/rules/address-fields.ts'
import type { AddressBook } from '#shared/address/wire/address-book.ts'
import type { Address } from '#shared/address/wire/address.ts'

/** What the form asks. */
export type OwnAddressValues = Record<AddressFieldName, string> & { isBilling: boolean; isShipping: boolean }

/** What a plain form was sent with. */
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

/** What the server calls the lines of a street. */
export const streetLines: Readonly<Record<string, AddressFieldName>> = {
  'street.0': 'street',
  'street.1': 'house_number',
  'street.2': 'addition',
}
