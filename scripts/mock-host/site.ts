// One mock host at work: leads each request to a call, a file, a page or the server that prints the pages.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extensionNames } from '#shared/domain/extension.ts'
import { answerCall, callAt, type ExampleCall, type FoundCall, isCallPath } from './answer-call.ts'
import { decide } from './answers/orders.ts'
import { buildFolder } from './build-folder.ts'
import { faultAnswer } from './fault.ts'
import { Faults } from './faults.ts'
import { bodyOf, cookiesOf, headerOf, jsonOf, lead, send, sendPage } from './http.ts'
import type { ArrivedCall, Goods, MockHostOptions, View } from './host-api.ts'
import { allowOrigin, originOf } from './other-origin.ts'
import { passOn } from './pass-on.ts'
import { outcomeOf, payPage } from './pay-page.ts'
import { pictureOf } from './picture.ts'
import { Refusal } from './refusal.ts'
import { expectSettings, settingsOf } from './settings.ts'
import { headOf, type Manifest, readManifest, sendSuiteFile } from './suite-files.ts'
import { orPlain, printFrom } from './theme.ts'
import { missingView, viewOf } from './views.ts'
import { Visitor } from './visitor.ts'
import { World } from './world.ts'

/** What a host is made of besides its options. */
export interface Parts {
  calls: readonly ExampleCall[]
  goods: Goods
}

const SESSION = 'mock-sid'
const HEAD = '<!-- touchline: head -->'
const isAddress = (text: string) => /^https?:\/\//.test(text)

/** A mock host without its port. */
export class Site {
  readonly world: World
  readonly faults: Faults
  readonly arrived: ArrivedCall[] = []
  readonly #parts: Parts
  readonly #options: MockHostOptions
  /** The folder with the suite's files. */
  readonly #build: string
  readonly #manifest: Manifest
  readonly #print: ReturnType<typeof orPlain>
  /** The server that prints the pages. */
  readonly #upstream: string | null
  /** The origin whose pages make calls too. */
  readonly #pagesOrigin: string | null

  constructor(parts: Parts, options: MockHostOptions) {
    const { pages, extensions = extensionNames, store, goods = parts.goods, fail = {}, slow = {}, cors, settings = {} } = options
    const { widgets, ...others } = settings
    expectSettings(others, [])
    this.#parts = parts
    this.#options = options
    this.#pagesOrigin = cors === undefined ? null : originOf(cors)
    this.world = new World({ code: 'en', locale: 'en_GB', currency: 'GBP', country: 'GB', ...store }, extensions, goods)
    this.faults = new Faults(parts.calls)
    for (const [call, kind] of Object.entries(fail)) this.faults.set(call, { kind })
    for (const [call, time] of Object.entries(slow)) this.faults.delay(call, time)
    this.#build = options.build ?? buildFolder()
    this.#manifest = readManifest(this.#build)
    if (widgets !== undefined) expectSettings({ widgets }, Object.keys(this.#manifest.widgets))
    this.#upstream = typeof pages === 'string' && isAddress(pages) ? pages : null
    const print = typeof pages === 'string' && !isAddress(pages) ? printFrom(pages, this.#build) : null
    this.#print = orPlain(typeof pages === 'function' ? pages : print)
  }

  /** The settings of a page that this visitor opens; null for one that another server prints. */
  settingsFor(visitor: Visitor | null): ReturnType<typeof settingsOf> {
    return settingsOf(this.world, visitor, this.#options.settings ?? {})
  }

  /** Says at which port it listens: pages of another origin are told where it is. */
  listenAt(port: number): void {
    if (this.#pagesOrigin !== null) this.world.origin = `http://localhost:${port}`
  }

  /** Answers a request; a mistake of the host or the theme is printed and answered by 500. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', 'http://mock.invalid')
      if (this.#pagesOrigin !== null) allowOrigin(request, response, this.#pagesOrigin)
      if (request.method === 'OPTIONS' && this.#pagesOrigin !== null) response.writeHead(204).end()
      else if (url.pathname.startsWith('/touchline/')) await sendSuiteFile(response, url.pathname, this.#build, this.#manifest)
      else await this.#respondBelow(request, response, url)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) send(response, 500, 'text/plain; charset=utf-8', String(error))
    }
  }

  async #respondBelow(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { base, products } = this.world
    const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : null
    const isPage = headerOf(request, 'accept')?.startsWith('text/html,') === true
    const found = path === null || isPage ? null : callAt(this.#parts.calls, this.world, request.method ?? '', path)
    if (found) return this.#answer(request, response, url, found)
    const [, picture] = /^pictures\/(\d+)\.svg$/.exec(path ?? '') ?? []
    const product = products.find(({ id }) => String(id) === picture)
    if (product) return send(response, 200, 'image/svg+xml', pictureOf(product))
    const visitor = this.#visitorOf(request)
    this.#setCookies(response, visitor)
    if (path === 'mock-pay') return this.#pay(request, response, url, visitor)
    const isScripts = headerOf(request, 'x-requested-with') !== null
    const missing = () =>
      send(response, 404, 'application/json', JSON.stringify({ message: `The route ${path ?? url.pathname} could not be found.` }))
    // A call of an extension that is not offered.
    if (isScripts && path !== null && isCallPath(this.#parts.calls, path)) return missing()
    if (this.#upstream !== null) return passOn(request, response, this.#upstream)
    const view = path === null ? null : viewOf(this.world, visitor, url)
    if (isScripts && view === null) return missing()
    if (path === null) return lead(response, base)
    await this.#page(response, view ?? missingView(this.world), visitor)
  }

  #visitorOf(request: IncomingMessage): Visitor {
    return this.world.visitor(cookiesOf(request).get(SESSION))
  }

  #setCookies(response: ServerResponse, { id, token, changedAt, wishlist }: Visitor): void {
    // Pages of another origin stand at any path, and their scripts read the token there.
    const path = this.#pagesOrigin === null ? this.world.base : '/'
    const cookie = (name: string, value: string) => `${name}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax`
    response.setHeader('Set-Cookie', [
      `${cookie(SESSION, id)}; HttpOnly`,
      cookie('XSRF-TOKEN', token),
      cookie('touchline-wishlist', JSON.stringify(wishlist)),
      ...(changedAt === null || !this.world.offers('session') ? [] : [cookie('touchline-session', String(changedAt))]),
    ])
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL, { call, at }: FoundCall): Promise<void> {
    const { world } = this
    // What is the same for everybody belongs to nobody.
    const isPersonal = call.info.client === 'session'
    const visitor = isPersonal ? this.#visitorOf(request) : new Visitor()
    if (isPersonal) this.#setCookies(response, visitor)
    const body = jsonOf(await bodyOf(request))
    const note = (status: number) => void this.arrived.push({ name: call.name, method: call.method, path: url.pathname, body, status })
    const fault = await this.faults.of(call.name)
    if (fault) {
      const failed = faultAnswer(fault)
      note(failed?.status ?? 0)
      if (failed) send(response, failed.status, failed.type, failed.body)
      else request.socket.destroy()
      return
    }
    try {
      if (call.method !== 'GET') expectToken(request, visitor)
      const header = (name: string) => headerOf(request, name)
      const answer = answerCall(call, { world, visitor, at, query: url.searchParams, body, header })
      if (call.method !== 'GET') {
        visitor.changedAt = Date.now()
        this.#setCookies(response, visitor)
      }
      response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'no-cache')
      note(200)
      send(response, 200, answer.type, answer.body)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      note(error.status)
      send(response, error.status, 'application/json', JSON.stringify(error.body))
    }
  }

  async #page(response: ServerResponse, view: View, visitor: Visitor): Promise<void> {
    const settings = this.settingsFor(visitor)
    const html = await this.#print(view, { head: HEAD, settings, routes: settings.routes })
    const widgets = Array.from(html.matchAll(/\bdata-touchline="([\w-]+)"/g), ([, name = '']) => name)
    const language = this.world.store.locale.slice(0, 2)
    sendPage(
      response,
      view.status,
      html.replace(HEAD, () => headOf(this.#manifest, language, widgets, settings)),
    )
  }

  async #pay(request: IncomingMessage, response: ServerResponse, url: URL, visitor: Visitor): Promise<void> {
    const { orders, store } = this.world
    const order = orders.find(({ id }) => String(id) === url.searchParams.get('order'))
    if (!order) return sendPage(response, 404, '<!doctype html><title>Payment</title><p>There is no such payment.')
    if (request.method !== 'POST') return sendPage(response, 200, payPage(order, store.currency))
    const outcome = outcomeOf(await bodyOf(request))
    if (outcome) decide(visitor, order, outcome)
    const { routes } = this.settingsFor(visitor)
    const back = (order.status === 'paid' ? routes['success'] : routes['checkout']) ?? ''
    lead(response, this.#pagesOrigin === null ? back : new URL(back, this.#pagesOrigin).href)
  }
}

/** Refuses a write whose token is missing or another session's; nothing is done then. */
function expectToken(request: IncomingMessage, { token }: Visitor): void {
  if (headerOf(request, 'x-xsrf-token') !== token) throw new Refusal(419, 'Please try again.', 'token')
}
