// Dispatches every DOM event of the suite, and records them, so that late listeners and the doctor can read earlier ones.

/** A dispatched event. */
export interface Announcement {
  /** The event's name without the prefix, e.g. `cart:added`. */
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
  // A host can refuse by the function in the detail, or by preventing the event's default.
  const refuse: unknown = Reflect.get(Object(detail), 'refuse')
  const cancelable = typeof refuse === 'function'
  const isWanted = target.dispatchEvent(new CustomEvent(`touchline:${name}`, { bubbles: true, cancelable, detail }))
  if (!isWanted && cancelable) refuse()
}

/** The last detail of an event, for late listeners. */
export function lastOf(name: string): { detail: unknown } | null {
  return last.get(name) ?? null
}

/** Calls back with all events so far, oldest first, and with every later one; the returned function stops it. */
export function watchAnnouncements(watch: (announcement: Announcement) => void): () => void {
  for (const announcement of log) watch(announcement)
  watchers.add(watch)
  return () => void watchers.delete(watch)
}
