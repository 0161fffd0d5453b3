// The agreement of a page with the others: who is here is asked once, and whatever may be old is asked again.
import { loadTotals, reloadCart } from './cart/read.ts'
import { $quote, $sums } from './cart/state.ts'
import { loadPaymentStatus } from './checkout/outcome.ts'
import { $exit, $hasOpened, $placing } from './checkout/state.ts'
import { loadSession, reloadSession } from './session.ts'
import { onElsewhere, onReturn, startTabs } from './tabs.ts'

/** Starts once a page, after `configurePage`; the answer ends it. */
export function startStores(): () => void {
  const stops = [startTabs(), onElsewhere(() => void agree()), onReturn(() => void wakeCheckout())]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks again for what this page shows; what it never asked for it does not need now either. */
async function agree(): Promise<void> {
  void reloadSession()
  // An order placed elsewhere empties the cart: the payment is known first, so that nobody is sent to an empty cart.
  if ($hasOpened.get() && !$placing.get()) await loadPaymentStatus()
  if ($quote.get().state !== 'idle') void reloadCart()
  else if ($sums.get().state !== 'idle') void loadTotals()
}

/** Back from the provider: the button works again, and the server says what became of the payment before anything else counts. */
async function wakeCheckout(): Promise<void> {
  if (!$hasOpened.get()) return
  $hasOpened.set(false)
  $exit.set(null)
  $placing.set(false)
  await loadPaymentStatus()
  await reloadCart()
  $hasOpened.set(true)
}
