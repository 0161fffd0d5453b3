// What delivery of the cart to some place would cost and when it would arrive: asked before the checkout, and stored nowhere.
import type { DeliveryWay } from '#shared/checkout/wire/shipping.ts'
import type { Result } from '#shared/domain/failure.ts'
import { $cart } from '#stores/cart/cart.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'

/** Where to. */
export interface EstimatePlace {
  country: string
  postcode: string
}

/** The delivery methods; the last answer stays while a newer one is loading. */
export const $deliveryEstimate = writable<Loadable<readonly DeliveryWay[]>>({ state: 'idle' })
/** The place that was asked for last. */
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

/** Asks for this place. @example await estimateDelivery({ country: 'NL', postcode: '1012 AB' }) */
export function estimateDelivery(place: EstimatePlace): Promise<Result<DeliveryWay[]>> {
  $estimatePlace.set(place)
  if (valueOf($deliveryEstimate.get()) === null) $deliveryEstimate.set({ state: 'loading' })
  return estimate.send(place)
}

/** A changed cart may be delivered in another way: from now on it is asked for again if somebody wanted to know. The returned function ends it. */
export function followEstimate(): () => void {
  let known = valueOf($cart.get())
  return $cart.listen((cart) => {
    const value = valueOf(cart)
    const place = $estimatePlace.get()
    if (value && place && known && value !== known) void estimateDelivery(place)
    known = value ?? known
  })
}
