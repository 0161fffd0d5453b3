// A browser for tests: cookies, storage and tab lines that its tabs share, a clock that only moves when told.
import type { Environment } from '#shared/environment.ts'
import { createTextStore, type TextStore } from '#shared/storage/text-store.ts'

/** What one tab sees, and what a test does to it. */
export interface FakeTab {
  environment: Partial<Environment>
  /** Where the stores sent the shopper. */
  left: string[]
  /** The address, which a test may change as Back does. */
  go: (href: string) => void
  /** Addresses that Back would lead to, the latest last; `back` goes there. */
  history: string[]
  back: () => void
  /** The page comes out of the back/forward cache. */
  wake: () => void
  isOffline: boolean
  /** The connection is back, and the browser says so. */
  comeOnline: () => void
  /** What its pages keep in session storage. */
  session: Map<string, string>
}

/** A browser and its tabs. */
export interface FakeBrowser {
  cookies: Map<string, string>
  local: Map<string, string>
  /** A new tab, or with `before` the next page in that one. */
  openTab: (href?: string, before?: FakeTab) => FakeTab
  /** Moves the clock and runs what is due. */
  pass: (ms: number) => void
  /** Storage that holds nothing more. */
  isFull: boolean
}

interface Timer {
  at: number
  run: () => void
}

/** Opens a browser that has never been here. */
export function openBrowser(): FakeBrowser {
  let clock = Date.parse('2026-11-21T12:00:00Z')
  const timers = new Set<Timer>()
  const lines = new Set<{ name: string; hear: (message: unknown) => void }>()
  const locks = new Map<string, Promise<unknown>>()
  let number = 0

  const browser: FakeBrowser = {
    cookies: new Map(),
    local: new Map(),
    isFull: false,
    pass: (ms) => {
      clock += ms
      for (const timer of [...timers]) {
        if (timer.at > clock) continue
        timers.delete(timer)
        timer.run()
      }
    },
    openTab: (href = 'https://shop.test/nl/', before) => {
      const addressListeners = new Set<() => void>()
      const showListeners = new Set<() => void>()
      const onlineListeners = new Set<() => void>()
      let address = new URL(href)
      const session = before?.session ?? new Map<string, string>()
      const areas = { local: textStore(browser.local), session: textStore(session) }
      const tab: FakeTab = {
        left: [],
        isOffline: false,
        comeOnline: () => {
          tab.isOffline = false
          for (const listener of [...onlineListeners]) listener()
        },
        session,
        history: [],
        back: () => {
          const last = tab.history.pop()
          if (last) tab.go(last)
        },
        go: (next) => {
          address = new URL(next, address)
          for (const listener of addressListeners) listener()
        },
        wake: () => {
          for (const listener of [...showListeners]) listener()
        },
        environment: {
          now: () => clock,
          get location() {
            return new URL(address)
          },
          navigate: (url) => void tab.left.push(url),
          replaceAddress: (url) => {
            address = new URL(url, address)
          },
          pushAddress: (url) => {
            tab.history.push(address.href)
            address = new URL(url, address)
          },
          onAddress: (listener) => subscribe(addressListeners, listener),
          cookie: (name) => browser.cookies.get(name) ?? null,
          setCookie: (name, value) => void browser.cookies.set(name, value),
          storage: (area) => areas[area],
          fetch: (request) => (tab.isOffline ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request)),
          newUpload: () => null,
          onOnline: (listener) => subscribe(onlineListeners, listener),
          channel: (name) => openLine(name),
          onPageShow: (listener) => subscribe(showListeners, listener),
          setTimer: (run, ms) => {
            const timer = { at: clock + ms, run }
            timers.add(timer)
            return () => void timers.delete(timer)
          },
          randomId: () => `random-id-${++number}`,
          withLock: (name, work) => {
            const own = (locks.get(name) ?? Promise.resolve()).then(work)
            locks.set(
              name,
              own.catch(() => {}),
            )
            return own
          },
        },
      }
      return tab
    },
  }

  function openLine(name: string): ReturnType<Environment['channel']> {
    const own = new Set<{ name: string; hear: (message: unknown) => void }>()
    return {
      post: (message) => {
        for (const line of [...lines]) if (line.name === name && !own.has(line)) line.hear(message)
      },
      listen: (hear) => {
        const line = { name, hear }
        own.add(line)
        lines.add(line)
        return () => void lines.delete(line)
      },
      close: () => {
        for (const line of own) lines.delete(line)
      },
    }
  }

  function textStore(texts: Map<string, string>): TextStore {
    return createTextStore(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => {
        if (browser.isFull) throw new DOMException('full', 'QuotaExceededError')
        texts.set(key, value)
      },
      removeItem: (key) => void texts.delete(key),
      key: (at) => [...texts.keys()][at] ?? null,
      clear: () => texts.clear(),
      get length() {
        return texts.size
      },
    }))
  }
  return browser
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
