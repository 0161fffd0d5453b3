// The account in a shopper's words: login and logout, a new account, and the addresses that it keeps.
import { type Address, homeIn, typeAddress } from './address.ts'
import { refusals, type Stage } from './stage.ts'

/** What a customer logs in with. */
export interface Credentials {
  email: string
  password: string
}

/** Who makes an account, as she types it; what the form does not ask for is left out. */
export interface NewCustomer extends Credentials {
  firstName: string
  lastName: string
}

/** The customer of the mock host. */
export const mockCustomer: Credentials = { email: 'anna@example.test', password: 'Correct-Horse-9' }

/** The account in the header, and the pages that have its forms. */
export class Account {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Logs in, on the login page or by the popup of the header. Throws what the shopper reads if she is refused. */
  async login({ email, password }: Credentials = mockCustomer): Promise<void> {
    const { events } = this.#stage
    const isPage = (await this.#stage.mounts('login-form').count()) > 0
    const mount = await this.#stage.mount(isPage ? 'login-form' : 'account-menu')
    if (!isPage && !(await mount.getByRole('dialog').isVisible())) await mount.getByRole('button').first().click()
    await mount.locator('input[autocomplete~="username"]').fill(email)
    const field = mount.locator('input[autocomplete="current-password"]')
    await field.fill(password)
    const done = events.next('customer:logged-in')
    await field.press('Enter')
    await this.#stage.first('The login', done, mount.locator('.touchline-summary').or(mount.getByRole('alert')).first())
  }

  /** Logs out, by the menu of the header. */
  async logout(): Promise<void> {
    const mount = await this.#stage.mount('account-menu')
    const texts = await this.#stage.texts()
    const out = mount.getByRole('button', { name: texts('Log out') })
    if (!(await out.isVisible())) await mount.getByRole('button').first().click()
    const done = this.#stage.events.next('customer:logged-out')
    await out.click()
    await this.#stage.first('The logout', done, mount.getByRole('alert').first())
  }

  /**
   * Makes an account on the page with `register-form`, and waits until the shopper is led on. Throws what she reads if it is refused.
   * @example await shop.account.register({ email: 'bea@example.test', password: 'Correct-Horse-9' })
   */
  async register({ email, password, ...name }: Partial<NewCustomer> & Credentials): Promise<void> {
    const mount = await this.#stage.mount('register-form')
    await typeAddress(mount, { firstName: 'Anna', lastName: "O'Neil", ...name })
    // Address and password twice, where the shop asks to repeat them.
    for (const field of await mount.locator('input[autocomplete="email"]').all()) await field.fill(email)
    for (const field of await mount.locator('input[autocomplete="new-password"]').all()) await field.fill(password)
    const { page } = this.#stage
    const left = page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() })
    await mount.getByRole('button', { name: (await this.#stage.texts())('Create an account') }).click()
    await this.#stage.first('The new account', left, refusals(mount))
    await page.waitForLoadState()
    await this.#stage.ready()
  }

  /** Adds an address on the page with `address-book`; what is not given is a valid one of the page's country. Throws what the shopper reads. */
  async addAddress(address: Partial<Omit<Address, 'email'>> = {}): Promise<void> {
    const mount = await this.#stage.mount('address-book')
    const texts = await this.#stage.texts()
    const add = mount.getByRole('button', { name: texts('Add an address') })
    await add.click()
    await typeAddress(mount, { ...(await homeIn(this.#stage.page, address.country)), ...address })
    await mount.getByRole('button', { name: texts('Save') }).click()
    // The list takes the place of the form.
    await this.#stage.first('The address', add.waitFor(), refusals(mount))
  }

  /** The saved addresses on the page with `address-book`, each as its lines are read: "Anna O'Neil, Damrak 1, 1012 AB Amsterdam". */
  async addresses(): Promise<string[]> {
    const all = (await this.#stage.mount('address-book')).getByRole('article')
    return all.evaluateAll((every) => every.map((one) => one.getAttribute('aria-label') ?? ''))
  }

  /** Who is logged in; null for a guest. */
  async email(): Promise<string | null> {
    await this.#stage.ready()
    return this.#stage.page.evaluate(async () => (await window.touchline?.ready)?.stores.customer.get()?.email ?? null)
  }
}
