// Texts by key, kept by the browser if it allows that and in memory if not; callers see no difference.

/** A storage that always works, for as long as the page lives at least. */
export interface TextStore {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

/**
 * Wraps a `Storage` that may be missing, forbidden, full or taken away at any moment.
 * @example const store = createTextStore(() => window.localStorage)
 */
export function createTextStore(open: () => Storage | null | undefined): TextStore {
  const memory = new Map<string, string>()

  /** Runs with the browser's storage; null if there is none or it throws. */
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      const storage = open()
      return storage ? use(storage) : null
    } catch {
      return null
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    set: (key, text) => {
      memory.delete(key)
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isKept) return
      memory.set(key, text)
      // An older text that could not be replaced must not come back with the next page.
      attempt((storage) => storage.removeItem(key))
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => {
      const keys = new Set(memory.keys())
      attempt((storage) => {
        for (let at = 0; at < storage.length; at++) keys.add(storage.key(at) ?? '')
      })
      return [...keys]
    },
  }
}
