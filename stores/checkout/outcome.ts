// The outcome of a payment: only the server's answer, never an address, decides where the shopper goes and what she reads.
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { safeRedirect } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf, settleInto } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { $page } from '#stores/page/page.ts'
import { currentAttempt, endAttempt } from './attempt-key.ts'
import { statusByCart } from './order-by-cart.ts'
import { reportPurchase } from './purchase.ts'
import { $exit, $paymentError, $settling, $paymentStatus } from './state.ts'

const lost: Partial<Record<PaymentStatus['status'], MessageCode>> = {
  canceled: 'payment.canceled',
  rejected: 'payment.rejected',
  failed: 'payment.failed',
  expired: 'payment.expired',
}

/** A failed payment as the failure to show; null for any other status. */
export function lossOf({ status }: PaymentStatus): Failure | null {
  const code = lost[status]
  return code ? { kind: 'rejected', code, message: null, status: null } : null
}

const statusRequest = latestRequest(
  async (signal) => (await import('#shared/checkout/outcome/calls.ts')).getPaymentStatus(signal),
  settleInto($paymentStatus),
  'payment.status-failed',
)

/** Returns the server's answer without acting on it; if the host lacks the call, the cart decides. */
export async function readPaymentStatus(): Promise<Result<PaymentStatus>> {
  if (!isOffered('orders')) return statusByCart()
  const result = await statusRequest.send()
  return !result.ok && result.error.kind === 'unoffered' ? statusByCart() : result
}

/**
 * Call it on return from the provider, or if the checkout opens while a payment is open. A successful payment leads to the confirmation,
 * a failed one is reported and restores the cart, and an open one waits for `resumePayment`.
 */
export function loadPaymentStatus(): Promise<Result<PaymentStatus>> {
  return whileCounting($settling, async () => {
    const before = valueOf($paymentStatus.get())
    if (!before && isOffered('orders')) $paymentStatus.set({ state: 'loading' })
    const result = await readPaymentStatus()
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

/** Cancels a payment that was left open, so that the cart can be paid in another way. */
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
  await reportPurchase()
  $exit.set({ to: 'success', reason: 'ordered', url: $page.get().routes.success })
  return true
}

/** Goes to the provider if its address is allowed. The purchase is reported here if the address is a page of the shop itself. */
export async function leaveToPay(url: string | null): Promise<boolean> {
  const { paymentOrigins } = $page.get()
  const named = paymentOrigins.length > 0 ? paymentOrigins : undefined
  const safe = url === null ? null : safeRedirect(url, environment.location.href, named)
  if (safe === null) {
    if (url !== null) reportRefused(url, paymentOrigins)
    $paymentError.set({ kind: 'malformed', code: 'payment.failed', message: null, status: null })
    return false
  }
  if (new URL(safe).origin === environment.location.origin) await reportPurchase()
  $exit.set({ to: 'provider', reason: 'paying', url: safe })
  return true
}

/** For the shop's developer; the address behind the origin may hold what is secret. */
function reportRefused(url: string, origins: readonly string[]): void {
  const base = environment.location.href
  const origin = URL.canParse(url, base) ? new URL(url, base).origin : 'an address that cannot be read'
  const why = origins.length > 0 ? `paymentOrigins of #touchline-page names ${origins.join(', ')} only` : 'only https is allowed'
  const error = new Error(`Touchline: an order was placed, but its payment is at ${origin} and nobody is sent there: ${why}.`)
  console.error(error.message)
  emit('error', { error, phase: 'payment' })
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
