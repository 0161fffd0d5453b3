// A shop in a shopper's words: what she opens, searches, chooses, buys, and what a test wants to know of it.
import type { Locator, Page } from 'playwright-core'
import { Account } from './account.ts'
import { barriersOn, expectAccessible, type Finding } from './accessible.ts'
import { Cart } from './cart.ts'
import { Checkout } from './checkout.ts'
import { Contact } from './contact.ts'
import { Faults } from './faults.ts'
import { Host } from './host.ts'
import { List } from './list.ts'
import { Make } from './make.ts'
import { Product } from './product.ts'
import { AnalyticsRecorder, type EventRecorder, recordEvents, recordProblems } from './recorder.ts'
import { Stage } from './stage.ts'
import type { Texts } from './texts.ts'
import { Wishlist } from './wishlist.ts'

/** Options of a shop. */
export interface ShopOptions {
  /** The store's address: `http://localhost:4180/en/`. */
  url: string
}

/** A shop as one shopper sees it, on one page of a browser. */
export class Shop {
  readonly page: Page
  /** The store's address, which ends in a slash. */
  readonly url: string
  readonly list: List
  readonly product: Product
  readonly cart: Cart
  readonly checkout: Checkout
  readonly account: Account
  readonly contact: Contact
  readonly wishlist: Wishlist
  /** Makes data by the API. */
  readonly make: Make
  /** Makes calls fail. */
  readonly faults: Faults
  /** The events of the page. */
  readonly events: EventRecorder
  /** The events that its tags receive. */
  readonly analytics: AnalyticsRecorder
  /** Errors and warnings of the browser, in order. */
  readonly problems: string[]
  readonly #stage: Stage

  /** @internal */
  constructor(page: Page, url: string, events: EventRecorder, problems: string[]) {
    const stage = new Stage(page, url, events)
    this.page = page
    this.url = url
    this.list = new List(stage)
    this.product = new Product(stage)
    this.cart = new Cart(stage)
    this.checkout = new Checkout(stage)
    this.account = new Account(stage)
    this.contact = new Contact(stage)
    this.wishlist = new Wishlist(stage)
    const host = new Host(page, url)
    this.make = new Make(host)
    this.faults = new Faults(page, host)
    this.events = events
    this.analytics = new AnalyticsRecorder(events)
    this.problems = problems
    this.#stage = stage
  }

  /**
   * Opens a page of the store, and waits until its widgets are ready.
   * @example await shop.open('product/home-shirt')
   */
  async open(path = ''): Promise<void> {
    await this.page.goto(new URL(path, this.url).href)
    await this.#stage.ready()
  }

  /** Waits until every widget that starts by itself is ready, or has left the page's own HTML in its place. */
  ready(): Promise<void> {
    return this.#stage.ready()
  }

  /** Searches by the field of the header, and waits for the results. */
  async search(query: string): Promise<void> {
    const field = await this.#searchField()
    await field.fill(query)
    await this.#stage.leave(() => field.press('Enter'))
    await this.#stage.mount('product-list')
  }

  /** Types at least three letters into the field of the header, and returns what is suggested. */
  async suggestions(query: string): Promise<string[]> {
    const field = await this.#searchField()
    await field.click()
    await field.fill(query)
    // From the last letter on the panel is busy until it has its answer.
    await this.#stage.frames()
    const panel = this.#stage.mounts('header-search').locator('.header-search-panel:not([aria-busy])')
    await panel.first().waitFor()
    const labels = panel.getByRole('option').locator('.header-search-label')
    // Without what stands after the name: where it is, or its number.
    return labels.evaluateAll((all) =>
      all.map((label) => {
        const after = label.querySelector('.header-search-where')?.textContent ?? ''
        return (label.textContent ?? '').slice(0, -after.length || undefined).trim()
      }),
    )
  }

  /** The first mount of a widget once it is ready, for what the kit has no words for. */
  mount(widget: string): Promise<Locator> {
    return this.#stage.mount(widget)
  }

  /** What the widgets say in the language of the page. */
  texts(): Promise<Texts> {
    return this.#stage.texts()
  }

  /** Throws if axe finds a barrier on the page, or in a part of it. */
  expectAccessible(within?: string): Promise<void> {
    return expectAccessible(this.page, within)
  }

  /** What axe finds. */
  barriers(within?: string): Promise<Finding[]> {
    return barriersOn(this.page, within)
  }

  /** Throws if the browser has reported a problem, except those that match: faults that the test itself makes are reported too. */
  expectQuiet(expected: readonly RegExp[] = []): void {
    const found = this.problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    if (found.length > 0) throw new Error(`The browser reported:\n${found.join('\n')}`)
  }

  async #searchField(): Promise<Locator> {
    return (await this.#stage.mount('header-search')).locator('input[role="combobox"]').first()
  }
}

/**
 * Opens a shop on a page of any runner, and records its events and problems from now on.
 * @example const shop = await openShop(await browser.newPage(), { url: 'http://localhost:4180/en/' })
 */
export async function openShop(page: Page, { url }: ShopOptions): Promise<Shop> {
  const problems = recordProblems(page)
  return new Shop(page, url.endsWith('/') ? url : `${url}/`, await recordEvents(page), problems)
}
