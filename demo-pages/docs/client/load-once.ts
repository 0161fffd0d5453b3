// Loads something once, when it is first needed; a failure is not kept, and not repeated at once either.

/** How long a failed load is left alone, in milliseconds: a person types faster than a server recovers. */
const PAUSE = 5_000

/** A function that shares one load between all callers. After a failure the first call that is late enough loads again. */
export function loadOnce<Value>(load: () => Promise<Value>, now: () => number = () => performance.now()): () => Promise<Value> {
  let known: Promise<Value> | null = null
  let again = -Infinity
  return () => {
    if (known && now() < again) return known
    const loading = load()
    known = loading
    again = Infinity
    loading.catch(() => {
      again = now() + PAUSE
    })
    return loading
  }
}
