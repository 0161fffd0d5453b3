// A visitor without a browser: keeps cookies as one does, and lends the suite's own client the network and the cookies that scripts can read.
import { setEnvironment } from '#shared/environment.ts'

/** How long anything may take, in milliseconds. */
const LIMIT = 15_000

/** A cookie with how it was set. */
export interface Cookie {
  value: string
  isHttpOnly: boolean
  path: string | null
}

/** What came back, read once. */
export interface Reply {
  status: number
  /** Without parameters, in small letters. */
  type: string
  text: string
  headers: Headers
  /** The names of cookies that came along. */
  cookies: readonly string[]
}

/** One browser at one platform. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>()
  /** The answer that came last. */
  last: Reply | null = null

  /** Takes the place of the browser for everything that the suite asks, until the answer is called. */
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

  /** Asks without the suite, for pages and for what no widget would send; a redirect is an answer. Rejects where there is none. */
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

  /** Hands a request on; what the suite calls "the same for everybody" goes out and comes back without cookies. */
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
