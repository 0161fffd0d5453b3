// A visitor without a browser: stores cookies, and gives the suite's client the network and the cookies that scripts can read.
import { setEnvironment } from '#shared/environment.ts'

/** The time limit of a request, in milliseconds. */
const LIMIT = 15_000

/** A cookie with its attributes. */
export interface Cookie {
  value: string
  isHttpOnly: boolean
  path: string | null
}

/** An answer, read once. */
export interface Reply {
  status: number
  /** The media type without parameters, in lower case. */
  type: string
  text: string
  headers: Headers
  /** The names of the cookies it set. */
  cookies: readonly string[]
}

/** One browser on one platform. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>()
  /** The last answer. */
  last: Reply | null = null

  /** Replaces the browser for all requests of the suite, until the returned function is called. */
  lend(): () => void {
    return setEnvironment({
      fetch: (request) => this.#pass(request),
      cookie: (name) => {
        const cookie = this.cookies.get(name)
        return cookie && !cookie.isHttpOnly ? decoded(cookie.value) : null
      },
      hasCookies: () => true,
    })
  }

  /** Sends a request without the suite's client, for pages and for requests that no widget sends. A redirect is an answer; else rejects. */
  async ask(
    method: string,
    address: string | URL,
    init: { headers?: Readonly<Record<string, string>>; json?: unknown } = {},
  ): Promise<Reply> {
    const { json, headers = {} } = init
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT),
      headers: { ...this.#cookieHeader(), ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    return this.#read(response, await response.text())
  }

  /** Sends a request; cookies are neither sent nor stored for calls that the suite treats as public. */
  async #pass(request: Request): Promise<Response> {
    this.last = null
    const isForEverybody = request.credentials === 'omit'
    const headers = new Headers(request.headers)
    if (!isForEverybody) for (const [name, value] of Object.entries(this.#cookieHeader())) headers.set(name, value)
    const body = request.method === 'GET' ? null : await request.arrayBuffer()
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT)])
    const response = await fetch(request.url, { method: request.method, redirect: 'manual', headers, body, signal })
    const bytes = await response.arrayBuffer()
    this.last = this.#read(response, new TextDecoder().decode(bytes), isForEverybody)
    return new Response(bytes.byteLength > 0 ? bytes : null, { status: response.status, headers: response.headers })
  }

  #read(response: Response, text: string, isForEverybody = false): Reply {
    const set = response.headers.getSetCookie()
    const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    const cookies = set.map((line) => (isForEverybody ? nameOf(line) : this.#keep(line)))
    return { status: response.status, type, text, headers: response.headers, cookies }
  }

  #cookieHeader(): Record<string, string> {
    const cookie = Array.from(this.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')
    return cookie ? { Cookie: cookie } : {}
  }

  #keep(line: string): string {
    const name = nameOf(line)
    const [pair = '', ...rest] = line.split(/; ?/)
    const attributes = new Map(rest.map((one) => [one.split('=')[0]?.toLowerCase() ?? '', one.slice(one.indexOf('=') + 1)]))
    if (attributes.get('max-age') === '0' || Date.parse(attributes.get('expires') ?? '') < Date.now()) this.cookies.delete(name)
    else {
      const value = pair.slice(pair.indexOf('=') + 1)
      this.cookies.set(name, { value, isHttpOnly: attributes.has('httponly'), path: attributes.get('path') ?? null })
    }
    return name
  }
}

const nameOf = (line: string) => line.split('=')[0]?.trim() ?? ''

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
