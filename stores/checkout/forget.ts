// Forgets what was filled in, apart from remembering it: the confirmation only does this.
import * as v from 'valibot'
import { onReset } from '../reset.ts'
import { kept } from '../work/kept.ts'

/** Where it is kept: this tab's alone, gone with the order or within the hour. */
export const place = { name: 'checkout', area: 'session', minutes: 60 } as const

const memory = kept({ ...place, schema: v.unknown() })
let stops: readonly (() => void)[] = []
onReset(stopRemembering)

/** Starts to remember, unless somebody does already; `listen` answers what ends it. */
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
