// What the kit asks the shop without a page: the settings that its pages print, and the calls that make data.
import type { APIResponse, Page } from 'playwright-core'
import type { Method } from '#shared/api/send.ts'
import type { Sent } from '#shared/api/define-call.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { callByRule, type Platform } from './adapter.ts'

/** A call with the request that it makes: `{ info: addLines.info, sent: addLines.send(lines) }`. */
interface Outgoing {
  info: { method: Method; path: string }
  sent: Sent
}

/** What the pages of the store say about themselves. */
interface Settings extends Omit<Platform, 'url'> {
  /** The address of the adapter; null where the platform answers the contract's calls itself. */
  adapter: string | null
}

/** The shop of a browser. */
export class Host {
  readonly #page: Page
  /** The store's address, which ends in a slash. */
  readonly url: string
  #settings: Promise<Settings> | null = null

  constructor(page: Page, url: string) {
    this.#page = page
    this.url = url
  }

  /** The settings of the store's first page. */
  async settings(): Promise<Settings> {
    this.#settings ??= this.#readSettings()
    try {
      return await this.#settings
    } catch (error) {
      // The next call asks again.
      this.#settings = null
      throw error
    }
  }

  /** Makes a call of the contract in the session of this browser, and returns the answer as JSON. Throws a refusal with its words. */
  async call({ info: { method, path }, sent: { at = {}, json, headers, searchParams = {} } }: Outgoing): Promise<unknown> {
    const { apiUrl: url, page, adapter } = await this.settings()
    const known = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, String(value)]))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))
    const query = String(new URLSearchParams(Object.entries(searchParams).map(([name, value]) => [name, String(value)])))
    if (adapter !== null) {
      const request = { method, path: filled, at: known, query, body: json ?? null, headers: { ...headers } }
      return callByRule(this.#page, adapter, { url: this.url, apiUrl: url, page }, { heading: `${method} ${path}`, ...request })
    }
    const make = async (): Promise<APIResponse> =>
      this.#page.context().request.fetch(url + filled + (query && `?${query}`), {
        method,
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-STORE-ID': String(page.store.id),
          ...(await this.#token(url)),
          ...headers,
        },
        ...(json === undefined ? {} : { data: json }),
      })
    // A host gives the token with any answer; the first one may bring it.
    if (method !== 'GET' && Object.keys(await this.#token(url)).length === 0) await this.#page.context().request.get(`${url}api/session`)
    let answer = await make()
    if (answer.status() === 419) answer = await make()
    if (!answer.ok()) throw new Error(`${method} ${path}: the shop answered ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  }

  async #token(url: string): Promise<Record<string, string>> {
    const cookies = await this.#page.context().cookies([url, this.url])
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')
    return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token.value) } : {}
  }

  async #readSettings(): Promise<Settings> {
    const page = await this.#page.context().request.get(this.url, { headers: { Accept: 'text/html,*/*' } })
    const [, text = '{}'] = /id="touchline-page"[^>]*>([^<]*)</.exec(await page.text()) ?? []
    const { apiUrl, baseUrl, adapter, store, currency } = settingsFrom(JSON.parse(text))
    const absolute = (address: string) => new URL(address, this.url).href
    return {
      apiUrl: absolute(apiUrl),
      adapter: adapter === null ? null : new URL(adapter, absolute(baseUrl)).href,
      page: { baseUrl, currency, store: { id: store.id, code: store.code } },
    }
  }
}
