// The shop's page of a placed order is reached, on a platform that has no call for it: the page says the rest.
import { endAttempt } from './attempt-key.ts'
import { forgetCheckout } from './forget.ts'
import { tellPurchase } from './purchase.ts'

/** Tells the order that this tab has kept, and forgets what was filled in for it. */
export async function reachSuccess(origin?: object): Promise<void> {
  forgetCheckout()
  endAttempt()
  await tellPurchase(origin)
}
