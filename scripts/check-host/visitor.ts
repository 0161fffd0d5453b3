// A visitor of a host without a browser: keeps cookies as one does, and sends what the widgets' client sends.

/** How long a call may take; the widgets wait 10 s for what is the same for everybody. */
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

/** What a request has besides method and path. */
export interface Request {
  query?: Readonly<Record<string, string>> | URLSearchParams
  json?: unknown
  headers?: Readonly<Record<string, string>>
  accept?: string
  /** Neither cookies nor headers of ours, as for what is the same for everybody. */
  isForEverybody?: boolean
  /** Another token than the cookie's; null for none. */
  token?: string | null
}

/** One browser at one store. */
export class Visitor {
  /** Ends in a slash. */
  address: string
  storeId: number | null = null
  readonly cookies = new Map<string, Cookie>()

  constructor(address: string) {
    this.address = address.endsWith('/') ? address : `${address}/`
  }

  /** Somebody else at the same store. */
  another(): Visitor {
    const other = new Visitor(this.address)
    other.storeId = this.storeId
    return other
  }

  /** Asks; a redirect is an answer. Rejects where there is none. */
  async ask(method: string, path: string, request: Request = {}): Promise<Reply> {
    const { query = {}, json, headers = {}, accept = 'application/json', isForEverybody = false } = request
    const url = new URL(path, this.address)
    for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value)
    const token = request.token === undefined ? (this.cookies.get('XSRF-TOKEN')?.value ?? null) : request.token
    const cookie = Array.from(this.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')
    const own = {
      'X-Requested-With': 'XMLHttpRequest',
      ...(this.storeId === null ? {} : { 'X-STORE-ID': String(this.storeId) }),
      ...(token === null ? {} : { 'X-XSRF-TOKEN': decoded(token) }),
      ...(cookie ? { Cookie: cookie } : {}),
    }
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT),
      headers: {
        Accept: accept,
        ...(isForEverybody ? {} : own),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const set = response.headers.getSetCookie()
    return {
      status: response.status,
      type: (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      text: await response.text(),
      headers: response.headers,
      cookies: set.map((line) => (isForEverybody ? nameOf(line) : this.#keep(line))),
    }
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
