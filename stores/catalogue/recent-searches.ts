// The shopper's own searches, newest first: on this device for a month, or in this tab for a day if the consent that the store requires is missing.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $consent, followConsent } from '#stores/page/consent.ts'
import { SHORTEST } from './search.ts'

const MOST = 5
const A_DAY = 24 * 60

const schema = v.array(v.string())
const onDevice = persisted({ name: 'searches', area: 'local', schema, minutes: 30 * A_DAY })
const inTab = persisted({ name: 'searches', area: 'session', schema, minutes: A_DAY })
let memory = inTab
onReset(() => {
  memory = inTab
})

/** The searches, newest first; empty until they are loaded. */
export const $recentSearches = writable<readonly string[]>([])

/** Loads the searches from storage, and decides where the next ones are stored. */
export function loadRecentSearches({ needsConsent }: { needsConsent: boolean }): void {
  followConsent()()
  const consent = $consent.get()
  if (needsConsent && consent === 'denied') onDevice.forget()
  memory = needsConsent && consent !== 'granted' ? inTab : onDevice
  $recentSearches.set((memory.get() ?? []).slice(0, MOST))
}

/** Adds a query at the top. */
export function keepSearch(text: string): void {
  const query = text.trim()
  if (query.length < SHORTEST) return
  write([query, ...(memory.get() ?? []).filter((known) => known.toLowerCase() !== query.toLowerCase())])
}

/** Removes a query. */
export function forgetSearch(query: string): void {
  write((memory.get() ?? []).filter((known) => known !== query))
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
