// What the host offers for a return beyond the spec: the ways to send it back. Without the extension nothing is asked.
import type { Result } from '#shared/domain/failure.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import type { ReturnChoices } from '#shared/orders/wire/return-choices.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'

const api = () => import('#shared/orders/exchanges/calls.ts')

/** The choices for the order on the screen; idle where the host offers none. */
export const $returnChoices = writable<Loadable<ReturnChoices>>({ state: 'idle' })

const reading = latestRequest(
  async (signal, access: OrderAccess) => (await api()).fetchReturnChoices(access, signal),
  (result) => {
    if (result.ok) $returnChoices.set({ state: 'ready', value: result.value })
    // A host that turns out not to have the call offers nothing.
    else if (result.error.kind === 'unoffered' || !isOffered('exchanges')) $returnChoices.set({ state: 'idle' })
    else if (result.error.kind !== 'aborted') $returnChoices.set({ state: 'failed', error: result.error })
  },
)

/** Loads the choices for an order; those that are shown stay until then. */
export async function loadReturnChoices(access: OrderAccess): Promise<Result<ReturnChoices> | null> {
  if (!isOffered('exchanges')) return null
  if ($returnChoices.get().state !== 'ready') $returnChoices.set({ state: 'loading' })
  return reading.send(access)
}

/** Forgets the choices of an order. */
export function dropReturnChoices(): void {
  reading.abort()
  $returnChoices.set({ state: 'idle' })
}

/** Stores the choices that the server provides for a page without scripts. */
export function provideReturnChoices(given: ReturnChoices | null): Preparation {
  return definePreparation($returnChoices, (held): Loadable<ReturnChoices> =>
    given !== null && held.state === 'idle' ? { state: 'ready', value: given } : held,
  )
}

/** The state that a server may print. */
export const returnChoicesSeed = defineSeed('return-choices', { choices: $returnChoices })
