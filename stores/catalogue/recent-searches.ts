// The shopper's own searches, newest first: on this device for a month, or in this tab for a day if the consent that the store requires is missing.
import { onReset, writable } from '#stores/kit/reset.ts'
import { $consent, followConsent } from '#stores/page/consent.ts'
import { inTab, onDevice, withoutSearch } from './kept-searches.ts'
import { SHORTEST } from './search.ts'

const MOST = 5

let memory = inTab
onReset(() => {
  memory = inTab
})

/** The searches, newest first; empty until they are loaded. */
export const $recentSearches = writable<readonly string[]>([])

/**
 * Loads the searches from storage, and decides where the next ones are stored, now and whenever her consent changes. The returned function
 * ends it.
 */
export function followRecentSearches({ needsConsent }: { needsConsent: boolean }): () => void {
  const stopReading = followConsent()
  const stop = $consent.subscribe((consent) => {
    if (needsConsent && consent === 'denied') onDevice.forget()
    const isAllowed = !needsConsent || consent === 'granted'
    memory = isAllowed ? onDevice : inTab
    // What she searched for before she agreed goes along.
    const early = isAllowed ? (inTab.get() ?? []) : []
    if (early.length > 0) {
      inTab.forget()
      write(together(early, onDevice.get() ?? []))
    } else $recentSearches.set((memory.get() ?? []).slice(0, MOST))
  })
  return () => {
    stop()
    stopReading()
  }
}

/** The first list, then what only the other one has. */
const together = (first: readonly string[], then: readonly string[]) => [
  ...first,
  ...then.filter((known) => !first.some((one) => one.toLowerCase() === known.toLowerCase())),
]

/** Adds a query at the top. */
export function keepSearch(text: string): void {
  const query = text.trim()
  if (query.length < SHORTEST) return
  write(together([query], memory.get() ?? []))
}

/** Removes a query; the others stay as long as they would have. */
export function forgetSearch(query: string): void {
  memory.amend((searches) => withoutSearch(searches, query))
  $recentSearches.set(withoutSearch($recentSearches.get(), query))
}

/** Removes all, on the device and in the tab. */
export function forgetSearches(): void {
  for (const area of [onDevice, inTab]) area.forget()
  $recentSearches.set([])
}

function write(searches: readonly string[]): void {
  const most = searches.slice(0, MOST)
  memory.set(most)
  $recentSearches.set(most)
}
