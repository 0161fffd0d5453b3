// Tests of the passkey login: offered where the host supports it, failures explained, and the password form always usable.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import loginForm from './login-form.tsx'

const page = useWidgetPage('https://shop.test/nl/account/login')
const OPTIONS = 'POST api/customer/passkeys/login/options'
const LOGIN = 'POST api/customer/passkeys/login'

/** The result of the browser's dialog. */
let dialog: () => Promise<unknown> = async () => null

class FakeKey {
  static parseCreationOptionsFromJSON = (options: unknown) => options
  static parseRequestOptionsFromJSON = (options: unknown) => options
  static isConditionalMediationAvailable = async () => false
  toJSON() {
    return { id: 'a-key', response: {} }
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: FakeKey })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: FakeKey })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => dialog() } })
  page.shop.always(OPTIONS, json({ challenge: 'a-challenge' }))
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const open = async () => {
  page.show(loginForm, { passkeys: true, back: '/nl/wishlist' })
  await soon(() => control('Use a passkey'))
}

test('a valid passkey leads back to the page that required the login', async () => {
  dialog = async () => new FakeKey()
  page.shop.once(LOGIN, json({ customer: customerAnswer(), cart_conflict: false }))
  await open()
  expect(document.querySelector('input[name="email"]')?.getAttribute('autocomplete')).toBe('username webauthn')
  await press('Use a passkey')
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['https://shop.test/nl/wishlist'])
  expect(page.shop.arrivals(LOGIN)[0]?.body).toEqual({ credential: { id: 'a-key', response: {} } })
})

test('an invalid passkey is refused with the shop’s message', async () => {
  dialog = async () => new FakeKey()
  page.shop.once(LOGIN, json({ message: 'This passkey does not open an account here.', code: 'passkey' }, 401))
  await open()
  await press('Use a passkey')
  await shown('This passkey does not open an account here.')
  expect(page.tab.left).toEqual([])
})

test('a lost connection is reported as such', async () => {
  page.shop.once(OPTIONS, reset)
  await open()
  await press('Use a passkey')
  await shown('The shop cannot be reached')
})

test('a closed dialog, or a missing passkey, shows a neutral message until the next try', async () => {
  const closed = async () => {
    throw new DOMException('closed', 'NotAllowedError')
  }
  dialog = closed
  await open()
  await press('Use a passkey')
  await shown('No passkey was used. Log in with your password.')
  expect(page.shop.arrivals(LOGIN)).toEqual([])
  expect(document.querySelector('[role="alert"]')).toBeNull()
  dialog = () => new Promise(() => {})
  await press('Use a passkey')
  await soon(() => !words(document.body).includes('No passkey was used.'))
})

test('without the option there is no passkey login, and no request', async () => {
  page.show(loginForm, {})
  await soon(() => control('Log in'))
  expect(document.querySelector('input[name="email"]')?.getAttribute('autocomplete')).toBe('username')
  expect(page.shop.arrivals(OPTIONS)).toEqual([])
})
