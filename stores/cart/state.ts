// The cart's state, written by the files of this folder only; everyone else reads it through `stores/cart/cart.ts`.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** The cart as the server said last. */
export const $cart = writable<Loadable<Cart>>({ state: 'idle' })
/** Its sums as the server said last; printed in the order of their `rows`, never added up here. */
export const $totals = writable<Loadable<Totals>>({ state: 'idle' })
/** How many running requests will bring new totals. */
export const $operations = writable(0)
/** The last reload failed, so that what is shown may be old: offer to try again. */
export const $isOutdated = writable(false)
/** Quantities the shopper asked for that no answer has confirmed yet, by line; 0 is a removal. */
export const $wanted = writable<Readonly<Record<number, number>>>({})
/** Lines with a change that the server has not decided. */
export const $undecided = writable<readonly number[]>([])
/** Why a line is back at the server's quantity. */
export const $refusals = writable<Readonly<Record<number, Failure>>>({})
export const $adding = writable(0)
/** How many products the last add brought; 0 once that is no longer news. */
export const $added = writable(0)
/** Why the last add failed: the server's message, else the code's sentence. */
export const $addError = writable<Failure | null>(null)
/** Why `undoRemove` did not bring it back; said beside the way to try again. */
export const $undoError = writable<Failure | null>(null)
/** What was added to the cart last; the popup shows it. */
export const $lastAdded = writable<CartLine | null>(null)
/** What `undoRemove` would bring back. */
export const $removed = writable<CartLine | null>(null)
/** What was moved last, by its line; `undoMove` brings it back. */
export const $moved = writable<{ lineId: number; isNew: boolean } | null>(null)
/** Whether the popup is open. */
export const $isOpen = writable(false)

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<number, Value>>, key: number): Readonly<Record<number, Value>> {
  const { [key]: _, ...rest } = record
  return rest
}
