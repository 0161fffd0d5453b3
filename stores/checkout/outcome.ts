// The outcome of a payment: the server's answer, never an address, decides where the shopper goes and what she reads.
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { safeRedirect } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf, settleInto } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { $page } from '#stores/page/page.ts'
import { currentAttempt, endAttempt } from './attempt-key.ts'
import { statusByCart } from './order-by-cart.ts'
import { tellPurchase } from './purchase.ts'
import { $exit, $paymentError, $settling, $paymentStatus } from './state.ts'

const lost: Partial<Record<PaymentStatus['status'], MessageCode>> = {
  canceled: 'payment.canceled',
  rejected: 'payment.rejected',
  failed: 'payment.failed',
  expired: 'payment.expired',
}

/** A payment that failed, as the failure to show; null for every other. */
export function lossOf({ status }: PaymentStatus): Failure | null {
  const code = lost[status]
  return code ? { kind: 'rejected', code, message: null, status: null } : null
}

const asked = latestRequest(
  async (signal) => (await import('#shared/checkout/outcome/calls.ts')).getPaymentStatus(signal),
  settleInto($paymentStatus),
  'payment.status-failed',
)

/** The server's answer, without acting on it; where it has no call for that, what the cart tells. */
export async function askStatus(): Promise<Result<PaymentStatus>> {
  if (!isOffered('orders')) return statusByCart()
  const result = await asked.send()
  return !result.ok && result.error.kind === 'unoffered' ? statusByCart() : result
}

/**
 * After a way back from the provider, or a checkout opened while a payment stood open: a payment that stands leads to the
 * confirmation, one that came to nothing is said and gives the cart back, an open one waits for `resumePayment`.
 */
export function loadPaymentStatus(): Promise<Result<PaymentStatus>> {
  return whileCounting($settling, async () => {
    const before = valueOf($paymentStatus.get())
    if (!before && isOffered('orders')) $paymentStatus.set({ state: 'loading' })
    const result = await askStatus()
    if (result.ok) await settle(result.value, before)
    return result
  })
}

/** Continues a payment that was left open. */
export async function resumePayment(): Promise<Result<PaymentStatus>> {
  const result = await loadPaymentStatus()
  if (result.ok && result.value.status === 'open') await leaveToPay(result.value.redirectUrl)
  return result
}

/** Gives up a payment that was left open, so that the cart can be paid in another way. */
export function giveUpPayment(): Promise<Result<PaymentStatus>> {
  return whileCounting($settling, async () => {
    const result = await attempt(async () => (await import('#shared/checkout/outcome/calls.ts')).cancelPayment(), 'payment.status-failed')
    if (!result.ok) return loadPaymentStatus()
    const before = valueOf($paymentStatus.get())
    $paymentStatus.set({ state: 'ready', value: result.value })
    await settle(result.value, before)
    return result
  })
}

/** Leaves for the page where an existing order continues; false if there is no such order. */
export async function leaveWith({ status, redirectUrl }: PaymentStatus): Promise<boolean> {
  if (status === 'paid' || status === 'pending') return leaveToConfirmation()
  return status === 'open' && leaveToPay(redirectUrl)
}

/** To the confirmation page. */
export async function leaveToConfirmation(): Promise<true> {
  await tellPurchase()
  $exit.set({ to: 'success', reason: 'ordered', url: $page.get().routes.success })
  return true
}

/** To the provider, if its address may be followed. An order that leads to a page of the shop itself is told before; else that waits for the confirmation. */
export async function leaveToPay(url: string | null): Promise<boolean> {
  const { paymentOrigins } = $page.get()
  const named = paymentOrigins.length > 0 ? paymentOrigins : undefined
  const safe = url === null ? null : safeRedirect(url, environment.location.href, named)
  if (safe === null) {
    $paymentError.set({ kind: 'malformed', code: 'payment.failed', message: null, status: null })
    return false
  }
  if (new URL(safe).origin === environment.location.origin) await tellPurchase()
  $exit.set({ to: 'provider', reason: 'paying', url: safe })
  return true
}

async function settle(status: PaymentStatus, before: PaymentStatus | null): Promise<void> {
  const loss = lossOf(status)
  const isKnown = before?.status === status.status && before.orderNumber === status.orderNumber
  if (loss && !isKnown) {
    // A key that was sent without an answer may still become an order; only an answered one is finished.
    if (currentAttempt()?.state === 'answered') endAttempt()
    $paymentError.set(loss)
    await reloadCart()
  } else if (status.status === 'paid' || status.status === 'pending') {
    await leaveToConfirmation()
  }
}
