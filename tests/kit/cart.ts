// The cart in a shopper's words: its popup in the header, or its page, whichever is in front of her.
import type { Locator } from 'playwright-core'
import { amountIn } from './amount.ts'
import { cartSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { either } from './texts.ts'

/** The cart. */
export class Cart {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Opens the popup of the header. */
  async open(): Promise<void> {
    const mount = await this.#stage.mount('minicart')
    const opened = this.#stage.events.next('cart:opened')
    await mount.getByRole('button').first().click()
    await opened
    await this.#popup().waitFor()
  }

  /** Closes the popup. */
  async close(): Promise<void> {
    await this.#stage.page.keyboard.press('Escape')
    await this.#popup().waitFor({ state: 'detached' })
  }

  /** Goes to the page of the cart. */
  async visit(): Promise<void> {
    await this.#stage.goTo('cart', 'checkout/cart')
    await this.#stage.mount('cart')
  }

  /** How many pieces it holds, as the header says. */
  async count(): Promise<number> {
    await this.#stage.ready()
    return this.#stage.page.evaluate(async () => (await window.touchline?.ready)?.stores.count.get() ?? 0)
  }

  /** The names of its lines, in order. */
  async lines(): Promise<string[]> {
    const place = await this.#place()
    const names = place.locator('.minicart-name, .cart-name')
    return (await names.allTextContents()).map((name) => name.trim())
  }

  /** A line, by a part of its name. */
  line(name: string): CartLine {
    return new CartLine(this.#stage, name, () => this.#place())
  }

  /** What is to pay, as it is shown. */
  async total(): Promise<number> {
    const place = await this.#place()
    const shown = (await this.#isPopupOpen())
      ? place.locator('.minicart-total strong')
      : place.locator('.touchline-sums').getByRole('definition').last()
    return amountIn(await shown.textContent())
  }

  /** Uses a coupon on the page of the cart. Throws what the shopper reads if it is not valid. */
  async useCoupon(code: string): Promise<void> {
    const own = this.#stage.mounts('coupon')
    const mount = (await own.count()) > 0 ? await this.#stage.mount('coupon') : await this.#stage.mount('cart')
    const field = mount.locator('input[name="coupon_code"]')
    const fold = mount
      .locator('details')
      .filter({ has: this.#stage.page.locator('.touchline-fold') })
      .first()
    if (!(await field.isVisible())) await fold.locator('summary').click()
    await field.fill(code)
    const refused = mount.locator('.touchline-field-error').or(mount.getByRole('alert'))
    const totals = this.#stage.page.evaluate(async () => {
      const api = await window.touchline?.ready
      await new Promise<void>((resolve) => {
        api?.stores.totals.subscribe((sums) => sums.state === 'ready' && sums.value.coupon !== null && resolve())
      })
    })
    await field.press('Enter')
    await this.#stage.first('The coupon', totals, refused)
    await cartSettled(this.#stage, 'The coupon')
  }

  /** Goes to the checkout. */
  async checkOut(): Promise<void> {
    const link = (await this.#place()).getByRole('link', { name: (await this.#stage.texts())('Proceed to checkout') })
    await this.#stage.leave(() => link.last().click())
  }

  #popup(): Locator {
    return this.#stage.mounts('minicart').getByRole('dialog').filter({ visible: true })
  }

  #isPopupOpen(): Promise<boolean> {
    return this.#popup().first().isVisible()
  }

  /** What is in front of the shopper: the open popup, else the page of the cart. */
  async #place(): Promise<Locator> {
    if (await this.#isPopupOpen()) return this.#popup().first()
    return this.#stage.mount('cart')
  }
}

/** A line of the cart. */
export class CartLine {
  readonly #stage: Stage
  readonly #name: string
  readonly #place: () => Promise<Locator>

  /** @internal */
  constructor(stage: Stage, name: string, place: () => Promise<Locator>) {
    this.#stage = stage
    this.#name = name
    this.#place = place
  }

  async #line(): Promise<Locator> {
    return (await this.#place()).getByRole('listitem').filter({ hasText: this.#name }).first()
  }

  /** Whether it is there. */
  async isThere(): Promise<boolean> {
    return (await this.#line()).isVisible()
  }

  /** Takes it out of the cart, and waits for the new sum. Throws what the shopper reads if the shop refuses. */
  async remove(): Promise<void> {
    const line = await this.#line()
    const texts = await this.#stage.texts()
    // The page says the name after the word, the popup inside a sentence.
    const word = new RegExp(texts('Remove').source.slice(0, -1))
    const button = line.getByRole('button', { name: either(texts('Remove {name}'), word) }).first()
    await this.#stage.outcome('Removing a line', () => button.click(), ['cart:removed'], line.getByRole('alert'))
    await cartSettled(this.#stage, 'Removing a line')
  }

  /** How many pieces of it are in the cart. */
  async quantity(): Promise<number> {
    return Number(await (await this.#line()).getByRole('spinbutton').inputValue())
  }

  /** Changes how many pieces there are, and waits for the new sum. Throws what the shopper reads if the shop refuses. */
  async change(pieces: number): Promise<void> {
    const what = 'Changing a quantity'
    if ((await this.quantity()) === pieces) return cartSettled(this.#stage, what)
    const line = await this.#line()
    const change = async () => {
      const field = line.getByRole('spinbutton')
      await field.fill(String(pieces))
      await field.press('Enter')
    }
    await this.#stage.outcome(what, change, ['cart:added', 'cart:removed'], line.getByRole('alert'))
    await cartSettled(this.#stage, what)
  }

  /** What it costs, as it is shown. */
  async total(): Promise<number> {
    return amountIn(await (await this.#line()).locator('.minicart-price, .cart-row-total').first().textContent())
  }

  /** What is said about it, such as that too few are left; null if nothing is. */
  async fault(): Promise<string | null> {
    const alert = (await this.#line()).getByRole('alert')
    return (await alert.isVisible()) ? ((await alert.first().textContent()) ?? '').trim() : null
  }
}
