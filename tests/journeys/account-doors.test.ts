// Tests registration, settings, logout, a forgotten password and login in one visit, on a phone and without JavaScript.
import { describe, expect, test } from 'vitest'
import { forgetSession } from '../support/browser-session.ts'
import { expectAccessible } from '../support/visit.ts'
import { watchIdle } from '../support/idle.ts'
import type { Guest } from './guest.ts'
import { untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

const PASSWORD = 'Correct-Horse-9'
const NEW_PASSWORD = 'Battery-Staple-7'
const phone = { viewport: { width: 390, height: 844 }, provoked: [failedCalls] }

const main = ({ page }: Guest) => page.getByRole('main')
const press = (guest: Guest, name: string) => main(guest).getByRole('button', { name, exact: true }).click()
const heading = ({ page }: Guest, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const field = (guest: Guest, name: string) => main(guest).getByLabel(name, { exact: true })

/** The registration form. */
async function fillRegistration(guest: Guest, email: string): Promise<void> {
  await field(guest, 'First name').fill('Åsa')
  await field(guest, 'Last name').fill("O'Neil")
  await field(guest, 'E-mail address').fill(email)
  await field(guest, 'Password').fill(PASSWORD)
}

async function logIn(guest: Guest, email: string, password: string): Promise<void> {
  await field(guest, 'E-mail address').fill(email)
  await field(guest, 'Password').fill(password)
  await press(guest, 'Log in')
}

/** The address of the link in the newest mail. */
async function linkTo(email: string): Promise<string> {
  const mail = await stage.shop.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', 'password')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\/en\/(\S+)/.exec(mail.body)?.[1] ?? ''
}

const customers = async (email: string) =>
  (await stage.shop.db.selectFrom('customer').select('lastname').where('email', '=', email).execute()).map(({ lastname }) => lastname)

test('a customer from her first day: register, settings, logout, a forgotten password, login', async () => {
  const email = 'asa@example.com'
  const guest = await stage.visit('en', phone)
  const { page } = guest
  const isIdle = watchIdle(page)
  await guest.open('account/settings')
  await heading(guest, 'Log in')
  await untilWidget(guest, 'login-form')
  await main(guest).getByRole('link', { name: 'Create an account' }).click()
  await heading(guest, 'Create an account')
  await untilWidget(guest, 'register-form')
  await press(guest, 'Create an account')
  await main(guest).getByText('First name: This field is required').waitFor()
  await expectAccessible(page)
  await fillRegistration(guest, email)
  await main(guest).getByRole('button', { name: 'Create an account', exact: true }).dblclick()
  // She returns to the page that required the account.
  await heading(guest, 'Personal settings')
  expect(await customers(email)).toEqual(["O'Neil"])

  await untilWidget(guest, 'personal-settings')
  await expectAccessible(page)
  const details = main(guest).getByRole('form', { name: 'Your details' })
  await details.getByLabel('Last name').fill('Öberg')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.getByText('Your details are saved.').waitFor()
  // Her session ends while she types: the login opens over the page, and the change is saved again. A late answer would restore the session.
  await isIdle()
  await forgetSession(guest)
  await details.getByLabel('Last name').fill('Strauß')
  await details.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => customers(email)).toEqual(['Strauß'])

  await guest.open('account/newsletters')
  await untilWidget(guest, 'newsletter-settings')
  await main(guest).getByLabel('Team and club').check()
  await press(guest, 'Save')
  await main(guest).getByText(`follow the link in the e-mail that we have sent to ${email}`).waitFor()
  await expectAccessible(page)

  await main(guest).getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/logout$/)
  await press(guest, 'Stay here')
  await main(guest).getByText('You will stay on this page.').waitFor()
  expect(await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))).not.toMatch(
    /asa@|Strau/,
  )

  await guest.open('account/login')
  await main(guest).getByRole('link', { name: 'Forgot your password?' }).click()
  await heading(guest, 'Forgot your password?')
  await untilWidget(guest, 'password-form')
  await field(guest, 'E-mail address').fill(email)
  await press(guest, 'Send me a link')
  await main(guest).getByText('If there is an account with this address').waitFor()
  const link = await linkTo(email)
  await guest.open(link)
  expect(new URL(page.url()).search).toBe('')
  await untilWidget(guest, 'password-form')
  await field(guest, 'Password').fill(NEW_PASSWORD)
  await field(guest, 'Confirm password').fill(NEW_PASSWORD)
  await expectAccessible(page)
  await press(guest, 'Save')
  await main(guest).getByText('Your password has been changed. Log in with the new one.').waitFor()
  await guest.open(link)
  await main(guest).getByText('Something went wrong while restoring your password').waitFor()

  await guest.open('account/login')
  await untilWidget(guest, 'login-form')
  await logIn(guest, email, PASSWORD)
  await main(guest).getByText('The account sign-in was incorrect or your account is disabled temporarily.').waitFor()
  await logIn(guest, email, NEW_PASSWORD)
  await heading(guest, 'Account overview')
})

describe('without JavaScript', () => {
  const plain = { ...phone, javaScriptEnabled: false }

  test('a customer registers, changes her name and resets her password by plain forms', async () => {
    const email = 'plain@example.com'
    const guest = await stage.visit('en', plain)
    const { page } = guest
    await guest.open('account/register?back=/en/account/settings')
    await field(guest, 'First name').fill('P')
    await press(guest, 'Create an account')
    await main(guest).getByText('Min length is 2').first().waitFor()
    await fillRegistration(guest, email)
    await press(guest, 'Create an account')
    await heading(guest, 'Personal settings')
    const details = main(guest).getByRole('form', { name: 'Your details' })
    await details.getByLabel('Last name').fill('Öberg')
    await stage.shop.db.updateTable('customer').set({ lastname: 'Elsewhere', version: 5 }).where('email', '=', email).execute()
    await details.getByRole('button', { name: 'Save' }).click()
    await main(guest).getByText('This has been changed elsewhere in the meantime.').waitFor()
    await main(guest).getByRole('definition').getByText('Elsewhere').waitFor()
    await details.getByRole('button', { name: 'Save' }).click()
    await main(guest).getByText('Your details are saved.').waitFor()
    expect(await customers(email)).toEqual(['Öberg'])
    await main(guest).getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/logout$/)
    await page.waitForURL(/\/en\/$/, { waitUntil: 'commit' })

    await guest.open('account/password')
    await field(guest, 'E-mail address').fill(email)
    await press(guest, 'Send me a link')
    await main(guest).getByText('If there is an account with this address').waitFor()
    await guest.open(await linkTo(email))
    await field(guest, 'Password').fill(NEW_PASSWORD)
    await field(guest, 'Confirm password').fill(NEW_PASSWORD)
    await press(guest, 'Save')
    await main(guest).getByRole('link', { name: 'Log in' }).click()
    await logIn(guest, email, NEW_PASSWORD)
    await heading(guest, 'Account overview')
  })
})
