// The cart: its lines, its totals, and every action on it.
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { $added, $adding, $lastAdded, $operations, $totals, $cart } from './state.ts'
export { $cart, $totals, $isOutdated, $lastAdded, $addError, $removed, $undoError } from './state.ts'

export { addToCart, clearAddError } from './add.ts'
export type { ListPlace } from './basket.ts'
export { changeQuantity, forgetMistyped, forgetRemoved, removeLine, replaceLine, undoRemove } from './change.ts'
export { $count, $isCountKnown, $isOpen } from './cart-count.ts'
export { untilWritten } from './hold.ts'
export { $hasStockFault, $lines, rowTotalOf, type LineState } from './lines.ts'
export { closeCart, openCart } from './popup.ts'
export { loadCart, loadTotals, reloadCart } from './read.ts'

/** Whether a request is running that will bring new totals. */
export const $isLoadingTotals = derived([$operations], (operations) => operations > 0)
/** Whether totals are loaded and none are loading. */
export const $hasTotals = derived([$totals, $operations], (sums, operations) => sums.state === 'ready' && operations === 0)
export const $isAdding = derived([$adding], (adding) => adding > 0)
/** Whether the last add succeeded; false again once the popup is closed or a line changes. */
export const $hasAdded = derived([$added], (added) => added > 0)
/** The name of the product added last, for the popup; only if a single product was added. */
export const $addedName = derived([$added, $lastAdded], (added, newest): string | null => (added === 1 ? (newest?.name ?? null) : null))
/** The state that a server may print for the cart. */
export const cartSeed = defineSeed('cart', { cart: $cart, totals: $totals })
