// A guest who buys the shop's shirt in the browser, one verb a step, so that journeys read as what a person does.
import type { Page } from 'playwright-core'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { StoreCode } from '#demo-pages/server/store-view.ts'
import { untilReady } from '../support/visit.ts'
import { words } from './words.ts'

/** Where the guest lives: an address each store accepts. */
export const homes: Record<StoreCode, { postcode: string; city: string; street: string; houseNumber: string | null }> = {
  nl: { postcode: '1012 AB', city: 'Amsterdam', street: 'Damrak', houseNumber: '1' },
  be: { postcode: '2000', city: 'Antwerpen', street: 'Meir', houseNumber: '12' },
  en: { postcode: 'SW1A 1AA', city: 'London', street: 'Main Street', houseNumber: '10' },
  de: { postcode: '10115', city: 'Berlin', street: 'Invalidenstraße', houseNumber: '5' },
  se: { postcode: '11122', city: 'Stockholm', street: 'Vasagatan 1', houseNumber: null },
}

/** A guest in one store. */
export class Guest {
  readonly page: Page
  readonly store: StoreCode
  readonly base: string
  readonly email: string

  constructor(page: Page, origin: string, store: StoreCode, email = `guest-${store}@example.com`) {
    this.page = page
    this.store = store
    this.base = `${origin}/${store}/`
    this.email = email
  }

  get words() {
    return words[this.store]
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** From the home page by the menu to the list, and by a card to the shirt. */
  async findShirt(): Promise<void> {
    await this.page.goto(this.base)
    await this.page.getByRole('navigation').getByRole('link', { name: this.words.department, exact: true }).first().click()
    await this.page.waitForURL((url) => url.href !== this.base)
    await this.openShirt()
  }

  /** Straight to the shirt. */
  async openShirt(): Promise<void> {
    await this.page.goto(`${this.base}product/${landmarks.configurable.slug}`)
    await untilReady(this.page, '.buy')
  }

  async chooseVariant(colour = this.words.colour, size = 'M'): Promise<void> {
    await this.page.getByRole('radio', { name: colour, exact: true }).check({ force: true })
    await this.page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  }

  /** Two pieces into the cart; the popup says so. */
  async addTwo(): Promise<void> {
    await this.page.locator('[data-touchline="add-to-cart"]').getByRole('button', { name: this.words.increase }).click()
    await this.button(this.words.add).click()
    await this.page.getByRole('dialog').getByText(this.words.added).waitFor()
  }

  /** One more, in the popup. */
  async increaseInPopup(): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: this.words.increase }).click()
    await dialog.locator('li:not([aria-busy])').getByRole('spinbutton').waitFor()
  }

  async goToCheckout(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('link', { name: this.words.checkout }).click()
    await this.page.waitForURL(`${this.base}checkout`)
    await this.field(this.words.email).waitFor()
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  async fillAddress(): Promise<void> {
    const home = homes[this.store]
    const { words: say } = this
    await this.field(say.email).fill(this.email)
    await this.field(say.repeatEmail).fill(this.email)
    await this.field(say.firstName).fill('Åsa')
    await this.field(say.lastName).fill("O'Neil-Müller")
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

  /** The first method of the store that leads to the provider; in the Netherlands it asks for a bank. */
  async choosePayment(): Promise<void> {
    await this.page.getByRole('radio').first().check()
    if (this.store === 'nl') await this.page.getByRole('combobox', { name: this.words.bank }).selectOption({ index: 1 })
  }

  async buy(): Promise<void> {
    await this.button(this.words.buy).click()
    await this.page.getByRole('heading', { name: 'PretendPay' }).waitFor()
  }

  /** Answers at the provider. */
  async decide(name: 'Pay' | 'Cancel' | 'Reject' | 'Fail' | 'Leave pending'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** The order number on the confirmation page. */
  async readOrderNumber(): Promise<string> {
    await this.page.getByRole('heading', { name: this.words.thanks }).waitFor()
    return (await this.page.locator('[data-touchline="order-confirmation"] strong').first().textContent()) ?? ''
  }

  /** Everything up to the button that obliges to pay. */
  async walkToPayment(): Promise<void> {
    await this.openShirt()
    await this.chooseVariant()
    await this.addTwo()
    await this.goToCheckout()
    await this.fillAddress()
    await this.continueToShipping()
    await this.continueToPayment()
    await this.choosePayment()
  }
}
