// Events of the cart and its lines; the vocabulary has the others.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Cart } from './wire/cart.ts'

declare module '#shared/events/vocabulary.ts' {
  interface Events {
    /**
     * Lines are about to be added and nothing was sent yet. Call `refuse('A sentence')` synchronously to add nothing, or `change(lines)` to
     * add those instead. `cart:added` or `cart:failed` follows.
     */
    'cart:adding': {
      lines: readonly NewLine[]
      refuse: (sentence?: string) => void
      change: (lines: NewLine | readonly NewLine[]) => void
    }
    /** Items were added to the cart in this tab: `quantity` is how many more; `set` is the sku of the set whose products they are. */
    'cart:added': { lines: AnalyticsItem[]; cart: Cart | null; set?: string }
    /** Items were removed from the cart in this tab: `quantity` is how many fewer. */
    'cart:removed': { lines: AnalyticsItem[]; cart: Cart | null }
    /** The cart has changed, whoever changed it. */
    'cart:changed': { cart: Cart }
  }
}
