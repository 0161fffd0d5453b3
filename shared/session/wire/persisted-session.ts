// The schema of the session, as a tab persists it under our names; the schema of the answer is loaded with the call.
import * as v from 'valibot'
import { PersistedAddress } from '#shared/address/wire/persisted-address.ts'
import { answerOf, Count, Decoration, Id, Label, list, maybe, object, OptionalId, Text } from '#shared/wire/parts.ts'

/** Fields that have the same names in answers. */
export const person = {
  id: Id,
  firstname: Text,
  lastname: Text,
  email: Label,
  prefix: Decoration,
  gender: Decoration,
  company: Decoration,
  telephone: maybe(Label),
}

/** A session, as a tab persists it under our names. */
export const PersistedSession = object({
  customer: v.nullable(object({ ...person, addresses: list(PersistedAddress), billingId: OptionalId, shippingId: OptionalId })),
  cart: object({ quantity: v.nullable(Count) }),
  wishlist: v.nullable(answerOf(object({ id: Id, productId: Id }))),
  compare: v.nullable(answerOf(Label)),
  hasCartConflict: v.boolean(),
  changedAt: v.number(),
})
