// Finds mounts, waits as each asks, loads what it needs and hands it to the runtime. No React, no schemas: this ships to every page.
import type { Language } from '#shared/i18n/locale.ts'
import { announce } from './announce.ts'
import { MOUNT, STATUS, WHEN } from './attributes.ts'
import type { EnhanceWidget, ViewWidget } from './define.ts'
import type { Explain } from './explain.ts'
import { follow, keepClick, type EarlyClick } from './early-clicks.ts'
import { clearFailure, showFailure } from './failure-notice.ts'
import { report } from './report.ts'
import type { Mounted } from './runtime.tsx'
import { waitFor } from './strategies.ts'

/** A widget before it is loaded. */
export interface WidgetEntry {
  /** The strategy where the mount has no `data-when`. */
  when: string
  /** The file its code is in, without build and ending; others may be in it too. */
  file: string
  /** Everything it needs before it can be mounted: its module, catalogue, styles and stores. */
  fetch: () => Promise<ViewWidget | EnhanceWidget>
}

/** The runtime's part of mounting, loaded with the first widget. */
export type Runtime = typeof import('./runtime.tsx')

/** What the loader needs of its surroundings; the entry gives it. */
export interface LoaderHost {
  widgets: Readonly<Record<string, WidgetEntry>>
  /** For the sentence where something could not be loaded. */
  language: () => Language
  /** `<flavour>.<build>` */
  build: string
  /** The text of `#touchline-page`. */
  pageJson: () => string
  runtime: () => Promise<Runtime>
  /** The words for mounts that are not as they should be, loaded with the first of them. */
  explain: () => Promise<Explain>
}

/** A mount the loader knows. */
interface Known {
  name: string
  waiting: AbortController
  mounted: Mounted | null
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  isGone: boolean
  click: EarlyClick | null
}

/** What can be told of a mount. */
export interface MountFacts {
  element: Element
  /** The value of `data-touchline`. */
  name: string
  status: Known['status']
  /** The file its code is in. */
  file?: string
  /** When it starts where its `data-when` says nothing else. */
  when?: string
  /** What it goes by, once it has been mounted. */
  options: Record<string, unknown> | null | undefined
}

const newcomer = (name: string): Known => ({
  name,
  waiting: new AbortController(),
  mounted: null,
  status: 'waiting',
  isGone: false,
  click: null,
})

const yieldToBrowser = () =>
  typeof scheduler === 'object' && typeof scheduler.yield === 'function'
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))

/** The one owner of every mount on a page. */
export class Loader {
  readonly #host: LoaderHost
  readonly #known = new Map<Element, Known>()
  #turn: Promise<unknown> = Promise.resolve()
  #number = 0
  #isScanning = false
  #added: Element[] = []

  constructor(host: LoaderHost) {
    this.#host = host
  }

  /** Mounts what is there and whatever arrives later, for as long as the page lives. */
  start(): void {
    addEventListener('click', (event) => this.#keepClick(event), true)
    const observer = new MutationObserver((records) => this.#observe(records))
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [MOUNT] })
    this.scan(document.documentElement)
  }

  /** The mounts of the page, for the doctor and for tests. */
  mounts(): MountFacts[] {
    return [...this.#known].map(([element, { name, status, mounted }]) => ({
      ...this.#host.widgets[name],
      element,
      name,
      status,
      options: mounted?.options,
    }))
  }

  /** Looks for mounts in a part of the page at once, instead of at the next frame. */
  scan(root: Element): void {
    if (root.hasAttribute(MOUNT)) this.#meet(root)
    for (const mount of root.querySelectorAll(`[${MOUNT}]`)) this.#meet(mount)
  }

  #observe(records: MutationRecord[]): void {
    let hasRemoved = false
    for (const { addedNodes, removedNodes, type, target } of records) {
      if (type === 'attributes' && target instanceof Element) this.#added.push(target)
      for (const node of addedNodes) if (node instanceof Element) this.#added.push(node)
      for (const node of removedNodes) {
        hasRemoved ||= node instanceof Element && (this.#known.has(node) || node.querySelector(`[${MOUNT}]`) !== null)
      }
    }
    if (this.#isScanning || (this.#added.length === 0 && !hasRemoved)) return
    this.#isScanning = true
    const look = () => {
      this.#isScanning = false
      const added = this.#added.splice(0)
      // A mount that moved is connected again by now and keeps its widget.
      for (const mount of [...this.#known.keys()]) if (!mount.isConnected) this.#forget(mount)
      for (const element of added) if (element.isConnected) this.scan(element)
    }
    if (document.hidden) setTimeout(look)
    else requestAnimationFrame(look)
  }

  #meet(mount: Element): void {
    if (!(mount instanceof HTMLElement)) return
    const name = mount.getAttribute(MOUNT) ?? ''
    const known = this.#known.get(mount)
    if (known?.name === name) return
    if (known) this.#forget(mount)
    const entry = Object.hasOwn(this.#host.widgets, name) ? this.#host.widgets[name] : undefined
    const fresh = newcomer(name)
    this.#known.set(mount, fresh)
    if (!entry) {
      this.#setStatus(mount, fresh, 'failed')
      this.#explain(mount, name, ({ explainUnknownWidget }) => explainUnknownWidget(mount, Object.keys(this.#host.widgets)))
      return
    }
    this.#setStatus(mount, fresh, 'waiting')
    const start = () => void (fresh.status === 'waiting' && this.#load(mount, fresh, entry))
    const { signal } = fresh.waiting
    if (waitFor(mount.getAttribute(WHEN) ?? entry.when, mount, start, signal)) return
    waitFor(entry.when, mount, start, signal)
    this.#explain(mount, name, ({ explainWhen }) => explainWhen(mount))
  }

  #explain(mount: Element, widget: string, words: (explain: Explain) => Error): void {
    const tell = (error: unknown) => report({ error, widget, element: mount, phase: 'options' })
    this.#host.explain().then((explain) => tell(words(explain)), tell)
  }

  async #load(mount: HTMLElement, known: Known, entry: WidgetEntry): Promise<void> {
    if (known.status === 'loading' || known.status === 'ready' || known.isGone) return
    known.waiting.abort()
    this.#setStatus(mount, known, 'loading')
    clearFailure(mount)
    const fetched = await Promise.all([this.#host.runtime(), entry.fetch()]).catch((error: unknown) => {
      report({ error, widget: known.name, element: mount, phase: 'load' })
      return null
    })
    if (known.isGone) return
    if (!fetched) {
      this.#fail(mount, known, entry, false)
      return
    }
    // One widget a task, in the order of arrival, so that the main thread breathes between two of them.
    const turn = this.#turn.then(yieldToBrowser)
    this.#turn = turn
    await turn
    if (known.isGone) return
    const [{ mountWidget, watchErrors }, widget] = fetched
    watchErrors({ mounts: () => this.mounts(), report })
    known.mounted = mountWidget({
      mount,
      widget,
      pageJson: this.#host.pageJson(),
      id: mount.id || `touchline-${known.name}-${++this.#number}`,
      build: this.#host.build,
      clicked: () => known.click?.target ?? null,
      explain: this.#host.explain,
      report,
      onReady: () => {
        if (known.isGone) return
        this.#setStatus(mount, known, 'ready')
        known.click?.drop()
        announce('mounted', { widget: known.name }, mount)
      },
      onFailed: (isFinal) => this.#fail(mount, known, entry, isFinal),
    })
  }

  #fail(mount: HTMLElement, known: Known, entry: WidgetEntry, isFinal: boolean): void {
    if (known.isGone) return
    known.mounted = null
    this.#setStatus(mount, known, 'failed')
    if (!isFinal) showFailure(mount, this.#host.language(), () => void this.#load(mount, known, entry))
    known.click?.drop()
    if (known.click) follow(known.click.target)
    known.click = null
  }

  #setStatus(mount: Element, known: Known, status: Known['status']): void {
    known.status = status
    mount.setAttribute(STATUS, status)
  }

  #forget(mount: Element): void {
    const known = this.#known.get(mount)
    if (!known) return
    known.isGone = true
    this.#known.delete(mount)
    known.click?.drop()
    known.waiting.abort()
    known.mounted?.unmount()
    mount.removeAttribute(STATUS)
  }

  #keepClick(event: MouseEvent): void {
    const mount = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${MOUNT}]`) : null
    const known = mount && this.#known.get(mount)
    const entry = known && this.#host.widgets[known.name]
    if (!entry || (known.status !== 'waiting' && known.status !== 'loading')) return
    const click = keepClick(mount, event)
    if (!click) return
    known.click?.drop()
    known.click = click
    void this.#load(mount, known, entry)
  }
}
