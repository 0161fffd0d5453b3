// A window for tests in which every watched element is below the visible part, until it is scrolled there.
import { afterEach, vi } from 'vitest'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>

/** Replaces the browser's observer. The returned function scrolls all watched elements into the window. */
export function useBelowWindow(): () => void {
  const tellers = new Set<(entries: readonly Entry[]) => void>()
  class Observer {
    readonly #tell: (entries: readonly Entry[]) => void
    constructor(tell: (entries: readonly Entry[]) => void) {
      this.#tell = tell
    }
    observe = () => {
      tellers.add(this.#tell)
      this.#tell([{ isIntersecting: false }])
    }
    disconnect = () => void tellers.delete(this.#tell)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  afterEach(() => void vi.unstubAllGlobals())
  return () => {
    for (const tell of tellers) tell([{ isIntersecting: true }])
  }
}
