// Tests what a login changes besides its popup: two carts, two tabs, and all of it without JavaScript.
import { describe, expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { forgetSession } from '../support/browser-session.ts'
import { watchIdle } from '../support/idle.ts'
import { addToCart } from '../support/purchase.ts'
import { isAll } from '../support/scope.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { accountButton, demo, logIn, mountOf, untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

const SENTENCE = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const failing = { provoked: [failedCalls] }

async function open(path = '', options = {}): Promise<Guest> {
  const guest = await stage.visit('en', options)
  await guest.open(path)
  return guest
}

/** The customer on another device, with two pieces in her cart and nothing else in her account. */
async function fillHerCart(): Promise<void> {
  await stage.shop.db.deleteFrom('cart_item').execute()
  const customer = new Shopper(stage.shop.url)
  await customer.send('POST', 'api/customer/login', demo)
  await addToCart(customer, { sku: landmarkSkus.comfortable.sku, qty: 2 })
}

/** The same in a browser whose page does not show the pieces yet. */
async function openWithCart(): Promise<Guest> {
  await stage.shop.db.deleteFrom('cart_item').execute()
  const customer = await stage.visit('en')
  await customer.send('post', 'api/customer/login', demo)
  await customer.open('')
  await accountButton(customer).waitFor()
  await customer.fillCart(2)
  return customer
}

/** A guest with one piece in her cart. */
async function openWithOne(options = {}): Promise<Guest> {
  const guest = await stage.visit('en', options)
  await guest.fillCart(1)
  await guest.open('')
  return guest
}

async function logOut(guest: Guest): Promise<void> {
  await accountButton(guest).click()
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
  await guest.page.waitForURL(/\/logout$/)
}

test('two carts and wishlists are merged as she chooses, on the server too', async () => {
  const before = await openWithCart()
  const guest = await openWithOne()
  await logIn(guest)
  const prompt = guest.page.getByRole('dialog', { name: 'Two carts' })
  await prompt.getByRole('button', { name: 'Merge old and new basket' }).waitFor()
  await expectAccessible(guest.page)
  await guest.page.reload()
  await prompt.getByRole('button', { name: 'Merge old and new basket' }).click()
  await prompt.waitFor({ state: 'hidden' })
  await guest.untilCount(3)
  // Only a page with the cart in it asks what another device has changed.
  await before.open('checkout/cart')
  await before.untilCount(3)
})

test('"Continue only with new items" leaves the old ones behind', async () => {
  await fillHerCart()
  const guest = await openWithOne()
  await logIn(guest)
  await guest.page.getByRole('button', { name: 'Continue only with new items' }).click()
  await guest.untilCount(1)
})

test('a customer whose session expired before she decides about two carts is asked to log in again, without a success message', async () => {
  await fillHerCart()
  const guest = await openWithOne(failing)
  const isIdle = watchIdle(guest.page)
  await logIn(guest)
  const merge = guest.page.getByRole('button', { name: 'Merge old and new basket' })
  await merge.waitFor()
  // Waits for the calls that follow every login: they would find that the session is gone, and close the question.
  await isIdle()
  await forgetSession(guest)
  await merge.click()
  const popup = guest.page.getByRole('dialog', { name: 'Log in' })
  await popup.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await merge.waitFor({ state: 'hidden' })
  await popup.getByLabel('Password', { exact: true }).fill(demo.password)
  await popup.getByRole('button', { name: 'Log in' }).click()
  await accountButton(guest).waitFor()
  await guest.untilCount(2)
})

describe('two tabs', () => {
  test('agree after a login and after a logout', async () => {
    // The contact form requests her orders after the login; on a slow machine she has logged out before the shop reads them.
    const guest = await open('', failing)
    const other = await guest.openTab()
    await other.open('contact')
    await untilWidget(other, 'account-menu')
    await logIn(guest)
    await accountButton(other).waitFor()
    await logOut(other)
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
    await expect
      .poll(() => guest.page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])))
      .not.toMatch(/Mary|demo@/)
  })

  test('a session that expired elsewhere asks to log in again', async () => {
    const guest = await open()
    await logIn(guest)
    await accountButton(guest).waitFor()
    await stage.shop.db.updateTable('session').set({ customer_id: null }).execute()
    await guest.page.evaluate(() => window.touchline?.ready.then(({ session }) => session.reload()))
    await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log in' }).waitFor()
  })
})

test('a login from the checkout leads back there, with all her input', async () => {
  const guest = await openWithCart()
  await logOut(guest)
  const { page, words } = guest
  await guest.fillCart(1)
  await guest.openCheckout()
  await guest.field(words.street).fill('Mill Lane')
  await guest.field(words.email).fill(demo.email)
  await guest.field(words.email).blur()
  await page.locator('[data-touchline="checkout"]').getByRole('link', { name: 'Log in' }).click()
  const form = page.getByRole('main')
  await form.getByLabel('E-mail address').fill(demo.email)
  await form.getByLabel('Password', { exact: true }).fill(demo.password)
  await form.getByRole('button', { name: 'Log in' }).click()
  // Now there are two carts.
  await form.getByRole('button', { name: 'Merge old and new basket' }).click()
  await page.getByText(`You are ordering as ${demo.email}.`).waitFor()
  expect(await guest.field(words.street).inputValue()).toBe('Mill Lane')
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false }

  test('the link leads to a login form, through the account and to the logout', async () => {
    const guest = await open('', { ...plain, ...failing })
    const { page } = guest
    await mountOf(guest, 'account-menu').getByRole('link').or(mountOf(guest, 'account-menu').getByRole('button')).first().click()
    await page.waitForURL(/\/account\/login/)
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Log in' }).click()
    await form.getByText('This field is required').first().waitFor()
    await form.getByLabel('E-mail address').fill(demo.email)
    await form.getByLabel('Password', { exact: true }).fill('wrong')
    await form.getByRole('button', { name: 'Log in' }).click()
    await form.getByText(SENTENCE).waitFor()
    await expect.poll(() => form.getByLabel('E-mail address').inputValue()).toBe(demo.email)
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

if (isAll)
  test('the login page’s own password field has the toggle', async () => {
    const guest = await open('account/login')
    await untilWidget(guest, 'login-form')
    const field = guest.page.getByRole('main').getByLabel('Password', { exact: true })
    await field.fill('secret')
    await guest.page.getByRole('main').getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    await expectAccessible(guest.page)
  })
