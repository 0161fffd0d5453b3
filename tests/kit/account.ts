// Login and logout in a shopper's words.
import type { Stage } from './stage.ts'

/** What a customer logs in with. */
export interface Credentials {
  email: string
  password: string
}

/** The customer of the mock host. */
export const mockCustomer: Credentials = { email: 'anna@example.test', password: 'Correct-Horse-9' }

/** The account in the header, and the login page. */
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

  /** Who is logged in; null for a guest. */
  async email(): Promise<string | null> {
    await this.#stage.ready()
    return this.#stage.page.evaluate(async () => (await window.touchline?.ready)?.stores.customer.get()?.email ?? null)
  }
}
