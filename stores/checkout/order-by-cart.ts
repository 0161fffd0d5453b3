// What became of an order on a platform that has no call for it: its cart tells, since an order takes its cart along.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { PaymentStatus } from '#shared/checkout/wire/payment.ts'
import type { Result } from '#shared/domain/failure.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { type Attempt, currentAttempt } from './attempt-key.ts'

const none: PaymentStatus = { status: 'none', orderNumber: null, redirectUrl: null }

/** Whether the cart of an attempt is not there any more. */
export function isCartGone({ cart }: Attempt, { id, lines }: Cart): boolean {
  return lines.length === 0 || String(id) !== cart
}

/** In the words of the call that is not there: `pending` where the cart is gone, `none` where it stands or was never sent. Of the payment nothing is claimed. */
export async function statusByCart(): Promise<Result<PaymentStatus>> {
  const attempt = currentAttempt()
  if (!attempt || attempt.state === 'new') return { ok: true, value: none }
  const read = await reloadCart()
  if (!read.ok) return read
  return { ok: true, value: isCartGone(attempt, read.value) ? { ...none, status: 'pending' } : none }
}
