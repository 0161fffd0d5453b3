// Ends an earlier order attempt according to the current cart, so that nothing from one cart holds up another.
import type { Cart } from '#shared/cart/wire/cart.ts'
import { currentAttempt, endAttempt, keepAttempt } from './attempt-key.ts'
import { clearCheckout } from './memory.ts'
import { isCartGone } from './order-by-cart.ts'
import { leaveToConfirmation } from './outcome.ts'
import { reportPurchase } from './purchase.ts'

/** Settles this browser's attempt if no call reports its outcome. */
export async function settleByCart(cart: Cart): Promise<void> {
  const attempt = currentAttempt()
  if (!attempt || attempt.state === 'new') return
  if (!isCartGone(attempt, cart)) {
    // The payment failed and the shop restored the cart. A request that was never answered may still arrive.
    if (attempt.state === 'answered') endAttempt()
    return
  }
  if (attempt.state === 'sent' && cart.lines.length === 0) {
    keepAttempt({ ...attempt, state: 'answered' })
    await leaveToConfirmation()
    return
  }
  if (attempt.state === 'sent') await reportPurchase()
  startAnew()
}

/** Forgets the input, which belongs to the placed order. */
export function startAnew(): void {
  endAttempt()
  clearCheckout()
}
