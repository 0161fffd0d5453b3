// Other quantities and removals: shown at once, sent one after another, taken back and said when refused.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { CartItem, QuoteItem } from '#shared/schemas/quote.ts'
import { valueOf } from '../loadable.ts'
import { onReset } from '../reset.ts'
import { attempt, isAnswerLost } from '../work/attempt.ts'
import { wishes } from '../work/wishes.ts'
import { analyticsItem } from './basket.ts'
import { api, askQuote, withLoadingTotals, writes } from './read.ts'
import { $addRefusal, $gone, $quote, $refusals, $undecided, $wanted, without } from './state.ts'

interface Wish {
  quantity: number
  origin: object | undefined
}

/** Lines as they were before the wishes about them, for those who count differences. */
const befores = new Map<number, QuoteItem>()
onReset(() => befores.clear())

const lines = wishes<number, Wish, null>({ line: writes, send, settle })

/**
 * Asks for another quantity of a line. Of fast changes only the last one counts, and all of them end as it does; 0 removes.
 * @example await changeQuantity(line.item.item_id, line.quantity + 1, element)
 */
export async function changeQuantity(itemId: number, quantity: number, origin?: object): Promise<Result<null>> {
  if (!Number.isInteger(quantity) || quantity < 0) {
    const error: Failure = { kind: 'rejected', code: 'cart.quantity-invalid', message: null, status: null }
    $refusals.set({ ...$refusals.get(), [itemId]: error })
    return { ok: false, error }
  }
  $wanted.set({ ...$wanted.get(), [itemId]: quantity })
  // Each of these sets has every line looked at.
  if (Object.hasOwn($refusals.get(), itemId)) $refusals.set(without($refusals.get(), itemId))
  if (!$undecided.get().includes(itemId)) $undecided.set([...$undecided.get(), itemId])
  return withLoadingTotals(() => lines.make(itemId, { quantity, origin }))
}

/** Takes a line out of the cart; `undoRemove` brings it back. */
export function removeLine(itemId: number, origin?: object): Promise<Result<null>> {
  return changeQuantity(itemId, 0, origin)
}

/** Puts the line that was removed last back as it was. */
export async function undoRemove(origin?: object): Promise<Result<null>> {
  const item = $gone.get()
  if (!item) return { ok: true, value: null }
  $gone.set(null)
  const result = await withLoadingTotals(() =>
    writes.take(() => attempt(async () => (await api()).addItems([cartItemOf(item)]), 'cart.add-failed')),
  )
  if (!result.ok) {
    $gone.set(item)
    $addRefusal.set(result.error)
    return result
  }
  emit('cart:added', { lines: [analyticsItem(item, item.qty)], quote: valueOf($quote.get()) }, origin)
  return { ok: true, value: null }
}

/** Lets go of what `undoRemove` would bring back. */
export function forgetRemoved(): void {
  $gone.set(null)
}

async function send(itemId: number, { quantity }: Wish): Promise<Result<null>> {
  const isRemoval = quantity === 0
  const before = lineOf(itemId)
  if (before && !befores.has(itemId)) befores.set(itemId, before)
  const result = await attempt(
    async () => {
      const calls = await api()
      if (isRemoval) await calls.removeItem(itemId)
      else await calls.changeItem(itemId, { sku: before?.sku ?? '', qty: quantity })
      return null
    },
    isRemoval ? 'cart.remove-failed' : 'cart.change-failed',
  )
  // Another tab may have removed it: then it is as the shopper wants it.
  if (result.ok || (isRemoval && result.error.status === 404)) return { ok: true, value: null }
  if (!isAnswerLost(result.error)) return result
  // The server may have done it: what its cart says now decides, before anybody tries again.
  const quote = await askQuote()
  if (!quote.ok) return result
  const now = quote.value.items.find((item) => item.item_id === itemId)?.qty ?? 0
  return now === quantity ? { ok: true, value: null } : result
}

function settle(itemId: number, { quantity, origin }: Wish, result: Result<null>): void {
  const before = befores.get(itemId)
  befores.delete(itemId)
  $undecided.set($undecided.get().filter((id) => id !== itemId))
  if (!result.ok) {
    $wanted.set(without($wanted.get(), itemId))
    $refusals.set({ ...$refusals.get(), [itemId]: result.error })
    emit('cart:failed', { error: result.error }, origin)
    return
  }
  if (!before) return
  if (quantity === 0) $gone.set(before)
  const difference = quantity - before.qty
  const line = analyticsItem(before, Math.abs(difference))
  if (difference > 0) emit('cart:added', { lines: [line], quote: valueOf($quote.get()) }, origin)
  if (difference < 0) emit('cart:removed', { lines: [line], quote: valueOf($quote.get()) }, origin)
}

function lineOf(itemId: number): QuoteItem | undefined {
  return valueOf($quote.get())?.items.find((item) => item.item_id === itemId)
}

/** What has to be sent to get this line again: the product with its options, or the sku itself. */
function cartItemOf({ sku, qty, product_option, extension_attributes }: QuoteItem): CartItem {
  return product_option ? { sku: extension_attributes.sku ?? sku, qty, product_option } : { sku, qty }
}
