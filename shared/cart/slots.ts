// The places in the cart and the minicart, and what each tells a host's slot.
import type { Slot } from '#shared/mount/slots/places.ts'
import type { Cart, CartLine } from './wire/cart.ts'
import type { Totals } from './wire/totals.ts'

/** What a slot of a cart line knows; `quantity` is the one on the screen, before the server has it. */
export interface LineContext {
  line: CartLine
  quantity: number
}

/** What a slot of the minicart knows. */
export interface CartContext {
  cart: Cart
  /** Null while they are asked for. */
  totals: Totals | null
}

declare module '#shared/mount/slots/places.ts' {
  interface Slots {
    /** Below what a line of the cart page says. */
    'cart.line': Slot<LineContext>
    /** Above the way to the checkout, in the popup of the cart. */
    'minicart.foot': Slot<CartContext>
  }
}
