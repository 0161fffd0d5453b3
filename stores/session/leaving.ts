// Clears personal data when a customer leaves: each store that holds some registers here.
import { environment } from '#shared/environment.ts'

/** Why she left: she logged out, her session expired, or another customer logged in. */
export type Leaving = 'left' | 'expired' | 'other'

const forgets = new Set<(leaving: Leaving) => void>()

/** Registers a function that clears personal data when a customer leaves, in this tab or another. */
export function onLeave(forget: (leaving: Leaving) => void): void {
  forgets.add(forget)
}

/** Reloads the page, since the host's own text on it concerns the earlier customer. Without the fragment, which would only scroll. */
export function openAnew(): void {
  const { pathname, search } = environment.location
  environment.navigate(pathname + search)
}

/** The owner of the data shown: a customer's id, or `somebody` if the data does not name her. */
export type Shown = number | 'somebody'

const owns = new Set<() => Shown | null>()

/** Registers the owner of a store's data: such a page is hers, even if she left before the session was loaded. */
export function onOwn(shown: () => Shown | null): void {
  owns.add(shown)
}

/** The owner of the data shown here; null if nobody's. */
export function whoseIsShown(): Shown | null {
  const all = [...owns].flatMap((shown) => shown() ?? [])
  return all.find((who) => who !== 'somebody') ?? all[0] ?? null
}

/** Clears all registered data in this tab. */
export function forgetCustomer(leaving: Leaving): void {
  for (const forget of forgets) forget(leaving)
}
