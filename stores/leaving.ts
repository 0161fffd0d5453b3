// What is forgotten when a customer leaves: each store that keeps something of hers says so here.

/** Why she is not here any more: she left, her session ended while she was busy, or somebody else is here now. */
export type Leaving = 'left' | 'expired' | 'other'

const forgets = new Set<(leaving: Leaving) => void>()

/** Has something personal forgotten whenever a customer leaves, in this tab or another. */
export function onLeave(forget: (leaving: Leaving) => void): void {
  forgets.add(forget)
}

/** Forgets it all, here. */
export function forgetCustomer(leaving: Leaving): void {
  for (const forget of forgets) forget(leaving)
}
