// What is forgotten when a customer leaves: each store that keeps something of hers says so here.
import { environment } from '#shared/environment.ts'

/** Why she is no longer here: she logged out, her session ended while she was busy, or somebody else is here now. */
export type Leaving = 'left' | 'expired' | 'other'

const forgets = new Set<(leaving: Leaving) => void>()

/** Registers something personal to be forgotten whenever a customer leaves, in this tab or another. */
export function onLeave(forget: (leaving: Leaving) => void): void {
  forgets.add(forget)
}

/** Loads the page again: the host's own words on it are about whoever was here. Without the fragment, which would make it a mere jump. */
export function openAnew(): void {
  const { pathname, search } = environment.location
  environment.navigate(pathname + search)
}

/** Whose data is shown: a customer's number, or `somebody` if what is shown does not say. */
export type Shown = number | 'somebody'

const owns = new Set<() => Shown | null>()

/** Registers whose data a store shows: such a page is hers, even if she left before the session said who she is. */
export function onOwn(shown: () => Shown | null): void {
  owns.add(shown)
}

/** Whose data is shown here; null if nobody's. */
export function whoseIsShown(): Shown | null {
  const all = [...owns].flatMap((shown) => shown() ?? [])
  return all.find((who) => who !== 'somebody') ?? all[0] ?? null
}

/** Forgets it all, here. */
export function forgetCustomer(leaving: Leaving): void {
  for (const forget of forgets) forget(leaving)
}
