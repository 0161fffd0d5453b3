// A customer's addresses, and which of them are the defaults.
import * as v from 'valibot'
import { every } from '#shared/wire/answer-parts.ts'
import { object, OptionalId } from '#shared/wire/parts.ts'
import { Address } from './address.ts'

/** `version` has to come back with a change: it tells one that was made elsewhere meanwhile. Null where the host counts none. */
const Kept = v.intersect([Address, object({ version: OptionalId })])

/** The book. An address without a number could be neither changed nor chosen, so that is none. */
export const AddressBook = v.pipe(
  object({ addresses: every(Kept), default_billing: OptionalId, default_shipping: OptionalId }),
  v.transform(({ addresses, default_billing: billingId, default_shipping: shippingId }) => ({
    addresses: addresses.flatMap((address) => (address.id === null ? [] : [{ ...address, id: address.id }])),
    billingId,
    shippingId,
  })),
)
export type AddressBook = v.InferOutput<typeof AddressBook>
/** An address of the book. */
export type OwnAddress = AddressBook['addresses'][number]
