// One order of a customer: its details, cancelling it, and ordering it again.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { MyOrder } from '#shared/orders/wire/my-orders.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { isRequestedAnew, left, isOneCustomers } from '#stores/session/own-page.ts'

const api = () => import('#shared/orders/calls.ts')

/** The order. */
export const $myOrder = writable<Loadable<MyOrder>>({ state: 'idle' })
/** Whether the order is being cancelled. */
export const $isCanceling = writable(false)
/** Why it could not be cancelled. */
export const $cancelError = writable<Failure | null>(null)
let wanted = ''

const answer = latestRequest(
  async (signal, number: string) => (await api()).getMyOrder(number, signal),
  (result) => {
    if (result.ok) $myOrder.set({ state: 'ready', value: result.value })
    else if ($myOrder.get().state !== 'ready' || result.error.status === 401) $myOrder.set({ state: 'failed', error: result.error })
  },
  'order.load-failed',
)

onLeave(() => {
  answer.abort()
  if ($myOrder.get().state !== 'idle') $myOrder.set({ state: 'failed', error: left })
})

isOneCustomers($myOrder)

onRevalidate(() => {
  if (isRequestedAnew($myOrder.get())) void answer.send(wanted)
})

/** Loads the order with this number, else the one at the end of the page's address, unless it is loaded. */
export async function loadMyOrder(requested: string): Promise<Result<MyOrder>> {
  const number = requested || numberOfAddress()
  wanted = number
  const value = valueOf($myOrder.get())
  if (value && value.number === number) return { ok: true, value }
  $myOrder.set({ state: 'loading' })
  return answer.join(number)
}

/** Cancels the order. After a lost answer, the reloaded order says whether it was cancelled. */
export async function cancelMyOrder(): Promise<Result<MyOrder> | null> {
  const order = valueOf($myOrder.get())
  if (!order || $isCanceling.get()) return null
  $isCanceling.set(true)
  $cancelError.set(null)
  let result = await asCustomer(() => attempt(async () => (await api()).cancelOrder(order.number), 'account.change-failed'))
  if (!result.ok && isAnswerLost(result.error)) {
    const now = await attempt(async () => (await api()).getMyOrder(order.number), 'account.change-failed')
    if (now.ok && !now.value.canCancel) result = now
  }
  $isCanceling.set(false)
  if (result.ok) $myOrder.set({ state: 'ready', value: result.value })
  else if (result.error.kind !== 'aborted') $cancelError.set(result.error)
  return result
}

function numberOfAddress(): string {
  return decodeURIComponent(environment.location.pathname.split('/').filter(Boolean).at(-1) ?? '')
}

/** The state that a server may print for the order. */
export const myOrderSeed = defineSeed('my-order', { order: $myOrder })
