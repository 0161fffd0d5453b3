// Forgets the checkout's input. Separate from the code that remembers it, since the confirmation page needs only this part.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

/** The place in storage: this tab only, until the order is placed or for an hour. */
export const place = { name: 'checkout', area: 'session', minutes: 60 } as const

const memory = persisted({ ...place, schema: v.unknown() })
let stops: readonly (() => void)[] = []
onReset(stopRemembering)

/** Starts to remember the input, once; `listen` returns the functions that end it. */
export function startRemembering(listen: () => readonly (() => void)[]): void {
  if (stops.length === 0) stops = listen()
}

/** Forgets the input, in memory and in storage: the order is placed, or somebody else is here. */
export function forgetCheckout(): void {
  stopRemembering()
  memory.forget()
}

function stopRemembering(): void {
  for (const stop of stops) stop()
  stops = []
}
