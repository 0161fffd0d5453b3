// Stores texts by key in the browser if it allows that, otherwise in memory; callers see no difference.

/** A storage that always works, at least for the life of the page. */
export interface TextStore {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

/**
 * Wraps a `Storage` that may be missing, forbidden, full or revoked at any time.
 * @example const store = createTextStore(() => window.localStorage)
 */
export function createTextStore(open: () => Storage | null | undefined): TextStore {
  const memory = new Map<string, string>()

  /** Calls with the browser's storage; null if there is none or it throws. */
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
      // An old text that could not be replaced is removed, so that it does not reappear on the next page.
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
