// Whether an order of this shopper waits to be paid, for a cart that is empty because of it.
import { isOffered } from '#shared/state/extensions.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { isNobody, loadSession } from '#stores/session/session.ts'

/** An order stands whose payment is open. */
export const $isPaymentWaiting = writable(false)

const asked = latestRequest(
  async (signal) => (await import('#shared/checkout/outcome/calls.ts')).getPaymentStatus(signal),
  (result) => $isPaymentWaiting.set(result.ok && result.value.status === 'open'),
  'payment.status-failed',
)
onLeave(() => $isPaymentWaiting.set(false))
// Paid or given up in another tab, it waits no more.
onRevalidate(() => {
  if ($isPaymentWaiting.get()) void loadWaitingPayment()
})

/** Asks, where there is anybody who may have ordered. */
export async function loadWaitingPayment(): Promise<void> {
  if (!isOffered('orders')) return
  const session = await loadSession()
  if (session.ok && !isNobody(session.value)) await asked.send()
}
