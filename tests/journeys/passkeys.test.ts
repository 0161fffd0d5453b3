// Tests passkeys with Chromium's virtual authenticator: added, used to log in, renamed and removed; a password works throughout.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { forgetAll } from '../support/browser-session.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { accountButton, demo, mountOf, openPopup, phone } from './menus.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

/** A device that stores keys and confirms every request. */
async function device(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const answers = (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { answers, keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length }
}

async function byPassword({ page }: Guest): Promise<void> {
  const main = page.locator('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await main.locator('input[name="password"]').fill(demo.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}

const settings = async (guest: Guest) => {
  await guest.open('account/settings')
  await guest.page.locator('[data-touchline="personal-settings"][data-touchline-status="ready"]').waitFor()
}
/** Not the login, whose address contains these as the way back. */
const isSettings = ({ pathname }: URL) => pathname.endsWith('/account/settings')
/** In the settings' own list, since the page's menus contain the same texts. */
const passkeyNamed = (guest: Guest, name: string) => mountOf(guest, 'personal-settings').getByRole('listitem').filter({ hasText: name })
const stored = () => stage.shop.db.selectFrom('passkey').select(['name', 'counter', 'used_at']).execute()

test('a passkey is added, logs her in, is renamed and removed; the password works before and after', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  const { keys, answers } = await device(page)
  // A browser that offers no key in the address field needs the button.
  await page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }))
  await answers(false)
  await guest.open('account/login?back=/en/account/settings')
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
  expect(await page.locator('main input[name="email"]').getAttribute('autocomplete')).toBe('username webauthn')
  await expectAccessible(page, 'main')
  await byPassword(guest)
  await page.waitForURL(isSettings)
  await answers(true)
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Phone')
  await page.getByRole('button', { name: 'Add a passkey' }).dblclick()
  await passkeyNamed(guest, 'Phone').waitFor()
  expect([await keys(), (await stored()).length]).toEqual([1, 1])
  await expectAccessible(page, 'main')

  await forgetAll(guest)
  await answers(false)
  await guest.open('account/login?back=/en/account/settings')
  const button = page.getByRole('button', { name: 'Use a passkey' })
  await button.waitFor()
  await answers(true)
  await button.click()
  await page.waitForURL(isSettings)
  expect((await stored())[0]?.used_at).not.toBeNull()

  await page.getByRole('button', { name: 'Rename Phone' }).click()
  const name = page.getByRole('form', { name: 'Rename Phone' }).getByRole('textbox', { name: 'Name of the passkey' })
  await name.fill('Old phone')
  await page.getByRole('form', { name: 'Rename Phone' }).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Old phone' }).click()
  await page.getByText('No passkey yet.').waitFor()
  expect(await stored()).toEqual([])

  // The device still has the key, but the shop does not.
  await forgetAll(guest)
  await answers(false)
  await guest.open('account/login?back=/en/account/settings')
  await button.waitFor()
  await answers(true)
  await button.click()
  await page.getByText('This passkey does not open an account here. Log in with your password.').waitFor()
  await byPassword(guest)
  await page.waitForURL(isSettings)
  const mails = await stage.shop.db.selectFrom('mail').select('subject').where('kind', '=', 'passkey').execute()
  expect(mails).toHaveLength(1)
})

test('the address field offers it, and accepting the offer logs in', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const { page } = guest
  const { answers } = await device(page)
  await answers(false)
  await guest.open('account/login?back=/en/account/settings')
  await byPassword(guest)
  await page.waitForURL(isSettings)
  await answers(true)
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeyNamed(guest, 'Laptop').waitFor()
  await forgetAll(guest)
  await guest.open('account/login?back=/en/wishlist')
  await page.waitForURL(({ pathname }) => pathname.endsWith('/wishlist'))
})

test.each(
  rowsOf([
    // Both are the same customer, so the list of the second contains what the first adds.
    ['a phone', 'Watch', phone],
    ['a desktop', 'Key ring', {}],
  ]),
)('on %s the popup reports an unused passkey, accepts the password, and logs in with an existing passkey', async (_, name, options) => {
  const guest = await stage.visit('en', { ...options, provoked: [failedCalls] })
  const { page } = guest
  const { keys } = await device(page)
  await page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }))
  await guest.open('')
  const popup = await openPopup(guest)
  const button = popup.getByRole('button', { name: 'Use a passkey' })
  // The device has no key yet; the browser reports that like a closed dialog.
  await button.click()
  await popup.getByText('No passkey was used. Log in with your password.').waitFor()
  await expectAccessible(page)
  await popup.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await popup.getByLabel('Password', { exact: true }).fill(demo.password)
  await popup.getByRole('button', { name: 'Log in', exact: true }).click()
  await accountButton(guest).waitFor()
  await settings(guest)
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  // Waits for the shop, which learns of the key one call after the device.
  await passkeyNamed(guest, name).waitFor()
  expect(await keys()).toBe(1)

  await forgetAll(guest)
  await guest.open('wishlist')
  await openPopup(guest)
  await button.click()
  await accountButton(guest).waitFor()
  await popup.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/en/wishlist')
})

test('a host without passkeys, and a browser without them, show the usual form', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await guest.open('account/login')
  await page.locator('[data-touchline="login-form"][data-touchline-status="ready"]').waitFor()
  expect(await mountOf(guest, 'login-form').getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
  await byPassword(guest)
  await page.waitForURL(/account$/)
  await settings(guest)
  await page.getByText('This browser does not support passkeys.').waitFor()
})
