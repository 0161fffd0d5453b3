// Into the account and out again: by keyboard, wrong and right, in a hurry, over bad lines, in two tabs, and after Back.
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { accountButton, demo, focused, logIn, mountOf, openPopup, phone, untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasBackForwardCache: true })

const SENTENCE = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const popupOf = ({ page }: Guest) => page.getByRole('dialog', { name: 'Log in' })
const failing = { provoked: [failedCalls] }

/** Clears what earlier tests left in the demo customer's cart. */
async function emptyCarts(): Promise<void> {
  await stage.shop.db.deleteFrom('cart_item').execute()
}

async function open(path = '', options = {}): Promise<Guest> {
  const guest = await stage.visit('en', options)
  await guest.open(path)
  return guest
}

async function logOut(guest: Guest): Promise<void> {
  await accountButton(guest).click()
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
  await guest.page.waitForURL(/\/logout$/)
}

describe.each([
  ['a phone', phone],
  ['a desktop', {}],
])('on %s', (_, options) => {
  test('the popup lets in who is right, and the menu out who has enough', async () => {
    const guest = await open('', options)
    await logIn(guest)
    await popupOf(guest).waitFor({ state: 'hidden' })
    await accountButton(guest).click()
    await mountOf(guest, 'account-menu').getByText('Hello Mary').waitFor()
    await expectAccessible(guest.page)
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
    await guest.page.waitForURL(/\/logout$/)
    await guest.page.getByRole('heading', { name: 'You are logged out' }).waitFor()
    await guest.page.getByRole('link', { name: 'Stay here' }).click()
    await guest.page.waitForURL(/\/logout\?stay/)
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  })
})

test('by the keyboard alone: in, through the menu, to a page', async () => {
  const guest = await open()
  const { page } = guest
  await untilWidget(guest, 'account-menu')
  await mountOf(guest, 'account-menu').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await popupOf(guest).getByRole('textbox', { name: 'E-mail address' }).waitFor()
  await page.keyboard.press('Escape')
  await popupOf(guest).waitFor({ state: 'hidden' })
  expect(await focused(guest)).toBe('Log in')
  await page.keyboard.press('Space')
  await popupOf(guest).getByRole('textbox', { name: 'E-mail address' }).focus()
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await accountButton(guest).waitFor()
  await expect.poll(() => focused(guest)).toMatch(/^Account of/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(guest)).toBe('Account overview')
  await page.keyboard.press('Escape')
  expect(await focused(guest)).toMatch(/^Account of/)
  expect(await accountButton(guest).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
})

describe('the popup', () => {
  test('keeps the focus inside while it is open', async () => {
    const guest = await open()
    await openPopup(guest)
    for (let step = 0; step < 12; step++) {
      await guest.page.keyboard.press('Tab')
      expect(
        await guest.page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
  })

  test('says what is missing in a summary that takes the focus', async () => {
    const guest = await open()
    const popup = await openPopup(guest)
    await popup.getByRole('button', { name: 'Log in' }).click()
    await popup.getByRole('link', { name: 'E-mail address: This field is required' }).waitFor()
    await expect.poll(() => focused(guest)).toContain('Please check these fields')
    expect(await guest.page.title()).toMatch(/^Error:/)
    await expectAccessible(guest.page)
    await popup.getByRole('link', { name: 'E-mail address: This field is required' }).click()
    await guest.page.keyboard.type('not an address')
    await popup.getByText('Please enter a valid email address', { exact: true }).waitFor()
  })

  test('says the one sentence for a wrong password, and then lets in', async () => {
    const guest = await open('', failing)
    await logIn(guest, { ...demo, password: 'wrong' })
    await popupOf(guest).getByText(SENTENCE).waitFor()
    await popupOf(guest).getByLabel('Password', { exact: true }).fill(demo.password)
    await popupOf(guest).getByRole('button', { name: 'Log in' }).click()
    await accountButton(guest).waitFor()
  })

  test('shows what was typed and hides it again', async () => {
    const guest = await open()
    const popup = await openPopup(guest)
    const field = popup.getByLabel('Password', { exact: true })
    await field.fill('secret')
    await popup.getByRole('button', { name: 'Show password' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await popup.getByRole('button', { name: 'Hide password' }).click()
    expect(await field.getAttribute('type')).toBe('password')
  })

  test.each([
    ['an ended session', 'status:419@POST:/api/customer/login*1', null],
    ['a server in trouble', 'status:500@POST:/api/customer/login', 'Something went wrong'],
    ['an answer that is a page', 'html@POST:/api/customer/login', 'Something went wrong'],
    ['a dead line', 'reset@POST:/api/customer/login', 'You are offline'],
  ])('over %s keeps what was typed, and the next try is the last', async (_, fault, sentence) => {
    const guest = await open('', failing)
    await untilWidget(guest, 'account-menu')
    await guest.breakShop(fault)
    await logIn(guest)
    if (sentence) {
      await popupOf(guest).getByText(sentence).waitFor()
      expect(await popupOf(guest).getByLabel('Password', { exact: true }).inputValue()).toBe(demo.password)
      await guest.breakShop(null)
      await popupOf(guest).getByRole('button', { name: 'Log in' }).click()
    }
    await accountButton(guest).waitFor()
  })

  test('offline says so, and online again lets in', async () => {
    const guest = await open('', failing)
    await openPopup(guest)
    await guest.page.keyboard.press('Escape')
    await guest.context.setOffline(true)
    await logIn(guest)
    await popupOf(guest).getByText('You are offline').waitFor()
    await guest.context.setOffline(false)
    await popupOf(guest).getByRole('button', { name: 'Log in' }).click()
    await accountButton(guest).waitFor()
  })

  test('pressed twice over a slow line asks once', async () => {
    const guest = await open()
    const asked: string[] = []
    guest.page.on('request', (request) => request.url().endsWith('/api/customer/login') && asked.push(request.method()))
    await untilWidget(guest, 'account-menu')
    await guest.breakShop('slow:300@POST:/api/customer/login')
    await logIn(guest)
    await guest.page.keyboard.press('Enter')
    await popupOf(guest)
      .getByRole('button', { name: 'Log in' })
      .click({ timeout: 1_000 })
      .catch(() => {})
    await accountButton(guest).waitFor()
    expect(asked).toEqual(['POST'])
  })
})

test('cart and wishlist of two carts become one, as she says, and on the server too', async () => {
  await emptyCarts()
  const before = await open()
  await logIn(before)
  await accountButton(before).waitFor()
  await before.fillCart(2)
  const guest = await open()
  await guest.fillCart(1)
  await guest.page.reload()
  await logIn(guest)
  const prompt = guest.page.getByRole('dialog', { name: 'Two baskets' })
  await prompt.getByRole('button', { name: 'Merge old and new basket' }).waitFor()
  await expectAccessible(guest.page)
  await guest.page.reload()
  await prompt.getByRole('button', { name: 'Merge old and new basket' }).click()
  await prompt.waitFor({ state: 'hidden' })
  await guest.untilCount(3)
  await before.page.reload()
  await before.untilCount(3)
})

test('"Continue only with new items" leaves the old ones behind', async () => {
  await emptyCarts()
  const before = await open()
  await logIn(before)
  await accountButton(before).waitFor()
  await before.fillCart(2)
  const guest = await open()
  await guest.fillCart(1)
  await guest.page.reload()
  await logIn(guest)
  await guest.page.getByRole('button', { name: 'Continue only with new items' }).click()
  await guest.untilCount(1)
})

describe('two tabs', () => {
  test('agree after a login and after a logout', async () => {
    const guest = await open()
    const other = await guest.openTab()
    await other.open('contact')
    await untilWidget(other, 'account-menu')
    await logIn(guest)
    await accountButton(other).waitFor()
    await logOut(other)
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
    expect(await guest.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(/Mary|demo@/)
  })

  test('a session that ended elsewhere asks to log in again', async () => {
    const guest = await open()
    await logIn(guest)
    await accountButton(guest).waitFor()
    await stage.shop.db.updateTable('session').set({ customer_id: null }).execute()
    await guest.page.evaluate(() => window.touchline?.ready.then(({ session }) => session.reload()))
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  })
})

test('Back after a logout shows nothing personal, from the cache or not', async () => {
  const guest = await open('contact')
  const { page } = guest
  await logIn(guest)
  await accountButton(guest).waitFor()
  await logOut(guest)
  await page.goBack({ waitUntil: 'commit' })
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  expect(await page.content()).not.toMatch(/Mary|O'Neil|demo@touchline/)
  await guest.open('account')
  await page.waitForURL(/\/account\/login\?back=/)
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false }

  test('the link leads to a form that lets in, through the account and out', async () => {
    const guest = await open('', { ...plain, ...failing })
    const { page } = guest
    await mountOf(guest, 'account-menu').getByRole('link').or(mountOf(guest, 'account-menu').getByRole('button')).click()
    await page.waitForURL(/\/account\/login/)
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Log in' }).click()
    await form.getByText('This field is required').first().waitFor()
    await form.getByLabel('E-mail address').fill(demo.email)
    await form.getByLabel('Password', { exact: true }).fill('wrong')
    await form.getByRole('button', { name: 'Log in' }).click()
    await form.getByText(SENTENCE).waitFor()
    expect(await form.getByLabel('E-mail address').inputValue()).toBe(demo.email)
    await form.getByLabel('Password', { exact: true }).fill(demo.password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Account overview' }).waitFor()
    await page.getByRole('link', { name: 'My orders' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
    await page.getByRole('link', { name: 'My returns' }).click()
    await page.getByRole('heading', { level: 1, name: 'My returns' }).waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/logout$/)
  })
})

test('the login page’s own password field has the toggle', async () => {
  const guest = await open('account/login')
  await untilWidget(guest, 'password-toggle')
  const field = guest.page.getByRole('main').getByLabel('Password', { exact: true })
  await field.fill('secret')
  await guest.page.getByRole('main').getByRole('button', { name: 'Show password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await expectAccessible(guest.page)
})
