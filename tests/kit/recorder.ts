// Records what happens on a page: the suite's events with their details, and the problems that the browser reports.
import type { Page } from 'playwright-core'
import type { AnalyticsEvent, Events } from './suite.ts'

/** The name of an event of the suite, such as `cart:added`. */
export type EventName = keyof Events

/** The name of an event of analytics, such as `add_to_cart`. */
export type AnalyticsName = AnalyticsEvent['name']

/** An event as it was recorded; elements of its detail are replaced by the name of their mount. */
export interface Recorded<Name extends EventName = EventName> {
  name: Name
  detail: Events[Name]
}

/** How long an event is waited for, in milliseconds. */
const PATIENCE = 30_000
const BINDING = 'touchlineKitRecord'

/** The events of a page, across all addresses that it opens. */
export class EventRecorder {
  readonly #all: Recorded[] = []
  readonly #listeners = new Set<(event: Recorded) => void>()

  /** @internal */
  add(event: Recorded): void {
    this.#all.push(event)
    for (const listener of this.#listeners) listener(event)
  }

  /** The names of all events so far, in order. */
  names(): EventName[] {
    return this.#all.map(({ name }) => name)
  }

  /** The details of an event so far, the oldest first. */
  of<Name extends EventName>(name: Name): Events[Name][] {
    return this.#all.filter((event) => event.name === name).map(({ detail }) => detail as Events[Name])
  }

  /** Forgets everything so far. */
  clear(): void {
    this.#all.length = 0
  }

  /**
   * Waits for the next of these events; start it before the press that causes it.
   * @example const added = shop.events.next('cart:added'); await press(); await added
   */
  next<Name extends EventName>(...names: readonly Name[]): Promise<Recorded<Name>> {
    const next = new Promise<Recorded<Name>>((resolve, reject) => {
      const end = () => {
        clearTimeout(late)
        this.#listeners.delete(listener)
      }
      const listener = (event: Recorded) => {
        if (!names.some((name) => name === event.name)) return
        end()
        resolve(event as Recorded<Name>)
      }
      const late = setTimeout(() => {
        end()
        reject(new Error(`There was no ${names.join(' or ')} for ${PATIENCE / 1000} seconds.`))
      }, PATIENCE)
      late.unref()
      this.#listeners.add(listener)
    })
    // The press that causes it may fail first, and then nobody waits for it any more.
    next.catch(() => {})
    return next
  }
}

/** The events that the page's tags received, or would have received with consent. */
export class AnalyticsRecorder {
  readonly #events: EventRecorder

  /** @internal */
  constructor(events: EventRecorder) {
    this.#events = events
  }

  /** The names of the events that were sent, in order. */
  names(): AnalyticsName[] {
    return this.#events.of('analytics:sent').map(({ name }) => name)
  }

  /** The events of this name that were sent. */
  of(name: AnalyticsName): AnalyticsEvent[] {
    return this.#events.of('analytics:sent').filter((event) => event.name === name)
  }

  /** The names of the events that were held back for want of consent. */
  held(): AnalyticsName[] {
    return this.#events.of('analytics:held').map(({ name }) => name)
  }
}

/** Records the events of a page from now on. */
export async function recordEvents(page: Page): Promise<EventRecorder> {
  const events = new EventRecorder()
  await page.exposeFunction(BINDING, (name: EventName, detail: string) => {
    events.add({ name, detail: JSON.parse(detail) })
  })
  await page.addInitScript(watch, BINDING)
  await page.evaluate(watch, BINDING)
  return events
}

/** Runs in the page: passes on every event, the earlier ones too. */
function watch(binding: string): void {
  let isWatched = false
  /** What JSON can hold: an element becomes the name of its mount, an error its message. */
  const plain = (_key: string, value: unknown): unknown => {
    if (value instanceof Element) return value.closest('[data-touchline]')?.getAttribute('data-touchline') ?? value.localName
    if (value instanceof Error) return value.message
    return typeof value === 'function' ? undefined : value
  }
  const start = () => {
    const { touchline } = window
    if (isWatched || !touchline?.watch) return
    isWatched = true
    const record: unknown = Reflect.get(window, binding)
    touchline.watch(({ name, detail }) => {
      if (typeof record === 'function') void record(name, JSON.stringify(detail ?? null, plain))
    })
  }
  // The script that a page names has run once its `load` event reaches the document, which is before any widget is ready.
  document.addEventListener('load', start, true)
  window.addEventListener('load', start)
  start()
}

/** Collects errors and warnings of the console, uncaught errors and violations of the page's policy. */
export function recordProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return problems
}
