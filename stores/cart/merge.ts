// Merges the guest's cart and the customer's own cart after a login.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { requireLogin } from '#stores/session/current-customer.ts'
import { reloadSession, takeMerge } from '#stores/session/session.ts'

const $merges = writable(0)
/** Whether two carts are being merged. */
export const $isMerging = derived([$merges], (count) => count > 0)
let underway: Promise<Result<Cart>> | null = null
onReset(() => {
  underway = null
})

/** Merges the two carts: `merge` combines them, `replace` keeps only the new one. */
export function mergeCarts(strategy: 'merge' | 'replace'): Promise<Result<Cart>> {
  underway ??= whileCounting($merges, () => merge(strategy)).finally(() => (underway = null))
  return underway
}

async function merge(strategy: 'merge' | 'replace'): Promise<Result<Cart>> {
  // Every header may merge and few do, so the write queue is loaded with the first press.
  const cart = await attempt(() => import('./writes.ts'), 'cart.merge-failed')
  if (!cart.ok) return cart
  const result = await cart.value.writes.run(() =>
    attempt(async () => (await import('#shared/cart/calls.ts')).mergeCarts(strategy), 'cart.merge-failed'),
  )
  if (result.ok) takeMerge()
  else if (result.error.status === 401) {
    // Her session has expired: she has to log in again before anything can be merged.
    await reloadSession()
    requireLogin()
  }
  return result
}
