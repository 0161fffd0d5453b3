// The cart as a shopper sees it: the server's lines under her own, newer wishes.
import type { Failure } from '#shared/domain/failure.ts'
import type { QuoteItem } from '#shared/schemas/quote.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '../loadable.ts'
import { $session } from '../session.ts'
import { $quote, $refusals, $undecided, $wanted } from './state.ts'

/** One line of the cart. */
export interface CartLine {
  item: QuoteItem
  /** What the shopper asked for last, at once; the server's number again when it was refused. */
  quantity: number
  /** The server has not answered yet. */
  isSaving: boolean
  /** On its way out: leave it in place, quietly, until the server has agreed. */
  isRemoving: boolean
  /** Why the last change was refused. */
  error: Failure | null
  /** `short`: fewer in stock than wanted. A host that says nothing of stock has enough. */
  stock: 'enough' | 'short' | 'out'
}

/** Each item's line as it was made last: one that reads the same is the same object. */
const made = new WeakMap<QuoteItem, CartLine>()

/** The lines in the server's order. */
export const $lines = derived([$quote, $wanted, $undecided, $refusals], (quote, wanted, undecided, refusals): readonly CartLine[] =>
  (valueOf(quote)?.items ?? []).map((item) => {
    const quantity = wanted[item.item_id] ?? item.qty
    const isSaving = undecided.includes(item.item_id)
    const error = refusals[item.item_id] ?? null
    const before = made.get(item)
    if (before?.quantity === quantity && before.isSaving === isSaving && before.error === error) return before
    const line: CartLine = { item, quantity, isSaving, isRemoving: quantity === 0, error, stock: stockOf(item, quantity) }
    made.set(item, line)
    return line
  }),
)

/** Pieces in the cart: the lines', else what the session said, else none. */
export const $count = derived([$quote, $session, $lines], (quote, session, lines): number => {
  const known = valueOf(quote)
  if (!known) return valueOf(session)?.cart.items_qty ?? 0
  return lines.reduce((count, { item, quantity }) => count + quantity - item.qty, known.items_qty)
})

/** Whether any line is out of stock, or has more in the cart than there is; a wish that the server may refuse does not count yet. */
export const $hasStockFault = derived([$lines], (lines) =>
  lines.some(({ item, isRemoving }) => stockOf(item, item.qty) !== 'enough' && !isRemoving),
)

function stockOf({ extension_attributes: { product_stock } }: QuoteItem, quantity: number): CartLine['stock'] {
  if (product_stock === null) return 'enough'
  if (product_stock <= 0) return 'out'
  return product_stock < quantity ? 'short' : 'enough'
}
