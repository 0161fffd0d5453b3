// Coupons and gift cards may leave nothing to pay, or take that back: the ways to pay are asked for anew then, since the server decides them.
import { $sums } from '../cart/state.ts'
import { valueOf } from '../loadable.ts'
import { question } from '../work/question.ts'
import { $offered } from './state.ts'

const methods = question(
  async (signal) => (await import('#shared/api/payment.ts')).getPaymentMethods(signal),
  (result) => {
    if (result.ok) $offered.set({ state: 'ready', value: result.value })
  },
  'payment.load-failed',
)

/** Keeps the ways to pay those of the sum on the screen, for an effect. */
export function followDue(): () => void {
  let wasFree = isFree()
  return $sums.listen(() => {
    const isFreeNow = isFree()
    if (isFreeNow === null || isFreeNow === wasFree) return
    // Without methods there are none to replace: they come with the answer to shipping.
    if (wasFree !== null && $offered.get().state === 'ready') void methods.ask()
    wasFree = isFreeNow
  })
}

/** Whether nothing is left to pay; null while nobody knows. */
function isFree(): boolean | null {
  const sums = valueOf($sums.get())
  return sums === null ? null : sums.grandTotal === 0
}
