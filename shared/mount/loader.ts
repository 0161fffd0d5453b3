// Finds mounts and starts their widgets by strategy. No React, no schemas: it ships to every page. It is long because it owns every mount.
import { announce } from './announce.ts'
import { MOUNT, OPTIONAL, SLOT, STATUS, WHEN } from './attributes.ts'
import { follow, isPictureLink, keepClick, untilReleased, type EarlyClick } from './early-clicks.ts'
import type { Explain } from './explain.ts'
import { clearFailure } from './clear-failure.ts'
import { showFailure } from './failure-notice.ts'
import { report } from './report.ts'
import { focusPlace } from './focus-place.ts'
import { isFont, keepTexts } from './put-back.ts'
import type { LoaderHost, WidgetEntry } from './loader-host.ts'
import type { Mounted } from './runtime.tsx'
import { waitFor } from './strategies.ts'

/** A mount known to the loader. */
interface Known {
  name: string
  waiting: AbortController
  mounted: Mounted | null
  status: 'waiting' | 'loading' | 'ready' | 'failed'
  /** Its data is being loaded, and the host's HTML is in use until then. */
  isReading: boolean
  /** Retries a failed mount. */
  again: (() => void) | null
  /** A retry was requested. */
  isAsked: boolean
  isGone: boolean
  click: EarlyClick | null
}

/** The public state of a mount. */
export interface MountInfo {
  element: Element
  /** The value of `data-touchline`. */
  name: string
  status: Known['status']
  /** The name of its code file. */
  file?: string
  /** The strategy where the mount has no `data-when`. */
  when?: string
  /** Its parsed options, once it has been mounted. */
  options: Record<string, unknown> | null | undefined
}

const newcomer = (name: string): Known => ({
  name,
  waiting: new AbortController(),
  mounted: null,
  status: 'waiting',
  isReading: false,
  again: null,
  isAsked: false,
  isGone: false,
  click: null,
})

const yieldToBrowser = () =>
  typeof scheduler === 'object' && typeof scheduler.yield === 'function'
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))

/** Selects the suite's elements of a page. */
const OURS = `[${MOUNT}],template[${SLOT}]`

/** Selects the mounts whose widget is not there yet. */
const COMING = `[${STATUS}=waiting],[${STATUS}=loading]`

/** The only owner of every mount on a page. */
export class Loader {
  readonly #host: LoaderHost
  readonly #known = new Map<Element, Known>()
  readonly #templates = new Map<Element, () => void>()
  #turn: Promise<unknown> = Promise.resolve()
  #number = 0
  #isScanning = false
  #isTranslated = false
  #added: Element[] = []

  constructor(host: LoaderHost) {
    this.#host = host
  }

  /** Mounts existing elements and those added later, for as long as the page lives. */
  start(): void {
    addEventListener('click', (event) => this.#keepClick(event), true)
    const observer = new MutationObserver((records) => this.#observe(records))
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [MOUNT] })
    this.scan(document.documentElement)
  }

  /** The mounts of the page, for the doctor and for tests. */
  mounts(): MountInfo[] {
    return [...this.#known].map(([element, { name, status, mounted }]) => ({
      ...this.#host.widgets[name],
      element,
      name,
      status,
      options: mounted?.options,
    }))
  }

  /** Scans a part of the page at once, instead of in the next frame. */
  scan(root: Element): void {
    for (const element of [root, ...root.querySelectorAll(OURS)]) {
      if (element.hasAttribute(MOUNT)) this.#meet(element)
      else if (element.matches(OURS)) this.#take(element)
    }
  }

  #observe(records: MutationRecord[]): void {
    let hasRemoved = false
    for (const { addedNodes, removedNodes, type, target } of records) {
      if (type === 'attributes' && target instanceof Element) this.#added.push(target)
      for (const node of addedNodes) {
        if (node instanceof Element) this.#added.push(node)
        if (!this.#isTranslated && isFont(node)) this.#keepTexts(records)
      }
      for (const node of removedNodes) {
        hasRemoved ||= node instanceof Element && (this.#known.has(node) || this.#templates.has(node) || node.querySelector(OURS) !== null)
      }
    }
    if (this.#isScanning || (this.#added.length === 0 && !hasRemoved)) return
    this.#isScanning = true
    const look = () => {
      this.#isScanning = false
      const added = this.#added.splice(0)
      // A mount that was moved is connected again by now and keeps its widget.
      for (const mount of [...this.#known.keys()]) if (!mount.isConnected) this.#forget(mount)
      for (const [template, stop] of this.#templates) {
        if (template.isConnected || !this.#templates.delete(template)) continue
        stop()
      }
      for (const element of added) if (element.isConnected) this.scan(element)
    }
    if (document.hidden) setTimeout(look)
    else requestAnimationFrame(look)
  }

  /** From the first text that a translator has replaced. */
  #keepTexts(records: MutationRecord[]): void {
    this.#isTranslated = true
    const fail = (error: unknown) => report({ error, widget: '', element: document.documentElement, phase: 'load' })
    keepTexts(records, this.#host.mendTexts, fail)
  }

  #take(template: Element): void {
    if (!(template instanceof HTMLTemplateElement) || this.#templates.has(template)) return
    this.#templates.set(template, this.#host.extend(template.getAttribute(SLOT) ?? '', template))
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
      announce('failed', { widget: name, element: mount, isFinal: true }, mount)
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
    const fetched = await Promise.all([this.#host.runtime(), entry.fetch()]).catch((error: unknown) => {
      report({ error, widget: known.name, element: mount, phase: 'load' })
      return null
    })
    if (known.isGone) return
    if (!fetched) {
      this.#fail(mount, known, entry, false)
      return
    }
    await this.#untilFree(mount)
    if (known.isGone) return
    const [{ mountWidget, watchErrors }, widget] = fetched
    watchErrors({ mounts: () => this.mounts(), report })
    known.mounted = mountWidget({
      mount,
      widget,
      pageJson: this.#host.pageJson(),
      known: Object.keys(this.#host.widgets),
      id: mount.id || `touchline-${known.name}-${++this.#number}`,
      build: this.#host.build,
      clicked: () => known.click?.target ?? null,
      explain: this.#host.explain,
      report,
      untilFree: () => this.#untilFree(mount),
      onReading: () => {
        known.isReading = true
        this.#letGo(known)
      },
      onReady: () => {
        if (known.isGone) return
        known.isReading = false
        this.#setStatus(mount, known, 'ready')
        known.click?.drop()
        announce('mounted', { widget: known.name, element: mount }, mount)
        this.#tryOthers(known)
      },
      onFailed: (isFinal) => this.#fail(mount, known, entry, isFinal),
    })
  }

  #fail(mount: HTMLElement, known: Known, entry: WidgetEntry, isFinal: boolean): void {
    if (known.isGone) return
    known.mounted = null
    known.isReading = false
    this.#setStatus(mount, known, 'failed')
    announce('failed', { widget: known.name, element: mount, isFinal }, mount)
    known.again = isFinal ? null : () => void this.#load(mount, known, entry)
    const ask = () => {
      known.isAsked = true
      known.again?.()
    }
    if (!isFinal && !mount.hasAttribute(OPTIONAL)) showFailure(mount, this.#host.language(), ask)
    else if (clearFailure(mount)) focusPlace(mount)
    this.#letGo(known)
  }

  /** After one retry succeeded, retries the other failed mounts too. */
  #tryOthers(known: Known): void {
    known.again = null
    if (!known.isAsked) return
    known.isAsked = false
    for (const { again } of this.#known.values()) again?.()
  }

  /**
   * Yields so that each widget is drawn in its own task, in order of arrival, to keep the main thread responsive; waits while the mount is
   * pressed.
   */
  async #untilFree(mount: HTMLElement): Promise<void> {
    const turn = this.#turn.then(yieldToBrowser)
    this.#turn = turn
    await turn
    await untilReleased(mount)
  }

  /** Performs the native action of a click that was kept for the widget. */
  #letGo(known: Known): void {
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
    if (known.status === 'ready') announce('removed', { widget: known.name, element: mount }, mount)
  }

  #keepClick(event: MouseEvent): void {
    const { target } = event
    // A picture belongs to the lightbox around it, which may still be coming when the widget that drew it is ready.
    const mount = target instanceof Element ? target.closest<HTMLElement>(isPictureLink(target) ? COMING : `[${MOUNT}]`) : null
    const known = mount && this.#known.get(mount)
    const entry = known && this.#host.widgets[known.name]
    if (!entry || known.isReading || (known.status !== 'waiting' && known.status !== 'loading')) return
    const click = keepClick(mount, event)
    if (!click) return
    known.click?.drop()
    known.click = click
    void this.#load(mount, known, entry)
  }
}
