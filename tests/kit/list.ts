// A list of products in a shopper's words: a category, search results, or the whole shop.
import type { Locator } from 'playwright-core'
import { pressHeart } from './product.ts'
import type { Stage } from './stage.ts'
import { escaped } from './texts.ts'

/** The list of the page. */
export class List {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** The names of the products that are shown, in order. */
  async names(): Promise<string[]> {
    const names = await (await this.#stage.mount('product-list')).locator('.touchline-card-name').allTextContents()
    return names.map((name) => name.trim())
  }

  /** How many products the list has on all its pages. */
  async total(): Promise<number> {
    await this.#stage.mount('product-list')
    return this.#stage.page.evaluate(async () => {
      const list = (await window.touchline?.ready)?.stores.list.get()
      return list?.state === 'ready' ? list.value.total : 0
    })
  }

  /** Goes to a product. */
  async open(name: string): Promise<void> {
    const card = await this.#card(name)
    await this.#stage.leave(() => card.getByRole('link', { name }).first().click())
  }

  /**
   * Chooses options of facets, or takes them back: `{ Colour: 'Red' }`, by the facet's name or code.
   * @example await list.filter({ brand: 'Nordkap' })
   */
  async filter(options: Readonly<Record<string, string>>): Promise<void> {
    const facets = await this.#stage.mount('facets')
    for (const [facet, option] of Object.entries(options)) {
      const place = await this.#opened(facets)
      const box = this.#stage.page.locator(`input[type="checkbox"][value="${option.replaceAll('"', '\\"')}"]`)
      const group = place
        .locator('details')
        .filter({ has: box })
        .filter({ hasText: new RegExp(escaped(facet), 'i') })
      const fold = (await group.count()) > 0 ? group.first() : place.locator(`details:has(input[name="${facet}[]"])`).first()
      if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
      // The whole row can be pressed; a theme may hide the box itself.
      await this.#changed(() => fold.locator('label').filter({ has: box }).first().click())
    }
    await this.#closed(facets)
  }

  /** Sorts by one of the orders that the toolbar offers: its name, or its code such as `price:asc`. */
  async sort(order: string): Promise<void> {
    const select = (await this.#stage.mount('toolbar')).locator('select').first()
    const values = await select.locator('option').evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]))
    const found = values.find(([value, label]) => value === order || label?.trim() === order)
    if (!found) throw new Error(`The list has no order "${order}"; it has ${values.map(([, label]) => label?.trim()).join(', ')}.`)
    await this.#changed(() => select.selectOption(found[0] ?? ''))
  }

  /** Puts a product of the list on the wishlist, or takes it off. */
  async wish(name: string): Promise<void> {
    await pressHeart(await this.#card(name), await this.#stage.mount('wishlist-toggle'), this.#stage)
  }

  async #card(name: string): Promise<Locator> {
    const list = await this.#stage.mount('product-list')
    return list.getByRole('article').filter({ hasText: name }).first()
  }

  async #changed(action: () => Promise<unknown>): Promise<void> {
    const changed = this.#stage.events.next('catalogue:changed')
    await action()
    await changed
  }

  /** The facets: beside the list, or on a phone in a dialog that a button opens. */
  async #opened(facets: Locator): Promise<Locator> {
    const dialog = facets.getByRole('dialog')
    if (await dialog.isVisible()) return dialog
    const opener = facets.getByRole('button', { expanded: undefined }).and(facets.locator('[aria-haspopup="dialog"]'))
    if (!(await opener.isVisible())) return facets
    await opener.click()
    await dialog.waitFor()
    return dialog
  }

  async #closed(facets: Locator): Promise<void> {
    const dialog = facets.getByRole('dialog')
    if (!(await dialog.isVisible())) return
    await this.#stage.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
}
