// Slots in the cart and the minicart, and the context that each passes to a host.
import type { Slot } from '#shared/mount/slots/places.ts'
import type { Cart, CartLine } from './wire/cart.ts'
import type { Totals } from './wire/totals.ts'

/** Context of a slot in a cart line; `quantity` is the displayed one, before the server confirms it. */
export interface LineContext {
  line: CartLine
  quantity: number
}

/** Context of a slot in the minicart. */
export interface CartContext {
  cart: Cart
  /** Null while loading. */
  totals: Totals | null
}

declare module '#shared/mount/slots/places.ts' {
  interface Slots {
    /** Below the content of a line on the cart page. */
    'cart.line': Slot<LineContext>
    /** Above the link to the checkout, in the minicart. */
    'minicart.foot': Slot<CartContext>
  }
}
