// Whether an order of this shopper waits to be paid, which explains an empty cart.
import { isOffered } from '#shared/state/extensions.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { isNobody, loadSession } from '#stores/session/session.ts'

/** Whether an order with an open payment exists. */
export const $isPaymentWaiting = writable(false)

const statusRequest = latestRequest(
  async (signal) => (await import('#shared/checkout/outcome/calls.ts')).getPaymentStatus(signal),
  (result) => $isPaymentWaiting.set(result.ok && result.value.status === 'open'),
  'payment.status-failed',
)
onLeave(() => $isPaymentWaiting.set(false))
// An order paid or cancelled in another tab no longer waits.
onRevalidate(() => {
  if ($isPaymentWaiting.get()) void loadWaitingPayment()
})

/** Loads the status, if this browser may have ordered. */
export async function loadWaitingPayment(): Promise<void> {
  if (!isOffered('orders')) return
  const session = await loadSession()
  if (session.ok && !isNobody(session.value)) await statusRequest.send()
}
