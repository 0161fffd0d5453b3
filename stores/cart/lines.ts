// The cart as the shopper sees it: the server's lines with her pending changes applied.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $session } from '#stores/session/session.ts'
import { $cart, $refusals, $totals, $undecided, $wanted } from './state.ts'

/** One line of the cart with the shopper's pending changes. */
export interface LineState {
  /** The line as the server last reported it. */
  item: CartLine
  /** The quantity the shopper asked for last, shown at once; the server's quantity again after a refusal. */
  quantity: number
  /** Whether a change waits for the server's answer. */
  isSaving: boolean
  /** Whether the line is being removed: draw it dimmed in its place until the server confirms. */
  isRemoving: boolean
  /** Why the last change was refused. */
  error: Failure | null
  /** `short`: less in stock than wanted. If the host reports no stock, there is enough. */
  stock: 'enough' | 'short' | 'out'
}

/** The last state made for each item, so that equal states are the same object. */
const made = new WeakMap<CartLine, LineState>()

/** The last completed line for each item, with the details from the totals. */
const completed = new WeakMap<CartLine, CartLine>()

/** Adds choices and prices from the totals if the cart itself lacks them, as on Magento. */
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

/** The lines, in the server's order. */
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

/** The number of pieces in the cart: from the lines, else from the session, else 0. */
export const $count = derived([$cart, $session, $lines], (cart, session, lines): number => {
  const known = valueOf(cart)
  if (!known) return valueOf(session)?.cart.quantity ?? 0
  return lines.reduce((count, { item, quantity }) => count + quantity - item.quantity, known.quantity)
})

/** Whether the number of pieces is known. */
export const $isCountKnown = derived(
  [$cart, $session],
  (cart, session) => valueOf(cart) !== null || (valueOf(session)?.cart.quantity ?? null) !== null,
)

/** Whether any line is out of stock or exceeds the stock; a pending change that the server may refuse does not count yet. */
export const $hasStockFault = derived([$lines], (lines) =>
  lines.some(({ item, isRemoving }) => stockOf(item, item.quantity) !== 'enough' && !isRemoving),
)

/** The line's total: the server's while its quantity is the one shown, else calculated until the answer arrives; null if the price is not known. */
export function rowTotalOf({ item: { unitPrice, rowTotal, quantity: saved }, quantity }: LineState): number | null {
  if (rowTotal !== null && saved === quantity) return rowTotal
  return unitPrice === null ? null : unitPrice * quantity
}

function stockOf({ stock }: CartLine, quantity: number): LineState['stock'] {
  if (stock === null) return 'enough'
  if (stock <= 0) return 'out'
  return stock < quantity ? 'short' : 'enough'
}
