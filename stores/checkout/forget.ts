// Forgets what was filled in, apart from remembering it: the confirmation page needs only this part.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

/** Where it is kept: in this tab only, until the order is placed or for an hour. */
export const place = { name: 'checkout', area: 'session', minutes: 60 } as const

const memory = persisted({ ...place, schema: v.unknown() })
let stops: readonly (() => void)[] = []
onReset(stopRemembering)

/** Starts to remember, unless that was done already; `listen` returns what ends it. */
export function startRemembering(listen: () => readonly (() => void)[]): void {
  if (stops.length === 0) stops = listen()
}

/** Forgets it, here and in storage: the order stands, or somebody else is here. */
export function forgetCheckout(): void {
  stopRemembering()
  memory.forget()
}

function stopRemembering(): void {
  for (const stop of stops) stop()
  stops = []
}
