// A call of the checkout was refused: an order that this browser sent before, here or in another tab, may have taken the cart along.
import type { Result } from '#shared/domain/failure.ts'
import { reloadCart } from '../cart/read.ts'
import { currentAttempt } from './attempt-key.ts'
import { loadPaymentStatus } from './outcome.ts'

/** Hands the result of a call on; after a refusal that an order may explain, the server's word on that order is there as well. */
export async function mindOrder<Value>(result: Result<Value>): Promise<Result<Value>> {
  // A cart that was ordered has nothing to send any more, which some hosts answer with an empty list of methods.
  const isTelling = result.ok ? Array.isArray(result.value) && result.value.length === 0 : result.error.kind === 'rejected'
  if (!isTelling || (currentAttempt()?.state ?? 'new') === 'new') return result
  await loadPaymentStatus()
  await reloadCart()
  return result
}
