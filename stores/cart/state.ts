// What the cart's parts write. Only files of this folder import it; everyone else reads through `stores/cart/cart.ts`.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

/** The cart as the server said last. */
export const $cart = writable<Loadable<Cart>>({ state: 'idle' })
/** Its totals. */
export const $sums = writable<Loadable<Totals>>({ state: 'idle' })
/** How many running requests will bring new totals. */
export const $operations = writable(0)
/** The last reload failed, so what is shown may be out of date. */
export const $isStale = writable(false)
/** Quantities the shopper asked for that no answer has confirmed yet, by line; 0 is a removal. */
export const $wanted = writable<Readonly<Record<number, number>>>({})
/** Lines with a change that the server has not decided. */
export const $undecided = writable<readonly number[]>([])
/** Why a line is back at the server's quantity. */
export const $refusals = writable<Readonly<Record<number, Failure>>>({})
export const $adding = writable(0)
/** How many products the last add brought; 0 once that is no longer news. */
export const $added = writable(0)
export const $addRefusal = writable<Failure | null>(null)
/** Why what was removed last could not be brought back. */
export const $undoRefusal = writable<Failure | null>(null)
export const $newest = writable<CartLine | null>(null)
export const $gone = writable<CartLine | null>(null)
/** The line that went onto the wishlist last, and whether its product was not there before. */
export const $move = writable<{ lineId: number; isNew: boolean } | null>(null)
export const $popup = writable(false)

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<number, Value>>, key: number): Readonly<Record<number, Value>> {
  const { [key]: _, ...rest } = record
  return rest
}
