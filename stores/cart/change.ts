// Optimistic quantity changes and removals: shown at once, sent one after another, and rolled back with a message if refused.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { namingDeadLine } from '#stores/kit/only-refused.ts'
import { optimisticUpdates } from '#stores/kit/optimistic-updates.ts'
import { onReset } from '#stores/kit/reset.ts'
import { sendLines } from './add.ts'
import { analyticsItem, cartForEvents } from './basket.ts'
import { api, requestCart, withLoadingTotals } from './read.ts'
import { lineWrites, writes } from './writes.ts'
import { $added, $addError, $removed, $cart, $refusals, $undecided, $undoError, $wanted, without } from './state.ts'

interface Change {
  quantity: number
  origin: object | undefined
}

/** The lines before the pending changes, to calculate the difference. */
const befores = new Map<number, CartLine>()
onReset(() => befores.clear())

const lines = optimisticUpdates<number, Change, null>({ queue: lineWrites, send, settle })

/**
 * Changes the quantity of a line; 0 removes it. Of several fast changes only the last is sent, and all of them settle with its result.
 * @example await changeQuantity(line.id, line.quantity + 1, element)
 */
export async function changeQuantity(lineId: number, quantity: number, origin?: object): Promise<Result<null>> {
  const isFixed = quantity !== 0 && lineOf(lineId)?.isQuantityEditable === false
  if (isFixed || !Number.isInteger(quantity) || quantity < 0) {
    const code = isFixed ? 'cart.quantity-fixed' : 'cart.quantity-invalid'
    const error: Failure = { kind: 'rejected', code, message: null, status: null }
    $refusals.set({ ...$refusals.get(), [lineId]: error })
    return { ok: false, error }
  }
  $added.set(0)
  $wanted.set({ ...$wanted.get(), [lineId]: quantity })
  // Only if there is one: each update of this atom makes every line check its error.
  if (Object.hasOwn($refusals.get(), lineId)) $refusals.set(without($refusals.get(), lineId))
  if (!$undecided.get().includes(lineId)) $undecided.set([...$undecided.get(), lineId])
  return withLoadingTotals(() => lines.request(lineId, { quantity, origin }))
}

/** Clears the line's error once the field that held no valid quantity is gone. */
export function forgetMistyped(lineId: number): void {
  if ($refusals.get()[lineId]?.code === 'cart.quantity-invalid') $refusals.set(without($refusals.get(), lineId))
}

/**
 * Replaces a line, for example after other choices or with another quantity.
 * @example await replaceLine(line.id, { sku: 'TS-1', quantity: 2, choices }, element)
 */
export async function replaceLine(lineId: number, line: NewLine, origin?: object): Promise<Result<null>> {
  $added.set(0)
  const before = lineOf(lineId)
  const result = await withLoadingTotals(() =>
    writes.run(() =>
      attempt(async () => {
        await (await api()).changeLine(lineId, line)
        return null
      }, 'cart.change-failed'),
    ),
  )
  if (!result.ok) {
    emit('cart:failed', { error: result.error }, origin)
    return result
  }
  const now = lineOf(lineId)
  const cart = cartForEvents()
  if (before) emit('cart:removed', { lines: [analyticsItem(before, before.quantity)], cart }, origin)
  if (now) emit('cart:added', { lines: [analyticsItem(now, now.quantity)], cart }, origin)
  return result
}

/** Removes a line. The cart and the popup offer to undo it. */
export function removeLine(lineId: number, origin?: object): Promise<Result<null>> {
  return changeQuantity(lineId, 0, origin)
}

/** Restores the line removed last. */
export async function undoRemove(origin?: object): Promise<Result<null>> {
  const line = $removed.get()
  if (!line) return { ok: true, value: null }
  forgetRemoved()
  const result = namingDeadLine(await withLoadingTotals(() => writes.run(() => sendLines([newLineOf(line)]))))
  if (!result.ok) {
    $removed.set(line)
    $addError.set(result.error)
    $undoError.set(result.error)
    return result
  }
  emit('cart:added', { lines: [analyticsItem(line, line.quantity)], cart: cartForEvents() }, origin)
  return { ok: true, value: null }
}

/** Forgets the line that `undoRemove` would restore. */
export function forgetRemoved(): void {
  $removed.set(null)
  $undoError.set(null)
}

async function send(lineId: number, { quantity }: Change): Promise<Result<null>> {
  const isRemoval = quantity === 0
  const before = lineOf(lineId)
  if (before && !befores.has(lineId)) befores.set(lineId, before)
  const result = await attempt(
    async () => {
      const calls = await api()
      if (isRemoval) await calls.removeLine(lineId)
      else await calls.changeLine(lineId, { sku: before?.sku ?? '', quantity })
      return null
    },
    isRemoval ? 'cart.remove-failed' : 'cart.change-failed',
  )
  if (result.ok) return result
  // Another tab may have removed it, which is the result that the shopper wanted; or the platform lacks the call.
  const mayBeGone = isRemoval && result.error.status === 404
  if (!mayBeGone && !isAnswerLost(result.error)) return result
  // The server may have applied the change. Read its cart before the shopper tries again.
  const cart = await requestCart()
  if (!cart.ok) return namingDeadLine(result)
  const now = cart.value.lines.find(({ id }) => id === lineId)?.quantity ?? 0
  return now === quantity ? { ok: true, value: null } : namingDeadLine(result)
}

function settle(lineId: number, { quantity, origin }: Change, result: Result<null>): void {
  const before = befores.get(lineId)
  befores.delete(lineId)
  $undecided.set($undecided.get().filter((id) => id !== lineId))
  if (!result.ok) {
    $wanted.set(without($wanted.get(), lineId))
    $refusals.set({ ...$refusals.get(), [lineId]: result.error })
    emit('cart:failed', { error: result.error }, origin)
    return
  }
  if (!before) return
  if (quantity === 0) {
    $removed.set(before)
    $undoError.set(null)
  }
  const difference = quantity - before.quantity
  const line = analyticsItem(before, Math.abs(difference))
  if (difference > 0) emit('cart:added', { lines: [line], cart: cartForEvents() }, origin)
  if (difference < 0) emit('cart:removed', { lines: [line], cart: cartForEvents() }, origin)
}

function lineOf(lineId: number): CartLine | undefined {
  return valueOf($cart.get())?.lines.find(({ id }) => id === lineId)
}

/** The request that would add this line again: the product with its options, or the sku itself. */
function newLineOf({ sku, parentSku, quantity, request, productOption }: CartLine): NewLine {
  if (request) return { sku, quantity, request }
  return productOption ? { sku: parentSku ?? sku, quantity, productOption } : { sku, quantity }
}
