// The cart's atoms. Only files of this folder write them; everyone else reads them through `stores/cart/cart.ts`.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** The cart as the server last reported it. */
export const $cart = writable<Loadable<Cart>>({ state: 'idle' })
/** The totals as the server last reported them; printed in the order of their `rows`, never calculated here. */
export const $totals = writable<Loadable<Totals>>({ state: 'idle' })
/** The method of delivery in these totals, as far as this page knows: `shown` for a choice that the host has not saved. */
export const $methodInTotals = writable<'shown' | 'saved' | null>(null)
/** The country that the checkout has saved for the delivery; null until then. */
export const $destination = writable<string | null>(null)
/** The number of running requests that will bring new totals. */
export const $operations = writable(0)
/** Whether the last reload failed, so that the cart shown may be outdated: offer to try again. */
export const $isOutdated = writable(false)
/** Quantities that the shopper asked for and no answer has confirmed, by line; 0 is a removal. */
export const $wanted = writable<Readonly<Record<number, number>>>({})
/** Lines with a change that the server has not answered. */
export const $undecided = writable<readonly number[]>([])
/** Why a line was rolled back to the server's quantity. */
export const $refusals = writable<Readonly<Record<number, Failure>>>({})
export const $adding = writable(0)
/** The number of products that the last add brought; 0 once it is no longer announced. */
export const $added = writable(0)
/** Why the last add failed: the server's message, else the sentence of its code. */
export const $addError = writable<Failure | null>(null)
/** Why `undoRemove` failed; shown beside the button that tries again. */
export const $undoError = writable<Failure | null>(null)
/** The line added last, for the popup. */
export const $lastAdded = writable<CartLine | null>(null)
/** The line that `undoRemove` would restore. */
export const $removed = writable<CartLine | null>(null)
/** The line moved to the wishlist last; `undoMove` restores it. */
export const $moved = writable<{ lineId: number; isNew: boolean } | null>(null)
/** Whether the popup is open. */
export const $isOpen = writable(false)

/** Returns a record without one of its keys. */
export function without<Value>(record: Readonly<Record<number, Value>>, key: number): Readonly<Record<number, Value>> {
  const { [key]: _, ...rest } = record
  return rest
}
