// Examples of a customer's address book.
import * as v from 'valibot'
import { addressAnswer } from '#shared/address/examples.ts'
import { Address } from '#shared/address/wire/address.ts'
import { example, refusal } from '#shared/api/example.ts'
import { addAddress, changeAddress, getAddressBook, removeAddress } from './calls.ts'

/** Two addresses, the first for parcels and the second for bills. */
export function addressBookAnswer(part: object = {}) {
  return {
    addresses: [addressAnswer({ id: 31 }), addressAnswer({ id: 32, firstname: 'Bea' })],
    default_shipping: 31,
    default_billing: 32,
    ...part,
  }
}

const home = v.parse(Address, addressAnswer())
const defaults = { isBilling: true, isShipping: false }
const sent = { ...addressAnswer(), default_billing: true, default_shipping: false }

/** The examples. */
export const examples = [
  example(getAddressBook, [], { answer: addressBookAnswer() }),
  example(addAddress, [home, defaults], { body: sent, answer: addressBookAnswer() }),
  example(changeAddress, [31, { ...home, version: 2 }, defaults], {
    body: { ...sent, version: 2 },
    answer: addressBookAnswer(),
    refusals: [
      refusal(404, 'address', 'No such address of hers.'),
      refusal(409, 'changed', 'It was changed since the `version` in the body; nothing was overwritten.'),
    ],
  }),
  example(removeAddress, [31], { answer: addressBookAnswer() }),
]
