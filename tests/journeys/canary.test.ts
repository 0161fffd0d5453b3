// Follows one person's name, e-mail address, number, birthday and words through a purchase and her account: outside her pages and the shop's
// books they are only where the spec allows: no address, referrer, console, log, event, foreign server or unlisted storage holds them.
import type { Locator } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { canary } from '../support/canary.ts'
import { arrive, fillAll, places } from './canary-visit.ts'
import type { Guest } from './guest.ts'
import { homes } from './homes.ts'
import { mountOf, untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({ isCounting: true }, { hasPictures: true })
afterEach(() => vi.restoreAllMocks())

/** The first field of a kind in an element. */
const field = (within: Locator, autocomplete: string) => within.locator(`[autocomplete~="${autocomplete}"]`).first()

async function fillAddress(guest: Guest): Promise<void> {
  await guest.fillAddress()
  await guest.field(guest.words.firstName).fill(canary.firstName)
  await guest.field(guest.words.lastName).fill(canary.lastName)
  await guest.field(guest.words.phone).fill(canary.phone)
}

async function fillBirthday(guest: Guest): Promise<void> {
  await guest.field('Tag').fill(canary.birthday.day)
  await guest.field('Monat').fill(canary.birthday.month)
  await guest.field('Jahr').fill(canary.birthday.year)
}

test('the watch finds her data in every wrong place', async () => {
  const guest = await stage.visit('de', { provoked: [failedCalls, /Kanariette/] })
  const watch = await arrive(guest)
  await guest.open(`search?query=${encodeURIComponent(canary.email)}`)
  await guest.page.evaluate(({ firstName, phone }) => {
    localStorage.setItem('kept', firstName)
    sessionStorage.setItem('kept', phone)
    document.dispatchEvent(new CustomEvent('told', { detail: { by: firstName } }))
    Reflect.get(window, 'dataLayer').push({ birthday: '1987-07-09' })
    console.warn(firstName)
  }, canary)
  console.error(canary.firstName)
  await expect
    .poll(async () => places(await watch.sightings()))
    .toEqual([
      'address',
      'console',
      'dataLayer',
      'event told',
      'localStorage kept',
      'log of the host',
      'referrer',
      'sessionStorage kept',
      'title',
    ])
})

test('buying as a guest with a birthday, though calls fail, and keeping the order in an account', async () => {
  const guest = await stage.visit('de', { provoked: [failedCalls] })
  const watch = await arrive(guest)
  const { page, words } = guest
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.add()
  await guest.openCheckout()
  await fillAddress(guest)
  await guest.breakShop('status:500@PUT:/checkout/cart/address/set-addresses*1')
  await guest.button(words.continue).click()
  await mountOf(guest, 'checkout').getByRole('alert').first().waitFor()
  await guest.continueToShipping()
  expect(places(await watch.sightings())).toEqual(['sessionStorage touchline:de:checkout'])
  await page.reload()
  await guest.button(words.continue).click()
  await page.getByRole('heading', { name: words.payment }).waitFor()
  await page.getByRole('radio', { name: 'Afterpay' }).check({ force: true })
  await fillBirthday(guest)
  await page.getByRole('checkbox', { name: /Afterpay/ }).check({ force: true })
  await guest.breakShop('status:500@POST:/checkout/cart/payment-information*1')
  await guest.buyButton.click()
  await mountOf(guest, 'checkout').getByRole('alert').first().waitFor()
  await guest.buyButton.click()
  await guest.readOrderNumber()
  const confirmed = await untilWidget(guest, 'order-confirmation')
  await confirmed.locator('[type="password"]').first().waitFor()
  await fillAll(confirmed, '[type="password"]', canary.password)
  await confirmed.locator('form button[type="submit"]').click()
  const account = stage.shop.db.selectFrom('customer').select('firstname').where('email', '=', canary.email)
  await expect.poll(async () => (await account.execute()).length).toBe(1)
  // The account logs her in, and this tab stores who she is until she leaves; nothing of the order is left.
  await expect.poll(async () => places(await watch.sightings())).toEqual(['sessionStorage touchline:de:session'])
})

test('an account: registered, logged in, changed, with an address, logged out, its password forgotten', async () => {
  const guest = await stage.visit('de', { provoked: [failedCalls] })
  const watch = await arrive(guest)
  const { page } = guest
  await stage.shop.db.deleteFrom('customer').where('email', '=', canary.email).execute()
  await guest.open('account/register')
  const form = await untilWidget(guest, 'register-form')
  await field(form, 'given-name').fill(canary.firstName)
  await field(form, 'family-name').fill(canary.lastName)
  await fillAll(form, '[type="email"]', canary.email)
  await fillAll(form, '[type="password"]', canary.password)
  await guest.breakShop('status:500@POST:/api/customer/register*1')
  await form.locator('button[type="submit"]').click()
  await form.getByRole('alert').first().waitFor()
  await form.locator('button[type="submit"]').click()
  await untilWidget(guest, 'account-overview')

  await guest.open('account/settings')
  const details = (await untilWidget(guest, 'personal-settings')).locator('form').first()
  await field(details, 'organization').fill(canary.lastName)
  await field(details, 'tel').fill(canary.phone)
  await fillAll(details, '[autocomplete="bday-day"]', canary.birthday.day)
  await fillAll(details, '[autocomplete="bday-month"]', canary.birthday.month)
  await fillAll(details, '[autocomplete="bday-year"]', canary.birthday.year)
  await details.locator('button[type="submit"]').click()
  const kept = stage.shop.db.selectFrom('customer').select('company').where('email', '=', canary.email)
  await expect.poll(async () => (await kept.executeTakeFirst())?.company).toBe(canary.lastName)

  await guest.open('account/addresses')
  const book = await untilWidget(guest, 'address-book')
  await book.getByRole('button').first().click()
  const home = homes.de
  await field(book, 'given-name').fill(canary.firstName)
  await field(book, 'family-name').fill(canary.lastName)
  await field(book, 'postal-code').fill(home.postcode)
  await field(book, 'address-line1').fill(home.street)
  await field(book, 'address-line2').fill(home.houseNumber ?? '')
  await field(book, 'address-level2').fill(home.city)
  await field(book, 'tel').fill(canary.phone)
  await book.locator('button[type="submit"]').first().click()
  await book.getByRole('article').first().waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL('**/logout*')
  await guest.page.getByRole('button', { name: 'Hier bleiben' }).click()
  await guest.open('account/login')
  const login = await untilWidget(guest, 'login-form')
  await login.locator('[type="email"]').fill(canary.email)
  await login.locator('[type="password"]').fill(`${canary.password}x`)
  await login.locator('button[type="submit"]').first().click()
  await login.getByRole('alert').first().waitFor()
  await guest.open('account/password')
  const forgot = await untilWidget(guest, 'password-form')
  await forgot.locator('[type="email"]').fill(canary.email)
  await forgot.locator('button[type="submit"]').first().click()
  const mails = stage.shop.db.selectFrom('mail').select('kind').where('recipient', '=', canary.email)
  await expect.poll(async () => (await mails.execute()).map(({ kind }) => kind)).toContain('password')
  expect(await watch.sightings()).toEqual([])
})
