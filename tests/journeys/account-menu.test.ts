// Tests the account menu: login and logout by finger and keyboard, with right and wrong passwords, in a hurry and over bad lines.
import { describe, expect, test } from 'vitest'
import { goOffline, goOnline } from '../support/browser-session.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { holdBack } from './holding.ts'
import { accountButton, demo, focused, logIn, mountOf, openPopup, phone, untilWidget } from './menus.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

const SENTENCE = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const popupOf = ({ page }: Guest) => page.getByRole('dialog', { name: 'Log in' })
const failing = { provoked: [failedCalls] }

async function open(path = '', options = {}): Promise<Guest> {
  const guest = await stage.visit('en', options)
  await guest.open(path)
  return guest
}

describe.each(
  rowsOf([
    ['a phone', phone],
    ['a desktop', {}],
  ]),
)('on %s', (_, options) => {
  test('the popup logs in, and the menu logs out', async () => {
    const guest = await open('', options)
    await logIn(guest)
    await popupOf(guest).waitFor({ state: 'hidden' })
    await accountButton(guest).click()
    await mountOf(guest, 'account-menu').getByText('Hello Mary').waitFor()
    await expectAccessible(guest.page)
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
    await guest.page.waitForURL(/\/logout$/)
    await guest.page.getByRole('heading', { name: 'You are logged out' }).waitFor()
    await guest.page.getByRole('button', { name: 'Stay here' }).click()
    await guest.page.getByText('You will stay on this page.').waitFor()
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  })
})

test('by keyboard alone: login, through the menu, to a page', async () => {
  const guest = await open()
  const { page } = guest
  await untilWidget(guest, 'account-menu')
  await mountOf(guest, 'account-menu').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await popupOf(guest).getByRole('textbox', { name: 'E-mail address' }).waitFor()
  await page.keyboard.press('Escape')
  await popupOf(guest).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(guest)).toBe('Log in')
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
  await expect.poll(() => focused(guest)).toBe('Account overview')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(guest)).toMatch(/^Account of/)
  await expect.poll(() => accountButton(guest).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor()
})

describe('the popup', () => {
  test('keeps the focus inside, lists missing values in a summary that takes the focus, and shows the password', async () => {
    const guest = await open()
    const { page } = guest
    const popup = await openPopup(guest)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await popup.getByRole('button', { name: 'Log in' }).click()
    await popup.getByRole('link', { name: 'E-mail address: This field is required' }).waitFor()
    await expect.poll(() => focused(guest)).toContain('Please check these fields')
    await expect.poll(() => page.title()).toMatch(/^Error:/)
    await expectAccessible(page)
    await popup.getByRole('link', { name: 'E-mail address: This field is required' }).click()
    await page.keyboard.type('not an address')
    await popup.getByText('Please enter a valid email address', { exact: true }).waitFor()
    const field = popup.getByLabel('Password', { exact: true })
    await field.fill('secret')
    await popup.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    await popup.getByRole('button', { name: 'Hide password' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
  })

  test('shows the sentence for a wrong password, and then logs in', async () => {
    const guest = await open('', failing)
    const { account } = await guest.kit()
    await expect(account.login({ ...demo, password: 'wrong' })).rejects.toThrow(SENTENCE)
    await account.login(demo)
    expect(await account.email()).toBe(demo.email)
  })

  test.each(
    rowsOf([
      ['a server in trouble', 'status:500@POST:/api/customer/login', 'Something went wrong'],
      ['an ended session', 'status:419@POST:/api/customer/login*1', null],
      ['an answer that is a page', 'html@POST:/api/customer/login', 'Something went wrong'],
      ['a dead line', 'reset@POST:/api/customer/login', 'The shop cannot be reached'],
    ]),
  )('over %s keeps the input, and the next try succeeds', async (_, fault, sentence) => {
    const guest = await open('', failing)
    await untilWidget(guest, 'account-menu')
    await guest.breakShop(fault)
    await logIn(guest)
    if (sentence) {
      await popupOf(guest).getByText(sentence).waitFor()
      await expect.poll(() => popupOf(guest).getByLabel('Password', { exact: true }).inputValue()).toBe(demo.password)
      await guest.breakShop(null)
      await popupOf(guest).getByRole('button', { name: 'Log in' }).click()
    }
    await accountButton(guest).waitFor()
  })

  test('reports that it is offline, and logs in once online', async () => {
    const guest = await open('', failing)
    await openPopup(guest)
    await guest.page.keyboard.press('Escape')
    await goOffline(guest)
    await logIn(guest)
    await popupOf(guest).getByText('The shop cannot be reached').waitFor()
    await goOnline(guest)
    await popupOf(guest).getByRole('button', { name: 'Log in' }).click()
    await accountButton(guest).waitFor()
  })

  test('pressed twice over a slow connection sends once', async () => {
    const guest = await open()
    const requests: string[] = []
    guest.page.on('request', (request) => request.url().endsWith('/api/customer/login') && requests.push(request.method()))
    await untilWidget(guest, 'account-menu')
    const release = await holdBack(guest.page, /\/api\/customer\/login$/)
    await logIn(guest)
    await guest.page.keyboard.press('Enter')
    await popupOf(guest).getByRole('button', { name: 'Log in' }).click({ force: true })
    release()
    await accountButton(guest).waitFor()
    expect(requests).toEqual(['POST'])
  })
})
