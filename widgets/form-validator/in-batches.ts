// Processes hundreds of items in batches, so that the page stays responsive in between.

/** The size of a batch. A list up to this size is processed at once. */
const AT_ONCE = 25

/** Calls `act` for each item, and `then` after the first batch. A new list replaces the rest of the previous one. */
export type InBatches = <One>(all: readonly One[], act: (one: One) => void, then?: () => void) => void

/** Creates a batch runner that stops when the signal aborts. */
export function inBatches(signal: AbortSignal): InBatches {
  let latest = 0
  return (all, act, then) => {
    const own = ++latest
    const soon = all.length > AT_ONCE ? setTimeout : (work: () => void) => work()
    const go = (from: number) => {
      if (own !== latest || signal.aborted) return
      for (const one of all.slice(from, from + AT_ONCE)) act(one)
      // Before the other batches, and in a task of its own: moving the focus lays out the whole page.
      if (from === 0 && then) soon(then)
      if (from + AT_ONCE < all.length) setTimeout(() => go(from + AT_ONCE))
    }
    soon(() => go(0))
  }
}
