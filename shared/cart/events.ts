// The events that tell of a cart or a line; the vocabulary has the others.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Cart } from './wire/cart.ts'

declare module '#shared/events/vocabulary.ts' {
  interface Events {
    /**
     * These lines are about to be added and nothing was sent: `refuse('A sentence')`, said at once, and nothing is added; `change(lines)`, and
     * those are added instead. `cart:added` or `cart:failed` follows.
     */
    'cart:adding': {
      lines: readonly NewLine[]
      refuse: (sentence?: string) => void
      change: (lines: NewLine | readonly NewLine[]) => void
    }
    /** Pieces came into the cart in this tab: `quantity` is how many more. */
    'cart:added': { lines: AnalyticsItem[]; cart: Cart | null }
    /** Pieces left the cart in this tab: `quantity` is how many fewer. */
    'cart:removed': { lines: AnalyticsItem[]; cart: Cart | null }
    /** The cart is another than before, whoever changed it. */
    'cart:changed': { cart: Cart }
  }
}
