// The wishlist in a shopper's words.
import type { Stage } from './stage.ts'

/** The wishlist. */
export class Wishlist {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Goes to its page. */
  async open(): Promise<void> {
    await this.#stage.goTo('wishlist', 'wishlist')
    await this.#stage.mount('wishlist')
  }

  /** How many products are on it. */
  async count(): Promise<number> {
    await this.#stage.ready()
    return this.#stage.page.evaluate(async () => (await window.touchline?.ready)?.stores.wishlistCount.get() ?? 0)
  }

  /** The names of its products, on its page. */
  async names(): Promise<string[]> {
    const names = await (await this.#stage.mount('wishlist')).locator('.touchline-card-name').allTextContents()
    return names.map((name) => name.trim())
  }

  /** Takes a product off, on its page. */
  async remove(name: string): Promise<void> {
    const mount = await this.#stage.mount('wishlist')
    const card = mount.getByRole('article').filter({ hasText: name }).first()
    const texts = await this.#stage.texts()
    const gone = this.#stage.events.next('wishlist:removed')
    await card.getByRole('button', { name: texts('Remove from wishlist: {name}') }).click()
    await gone
  }
}
