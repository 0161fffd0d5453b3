// The cart as the shopper sees it: the server's lines with her newer changes applied.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $session } from '#stores/session/session.ts'
import { $cart, $refusals, $totals, $undecided, $wanted } from './state.ts'

/** One line of the cart with what the shopper wants of it. */
export interface LineState {
  /** As the server said it last. */
  item: CartLine
  /** What the shopper asked for last, shown at once; the server's number again if it was refused. */
  quantity: number
  /** The server has not answered yet. */
  isSaving: boolean
  /** Being removed: leave it in place, dimmed, until the server has confirmed. */
  isRemoving: boolean
  /** Why the last change was refused. */
  error: Failure | null
  /** `short`: fewer in stock than wanted. If the host says nothing about stock, there is enough. */
  stock: 'enough' | 'short' | 'out'
}

/** Each item's line as it was made last: an equal one is the same object. */
const made = new WeakMap<CartLine, LineState>()

/** Each line with what the totals say of it, as it was completed last. */
const completed = new WeakMap<CartLine, CartLine>()

/** A line with its choices and prices from the totals where the cart itself does not say them, as on Magento. */
function complete(item: CartLine, totals: Totals | null): CartLine {
  const said = totals?.lines.find(({ id, quantity }) => id === item.id && quantity === item.quantity)
  if (!said) return completed.get(item) ?? item
  const hasContents = item.options.length + item.parts.length + item.players.length > 0
  const missing = {
    ...(hasContents || said.options.length === 0 ? {} : { options: said.options }),
    ...(item.unitPrice === null && said.unitPrice !== null ? { unitPrice: said.unitPrice } : {}),
    ...(item.rowTotal === null && said.rowTotal !== null ? { rowTotal: said.rowTotal } : {}),
  }
  if (Object.keys(missing).length === 0) return item
  const before = completed.get(item)
  const whole = { ...item, ...missing }
  if (before && JSON.stringify(before) === JSON.stringify(whole)) return before
  completed.set(item, whole)
  return whole
}

/** The lines in the server's order. */
export const $lines = derived(
  [$cart, $totals, $wanted, $undecided, $refusals],
  (cart, sums, wanted, undecided, refusals): readonly LineState[] =>
    (valueOf(cart)?.lines ?? []).map((line) => {
      const item = complete(line, valueOf(sums))
      const quantity = wanted[item.id] ?? item.quantity
      const isSaving = undecided.includes(item.id)
      const error = refusals[item.id] ?? null
      const before = made.get(item)
      if (before?.quantity === quantity && before.isSaving === isSaving && before.error === error) return before
      const state: LineState = { item, quantity, isSaving, isRemoving: quantity === 0, error, stock: stockOf(item, quantity) }
      made.set(item, state)
      return state
    }),
)

/** Pieces in the cart: counted from the lines, or else what the session said, or else none. */
export const $count = derived([$cart, $session, $lines], (cart, session, lines): number => {
  const known = valueOf(cart)
  if (!known) return valueOf(session)?.cart.quantity ?? 0
  return lines.reduce((count, { item, quantity }) => count + quantity - item.quantity, known.quantity)
})

/** Whether anybody has said how many pieces there are. */
export const $isCountKnown = derived(
  [$cart, $session],
  (cart, session) => valueOf(cart) !== null || (valueOf(session)?.cart.quantity ?? null) !== null,
)

/** Whether any line is out of stock, or has more in the cart than there is; a change that the server may refuse does not count yet. */
export const $hasStockFault = derived([$lines], (lines) =>
  lines.some(({ item, isRemoving }) => stockOf(item, item.quantity) !== 'enough' && !isRemoving),
)

/** The server's own sum while its quantity is the one shown; a change on its way is reckoned until the answer is there. */
export function rowTotalOf({ item, quantity }: LineState): number {
  const sent = item.rowTotal
  return sent !== null && item.quantity === quantity ? sent : (item.unitPrice ?? item.unitPriceExclTax ?? 0) * quantity
}

function stockOf({ stock }: CartLine, quantity: number): LineState['stock'] {
  if (stock === null) return 'enough'
  if (stock <= 0) return 'out'
  return stock < quantity ? 'short' : 'enough'
}
