// The saved addresses of a customer.
import { addAddress, changeAddress, getAddressBook, removeAddress } from '#shared/account/addresses/calls.ts'
import { addressAnswer } from '#shared/address/examples.ts'
import { answer, type Asked } from '../answer.ts'
import { Refusal } from '../refusal.ts'
import type { AddressBook } from '../visitor.ts'

const empty: AddressBook = { addresses: [], default_billing: null, default_shipping: null }

function customerOf({ visitor: { customer } }: Asked) {
  if (!customer) throw new Refusal(401, 'Your session has expired, please log in again.', 'login')
  return customer
}

const bookOf = (asked: Asked): AddressBook => customerOf(asked).book ?? empty

/** Keeps a new or changed address, and what it is the default for. */
function keep(asked: Asked, id: number): AddressBook {
  const { default_billing: isBilling, default_shipping: isShipping, ...sent } = asked.body
  const { addresses, ...defaults } = bookOf(asked)
  const kept = { ...addressAnswer(), ...sent, id }
  const others = addresses.filter((one) => one.id !== id)
  return (customerOf(asked).book = {
    addresses: others.length < addresses.length ? addresses.map((one) => (one.id === id ? kept : one)) : [...addresses, kept],
    default_billing: isBilling === true ? id : defaults.default_billing,
    default_shipping: isShipping === true ? id : defaults.default_shipping,
  })
}

/** The id of an address that is there. */
function idOf(asked: Asked): number {
  const id = Number(asked.at['id'])
  if (!bookOf(asked).addresses.some((one) => one.id === id)) throw new Refusal(404, 'There is no such address.', 'address')
  return id
}

/** The answers. */
export const addressAnswers = [
  answer(getAddressBook, bookOf),
  answer(addAddress, (asked) => keep(asked, asked.world.nextId())),
  answer(changeAddress, (asked) => keep(asked, idOf(asked))),
  answer(removeAddress, (asked) => {
    const id = idOf(asked)
    const { addresses, default_billing: billing, default_shipping: shipping } = bookOf(asked)
    return (customerOf(asked).book = {
      addresses: addresses.filter((one) => one.id !== id),
      default_billing: billing === id ? null : billing,
      default_shipping: shipping === id ? null : shipping,
    })
  }),
]
