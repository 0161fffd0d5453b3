// The Request that ky makes. MooTools puts a class of its own in the platform's place, and ky asks for that place by name:
// the build leads it here (scripts/build/bundle.ts).

/** What ky and `fetch` read of a request, for pages where the platform's own cannot be had. */
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

  /** The same once more, with the headers it has by now. */
  clone(): PlainRequest {
    return new PlainRequest(this.url, this.init())
  }

  /** What `fetch` takes beside the address. */
  init(): RequestInit {
    return { ...this.#init, headers: this.headers }
  }
}

const own: unknown = Reflect.get(globalThis, 'Request')
const isPlatforms = typeof own === 'function' && Reflect.get(Object(own.prototype), Symbol.toStringTag) === 'Request'

/** The platform's, else ours. */
export const PlatformRequest: unknown = isPlatforms ? own : PlainRequest
