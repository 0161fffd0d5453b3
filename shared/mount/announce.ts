// Sends every DOM event of the suite, and keeps them, so that late listeners and the doctor can ask what happened before.

/** One announced event. */
export interface Announcement {
  /** The event without its prefix, e.g. `cart:added`. */
  name: string
  detail: unknown
  /** Milliseconds since the page was opened. */
  at: number
}

const KEPT = 100
const log: Announcement[] = []
const last = new Map<string, { detail: unknown }>()
const watchers = new Set<(announcement: Announcement) => void>()

/**
 * Dispatches `touchline:<name>`, bubbling from the mount that caused it, else from the document.
 * @example announce('cart:added', detail, mount)
 */
export function announce(name: string, detail: unknown, origin?: unknown): void {
  const announcement = { name, detail, at: performance.now() }
  last.set(name, announcement)
  log.push(announcement)
  if (log.length > KEPT) log.shift()
  for (const watch of watchers) watch(announcement)
  const target = origin instanceof Element && origin.isConnected ? origin : document
  // What a host may refuse it refuses by the function in its detail, or as it refuses any event.
  const refuse: unknown = Reflect.get(Object(detail), 'refuse')
  const cancelable = typeof refuse === 'function'
  const isWanted = target.dispatchEvent(new CustomEvent(`touchline:${name}`, { bubbles: true, cancelable, detail }))
  if (!isWanted && cancelable) refuse()
}

/** The last detail of an event, for a listener that comes late. */
export function lastOf(name: string): { detail: unknown } | null {
  return last.get(name) ?? null
}

/** What was announced so far, oldest first, and whatever comes; the returned function ends it. */
export function watchAnnouncements(watch: (announcement: Announcement) => void): () => void {
  for (const announcement of log) watch(announcement)
  watchers.add(watch)
  return () => void watchers.delete(watch)
}
