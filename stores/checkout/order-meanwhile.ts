// Handles a refused checkout call: an order that this browser sent before, here or in another tab, may have taken the cart.
import type { Result } from '#shared/domain/failure.ts'
import { reloadCart } from '#stores/cart/read.ts'
import { currentAttempt } from './attempt-key.ts'
import { mindLogin } from './login-meanwhile.ts'
import { loadPaymentStatus } from './outcome.ts'

/** Passes on the result of a call. If a sent order or an expired login may explain a refusal, it first asks the server about that. */
export async function mindOrder<Value>(result: Result<Value>): Promise<Result<Value>> {
  // An ordered cart has nothing to send, which some hosts answer with an empty list of methods.
  const isConclusive = result.ok ? Array.isArray(result.value) && result.value.length === 0 : result.error.kind === 'rejected'
  if (!isConclusive || (currentAttempt()?.state ?? 'new') === 'new') return mindLogin(result)
  await loadPaymentStatus()
  await reloadCart()
  return mindLogin(result)
}
