// What the kit asks the shop without a page: the settings that its pages print, and the calls that make data.
import type { APIResponse, Page } from 'playwright-core'
import type { Sent } from '#shared/api/define-call.ts'

/** A call with the request that it makes: `{ info: addLines.info, sent: addLines.send(lines) }`. */
interface Outgoing {
  info: { method: string; path: string }
  sent: Sent
}

/** The shop of a browser. */
export class Host {
  readonly #page: Page
  /** The store's address, which ends in a slash. */
  readonly url: string
  #api: Promise<{ url: string; storeId: string }> | null = null

  constructor(page: Page, url: string) {
    this.#page = page
    this.url = url
  }

  /** Makes a call of the contract in the session of this browser, and returns the answer as JSON. Throws a refusal with its words. */
  async call({ info: { method, path }, sent: { at = {}, json, headers } }: Outgoing): Promise<unknown> {
    const { url, storeId } = await (this.#api ??= this.#readApi())
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name] ?? '')))
    const make = async (): Promise<APIResponse> =>
      this.#page.context().request.fetch(url + filled, {
        method,
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-STORE-ID': storeId,
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

  /** Where the API is, by the settings of the store's first page. */
  async #readApi(): Promise<{ url: string; storeId: string }> {
    const page = await this.#page.context().request.get(this.url, { headers: { Accept: 'text/html,*/*' } })
    const [, text = '{}'] = /id="touchline-page"[^>]*>([^<]*)</.exec(await page.text()) ?? []
    const settings: { apiUrl?: string; baseUrl?: string; store?: { id?: number } } = JSON.parse(text)
    return { url: new URL(settings.apiUrl ?? settings.baseUrl ?? '', this.url).href, storeId: String(settings.store?.id ?? 0) }
  }
}
