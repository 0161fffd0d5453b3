// The Request class that ky uses. MooTools replaces the platform's class, and ky looks it up by name: the build redirects that name here
// (scripts/build/bundle.ts).

/** The parts of a request that ky and `fetch` read, for pages where the platform's class is not available. */
export class PlainRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body = null
  readonly signal: AbortSignal | null
  readonly #init: RequestInit

  constructor(address: string | URL, init: RequestInit = {}) {
    this.url = String(address)
    this.method = init.method ?? 'GET'
    this.headers = new Headers(init.headers)
    this.signal = init.signal ?? null
    this.#init = init
  }

  /** A copy with the current headers. */
  clone(): PlainRequest {
    return new PlainRequest(this.url, this.init())
  }

  /** The options that `fetch` takes besides the address. */
  init(): RequestInit {
    return { ...this.#init, headers: this.headers }
  }
}

const own: unknown = Reflect.get(globalThis, 'Request')
const isPlatforms = typeof own === 'function' && Reflect.get(Object(own.prototype), Symbol.toStringTag) === 'Request'

/** The platform's class, else ours. */
export const PlatformRequest: unknown = isPlatforms ? own : PlainRequest
