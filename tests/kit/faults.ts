// Faults by name: a call of the contract fails, waits or is never answered, whatever host is behind it.
import type { BrowserContext, Page, Route } from 'playwright-core'
import { type Fault, faultAnswer, type FaultKind } from '#scripts/mock-host/fault.ts'
import { findCalls, type NamedCall, patternOf } from '#scripts/mock-host/find-calls.ts'
import { readParts } from '#scripts/mock-host/parts.ts'
import { TAG, tagAdapter } from './adapter.ts'
import type { Host } from './host.ts'

/** Details of a fault. */
export interface FaultDetails extends Omit<Fault, 'kind'> {
  /** How many calls fail; all from now on by default. */
  times?: number
}

/** A call that waits. */
export interface Held {
  /** Resolves once a call waits. */
  waiting: Promise<void>
  /** Lets it and all later ones through. */
  release: () => void
}

/** The faults of a browser's calls. Calls are named as CONTRACT.md does: `cart.addLines`, its beginning, or `POST checkout/cart/items`. */
export class Faults {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #host: Host
  /** Whether the requests of the page's adapter name their calls. */
  #tagging: Promise<unknown> | null = null
  /** What was routed here, since a test may have routes of its own. */
  readonly #routes: (readonly [isMeant: (url: URL) => boolean, respond: (route: Route) => Promise<void>])[] = []

  /** @internal */
  constructor(page: Page, host: Host) {
    this.#page = page
    this.#host = host
    this.#context = page.context()
  }

  /**
   * Makes a call fail: by a status with the server's own words, or `malformed`, `cut`, `html`, `empty`, `offline`.
   * @example await faults.fail('cart.add', 500)
   * @example await faults.fail('cart.add', 400, { code: 'stock', message: 'Only 2 left.' })
   */
  async fail(call: string, kind: FaultKind, { times, ...details }: FaultDetails = {}): Promise<void> {
    const answer = faultAnswer({ kind, ...details })
    const respond = (route: Route) =>
      answer === null
        ? route.abort('connectionfailed')
        : route.fulfill({ status: answer.status, contentType: answer.type, body: answer.body })
    await this.#route(call, respond, times)
  }

  /** Delays a call by this many milliseconds. */
  slow(call: string, milliseconds: number): Promise<void> {
    return this.#route(call, async (route) => {
      await new Promise((done) => setTimeout(done, milliseconds))
      await route.fallback()
    })
  }

  /**
   * Holds a call until it is released, to see what a page does meanwhile.
   * @example const held = await faults.hold('cart.add'); const adding = product.add(); await held.waiting; held.release(); await adding
   */
  async hold(call: string): Promise<Held> {
    let arrive = () => {}
    let release = () => {}
    const waiting = new Promise<void>((done) => (arrive = done))
    const released = new Promise<void>((done) => (release = done))
    await this.#route(call, async (route) => {
      arrive()
      await released
      await route.fallback()
    })
    return { waiting, release }
  }

  /** Takes the connection away. */
  offline(): Promise<void> {
    return this.#context.setOffline(true)
  }

  /** Brings the connection back. */
  online(): Promise<void> {
    return this.#context.setOffline(false)
  }

  /** Ends all faults. */
  async clear(): Promise<void> {
    await this.#context.setOffline(false)
    for (const route of this.#routes.splice(0)) await this.#page.unroute(...route)
  }

  async #route(name: string, respond: (route: Route) => Promise<void>, times?: number): Promise<void> {
    const calls: NamedCall[] = findCalls((await readParts()).calls, name)
    const [call] = calls
    if (!call) return
    const { adapter, apiUrl } = await this.#host.settings()
    if (adapter !== null) await (this.#tagging ??= tagAdapter(this.#page, adapter))
    const pattern = patternOf(call.path)
    const heading = `${call.method} ${call.path}`
    const isMeant = (url: URL) => pattern.test(url.pathname) || (adapter !== null && url.href.startsWith(apiUrl))
    /** An adapter's request is of the call that it names, whatever its own method and path. */
    const isOf = (route: Route) => {
      const request = route.request()
      const named = request.headers()[TAG]
      return named === undefined ? request.method() === call.method && pattern.test(new URL(request.url()).pathname) : named === heading
    }
    // `times` counts all requests of the address, and another method may share it.
    let left = times ?? Infinity
    const handle = (route: Route) => {
      if (!isOf(route) || left === 0) return route.fallback()
      left--
      return respond(route)
    }
    this.#routes.push([isMeant, handle])
    await this.#page.route(isMeant, handle)
  }
}
