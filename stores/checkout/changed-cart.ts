// Says what changed in the cart while the shopper was at the payment step: nobody pays an amount that she did not see change.
import { type SeenCart, cartChange } from '#shared/checkout/rules/cart-change.ts'
import { derived } from '#shared/state/derived.ts'
import { untilRead } from '#stores/cart/read.ts'
import { $cart, $totals } from '#stores/cart/state.ts'
import { onReset } from '#stores/kit/reset.ts'
import { onRevalidate, revalidateAtOnce } from '#stores/page/revalidation.ts'
import { currentAttempt } from './attempt-key.ts'
import { seenCart } from './seen.ts'
import { $agreed, $form, $isPlacing, $paymentMethods } from './state.ts'

/** The changes since the cart that she agreed to: nothing was ordered, and she has to confirm them. Null while there are none. */
export const $cartChange = derived([$agreed, $cart, $totals], (agreed) => {
  const change = agreed && cartChange(agreed.cart, seenCart())
  return change && { ...change, hasStoppedOrder: agreed.hasStoppedOrder }
})

/** Shows the changes since this cart, if there are any that a person can see. */
export function showChange(since: SeenCart, hasStoppedOrder: boolean): boolean {
  const hasChanged = cartChange(since, seenCart()) !== null
  $agreed.set(hasChanged ? { cart: since, hasStoppedOrder } : null)
  return hasChanged
}

/** Takes the notice away: she agrees to what is on the screen, or has moved on. */
export function forgetChange(): void {
  before = null
  $agreed.set(null)
}

/** The cart on the screen while it is being read again. */
let before: SeenCart | null = null
onReset(() => {
  before = null
})

/** Whether the order button is what comes next. After an order was sent, the payment's status explains the cart. */
function isAboutToOrder(): boolean {
  const { state } = currentAttempt() ?? { state: 'new' }
  return $form.get().currentStep === 3 && $paymentMethods.get().state === 'ready' && !$isPlacing.get() && state === 'new'
}

// Another tab changed something, or the page was away: the cart may come back with another sum.
revalidateAtOnce(() => {
  if (isAboutToOrder()) before ??= seenCart()
})
onRevalidate(() => {
  if (before) void compare()
})

async function compare(): Promise<void> {
  await untilRead()
  const since = $agreed.get() ?? (before && { cart: before, hasStoppedOrder: false })
  before = null
  // The order in hand says itself what has changed.
  if ($isPlacing.get()) return
  // An empty cart is explained by the cart page.
  if (since && isAboutToOrder() && (seenCart().lines.length > 0 || since.hasStoppedOrder)) showChange(since.cart, since.hasStoppedOrder)
  else forgetChange()
}
