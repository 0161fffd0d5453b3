// The cart's coupon: none, applied, or rejected at the last attempt.
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { writes } from './writes.ts'
import { $totals } from './state.ts'

const api = () => import('#shared/cart/discounts/calls.ts')

const $listed = writable<string | null>(null)
const $isRejected = writable(false)
const $revokes = writable(0)
const listed = latestRequest(
  async (signal) => (await api()).getCoupons(signal),
  (result) => {
    if (result.ok) $listed.set(result.value[0] ?? null)
  },
  'coupon.load-failed',
)

onLeave(() => {
  listed.abort()
  $listed.set(null)
  $isRejected.set(false)
})

/** The code that reduces the cart's price; null if there is none. From the totals or, until they are loaded, from the list. */
export const $couponCode = derived([$listed, $totals], (code, sums): string | null => {
  const totals = valueOf(sums)
  return totals ? totals.coupon : code
})
/** Null: no coupon. True: applied. False: the server refused the last code; a call that failed for another reason is no refusal. */
export const $couponStatus = derived([$couponCode, $isRejected], (code, isRejected): boolean | null =>
  code !== null ? true : isRejected ? false : null,
)
/** Whether the coupon is being removed. */
export const $isRevokingCoupon = derived([$revokes], (revokes) => revokes > 0)

/** Loads the applied coupon once. */
export async function loadCoupon(): Promise<Result<string[]>> {
  return listed.join()
}

/**
 * Applies a code and reloads cart and totals.
 * @example const applied = await applyCoupon('WELCOME10'); if (!applied.ok) show(applied.error)
 */
export async function applyCoupon(code: string): Promise<Result> {
  const result = onlyRefused(await writes.run(() => attempt(async () => (await api()).applyCoupon(code.trim()), 'coupon.apply-failed')))
  $isRejected.set(!result.ok && result.error.kind === 'rejected')
  if (result.ok) $listed.set(code.trim())
  return result
}

/** Removes the coupon and reloads cart and totals. */
export async function revokeCoupon(): Promise<Result> {
  const result = await whileCounting($revokes, () =>
    writes.run(() => attempt(async () => (await api()).revokeCoupon(), 'coupon.revoke-failed')),
  )
  if (result.ok) $listed.set(null)
  $isRejected.set(false)
  return result
}
