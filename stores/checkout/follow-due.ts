// Coupons and gift cards may leave nothing to pay, or undo that: the payment methods are then reloaded, since the server decides them.
import { $sums } from '#stores/cart/state.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $offered } from './state.ts'

const methods = latestRequest(
  async (signal) => (await import('#shared/checkout/calls.ts')).getPaymentMethods(signal),
  (result) => {
    if (result.ok) $offered.set({ state: 'ready', value: result.value })
  },
  'payment.load-failed',
)

/** Keeps the payment methods in step with the sum on the screen, for an effect. */
export function followDue(): () => void {
  let wasFree = isFree()
  return $sums.listen(() => {
    const isFreeNow = isFree()
    if (isFreeNow === null || isFreeNow === wasFree) return
    // Without methods there are none to replace: they come with the answer to shipping.
    if (wasFree !== null && $offered.get().state === 'ready') void methods.send()
    wasFree = isFreeNow
  })
}

/** Whether nothing is left to pay; null while that is unknown. */
function isFree(): boolean | null {
  const sums = valueOf($sums.get())
  return sums === null ? null : sums.grandTotal === 0
}
