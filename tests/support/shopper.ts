// A shopper without a browser: keeps cookies, sends the token as the widgets' client does, and makes one store's calls.
import type { StoreCode } from '#demo-pages/host/store-view.ts'

/** An answer. `body` is parsed JSON if there is any, otherwise the text. */
export interface Answer {
  status: number
  // Tests read answers of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Headers
}

/** One browser in one store. */
export class Shopper {
  readonly store: StoreCode
  readonly cookies: Map<string, string>
  readonly url: string
  /** The IP address that a proxy in front reports; requires a host with the option for a proxy. */
  from: string | null = null

  /** `url` is the host's, without a slash at its end. */
  constructor(url: string, store: StoreCode = 'en', cookies = new Map<string, string>()) {
    this.url = url
    this.store = store
    this.cookies = cookies
  }

  /** The same browser, connected to another process of the shop. */
  at(url: string): Shopper {
    return new Shopper(url, this.store, this.cookies)
  }

  /** Sends a GET; `path` is below the store, or absolute with a leading slash. */
  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#request('GET', path, undefined, { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers })
  }

  /** Opens a page as a browser does, without following redirects. */
  open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#request('GET', path, undefined, { Accept: 'text/html', ...headers })
  }

  /** Sends JSON with the token; requests a token first if there is none. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('api/session')
    return this.#request(method, path, body === undefined ? undefined : JSON.stringify(body), {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': this.cookies.get('XSRF-TOKEN') ?? '',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    })
  }

  /** Posts a plain form, as a browser without JavaScript does. */
  submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#request('POST', path, new URLSearchParams(fields).toString(), {
      Accept: 'text/html',
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: path.startsWith('http') ? new URL(path).origin : this.url,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    })
  }

  /** Posts a plain form that may contain files. */
  upload(path: string, form: FormData): Promise<Answer> {
    return this.#request('POST', path, form, { Accept: 'text/html', Origin: this.url, 'Sec-Fetch-Site': 'same-origin' })
  }

  async #request(method: string, path: string, body: string | FormData | undefined, headers: Record<string, string>): Promise<Answer> {
    const target = path.startsWith('http') ? path : path.startsWith('/') ? this.url + path : `${this.url}/${this.store}/${path}`
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(target, {
      method,
      body,
      redirect: 'manual',
      headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}), ...(this.from ? { 'X-Forwarded-For': this.from } : {}) },
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') && text !== ''
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const split = pair.indexOf('=')
    const isGone = attributes.includes('Max-Age=0')
    if (isGone) this.cookies.delete(pair.slice(0, split))
    else this.cookies.set(pair.slice(0, split), pair.slice(split + 1))
  }
}
