// Finishes the order on the platform's success page, where there is no call for a placed order.
import { endAttempt } from './attempt-key.ts'
import { forgetCheckout } from './forget.ts'
import { reportPurchase } from './purchase.ts'

/** Emits the purchase that this tab has stored, and forgets its input. */
export async function reachSuccess(origin?: object): Promise<void> {
  forgetCheckout()
  endAttempt()
  await reportPurchase(origin)
}
