// Where an order is, for whoever knows its number and address or came by a mail's link.
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

/** Looks an order up; only the answer to the last question counts. */
export function track(access: OrderAccess): Promise<Result<Tracking>> {
  $tracking.set(null)
  return answer.send(access)
}

/** Back to the question for an order. */
export function leaveTracking(): void {
  answer.abort()
  $tracking.set(null)
}

/** An order that the server found already, for a plain page. */
export function provideTracking(found: Tracking | null): Preparation {
  return definePreparation($tracking, (held) => held ?? found)
}

/** What a server may print of an order's way. */
export const trackingSeed = defineSeed('tracking', { found: $tracking })
