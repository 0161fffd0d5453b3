// Moves a cart line to the wishlist: adds it there first and then removes the line, so that nothing is lost in between.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { onReset } from '#stores/kit/reset.ts'
import { toggleWish } from '#stores/saved/wishlist.ts'
import { analyticsItem } from './basket.ts'
import { removeLine, undoRemove } from './change.ts'
import { $cart, $removed, $moved, $refusals, without } from './state.ts'
export { $moved } from './state.ts'

const underway = new Map<number, Promise<Result<null>>>()
onReset(() => underway.clear())

/** Whether the wishlist can hold the line. It keeps products only, so personalised items, bundles and gifts would lose their details. */
export function canMove({ productId, type, isFreeGift, prints, parts, players }: CartLine): boolean {
  const isPlain = type === 'simple' || type === 'configurable'
  return isPlain && productId !== null && !isFreeGift && prints.length + parts.length + players.length === 0
}

/**
 * Adds the line's product to the wishlist and removes the line. A second press while it runs joins the first.
 * @example await moveToWishlist(line.id, element)
 */
export function moveToWishlist(lineId: number, origin?: object): Promise<Result<null>> {
  const move = underway.get(lineId) ?? carryOut(lineId, origin).finally(() => underway.delete(lineId))
  underway.set(lineId, move)
  return move
}

async function carryOut(lineId: number, origin?: object): Promise<Result<null>> {
  const line = valueOf($cart.get())?.lines.find(({ id }) => id === lineId)
  if (!line || line.productId === null || !canMove(line)) return { ok: true, value: null }
  $refusals.set(without($refusals.get(), lineId))
  const wished = onlyRefused(await toggleWish(line.productId, true, origin, analyticsItem(line, line.quantity)))
  if (!wished.ok) return refuse(lineId, wished.error)
  // Set before the line is removed, so that views can say at once where it went.
  $moved.set({ lineId, isNew: wished.value })
  const removed = await removeLine(lineId, origin)
  if (!removed.ok) $moved.set(null)
  return removed
}

/** Restores the line; the product leaves the wishlist again unless it was there before. */
export async function undoMove(origin?: object): Promise<Result<null>> {
  const line = $removed.get()
  const moved = $moved.get()
  const back = await undoRemove(origin)
  if (!back.ok || !line || moved?.lineId !== line.id) return back
  $moved.set(null)
  if (moved.isNew && line.productId !== null) await toggleWish(line.productId, false, origin, analyticsItem(line, line.quantity))
  return back
}

/** If the server sends no message, use the general sentence: a toggle's own sentence is for the log. */
function refuse(lineId: number, refusal: Failure): Result<null> {
  const error: Failure = refusal.code === 'wishlist.toggle-failed' ? { ...refusal, code: 'general.failed' } : refusal
  $refusals.set({ ...$refusals.get(), [lineId]: error })
  return { ok: false, error }
}
