// Everything personal that a cached page asks for, in one answer.
import * as v from 'valibot'
import { Address } from './address.ts'
import { Count, Decoration, Id, Label, list, object, OptionalId, orEmpty } from './parts.ts'
import { Wishlist } from './wishlist.ts'

/** A logged-in shopper. */
export const Customer = object({
  id: Id,
  firstname: v.nullish(v.string(), ''),
  lastname: v.nullish(v.string(), ''),
  email: v.string(),
  prefix: Decoration,
  gender: Decoration,
  company: Decoration,
  telephone: v.nullish(Label, null),
  default_billing: OptionalId,
  default_shipping: OptionalId,
  addresses: list(Address),
})
export type Customer = v.InferOutput<typeof Customer>

/** `customer` is null for a guest. */
export const Session = object({
  customer: v.nullish(Customer, null),
  cart: orEmpty(object({ items_qty: v.nullish(Count, 0) })),
  wishlist: Wishlist,
  compare: list(Label),
  /** The guest's cart still waits beside the customer's own. */
  cart_conflict: v.nullish(v.boolean(), false),
  /** Milliseconds on the server's clock; a copy older than this is not shown. */
  changed_at: v.pipe(
    v.nullish(v.number(), 0),
    v.check((at) => at >= 0 && at < 1e15, 'milliseconds'),
  ),
})
export type Session = v.InferOutput<typeof Session>
