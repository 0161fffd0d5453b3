// The cart popup: open or not, and filled when it opens.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { Quote } from '#shared/schemas/quote.ts'
import { currentBasket } from './basket.ts'
import { loadCart, loadTotals } from './read.ts'
import { $popup, $sums } from './state.ts'

/** Opens the popup and loads what it shows: the quote, and the totals where the header has none. */
export async function openCart(origin?: object): Promise<Result<Quote>> {
  const wasOpen = $popup.get()
  $popup.set(true)
  const sums = $sums.get().state
  const [quote] = await Promise.all([loadCart(), sums === 'idle' || sums === 'failed' ? loadTotals() : null])
  if (!wasOpen) emit('cart:opened', currentBasket(), origin)
  return quote
}

/** Closes it. */
export function closeCart(): void {
  $popup.set(false)
}
