// Handles the return from the provider or another tab: reads the payment's status before anything else.
import { isOffered } from '#shared/state/extensions.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { onReset } from '#stores/kit/reset.ts'
import { revalidateFirst } from '#stores/page/revalidation.ts'
import { onReturn } from '#stores/page/tabs.ts'
import { loadPaymentStatus } from './outcome.ts'
import { settleByCart } from './settle-by-cart.ts'
import { $exit, $isAtTill, $isPlacing } from './state.ts'

let stops: (() => void)[] = []
onReset(() => {
  for (const stop of stops) stop()
  stops = []
})

/** Follows returns to an open checkout; once per page. */
export function followReturns(): void {
  if (stops.length > 0) return
  // An order placed elsewhere empties the cart: read the payment first, so that nobody is sent to an empty cart.
  const stopRevalidation = revalidateFirst(async () => ($isAtTill.get() && !$isPlacing.get() ? loadPaymentStatus() : null))
  stops = [stopRevalidation, onReturn(() => void wake())]
}

/** Enables the button again and shows the server's state. */
async function wake(): Promise<void> {
  if (!$isAtTill.get()) return
  $isAtTill.set(false)
  $exit.set(null)
  $isPlacing.set(false)
  if (isOffered('orders')) await loadPaymentStatus()
  const cart = await reloadCart()
  if (cart.ok && !isOffered('orders')) await settleByCart(cart.value)
  $isAtTill.set(true)
}
