// Tests a login that expires while she types in her account: it opens over the page, her text stays, and is saved once, for her alone.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#demo-pages/shop/customer.ts'
import { forgetSession } from '../support/browser-session.ts'
import type { Guest } from './guest.ts'
import { phone, untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const password = 'Correct-Horse-9'
let people: { kim: number; bo: number }

beforeAll(async () => {
  const row = { store_id: 3, password_hash: await hashPassword(password), lastname: 'Lee' }
  const add = (name: string) =>
    stage.shop.db
      .insertInto('customer')
      .values({ ...row, email: `${name}@example.com`, firstname: name })
      .returning('id')
      .executeTakeFirstOrThrow()
  people = { kim: (await add('kim')).id, bo: (await add('bo')).id }
})
beforeEach(() => stage.shop.db.deleteFrom('customer_address').execute())

async function logIn(guest: Guest, name: string, within = guest.page.locator('main')): Promise<void> {
  await within.getByRole('textbox', { name: 'E-mail address' }).fill(`${name}@example.com`)
  await within.getByLabel('Password', { exact: true }).fill(password)
  await within.getByRole('button', { name: 'Log in' }).click()
}

/** Kim has typed a new address when her session ends, and presses Save. */
async function endWhileTyping(): Promise<Guest> {
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  await guest.send('post', 'api/customer/login', { email: 'kim@example.com', password })
  await guest.open('account/addresses?open=new')
  await untilWidget(guest, 'address-book')
  await page.getByRole('button', { name: 'Account of kim' }).waitFor()
  const typed = { 'First name': 'Kim', 'Last name': 'Lee', Street: 'Baker Street', City: 'London', Postcode: 'SW1A 1AA' }
  for (const [label, text] of Object.entries(typed)) {
    await page.locator('main').getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await forgetSession(guest)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Log in' }).waitFor()
  return guest
}

const kept = () => stage.shop.db.selectFrom('customer_address').select('customer_id').execute()

test('she logs in over the page, and her input is saved once', async () => {
  const guest = await endWhileTyping()
  await expect.poll(() => guest.page.locator('input[name="city"]').inputValue()).toBe('London')
  await logIn(guest, 'kim', guest.page.getByRole('dialog', { name: 'Log in' }))
  await guest.page.getByRole('article', { name: 'Baker Street' }).waitFor()
  expect(await kept()).toEqual([{ customer_id: people.kim }])
})

test('another customer logs in: nothing of the first is sent or shown', async () => {
  const guest = await endWhileTyping()
  const { page } = guest
  const opened = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await logIn(guest, 'bo', page.getByRole('dialog', { name: 'Log in' }))
  await opened
  await page.getByRole('button', { name: 'Account of bo' }).waitFor()
  await untilWidget(guest, 'address-book')
  expect(await page.content()).not.toMatch(/Baker Street/)
  expect(await page.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value).join())).not.toMatch(
    /Kim|Baker/,
  )
  expect(await kept()).toEqual([])
})

test('in the checkout she is led to the login page and back, and continues with her input', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  await guest.send('post', 'api/customer/login', { email: 'kim@example.com', password })
  await guest.fillCart()
  await guest.open('checkout')
  await page.getByText('You are ordering as kim@example.com.').waitFor()
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const typed = {
    'First name': 'Kim',
    'Last name': 'Lee',
    'House number': '221',
    Street: 'Baker Street',
    Postcode: 'NW1 6XE',
    City: 'London',
  }
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  await forgetSession(guest)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/account\/login\?back=/)
  await untilWidget(guest, 'login-form')
  await logIn(guest, 'kim')
  await page.waitForURL(/\/en\/checkout/)
  await page.getByText('You are ordering as kim@example.com.').waitFor()
  await expect.poll(() => field('Street').inputValue()).toBe('Baker Street')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Choose a delivery method' }).waitFor()
})
