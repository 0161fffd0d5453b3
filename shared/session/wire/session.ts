// The schema of a cached page's personal data, in one answer.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { Flag } from '#shared/wire/answer-parts.ts'
import { answerOf, Count, Label, list, object, OptionalId } from '#shared/wire/parts.ts'
import { person } from './persisted-session.ts'
import { Wishlist, type WishlistItem } from './wishlist.ts'

/** A logged-in shopper. */
export interface Customer extends Omit<v.InferOutput<typeof WireCustomer>, 'default_billing' | 'default_shipping'> {
  /** The default addresses. */
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

/** The shopper and her lists; `customer` is null for a guest. */
export interface Session {
  customer: Customer | null
  /** The number of items; null where unknown. */
  cart: { quantity: number | null }
  /** Null where unknown: then the cookie's list applies. */
  wishlist: WishlistItem[] | null
  /** Product numbers; null where unknown. */
  compare: string[] | null
  /** The guest's cart still exists beside the customer's own. */
  hasCartConflict: boolean
  /** Milliseconds on the server's clock; an older copy is not shown. */
  changedAt: number
}

/** All parts are required: an empty answer would read as a guest without anything, and remove cart, wishlist and login from the screen. */
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
