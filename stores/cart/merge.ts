// After a login there may be two carts, the guest's and her own: makes one of them.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { openLogin } from '#stores/session/current-customer.ts'
import { reloadSession, takeMerge } from '#stores/session/session.ts'

const $merges = writable(0)
/** Two carts are being merged. */
export const $isMerging = derived([$merges], (count) => count > 0)
let underway: Promise<Result<Cart>> | null = null
onReset(() => {
  underway = null
})

/** Makes one cart of two: `merge` combines old and new, `replace` keeps only the new one. */
export function mergeCarts(strategy: 'merge' | 'replace'): Promise<Result<Cart>> {
  underway ??= whileCounting($merges, () => merge(strategy)).finally(() => (underway = null))
  return underway
}

async function merge(strategy: 'merge' | 'replace'): Promise<Result<Cart>> {
  // Every header may merge, and few do: what writes to the cart comes with the first press.
  const cart = await attempt(() => import('./writes.ts'), 'cart.merge-failed')
  if (!cart.ok) return cart
  const result = await cart.value.writes.run(() =>
    attempt(async () => (await import('#shared/cart/calls.ts')).mergeCarts(strategy), 'cart.merge-failed'),
  )
  if (result.ok) takeMerge()
  else if (result.error.status === 401) {
    // Her session has ended: nothing can be merged before she logs in again.
    await reloadSession()
    openLogin()
  }
  return result
}
