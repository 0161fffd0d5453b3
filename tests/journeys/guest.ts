// A guest who buys the shop's shirt, one method per step, so that journeys read as a person's actions; long because one person does all of it.
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { sendAs } from '../support/browser-session.ts'
import { shippingInformation } from '../support/purchase.ts'
import { openShop, type Shop } from '../kit/shop.ts'
import { openWhole, untilReady, watchPage, type Visit } from '../support/visit.ts'
import { homes } from './homes.ts'
import { words, type Words } from './words.ts'

/** The outcomes of a payment at the pretend provider. */
export type Decision = 'Pay' | 'Cancel' | 'Reject' | 'Fail' | 'Leave pending'

/** A guest in one store; `page` is her current tab. */
export class Guest {
  readonly visit: Visit
  readonly context: BrowserContext
  readonly store: StoreCode
  readonly origin: string
  readonly base: string
  readonly words: Words
  page: Page
  /** The customer's e-mail address; journeys that count rows use one of their own. */
  email: string
  readonly #kits = new Map<Page, Promise<Shop>>()

  /** `path` is the store's path, on a host whose paths are not the stores' codes. */
  constructor(visit: Visit, origin: string, store: StoreCode, path: string = store) {
    this.visit = visit
    this.context = visit.context
    this.page = visit.page
    this.store = store
    this.origin = origin
    this.base = `${origin}/${path}/`
    this.email = `guest-${store}@example.com`
    this.words = words[store]
  }

  /** The kit on her current tab, which says what a shopper does in any shop; this class adds what only the demo shop has. */
  kit(): Promise<Shop> {
    const kit = this.#kits.get(this.page) ?? openShop(this.page, { url: this.base })
    this.#kits.set(this.page, kit)
    return kit
  }

  /** Opens a page of the store; `domcontentloaded` to read only texts, since without a script a list loads all its pictures first. */
  async open(path: string, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
    await this.page.goto(this.base + path, { waitUntil })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  get popup(): Locator {
    return this.page.getByRole('dialog')
  }

  /** The cart in the header; its accessible name contains the number of pieces. */
  get opener(): Locator {
    return this.page.locator('[data-touchline="minicart"]').getByRole('button', { name: this.words.cart })
  }

  /** The number of pieces in the header's cart. */
  async count(): Promise<number> {
    return Number(/\d+/.exec((await this.opener.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  }

  /** Waits until the header's cart shows this number. */
  async untilCount(count: number): Promise<void> {
    const name = count === 0 ? this.words.cart : new RegExp(`, ${count} `)
    await this.page
      .locator('[data-touchline="minicart"]')
      .getByRole('button', { name, exact: count === 0 })
      .waitFor()
  }

  /** Goes from the home page to the department. */
  async openDepartment(): Promise<void> {
    const link = this.page.getByRole('navigation').getByRole('link', { name: this.words.department, exact: true }).first()
    if (await link.isVisible()) await link.click()
    else await this.page.getByRole('main').getByRole('link', { name: this.words.department, exact: true }).first().click()
    await this.page.getByRole('heading', { level: 1, name: this.words.department }).waitFor()
  }

  /** Goes from a list to the shirt. */
  async followShirt(): Promise<void> {
    await this.page.locator(`a[href$="/product/${landmarks.configurable.slug}"]`).first().click()
    await untilReady(this.page, '.buy')
  }

  /** Opens the shirt directly, or another product. */
  async openProduct(slug: string = landmarks.configurable.slug): Promise<void> {
    await this.open(`product/${slug}`)
    await untilReady(this.page, '.buy')
  }

  async choose(option: string): Promise<void> {
    // The label is pressed, since it is drawn in the place of the radio.
    await this.page.getByRole('radio', { name: option, exact: true }).check({ force: true })
  }

  async chooseVariant(colour = this.words.colour, size = 'M'): Promise<void> {
    await this.choose(colour)
    await this.choose(size)
  }

  /** Increases the quantity to add by one. */
  async increase(): Promise<void> {
    await this.page.locator('[data-touchline="add-to-cart"]').getByRole('button', { name: this.words.increase }).click()
  }

  /** Adds the product to the cart, and waits for the popup. */
  async add(): Promise<void> {
    await this.button(this.words.add).click()
    await this.popup.getByText(this.words.added).waitFor()
  }

  /** The quantity field of the only line, in the popup or on the cart page. */
  quantity(within: Locator = this.popup): Locator {
    return within.getByRole('spinbutton')
  }

  /** Waits until every line is saved. */
  async untilSaved(within: Locator = this.popup): Promise<void> {
    await within.locator('li[aria-busy]').waitFor({ state: 'detached' })
  }

  /** The widget of the cart page. */
  get cart(): Locator {
    return this.page.locator('[data-touchline="cart"]')
  }

  async openCart(): Promise<void> {
    await openWhole(this.page, `${this.base}checkout/cart`)
  }

  /** Adds the shirt in royal blue and M by a call, for journeys that start later. */
  async fillCart(qty = 1, sku: string = landmarkSkus.comfortable.sku): Promise<void> {
    await this.send('post', 'checkout/cart/items', { cartItems: [{ sku, qty }] })
  }

  /** Sends a write as the widgets do, for journeys that start later. */
  send(method: 'put' | 'post', path: string, data: object): Promise<void> {
    return sendAs(this, method, path, data)
  }

  async openCheckout(): Promise<void> {
    await this.open('checkout')
    await this.field(this.words.email).waitFor()
  }

  async fillAddress(): Promise<void> {
    const home = homes[this.store]
    const { words: say } = this
    await this.field(say.email).fill(this.email)
    // A host may ask for it once only.
    const repeat = this.field(say.repeatEmail)
    if ((await repeat.count()) > 0) await repeat.fill(this.email)
    await this.field(say.firstName).fill('Åsa')
    await this.field(say.lastName).fill("O'Neil-Weiß")
    await this.field(say.postcode).fill(home.postcode)
    if (home.houseNumber) await this.field(say.houseNumber).fill(home.houseNumber)
    await this.field(say.street).fill(home.street)
    await this.field(say.city).fill(home.city)
    // Company and phone wait behind a button until one of them is in use.
    const more = this.button(say.moreFields)
    if ((await more.count()) > 0) await more.click()
    await this.field(say.phone).fill('+31 20 123 45 67')
  }

  async continueToShipping(): Promise<void> {
    await this.button(this.words.continue).click()
    await this.page.getByRole('heading', { name: this.words.shipping }).waitFor()
  }

  async continueToPayment(): Promise<void> {
    await this.button(this.words.continue).click()
    await this.page.getByRole('heading', { name: this.words.payment }).waitFor()
  }

  /** Selects the store's first payment method, which leads to the provider; in the Netherlands it requires a bank. */
  async choosePayment(): Promise<void> {
    await this.page.getByRole('radio').first().check()
    if (this.store === 'nl') await this.page.getByRole('combobox', { name: this.words.bank }).selectOption({ index: 1 })
  }

  /** Takes every step up to the order button. */
  async walkToPayment(): Promise<void> {
    await this.openCheckout()
    await this.fillAddress()
    await this.continueToShipping()
    await this.continueToPayment()
    await this.choosePayment()
  }

  /** Leads to the same place as `walkToPayment` but sends the steps as calls, for journeys that start at the order button. */
  async openPayment(): Promise<void> {
    await this.send('post', 'checkout/cart/shipping-information', shippingInformation(this.store, this.email))
    await this.open('checkout#payment')
    await this.page.getByRole('heading', { name: this.words.payment }).waitFor()
    await this.choosePayment()
  }

  /** Continues from the checkout's current step to the payment, or to what is shown instead of a step; typed values are still there. */
  async returnToPayment(instead?: Locator): Promise<void> {
    const { words: say } = this
    const form = this.field(say.email)
    const shipping = this.page.getByRole('heading', { name: say.shipping })
    const payment = this.page.getByRole('heading', { name: say.payment })
    const after = (step: Locator) => (instead ? step.or(instead).first() : step).waitFor()
    await form.or(shipping).or(payment).first().waitFor()
    if (await form.isVisible()) {
      await this.button(say.continue).click()
      await after(shipping)
    }
    if (await shipping.isVisible()) {
      await this.button(say.continue).click()
      await after(payment)
    }
  }

  get buyButton(): Locator {
    return this.button(this.words.buy)
  }

  async buy(): Promise<void> {
    await this.buyButton.click()
    await this.untilProvider()
  }

  async untilProvider(): Promise<void> {
    await this.page.getByRole('heading', { name: 'PretendPay' }).waitFor()
  }

  /** Decides the payment at the provider. */
  async decide(decision: Decision): Promise<void> {
    await this.button(decision).click()
  }

  /** The order number on the confirmation page. */
  async readOrderNumber(): Promise<string> {
    // The first may be the page's own; the second is the widget's.
    await this.page.getByRole('heading', { name: this.words.thanks }).waitFor()
    await this.page.getByRole('heading', { name: this.words.next }).waitFor()
    return (await this.page.locator('[data-touchline="order-confirmation"] strong').first().textContent()) ?? ''
  }

  /** The error message of the checkout. */
  async readPaymentError(): Promise<string> {
    const alert = this.page.locator('[data-touchline="checkout"]').getByRole('alert')
    await alert.waitFor()
    return (await alert.textContent())?.trim() ?? ''
  }

  /** Makes the shop misbehave from now on, by the syntax of `demo-pages/server/fault-spec.ts`; null ends it. */
  async breakShop(fault: string | null): Promise<void> {
    await this.context.addCookies([{ name: 'touchline-fault', value: encodeURIComponent(fault ?? 'off'), url: this.origin }])
  }

  /** The same guest in another tab. */
  async openTab(): Promise<Guest> {
    const page = await this.context.newPage()
    await watchPage(page, this.visit.problems)
    const tab = new Guest({ ...this.visit, page }, this.origin, this.store)
    tab.email = this.email
    return tab
  }
}
