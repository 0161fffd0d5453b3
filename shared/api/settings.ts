// The address and the time limits of the API. Set once by the code that reads the page's settings; small enough for the runtime.
import { environment } from '#shared/environment.ts'

/** Time limits in milliseconds. */
export interface Limits {
  /** A whole call of the stateful client, including retries and token refresh. */
  api: number
  /** A whole call of the catalogue client. */
  catalogue: number
  /** Before the first retry of a read; the second waits twice as long. */
  retryDelay: number
  /** A server that requests a longer wait is not retried. */
  patience: number
}

/** The page's settings that the clients need. */
export interface ApiSettings {
  /** The store's own address, absolute or from the root, e.g. `/nl/`. */
  apiUrl: string
  /** The numeric `store.id`. */
  storeId: number
  /** For tests, which do not wait. */
  limits?: Partial<Limits>
}

const defaults: Limits = { api: 60_000, catalogue: 10_000, retryDelay: 300, patience: 10_000 }
let current: ApiSettings = { apiUrl: '/', storeId: 0 }

/** Points both clients at a store. */
export function configureApi(settings: ApiSettings): void {
  current = settings
}

/** The store id sent with every call. */
export function storeId(): string {
  return String(current.storeId)
}

/** The current limits. */
export function limits(): Limits {
  return { ...defaults, ...current.limits }
}

/** The full address of a path; resolved against the page's own address, never against a `<base>`. */
export function addressOf(path: string): string {
  const { href } = new URL(current.apiUrl.endsWith('/') ? current.apiUrl : `${current.apiUrl}/`, pageAddress())
  return href + path.replace(/^\/+/, '')
}

/** A server has no page address; only absolute API addresses work there. */
function pageAddress(): URL | undefined {
  const { location } = environment
  return location.protocol === 'about:' ? undefined : location
}
