// Where an order is, for whoever knows its number and address or came by a mail's link.
import type { ReadableAtom } from 'nanostores'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { OrderAccess } from '#shared/domain/order-access.ts'
import { orderToken } from '#shared/domain/order-access.ts'
import type { Tracking } from '#shared/schemas/tracking.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { writable } from './reset.ts'
import { question } from './work/question.ts'

const $found = writable<Tracking | null>(null)

/** The order that was found. */
export const $tracking: ReadableAtom<Tracking | null> = $found

const answer = question(
  async (signal, access: OrderAccess) => (await import('#shared/api/service.ts')).trackOrder(access, signal),
  (result) => $found.set(result.ok ? result.value : null),
  'general.failed',
)

/** Looks an order up; only the answer to the last question counts. */
export function track(access: OrderAccess): Promise<Result<Tracking>> {
  $found.set(null)
  return answer.ask(access)
}

/** Opens the order of a mail's link, whose token stands in the fragment. */
export function openTrackingLink(): Promise<Result<Tracking>> | null {
  const token = orderToken(environment.location)
  return token === null || $found.get() !== null ? null : track({ token })
}

/** Back to the question for an order. */
export function leaveTracking(): void {
  answer.drop()
  $found.set(null)
}

/** An order that the server found already, for a plain page. */
export function provideTracking(found: Tracking | null): Preparation {
  return definePreparation($found, (held) => held ?? found)
}

/** What a server may print of an order's way. */
export const trackingSeed = defineSeed('tracking', { found: $found })
