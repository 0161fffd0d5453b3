// The most frequent searches of the shop, from hosts that count them. Loaded when the empty search field is first opened.
import { isOffered } from '#shared/state/extensions.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { writable } from '#stores/kit/reset.ts'

const MOST = 6

/** The searches, the most frequent first; empty where the host counts none. */
export const $popularSearches = writable<readonly string[]>([])
/** Whether they are loaded or being loaded. */
const $isAsked = writable(false)

/** Loads them once per page; after a failure the next call tries again. Nothing is shown of a failure. */
export async function loadPopularSearches(): Promise<void> {
  if ($isAsked.get() || !isOffered('searches')) return
  $isAsked.set(true)
  const result = await attempt(async () => (await import('#shared/catalogue/search/calls.ts')).getPopularSearches(), 'search.load-failed')
  if (result.ok) $popularSearches.set(result.value.slice(0, MOST).map(({ label }) => label))
  else $isAsked.set(false)
}
