// The cart popup: whether it is open, and loading its content when it opens.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { currentBasket } from './basket.ts'
import { loadCart, loadTotals } from './read.ts'
import { $added, $isOpen, $totals } from './state.ts'

/** Opens the popup and loads its content: the cart, and the totals if the header has none. */
export async function openCart(origin?: object): Promise<Result<Cart>> {
  const wasOpen = $isOpen.get()
  $isOpen.set(true)
  const sums = $totals.get().state
  const [cart] = await Promise.all([loadCart(), sums === 'idle' || sums === 'failed' ? loadTotals() : null])
  if (!wasOpen) emit('cart:opened', currentBasket(), origin)
  return cart
}

/** Closes the popup; the last add is no longer announced. */
export function closeCart(): void {
  $added.set(0)
  $isOpen.set(false)
}
