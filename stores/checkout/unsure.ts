// Handles a lost answer to an order: asks the server at once when the connection returns, and every few seconds, until it answers.
// Without a call for that, the cart is checked when the connection returns or the shopper asks.
import type { MessageCode } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { derived } from '#shared/state/derived.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { noteOwnWrite } from '#stores/session/session.ts'
import { currentAttempt, keepAttempt } from './attempt-key.ts'
import { leaveWith, loadPaymentStatus } from './outcome.ts'
import { $paymentError } from './state.ts'

/** The wait before each request, in milliseconds; the last one repeats. */
const WAITS = [2_000, 4_000, 8_000, 16_000, 30_000]
const unknown: readonly (MessageCode | null)[] = ['payment.answer-lost', 'payment.unknown', 'payment.status-failed']

/** Whether it is unknown if an order exists: nothing can be ordered or promised. */
export const $isUnsure = derived([$paymentError], (failure) => failure !== null && unknown.includes(failure.code))

/** The error code of a lost answer, which depends on whether the host has a call that reports the order. */
export const lostOrder = () => (isOffered('orders') ? 'payment.answer-lost' : 'payment.unknown')

/** Whether she has checked for herself without a result: if no call can tell, she may order again with the same key. */
export const $hasLooked = writable(false)

const $checks = writable(0)
/** Whether the server is being asked. */
export const $isChecking = derived([$checks], (checks) => checks > 0)

let stops: readonly (() => void)[] = []
onReset(stopAsking)

/** Reports the unknown outcome, and asks until the server answers. */
export function remainUnsure(code: 'payment.answer-lost' | 'payment.unknown' | 'payment.status-failed'): void {
  $hasLooked.set(false)
  $paymentError.set({ kind: 'offline', code, message: null, status: null })
  stopAsking()
  retryLater(0)
}

/** Asks for the order's outcome and acts on the answer: continues the order, or reports that it failed. */
export async function checkAgain(): Promise<void> {
  if ($checks.get() > 0) return
  const attempt = currentAttempt()
  const result = await whileCounting($checks, loadPaymentStatus)
  // She has moved on, or the outcome is still unknown.
  if (!result.ok) {
    $hasLooked.set(!isOffered('orders') && $isUnsure.get())
    return
  }
  stopAsking()
  $hasLooked.set(false)
  if (await leaveWith(result.value)) {
    if (attempt) keepAttempt({ ...attempt, state: 'answered' })
    noteOwnWrite()
    return
  }
  await reloadCart()
  // The failure is shown. The key stays: the request that was sent may still arrive, and is then the same order.
  if (!$isUnsure.get()) return
  const hasOrdered = attempt?.state === 'sent'
  $paymentError.set(hasOrdered ? { kind: 'rejected', code: 'payment.nothing-ordered', message: null, status: null } : null)
}

function retryLater(times: number): void {
  const again = async () => {
    await checkAgain()
    if ($isUnsure.get() && stops.length > 0) {
      for (const stop of stops) stop()
      retryLater(times + 1)
    }
  }
  const wait = WAITS[Math.min(times, WAITS.length - 1)] ?? 0
  const timer = isOffered('orders') ? [environment.setTimer(() => void again(), wait)] : []
  stops = [...timer, environment.onOnline(() => void again())]
}

function stopAsking(): void {
  for (const stop of stops) stop()
  stops = []
}
