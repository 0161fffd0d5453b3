// Tests of the passkey login in the popup: it is offered where the host supports it, and only while the popup is open.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import accountMenu from './account-menu.tsx'

const page = useWidgetPage('https://shop.test/nl/')
const OPTIONS = 'POST api/customer/passkeys/login/options'
const LOGIN = 'POST api/customer/passkeys/login'

/** The requests that the browser received, and whether it supports conditional mediation. */
let requests: { mediation?: string; signal: AbortSignal }[] = []
let canOffer = false
/** The result of pressing the button. */
let dialog = async (): Promise<unknown> => new FakeKey()

class FakeKey {
  static parseCreationOptionsFromJSON = (options: unknown) => options
  static parseRequestOptionsFromJSON = (options: unknown) => options
  static isConditionalMediationAvailable = async () => canOffer
  toJSON() {
    return { id: 'a-key', response: {} }
  }
}

beforeEach(() => {
  requests = []
  canOffer = false
  dialog = async () => new FakeKey()
  const get = (given: { mediation?: string; signal: AbortSignal }) => {
    requests.push(given)
    // A conditional request waits until the user chooses a passkey.
    return given.mediation === 'conditional' ? new Promise(() => {}) : dialog()
  }
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: FakeKey })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: FakeKey })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  page.shop.always(OPTIONS, json({ challenge: 'a-challenge' }))
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const isOpen = () => document.querySelector('dialog[open]') !== null
const open = async (options: object) => {
  page.show(accountMenu, options)
  await soon(() => control('Log in'))
  await press('Log in')
  await soon(isOpen)
}

test('a passkey logs in and closes the popup', async () => {
  await open({ passkeys: true })
  await soon(() => control('Use a passkey'))
  expect(requests).toEqual([])
  page.shop.once(LOGIN, json({ customer: customerAnswer(), cart_conflict: false }))
  await press('Use a passkey')
  await soon(() => !isOpen())
  expect(page.shop.arrivals(LOGIN)[0]?.body).toEqual({ credential: { id: 'a-key', response: {} } })
})

test('the address field offers passkeys while the popup is open, and no request is pending once it is closed', async () => {
  canOffer = true
  await open({ passkeys: true })
  await soon(() => requests.length === 1)
  expect(requests[0]?.mediation).toBe('conditional')
  expect(document.querySelector('dialog input[name="email"]')?.getAttribute('autocomplete')).toBe('username webauthn')
  await press('Close')
  await soon(() => requests[0]?.signal.aborted === true)
})

test('the message about an unused passkey disappears with the popup', async () => {
  dialog = async () => {
    throw new DOMException('closed', 'NotAllowedError')
  }
  await open({ passkeys: true })
  await soon(() => control('Use a passkey'))
  await press('Use a passkey')
  await shown('No passkey was used. Log in with your password.')
  await press('Close')
  await soon(() => !isOpen())
  await press('Log in')
  await soon(() => control('Use a passkey'))
  expect(words(document.body)).not.toContain('No passkey was used.')
})

test('without support by the host there are none', async () => {
  await open({})
  expect(control('Use a passkey')).toBeUndefined()
  expect(document.querySelector('dialog input[name="email"]')?.getAttribute('autocomplete')).toBe('username')
  expect(page.shop.arrivals(OPTIONS)).toEqual([])
})
