// Schemas of a customer's address book and its defaults.
import * as v from 'valibot'
import { every } from '#shared/wire/answer-parts.ts'
import { object, OptionalId } from '#shared/wire/parts.ts'
import { Address } from './address.ts'

/** A change has to send `version` back, so that a concurrent change is detected. Null where the host has no versions. */
const Kept = v.intersect([Address, object({ version: OptionalId })])

/** The address book. An address without an id could be neither changed nor chosen, so it is dropped. */
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
