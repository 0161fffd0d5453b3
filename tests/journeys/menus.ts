// Steps of journeys through the page's frame: its phone menu, its footer, and the account menu.
import type { Locator } from 'playwright-core'
import type { Guest } from './guest.ts'

/** The demo customer, who has an account in every store. */
export const demo = { email: 'demo@touchline.example', password: 'Touchline-1' }

/** The viewport of a phone. */
export const phone = { viewport: { width: 390, height: 844 } }

/** A widget's mount. */
export const mountOf = ({ page }: Guest, name: string): Locator => page.locator(`[data-touchline="${name}"]`)

/** Waits until a widget of the frame is ready. */
export async function untilWidget(guest: Guest, name: string): Promise<Locator> {
  const mount = mountOf(guest, name)
  await guest.page.locator(`[data-touchline="${name}"][data-touchline-status="ready"]`).waitFor({ state: 'attached' })
  return mount
}

/** The login popup, opened from the header. */
export async function openPopup(guest: Guest): Promise<Locator> {
  await untilWidget(guest, 'account-menu')
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).click()
  const popup = guest.page.getByRole('dialog', { name: 'Log in' })
  await popup.getByRole('textbox', { name: 'E-mail address' }).waitFor()
  return popup
}

/** Fills in the popup and submits it. */
export async function logIn(guest: Guest, { email, password } = demo): Promise<void> {
  const popup = await openPopup(guest)
  await popup.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await popup.getByLabel('Password', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'Log in' }).click()
}

/** The header's button with the name of the logged-in customer. */
export const accountButton = (guest: Guest): Locator => mountOf(guest, 'account-menu').getByRole('button', { name: /^Account of/ })

/** The focused element, as a screen reader names it. */
export const focused = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at?.getAttribute('aria-label') ?? at?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  })
