// Everything personal that a cached page asks for, in one answer.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { Flag } from '#shared/wire/answer-parts.ts'
import { answerOf, Count, Label, list, object, OptionalId } from '#shared/wire/parts.ts'
import { person } from './persisted-session.ts'
import { Wishlist, type WishlistItem } from './wishlist.ts'

/** A logged-in shopper. */
export interface Customer extends Omit<v.InferOutput<typeof WireCustomer>, 'default_billing' | 'default_shipping'> {
  /** Which of her addresses count unless she says otherwise. */
  billingId: number | null
  shippingId: number | null
}

const WireCustomer = object({ ...person, addresses: list(Address), default_billing: OptionalId, default_shipping: OptionalId })

export const Customer = v.pipe(
  WireCustomer,
  v.transform(({ default_billing: billingId, default_shipping: shippingId, ...customer }): Customer => ({
    ...customer,
    billingId,
    shippingId,
  })),
)

/** Who is here and what is theirs; `customer` is null for a guest. */
export interface Session {
  customer: Customer | null
  /** Pieces; null where nobody has said. */
  cart: { quantity: number | null }
  /** Null where nobody has said: then it is what its cookie holds. */
  wishlist: WishlistItem[] | null
  /** Product numbers; null where nobody has said. */
  compare: string[] | null
  /** The guest's cart still waits beside the customer's own. */
  hasCartConflict: boolean
  /** Milliseconds on the server's clock; a copy older than this is not shown. */
  changedAt: number
}

/** All of it has to be there: an answer that says nothing would read as a guest with nothing, and take cart, wishes and login off the screen. */
export const Session = v.pipe(
  object({
    customer: v.nullable(Customer),
    cart: object({ items_qty: Count }),
    wishlist: v.pipe(v.unknown(), v.check(Array.isArray, 'a list'), Wishlist),
    compare: answerOf(Label),
    cart_conflict: Flag,
    changed_at: v.pipe(
      v.number(),
      v.check((at) => at >= 0 && at < 1e15, 'milliseconds'),
    ),
  }),
  v.transform(({ customer, cart, wishlist, compare, cart_conflict: hasCartConflict, changed_at: changedAt }): Session => ({
    ...{ customer, wishlist, compare, hasCartConflict, changedAt },
    cart: { quantity: cart.items_qty },
  })),
)
