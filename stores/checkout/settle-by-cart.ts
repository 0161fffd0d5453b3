// Ends what an earlier attempt to order left behind, by the cart that is there now: nothing of one cart holds up another.
import type { Cart } from '#shared/cart/wire/cart.ts'
import { currentAttempt, endAttempt, keepAttempt } from './attempt-key.ts'
import { clearCheckout } from './memory.ts'
import { isCartGone } from './order-by-cart.ts'
import { leaveToConfirmation } from './outcome.ts'
import { tellPurchase } from './purchase.ts'

/** Settles the attempt of this browser where no call says what became of it. */
export async function settleByCart(cart: Cart): Promise<void> {
  const attempt = currentAttempt()
  if (!attempt || attempt.state === 'new') return
  if (!isCartGone(attempt, cart)) {
    // Its payment came to nothing, and the shop gave the cart back. One that was sent without an answer may still arrive.
    if (attempt.state === 'answered') endAttempt()
    return
  }
  if (attempt.state === 'sent' && cart.lines.length === 0) {
    keepAttempt({ ...attempt, state: 'answered' })
    await leaveToConfirmation()
    return
  }
  if (attempt.state === 'sent') await tellPurchase()
  startAnew()
}

/** What was typed belongs to the order that stands. */
export function startAnew(): void {
  endAttempt()
  clearCheckout()
}
