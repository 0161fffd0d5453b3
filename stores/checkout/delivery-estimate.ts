// Estimates delivery cost and date of the cart before the checkout; stores nothing.
import type { DeliveryWay } from '#shared/checkout/wire/shipping.ts'
import type { Result } from '#shared/domain/failure.ts'
import { $cart } from '#stores/cart/cart.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'

/** The place to deliver to. */
export interface EstimatePlace {
  country: string
  postcode: string
}

/** The delivery methods; the last answer stays while a newer one is loading. */
export const $deliveryEstimate = writable<Loadable<readonly DeliveryWay[]>>({ state: 'idle' })
/** The place requested last. */
export const $estimatePlace = writable<EstimatePlace | null>(null)

const estimate = latestRequest(
  async (signal, { country, postcode }: EstimatePlace) =>
    (await import('#shared/checkout/shipping/calls.ts')).estimateDelivery(country, postcode.trim(), signal),
  (answer) => {
    const result = onlyRefused(answer)
    $deliveryEstimate.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error })
  },
)

onLeave(() => {
  estimate.abort()
  $deliveryEstimate.set({ state: 'idle' })
  $estimatePlace.set(null)
})

/** Requests an estimate for a place. @example await estimateDelivery({ country: 'NL', postcode: '1012 AB' }) */
export function estimateDelivery(place: EstimatePlace): Promise<Result<DeliveryWay[]>> {
  $estimatePlace.set(place)
  if (valueOf($deliveryEstimate.get()) === null) $deliveryEstimate.set({ state: 'loading' })
  return estimate.send(place)
}

/** Requests the estimate again when the cart changes, if there was one. The returned function ends it. */
export function followEstimate(): () => void {
  let known = valueOf($cart.get())
  return $cart.listen((cart) => {
    const value = valueOf(cart)
    const place = $estimatePlace.get()
    if (value && place && known && value !== known) void estimateDelivery(place)
    known = value ?? known
  })
}
