// Everything personal that a cached page asks for, in one answer.
import * as v from 'valibot'
import { Address } from './address.ts'
import { answerOf, Count, Decoration, Id, Label, list, object, OptionalId } from './parts.ts'
import { WishlistItem } from './wishlist.ts'

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

/**
 * `customer` is null for a guest. All of it has to be there: an answer that says nothing would read as a guest with nothing,
 * and take cart, wishes and login off the screen.
 */
export const Session = object({
  customer: v.nullable(Customer),
  cart: object({ items_qty: Count }),
  wishlist: answerOf(WishlistItem),
  compare: answerOf(Label),
  /** The guest's cart still waits beside the customer's own. */
  cart_conflict: v.nullish(v.boolean(), false),
  /** Milliseconds on the server's clock; a copy older than this is not shown. */
  changed_at: v.pipe(
    v.number(),
    v.check((at) => at >= 0 && at < 1e15, 'milliseconds'),
  ),
})
export type Session = v.InferOutput<typeof Session>
