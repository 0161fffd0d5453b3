// The only access to the platform, long because page, address, clock, storage, cookies, tabs and network are all here. Safe on a server; tests replace it.
import type { DeviceSigns } from '#shared/domain/device.ts'
import { createTextStore, type TextStore } from '#shared/storage/text-store.ts'

/** Stops what was started. */
export type Stop = () => void

/** A channel to the other tabs of this browser. */
export interface TabChannel {
  post: (message: unknown) => void
  /** Listens to the other tabs, never to this one. */
  listen: (listener: (message: unknown) => void) => Stop
  close: Stop
}

/** Options of a written cookie. */
export interface CookieOptions {
  /** The path of the cookie: the store's, e.g. `/nl/`. */
  path: string
  /** Lifetime in days; 7 by default, 0 removes the cookie. */
  days?: number
}

/** The parts of the platform that stores, calls and widgets may use outside of rendering. */
export interface Environment {
  /** Milliseconds since 1970 on the shopper's clock, which may be years off: compare it only with itself. */
  now: () => number
  /** Milliseconds since the page was opened, on a monotonic clock. */
  elapsed: () => number
  /** The page's address; `about:blank` on a server. */
  readonly location: URL
  /** Leaves for another page. */
  navigate: (url: string) => void
  /** Replaces the address without leaving the page or adding a history entry. */
  replaceAddress: (url: string) => void
  /** Changes the address without leaving the page; Back leads to the previous one. */
  pushAddress: (url: string) => void
  /** Goes to the previous history entry, like the Back button. */
  goBack: () => void
  /** Listens to Back, Forward and fragment changes. */
  onAddress: (listener: () => void) => Stop
  /** The value of a cookie that scripts may read; null if there is none or cookies are blocked. */
  cookie: (name: string) => string | null
  setCookie: (name: string, value: string, options: CookieOptions) => void
  /** Listens to changes of cookies; where the browser does not tell of them, to the focus that comes back to the window. */
  onCookies: (listener: () => void) => Stop
  /** Whether the browser stores cookies of this page. */
  hasCookies: () => boolean
  /** Texts that outlive the page: `local` for all tabs, `session` for this one. Never throws. */
  storage: (area: 'local' | 'session') => TextStore
  fetch: (request: Request) => Promise<Response>
  /** A request with upload progress, which `fetch` lacks; null where the platform has none. */
  newUpload: () => XMLHttpRequest | null
  isOnline: () => boolean
  /** Listens to the return of the connection. */
  onOnline: (listener: () => void) => Stop
  /** Opens a channel to the other tabs; posting does nothing where the browser has none. */
  channel: (name: string) => TabChannel
  /** Runs `work` while no other tab of this origin runs work of that name; at once where the browser has no locks. */
  withLock: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>
  /** Listens to the page being shown again from the back/forward cache, or for the first time after prerendering. */
  onPageShow: (listener: () => void) => Stop
  /** Listens to the load of another page being stopped, by Escape or the browser's button; silent where the browser does not tell. */
  onStopped: (listener: () => void) => Stop
  /** Whether the page is prerendered and not seen yet: nothing may be tracked or changed. */
  isPrerendering: () => boolean
  /** The browser's data about the device; empty on a server. */
  deviceSigns: () => DeviceSigns
  /** Listens to changes of the window's size, and with it perhaps of the screen's. */
  onResize: (listener: () => void) => Stop
  /** Calls once after `ms`; the returned function cancels it. */
  setTimer: (run: () => void, ms: number) => Stop
  /** Calls once when the browser is idle, or after two seconds; the returned function cancels it. */
  whenIdle: (run: () => void) => Stop
  /** An id that cannot be guessed, e.g. an idempotency key. */
  randomId: () => string
}

/** The longest wait for an idle page, in milliseconds. */
const IDLE_LIMIT = 2_000

const hasPage = typeof document === 'object'
const local = createTextStore(() => window.localStorage)
const session = createTextStore(() => window.sessionStorage)

const platform: Environment = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  get location() {
    return new URL(hasPage ? window.location.href : 'about:blank')
  },
  navigate: (url) => hasPage && window.location.assign(url),
  // An absolute address, since a <base> in the page would change a relative one.
  replaceAddress: (url) => hasPage && window.history.replaceState(window.history.state, '', new URL(url, window.location.href).href),
  pushAddress: (url) => hasPage && window.history.pushState(null, '', new URL(url, window.location.href).href),
  goBack: () => hasPage && window.history.back(),
  onAddress: (listener) => {
    const stops = [listen('popstate', listener), listen('hashchange', listener)]
    return () => stops.forEach((stop) => stop())
  },
  cookie: readCookie,
  setCookie: (name, value, { path, days = 7 }) => {
    if (!hasPage) return
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    try {
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${days * 86_400}; SameSite=Lax${secure}`
    } catch {
      // A sandboxed page has no cookies.
    }
  },
  onCookies: (listener) => {
    const store: unknown = hasPage && Reflect.get(window, 'cookieStore')
    return store instanceof EventTarget ? listen('change', listener, store) : listen('focus', listener)
  },
  hasCookies: () => (hasKept ||= tryCookie()),
  // On a server each caller gets an empty store: two shoppers must never share its memory.
  storage: (area) => (hasPage ? (area === 'local' ? local : session) : createTextStore(() => null)),
  // Where a library of the page replaced `Request`, the API's client uses its own class, which `fetch` does not accept.
  fetch: (request) => ('init' in request && typeof request.init === 'function' ? fetch(request.url, request.init()) : fetch(request)),
  newUpload: () => (typeof XMLHttpRequest === 'function' ? new XMLHttpRequest() : null),
  isOnline: () => !hasPage || window.navigator.onLine,
  onOnline: (listener) => listen('online', listener),
  channel: openChannel,
  withLock,
  onPageShow: (listener) => {
    const stops = [
      listen('pageshow', (event) => 'persisted' in event && event.persisted && listener()),
      listen('prerenderingchange', listener, hasPage ? document : undefined),
    ]
    return () => stops.forEach((stop) => stop())
  },
  onStopped: (listener) => {
    const navigation: unknown = hasPage && Reflect.get(window, 'navigation')
    return navigation instanceof EventTarget ? listen('navigateerror', listener, navigation) : () => {}
  },
  isPrerendering: () => hasPage && 'prerendering' in document && document.prerendering === true,
  deviceSigns: () =>
    hasPage
      ? { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, narrowSide: Math.min(screen.width, screen.height) }
      : { userAgent: '', touchPoints: 0, narrowSide: 0 },
  onResize: (listener) => listen('resize', listener),
  setTimer: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  whenIdle: (run) => {
    if (typeof requestIdleCallback !== 'function') return platform.setTimer(run, IDLE_LIMIT)
    const idle = requestIdleCallback(run, { timeout: IDLE_LIMIT })
    return () => cancelIdleCallback(idle)
  },
  randomId: () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
}

/** The platform, or a test's replacement. Read it at the moment of use: `environment.now()`. */
export let environment: Environment = platform

/**
 * Replaces parts of the platform; the returned function restores them.
 * @example const restore = setEnvironment({ now: () => 1_000 })
 */
export function setEnvironment(parts: Partial<Environment>): Stop {
  const before = environment
  // Descriptors instead of a spread, since the address has to be read again at every use.
  environment = Object.defineProperties(
    { ...before },
    { ...Object.getOwnPropertyDescriptors(before), ...Object.getOwnPropertyDescriptors(parts) },
  )
  return () => {
    environment = before
  }
}

function listen(type: string, listener: (event: Event) => void, target: EventTarget | undefined = hasPage ? window : undefined): Stop {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}

async function withLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!hasPage || !('locks' in navigator)) return work()
  let hasBegun = false
  const held = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, held)
  } catch (error) {
    // A page whose storage is blocked cannot use locks either.
    if (hasBegun) throw error
    return work()
  }
}

/** A browser that has kept a cookie on this page is not tested again. */
let hasKept = false

/** Writes a cookie and reads it: `navigator.cookieEnabled` is true in browsers that block those of one site, or by an extension. */
function tryCookie(): boolean {
  const name = 'touchline-try'
  environment.setCookie(name, name, { path: '/' })
  const isKept = !!readCookie(name)
  environment.setCookie(name, '', { path: '/', days: 0 })
  return isKept
}

function readCookie(name: string): string | null {
  try {
    const entry = hasPage ? document.cookie.split('; ').find((text) => text.startsWith(`${name}=`)) : undefined
    return entry === undefined ? null : decode(entry.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Some hosts write cookies unencoded; a stray percent sign is then not an escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function openChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>()
  let line: BroadcastChannel | null = null
  const connect = () => {
    try {
      line = hasPage ? new BroadcastChannel(name) : null
    } catch {
      // Not supported, or a sandboxed page: this tab is alone.
    }
    line?.addEventListener('message', ({ data }) => {
      for (const listener of [...listeners]) listener(data)
    })
  }
  const hangUp = () => {
    line?.close()
    line = null
  }
  connect()
  // An open channel would remove a sleeping page from the back/forward cache; the page reloads what it missed when it wakes.
  const stops = [listen('pagehide', hangUp), listen('pageshow', () => line ?? connect())]
  return {
    post: (message) => line?.postMessage(message),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      for (const stop of stops) stop()
      hangUp()
    },
  }
}
