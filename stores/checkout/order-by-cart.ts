// Finds out what became of an order on a platform without a call for it: an order takes its cart, so a missing cart means an order.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Result } from '#shared/domain/failure.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { type Attempt, currentAttempt } from './attempt-key.ts'

const none: PaymentStatus = { status: 'none', orderNumber: null, redirectUrl: null }

/** Whether the cart of an attempt no longer exists. */
export function isCartGone({ cart }: Attempt, { id, lines }: Cart): boolean {
  return lines.length === 0 || String(id) !== cart
}

/** Answers as the missing call would: `pending` if the cart is gone, `none` if it exists or was never sent. The payment stays unknown. */
export async function statusByCart(): Promise<Result<PaymentStatus>> {
  const attempt = currentAttempt()
  if (!attempt || attempt.state === 'new') return { ok: true, value: none }
  const read = await reloadCart()
  if (!read.ok) return read
  return { ok: true, value: isCartGone(attempt, read.value) ? { ...none, status: 'pending' } : none }
}
