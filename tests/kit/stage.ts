// What every part of the kit stands on: the page, its mounts, its texts, and waiting for them by the suite's public API.
import type { Locator, Page } from 'playwright-core'
import type { EventName, EventRecorder } from './recorder.ts'
import { type Texts, textsOf } from './texts.ts'

/** An action that the shop refused: the sentence is what the shopper reads. */
export class Refused extends Error {
  /** What the shopper reads. */
  readonly sentence: string

  constructor(action: string, sentence: string) {
    super(`${action} was refused: ${sentence}`)
    this.name = 'Refused'
    this.sentence = sentence
  }
}

/** The page of one shopper. */
export class Stage {
  readonly page: Page
  /** The store's address, which ends in a slash. */
  readonly url: string
  readonly events: EventRecorder

  constructor(page: Page, url: string, events: EventRecorder) {
    this.page = page
    this.url = url
    this.events = events
  }

  /** The texts of the page that is open. */
  texts(): Promise<Texts> {
    return textsOf(this.page)
  }

  /** The mounts of a widget, in the order of the page. */
  mounts(widget: string): Locator {
    return this.page.locator(`[data-touchline="${widget}"]`)
  }

  /** The first visible mount of a widget once it is ready and has what it shows; starts one that waits to be seen or touched. Throws if it fails. */
  async mount(widget: string): Promise<Locator> {
    const { page } = this
    const all = this.mounts(widget)
    await all
      .first()
      .waitFor({ state: 'attached' })
      .catch((error: Error) => {
        throw new Error(`The page ${page.url()} has no mount of ${widget}.`, { cause: error })
      })
    await page.waitForFunction(() => window.touchline !== undefined)
    // A header may have one for phones and one for others.
    const visible = all.filter({ visible: true })
    const mount = (await visible.count()) > 0 ? visible.first() : all.first()
    const element = await mount.elementHandle()
    const when = await mount.evaluate((one) => {
      const own = window.touchline?.mounts().find((known) => known.element === one)
      return own?.status === 'ready' ? null : (one.getAttribute('data-when') ?? own?.when ?? null)
    })
    if (when !== null) await mount.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    // A touch starts what waits for one.
    if (when === 'interaction' || when === 'needed') await mount.dispatchEvent('pointerenter')
    await page.waitForFunction((one) => /^(ready|failed)$/.test(one?.getAttribute('data-touchline-status') ?? ''), element)
    if ((await mount.getAttribute('data-touchline-status')) === 'failed') throw new Error(`${widget} failed: ${this.#why(widget)}`)
    // Where the page has not printed it, a widget stands before its first answer. A list of its controls would be empty then.
    await mount.locator(`.${widget}-coming`).first().waitFor({ state: 'hidden' })
    return mount
  }

  #why(widget: string): string {
    const error = this.events.of('error').findLast((one) => one.widget === widget)
    return error ? String(error.error) : 'the page shows its own HTML; `shop.problems` may say why'
  }

  /** Waits until every mount that starts by itself is ready, or has left the page's own HTML in its place. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => window.touchline !== undefined)
    await this.page.evaluate(async () => {
      const { touchline } = window
      if (!touchline) return
      await touchline.ready
      const startsAlone = ({ element, when }: { element: Element; when?: string }) =>
        ['load', 'idle'].includes(element.getAttribute('data-when') ?? when ?? '')
      const isDone = () => touchline.mounts().every((mount) => !startsAlone(mount) || mount.status === 'ready' || mount.status === 'failed')
      await new Promise<void>((resolve) => {
        let stop = () => {}
        const look = () => {
          if (!isDone()) return
          stop()
          resolve()
        }
        stop = touchline.watch(look)
        look()
      })
    })
  }

  /** Goes to a page that the settings of the open one name; before any page is open, to its usual path. */
  async goTo(route: 'cart' | 'checkout' | 'wishlist', path: string): Promise<void> {
    const { page } = this
    const known = await page.evaluate(async (name) => (await window.touchline?.ready)?.stores.page.get().routes[name] ?? null, route)
    await page.goto(known === null ? new URL(path, this.url).href : new URL(known, page.url()).href)
  }

  /** Does something that leads to another page, and waits until that is ready. */
  async leave(action: () => Promise<unknown>): Promise<void> {
    const { page } = this
    await Promise.all([page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() }), action()])
    await page.waitForLoadState()
    await this.ready()
  }

  /**
   * Does something and waits for its outcome: one of the events, or a sentence that says why not. `said` holds that sentence; one that was
   * there before counts once the press had the time to take it away.
   */
  async outcome(what: string, action: () => Promise<unknown>, good: readonly EventName[], said: Locator): Promise<void> {
    const happened = this.events.next(...good, 'cart:failed')
    await action()
    await this.frames()
    const refused = said.first().waitFor()
    // The one that comes second may never come.
    refused.catch(() => {})
    const first = await Promise.race([happened, refused.then(() => null)])
    if (first !== null && first.name !== 'cart:failed') return
    const sentence = first === null ? null : wordsOf(first.detail)
    throw new Refused(what, sentence ?? ((await said.first().textContent()) ?? '').trim())
  }

  /** Waits for the promise, or for a sentence that says why not, which is thrown. */
  async first(what: string, good: Promise<unknown>, said: Locator): Promise<void> {
    // A press that leads to another page ends the wait for this one's frames.
    await this.frames().catch(() => {})
    const refused = said.first().waitFor()
    for (const promise of [good, refused]) promise.catch(() => {})
    const isRefused = await Promise.race([good.then(() => false), refused.then(() => true)])
    if (isRefused) throw new Refused(what, ((await said.first().textContent()) ?? '').trim())
  }

  /** Waits until the page has been drawn twice: what a press has changed at once is there then. */
  async frames(): Promise<void> {
    await this.page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
  }
}

/** What a form says when it does not go on: beside fields in a summary, above it, or at a group. */
export const refusals = (mount: Locator): Locator =>
  mount.locator('.touchline-summary').or(mount.getByRole('alert')).or(mount.locator('.touchline-field-error')).first()

/** The server's own sentence in the detail of a failure; null where it sent none. */
function wordsOf(detail: unknown): string | null {
  const { error }: { error?: { message?: unknown } } = Object(detail)
  return typeof error?.message === 'string' ? error.message : null
}
