// Into the cart: all or nothing, one after another, with the popup and the flags the spec asks for.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { CartItem, Quote, QuoteItem } from '#shared/schemas/quote.ts'
import { valueOf } from '../loadable.ts'
import { $session } from '../session.ts'
import { attempt, isAnswerLost } from '../work/attempt.ts'
import { whileCounting } from '../work/while-counting.ts'
import { analyticsItem, currentBasket, increases, type ListPlace } from './basket.ts'
import { api, askQuote, refresh, withLoadingTotals, writes } from './read.ts'
import { $added, $adding, $addRefusal, $newest, $popup, $quote } from './state.ts'

/**
 * Adds a product, or several: all of them or none; and shows the popup.
 * `place` says where in a list they were, for those who count.
 * @example const added = await addToCart([{ sku: 'TS-1', qty: 2 }], element)
 */
export async function addToCart(
  given: CartItem | readonly CartItem[],
  origin?: object,
  place?: ListPlace,
): Promise<Result<QuoteItem | null>> {
  const items = [given].flat()
  $addRefusal.set(null)
  $added.set(false)
  let before: Quote | null = null
  let after: Quote | null = null
  const wasOpen = $popup.get()
  const result = await whileCounting($adding, () =>
    withLoadingTotals(() =>
      writes.take(async () => {
        before = valueOf($quote.get())
        const added = await send(items)
        if (!added.ok) return added
        $added.set(true)
        $newest.set(added.value)
        $popup.set(true)
        // Now and not when all is done, so that the next add counts only its own pieces.
        await refresh()
        after = valueOf($quote.get())
        return added
      }),
    ),
  )
  if (!result.ok) {
    $addRefusal.set(result.error)
    emit('cart:failed', { error: result.error }, origin)
    return result
  }
  const quantity = items.reduce((sum, { qty }) => sum + qty, 0)
  const lines = before && after ? increases(before, after, place) : result.value ? [analyticsItem(result.value, quantity, place)] : []
  emit('cart:added', { lines, quote: after }, origin)
  if (!wasOpen) emit('cart:opened', currentBasket(), origin)
  return result
}

/** Puts the error of the last add away. */
export function clearAddError(): void {
  $addRefusal.set(null)
}

async function send(items: CartItem[]): Promise<Result<QuoteItem | null>> {
  const before = piecesBefore()
  const result = await attempt(async () => (await api()).addItems(items), 'cart.add-failed')
  if (result.ok) return { ok: true, value: result.value.extension_attributes.last_added_item }
  if (!isAnswerLost(result.error) || before === null) return result
  // The server may have added them: its cart decides, before the shopper is invited to add them twice.
  const quote = await askQuote()
  const isThere = quote.ok && quote.value.items_qty >= before + items.reduce((sum, { qty }) => sum + qty, 0)
  return isThere ? { ok: true, value: quote.value.extension_attributes.last_added_item } : result
}

/** Pieces in the cart before an add, null where nobody knows. */
function piecesBefore(): number | null {
  return valueOf($quote.get())?.items_qty ?? valueOf($session.get())?.cart.items_qty ?? null
}
