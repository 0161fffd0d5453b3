// The tracking of an order, found by its number and e-mail address or by the link in an e-mail.
import type { Result } from '#shared/domain/failure.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import type { Tracking } from '#shared/orders/wire/tracking.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { writable } from '#stores/kit/reset.ts'

/** The order that was found. */
export const $tracking = writable<Tracking | null>(null)

const answer = latestRequest(
  async (signal, access: OrderAccess) => (await import('#shared/orders/tracking/calls.ts')).trackOrder(access, signal),
  (result) => $tracking.set(result.ok ? result.value : null),
)

/** Looks up an order; a latest-only request. */
export function track(access: OrderAccess): Promise<Result<Tracking>> {
  $tracking.set(null)
  return answer.send(access)
}

/** Returns to the form that finds an order. */
export function leaveTracking(): void {
  answer.abort()
  $tracking.set(null)
}

/** Stores an order that the server has found already, for a page without scripts. */
export function provideTracking(found: Tracking | null): Preparation {
  return definePreparation($tracking, (held) => held ?? found)
}

/** The state that a server may print for the tracking. */
export const trackingSeed = defineSeed('tracking', { found: $tracking })
