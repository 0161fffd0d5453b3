// The checkout in a shopper's words: her address, how it is sent, how she pays, and the order's number.
import type { Locator, Page } from 'playwright-core'
import { type Address, homeIn, typeAddress } from './address.ts'
import { refusals, type Stage } from './stage.ts'
import { escaped } from './texts.ts'

/** Pays at the provider's page; it ends where the shopper is led back. */
export type AtProvider = (page: Page) => Promise<void>

/** The checkout. */
export class Checkout {
  readonly #stage: Stage
  /** How many orders were told of before the last press. */
  #toldBefore = 0

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Goes to the checkout. */
  async open(): Promise<void> {
    await this.#stage.goTo('checkout', 'checkout')
    await this.#stage.mount('checkout')
  }

  /** The step that is shown: 1 address, 2 delivery, 3 payment. */
  async step(): Promise<number> {
    await this.#stage.mount('checkout')
    return this.#stage.page.evaluate(async () => (await window.touchline?.ready)?.stores.checkout.get()?.step ?? 0)
  }

  /** Fills in the address without continuing. */
  async type(address: Partial<Address>): Promise<void> {
    const mount = await this.#stage.mount('checkout')
    const { email } = address
    // Twice, where the shop asks to repeat it.
    if (email !== undefined) for (const field of await mount.locator('input[autocomplete="email"]').all()) await field.fill(email)
    // Company and phone wait behind a button, where nobody has to fill them in.
    await typeAddress(mount, address, { section: 'shipping ', more: mount.locator('.checkout-more') })
  }

  /** Fills in the address and continues to the delivery. Throws what the shopper reads if something is missing or refused. */
  async fill(address: Partial<Address> = {}): Promise<void> {
    await this.type({ email: 'anna@example.test', ...(await homeIn(this.#stage.page, address.country)), ...address })
    await this.continue()
  }

  /** Continues to the next step. Throws what the shopper reads if she cannot. */
  async continue(): Promise<void> {
    const mount = await this.#stage.mount('checkout')
    const texts = await this.#stage.texts()
    const button = mount.getByRole('button', { name: texts('Continue') }).first()
    const step = this.#stage.events.next('checkout:step')
    await button.click()
    await this.#stage.first('The checkout', step, refusals(mount))
  }

  /** The ways of delivery that are offered. */
  async ways(): Promise<string[]> {
    return namesOf(await this.#radios('shipping_method'))
  }

  /** Chooses how it is sent, by a part of its name, and continues to the payment. Without a name what is chosen already stays. */
  async ship(way?: string): Promise<void> {
    const radios = await this.#radios('shipping_method')
    if (way !== undefined) await (await choice(radios, way)).check({ force: true })
    await this.continue()
  }

  /** The ways to pay that are offered. */
  async payments(): Promise<string[]> {
    return namesOf(await this.#radios('payment_method'))
  }

  /** Chooses a way to pay, by a part of its name or code: `card`, `ideal`. A bank that it asks for is the first one. */
  async choosePayment(way: string): Promise<void> {
    if ((await this.step()) === 2) await this.ship()
    const mount = await this.#stage.mount('checkout')
    await (await choice(await this.#radios('payment_method'), way)).check({ force: true })
    await this.#stage.frames()
    const bank = mount.locator('select[name="issuer"]')
    if (await bank.isVisible()) await bank.selectOption({ index: 1 })
  }

  /** The button that orders. */
  async orderButton(): Promise<Locator> {
    return (await this.#stage.mount('checkout')).getByRole('button', { name: (await this.#stage.texts())('Buy now') })
  }

  /** Presses it, and waits until the shopper is led on. Throws what she reads if nothing is ordered. */
  async order(): Promise<void> {
    const { page, events } = this.#stage
    const mount = await this.#stage.mount('checkout')
    const button = await this.orderButton()
    this.#toldBefore = events.of('order:placed').length
    const [here] = page.url().split('#')
    const isElsewhere = () => page.url().split('#')[0] !== here
    const left = page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() && isElsewhere() })
    await button.click()
    await this.#stage.first('The order', left, refusals(mount))
    await page.waitForLoadState()
  }

  /**
   * Pays and returns the order's number. What the provider's page asks is yours to answer; the mock host's is known.
   * @example await checkout.pay('card', { provider: (page) => page.getByRole('button', { name: 'Pay' }).click() })
   */
  async pay(way: string, { provider }: { provider?: AtProvider } = {}): Promise<string> {
    await this.choosePayment(way)
    await this.order()
    const { page } = this.#stage
    const mock = page.locator('[data-mock-host="pay"] button[value="paid"]')
    if (provider) await provider(page)
    else if (await mock.isVisible()) await this.#stage.leave(() => mock.click())
    return this.orderNumber()
  }

  /**
   * The number of the last order: what the confirmation shows as `data-order-number`, in our widget or in the page's own HTML, else what
   * `order:placed` said, on hosts whose page names no number.
   */
  async orderNumber(): Promise<string> {
    const { page, events } = this.#stage
    const shown = page.locator('[data-order-number]').first()
    const told = () => events.of('order:placed').slice(this.#toldBefore).at(-1)?.orderNumber ?? null
    const either = async (place: Locator) => {
      const next = events.next('order:placed')
      if (told() === null) await Promise.race([next, place.first().waitFor({ state: 'attached' })]).catch(() => {})
    }
    // The provider may still lead her back.
    await either(shown.or(this.#stage.mounts('order-confirmation')))
    await this.#stage.ready()
    // Where the page names none, the event may come after it is ready.
    if ((await shown.count()) === 0) await either(shown)
    const printed = (await shown.count()) > 0 ? await shown.getAttribute('data-order-number') : null
    const number = printed || told()
    if (number) return number
    throw new Error(`${page.url()} names no order: it has no data-order-number, and order:placed told no number.`)
  }

  async #radios(name: string): Promise<Locator> {
    const radios = (await this.#stage.mount('checkout')).locator(`input[type="radio"][name="${name}"]`)
    await radios.first().waitFor({ state: 'attached' })
    return radios
  }
}

const namesOf = async (radios: Locator): Promise<string[]> =>
  radios.evaluateAll((all) =>
    all.map((radio) =>
      radio instanceof HTMLInputElement ? (radio.labels?.[0]?.querySelector('.touchline-choice-label')?.textContent ?? '') : '',
    ),
  )

/** The radio whose label or code contains the words. */
async function choice(radios: Locator, words: string): Promise<Locator> {
  const names = await namesOf(radios)
  const codes = await radios.evaluateAll((all) => all.map((radio) => radio.getAttribute('value') ?? ''))
  const wanted = new RegExp(escaped(words), 'i')
  const at = names.findIndex((name, index) => wanted.test(name) || wanted.test(codes[index] ?? ''))
  if (at < 0) throw new Error(`There is no "${words}" among ${names.join(', ')}.`)
  return radios.nth(at)
}
