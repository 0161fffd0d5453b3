// The cart: what is in it, what it costs, and everything that can be done with it.
import type { ReadableAtom } from 'nanostores'
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { $addRefusal, $added, $adding, $gone, $isStale, $newest, $operations, $sums, $undoRefusal, $cart as $known } from './state.ts'

export { addToCart, clearAddError } from './add.ts'
export type { ListPlace } from './basket.ts'
export { changeQuantity, forgetMistyped, forgetRemoved, removeLine, replaceLine, undoRemove } from './change.ts'
export { $count, $isCountKnown, $isOpen } from './cart-count.ts'
export { untilWritten } from './hold.ts'
export { $hasStockFault, $lines, rowTotalOf, type LineState } from './lines.ts'
export { closeCart, openCart } from './popup.ts'
export { loadCart, loadTotals, reloadCart } from './read.ts'

/** The cart as the server said last. */
export const $cart: ReadableAtom<Loadable<Cart>> = $known
/** Its sums as the server said last; printed in the order of their `rows`, never added up here. */
export const $totals: ReadableAtom<Loadable<Totals>> = $sums
/** A request is running that will bring new totals. */
export const $isLoadingTotals = derived([$operations], (operations) => operations > 0)
/** Totals are set and not loading. */
export const $hasTotals = derived([$sums, $operations], (sums, operations) => sums.state === 'ready' && operations === 0)
/** The last reload failed, so that what is shown may be old: offer to try again. */
export const $isOutdated: ReadableAtom<boolean> = $isStale
/** What was added to the cart last; the popup shows it. */
export const $lastAdded: ReadableAtom<CartLine | null> = $newest
export const $isAdding = derived([$adding], (adding) => adding > 0)
/** The last add succeeded; false again once the popup was closed or a line changed. */
export const $hasAdded = derived([$added], (added) => added > 0)
/** What was added last, if it was a single product: the popup names it. */
export const $addedName = derived([$added, $newest], (added, newest): string | null => (added === 1 ? (newest?.name ?? null) : null))
/** Why the last add failed: the server's message, else the code's sentence. */
export const $addError: ReadableAtom<Failure | null> = $addRefusal
/** What `undoRemove` would bring back. */
export const $removed: ReadableAtom<CartLine | null> = $gone
/** Why `undoRemove` did not bring it back; said beside the way to try again. */
export const $undoError: ReadableAtom<Failure | null> = $undoRefusal
/** What a server may print of the cart. */
export const cartSeed = defineSeed('cart', { cart: $known, totals: $sums })
