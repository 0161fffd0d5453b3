// A guest who buys the shop's shirt in the browser, one verb a step, so that journeys read as what a person does; long because one person does all of it.
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { sendAs } from '../support/browser-session.ts'
import { shippingInformation } from '../support/purchase.ts'
import { openWhole, untilReady, watchPage, type Visit } from '../support/visit.ts'
import { homes } from './homes.ts'
import { words, type Words } from './words.ts'

/** How a payment can end at the pretend provider. */
export type Decision = 'Pay' | 'Cancel' | 'Reject' | 'Fail' | 'Leave pending'

/** A guest in one store; `page` is the tab she looks at. */
export class Guest {
  readonly visit: Visit
  readonly context: BrowserContext
  readonly store: StoreCode
  readonly origin: string
  readonly base: string
  readonly words: Words
  page: Page
  /** Whose order it is; journeys that count rows take one of their own. */
  email: string

  /** `path` is where the store is, on a host whose paths are not the stores' codes. */
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

  /** A page of the store; `domcontentloaded` for its words alone, since without a script all pictures of a list are drawn before it is loaded. */
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

  /** The cart in the header, whose name says how much is in it. */
  get opener(): Locator {
    return this.page.locator('[data-touchline="minicart"]').getByRole('button', { name: this.words.cart })
  }

  /** What the header's cart says, as a number. */
  async count(): Promise<number> {
    return Number(/\d+/.exec((await this.opener.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  }

  /** Waits until the header's cart says so many. */
  async untilCount(count: number): Promise<void> {
    const name = count === 0 ? this.words.cart : new RegExp(`, ${count} `)
    await this.page
      .locator('[data-touchline="minicart"]')
      .getByRole('button', { name, exact: count === 0 })
      .waitFor()
  }

  /** From the home page to the department. */
  async openDepartment(): Promise<void> {
    const link = this.page.getByRole('navigation').getByRole('link', { name: this.words.department, exact: true }).first()
    if (await link.isVisible()) await link.click()
    else await this.page.getByRole('main').getByRole('link', { name: this.words.department, exact: true }).first().click()
    await this.page.getByRole('heading', { level: 1, name: this.words.department }).waitFor()
  }

  /** From a list to the shirt. */
  async followShirt(): Promise<void> {
    await this.page.locator(`a[href$="/product/${landmarks.configurable.slug}"]`).first().click()
    await untilReady(this.page, '.buy')
  }

  /** Straight to the shirt, or to another product. */
  async openProduct(slug: string = landmarks.configurable.slug): Promise<void> {
    await this.open(`product/${slug}`)
    await untilReady(this.page, '.buy')
  }

  async choose(option: string): Promise<void> {
    // The radio itself is drawn by its label.
    await this.page.getByRole('radio', { name: option, exact: true }).check({ force: true })
  }

  async chooseVariant(colour = this.words.colour, size = 'M'): Promise<void> {
    await this.choose(colour)
    await this.choose(size)
  }

  /** One more of what is to be added. */
  async increase(): Promise<void> {
    await this.page.locator('[data-touchline="add-to-cart"]').getByRole('button', { name: this.words.increase }).click()
  }

  /** Into the cart; the popup says so. */
  async add(): Promise<void> {
    await this.button(this.words.add).click()
    await this.popup.getByText(this.words.added).waitFor()
  }

  /** The field that says how many of the only line there are, in the popup or on the cart page. */
  quantity(within: Locator = this.popup): Locator {
    return within.getByRole('spinbutton')
  }

  /** Waits until the server agrees with every line. */
  async untilSaved(within: Locator = this.popup): Promise<void> {
    await within.locator('li[aria-busy]').waitFor({ state: 'detached' })
  }

  /** The cart page's widget. */
  get cart(): Locator {
    return this.page.locator('[data-touchline="cart"]')
  }

  async openCart(): Promise<void> {
    await openWhole(this.page, `${this.base}checkout/cart`)
  }

  /** Puts the shirt in royal blue and M into the cart without looking at it, for journeys that begin later. */
  async fillCart(qty = 1, sku: string = landmarkSkus.comfortable.sku): Promise<void> {
    await this.send('post', 'checkout/cart/items', { cartItems: [{ sku, qty }] })
  }

  /** A write as the widgets make it, for journeys that begin later. */
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
    await this.field(say.repeatEmail).fill(this.email)
    await this.field(say.firstName).fill('Åsa')
    await this.field(say.lastName).fill("O'Neil-Weiß")
    await this.field(say.postcode).fill(home.postcode)
    if (home.houseNumber) await this.field(say.houseNumber).fill(home.houseNumber)
    await this.field(say.street).fill(home.street)
    await this.field(say.city).fill(home.city)
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

  /** The first method of the store, which leads to the provider; in the Netherlands it asks for a bank. */
  async choosePayment(): Promise<void> {
    await this.page.getByRole('radio').first().check()
    if (this.store === 'nl') await this.page.getByRole('combobox', { name: this.words.bank }).selectOption({ index: 1 })
  }

  /** Everything up to the button that obliges to pay. */
  async walkToPayment(): Promise<void> {
    await this.openCheckout()
    await this.fillAddress()
    await this.continueToShipping()
    await this.continueToPayment()
    await this.choosePayment()
  }

  /** Where `walkToPayment` ends, the steps before it sent as calls: for journeys that begin at the button. */
  async openPayment(): Promise<void> {
    await this.send('post', 'checkout/cart/shipping-information', shippingInformation(this.store, this.email))
    await this.open('checkout#payment')
    await this.page.getByRole('heading', { name: this.words.payment }).waitFor()
    await this.choosePayment()
  }

  /** From whichever step the checkout opened at to the payment, or to what comes up instead of a step: what was typed is still there. */
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

  /** Answers at the provider. */
  async decide(decision: Decision): Promise<void> {
    await this.button(decision).click()
  }

  /** The order number on the confirmation page. */
  async readOrderNumber(): Promise<string> {
    await this.page.getByRole('heading', { name: this.words.thanks }).waitFor()
    return (await this.page.locator('[data-touchline="order-confirmation"] strong').first().textContent()) ?? ''
  }

  /** What the checkout says went wrong. */
  async readPaymentError(): Promise<string> {
    const alert = this.page.locator('[data-touchline="checkout"]').getByRole('alert')
    await alert.waitFor()
    return (await alert.textContent())?.trim() ?? ''
  }

  /** Has the shop misbehave from now on, in the language of `demo-pages/server/fault-spec.ts`; null ends it. */
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
