// Goes through hundreds of things a few at a time, so that the page answers in between.

/** So many are drawn in a task of their own; what fewer fields say is there at once. */
const AT_ONCE = 25

/** Does it with each, and `then` behind the first few; another list takes the place of what is left of the last one. */
export type InBatches = <One>(all: readonly One[], act: (one: One) => void, then?: () => void) => void

/** Makes one that ends with the signal. */
export function inBatches(signal: AbortSignal): InBatches {
  let latest = 0
  return (all, act, then) => {
    const own = ++latest
    const soon = all.length > AT_ONCE ? setTimeout : (work: () => void) => work()
    const go = (from: number) => {
      if (own !== latest || signal.aborted) return
      for (const one of all.slice(from, from + AT_ONCE)) act(one)
      // Before the rest, and apart from it: what takes the focus has the whole page laid out.
      if (from === 0 && then) soon(then)
      if (from + AT_ONCE < all.length) setTimeout(() => go(from + AT_ONCE))
    }
    soon(() => go(0))
  }
}
