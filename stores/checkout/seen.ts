// The cart as shown above the order button: the order is bound to it.
import type { ShownCart } from '#shared/checkout/calls.ts'
import type { SeenCart } from '#shared/checkout/rules/cart-change.ts'
import { $cart, $totals } from '#stores/cart/state.ts'
import { valueOf } from '#stores/kit/loadable.ts'

/** The cart on the screen, for the host and for showing changes. */
export function seenCart(): SeenCart & ShownCart {
  const cart = valueOf($cart.get())
  return { total: valueOf($totals.get())?.grandTotal ?? null, version: cart?.updatedAt ?? null, lines: cart?.lines ?? [] }
}
