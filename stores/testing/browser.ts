// A browser for tests: cookies, storage and channels that its tabs share, and a clock that only moves on command.
import type { Environment } from '#shared/environment.ts'
import { createTextStore, type TextStore } from '#shared/storage/text-store.ts'

/** The environment of one tab, and a test's controls for it. */
export interface FakeTab {
  environment: Partial<Environment>
  /** The addresses that the stores sent the shopper to. */
  left: string[]
  /** Changes the address, as Back does. */
  go: (href: string) => void
  /** The addresses that Back would lead to, the latest last; `back` goes there. */
  history: string[]
  back: () => void
  /** Sets a cookie as a script of the host does, or deletes it with null; the browser tells the page. */
  setCookie: (name: string, value: string | null) => void
  /** Restores the page from the back/forward cache. */
  wake: () => void
  isOffline: boolean
  /** Restores the connection and fires the browser's event. */
  comeOnline: () => void
  /** The session storage of its pages. */
  session: Map<string, string>
  /** Leaves the page: its locks are free, and what it still wants to send is not sent. */
  leave: () => void
  /** Stops the load of the page that this tab is leaving for. */
  stopLoading: () => void
}

/** A browser and its tabs. */
export interface FakeBrowser {
  cookies: Map<string, string>
  local: Map<string, string>
  /** Opens a new tab or, with `before`, the next page in that tab. */
  openTab: (href?: string, before?: FakeTab) => FakeTab
  /** Advances the clock and runs due timers. */
  pass: (ms: number) => void
  /** Whether the storage is full. */
  isFull: boolean
}

interface Timer {
  at: number
  run: () => void
}

/** Opens a browser that has never visited the shop. */
export function openBrowser(): FakeBrowser {
  let clock = Date.parse('2026-11-21T12:00:00Z')
  const timers = new Set<Timer>()
  const lines = new Set<{ name: string; listener: (message: unknown) => void }>()
  const locks = new Map<string, Promise<unknown>>()
  let number = 0

  function startTimer(run: () => void, ms: number): () => void {
    const timer = { at: clock + ms, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }

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
      const stopListeners = new Set<() => void>()
      const onlineListeners = new Set<() => void>()
      const cookieListeners = new Set<() => void>()
      let address = new URL(href)
      const session = before?.session ?? new Map<string, string>()
      let leave = () => {}
      const gone = new Promise<void>((resolve) => {
        leave = resolve
      })
      const areas = { local: textStore(browser.local), session: textStore(session) }
      const tab: FakeTab = {
        left: [],
        isOffline: false,
        comeOnline: () => {
          tab.isOffline = false
          for (const listener of [...onlineListeners]) listener()
        },
        session,
        leave: () => {
          tab.isOffline = true
          leave()
        },
        history: [],
        back: () => {
          const last = tab.history.pop()
          if (last) tab.go(last)
        },
        go: (next) => {
          address = new URL(next, address)
          for (const listener of addressListeners) listener()
        },
        setCookie: (name, value) => {
          if (value === null) browser.cookies.delete(name)
          else browser.cookies.set(name, value)
          for (const listener of [...cookieListeners]) listener()
        },
        wake: () => {
          for (const listener of [...showListeners]) listener()
        },
        stopLoading: () => {
          for (const listener of [...stopListeners]) listener()
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
          onCookies: (listener) => subscribe(cookieListeners, listener),
          storage: (area) => areas[area],
          fetch: (request) => (tab.isOffline ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request)),
          newUpload: () => null,
          onOnline: (listener) => subscribe(onlineListeners, listener),
          channel: (name) => openLine(name),
          onPageShow: (listener) => subscribe(showListeners, listener),
          onStopped: (listener) => subscribe(stopListeners, listener),
          setTimer: startTimer,
          whenIdle: (run) => startTimer(run, 0),
          randomId: () => `random-id-${++number}`,
          withLock: (name, work) => {
            const own = (locks.get(name) ?? Promise.resolve()).then(work)
            locks.set(name, Promise.race([own.catch(() => {}), gone]))
            return own
          },
        },
      }
      return tab
    },
  }

  function openLine(name: string): ReturnType<Environment['channel']> {
    const own = new Set<{ name: string; listener: (message: unknown) => void }>()
    return {
      post: (message) => {
        for (const line of [...lines]) if (line.name === name && !own.has(line)) line.listener(message)
      },
      listen: (listener) => {
        const line = { name, listener }
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
