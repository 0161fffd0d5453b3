// Tests stock Magento with tags in its templates and the package's adapter: a guest's and a customer's order, up to Magento's own confirmation.
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { distFolder, flavour } from '../conformance/stage.ts'
import { borrowBrowser, returnBrowser } from '../support/browser.ts'
import { startMagentoHost, type MagentoHost } from '../support/magento-host/magento-host.ts'
import { defaultTheme } from '../support/magento-host/pages/default-theme.ts'
import { touchlineTheme, TOUCHLINE } from '../support/magento-theme.ts'
import { expectQuiet, openVisit, type Visit } from '../support/visit.ts'
import { reportFailure } from '../support/witness.ts'
import { Guest } from './guest.ts'
import { words } from './words.ts'

let browser: Browser
let host: MagentoHost
let visit: Visit | null = null
beforeAll(async () => {
  const assets = { [TOUCHLINE]: `${distFolder}/${flavour}` }
  ;[browser, host] = await Promise.all([
    borrowBrowser(),
    startMagentoHost({ assets, theme: touchlineTheme(defaultTheme), csp: {}, emptyCheckout: 'page' }),
  ])
})
afterEach(async ({ task }) => {
  if (visit && task.result?.state === 'fail') await reportFailure(visit, task.fullName)
  await visit?.close()
  visit = null
})
afterAll(async () => {
  await returnBrowser(browser)
  await host.close()
})

const { en: say } = words

/** A shopper in the English store view; she takes the same steps as a guest of the demo shop. */
async function open(): Promise<Guest> {
  visit = await openVisit(browser)
  const guest = new Guest(visit, host.origin, 'en')
  return Object.assign(guest, { base: `${host.origin}/default/` })
}

test('a guest buys a shoe in her size with a coupon, and Magento has one order with the values on the screen', async () => {
  const guest = await open()
  const { page } = guest
  await guest.open('road-runner-shoe.html')
  await guest.choose('Red')
  await guest.choose('42')
  await guest.add()
  await guest.untilCount(1)
  await guest.popup.getByRole('link', { name: say.viewCart }).click()
  await expect.poll(() => guest.cart.getByRole('listitem').first().textContent()).toMatch(/Road runner shoe[^]*Red[^]*42/)
  await guest.cart.getByRole('spinbutton').fill('2')
  await guest.cart.getByRole('spinbutton').press('Enter')
  await guest.untilCount(2)
  const coupon = page.locator('[data-touchline="coupon"]')
  await coupon.scrollIntoViewIfNeeded()
  await coupon.getByRole('textbox').fill('WRONG')
  await coupon.getByRole('button', { name: 'Apply' }).click()
  await coupon.getByText("The coupon code isn't valid. Verify the code and try again.").first().waitFor()
  await coupon.getByRole('textbox').fill('SPORT10')
  await coupon.getByRole('button', { name: 'Apply' }).click()
  await coupon.getByText('SPORT10').waitFor()
  await guest.cart.getByRole('link', { name: say.checkout }).click()
  await guest.field(say.email).fill('guest@example.com')
  await guest.field(say.repeatEmail).fill('guest@example.com')
  await guest.field(say.firstName).fill('Åsa')
  await guest.field(say.lastName).fill("O'Neil")
  await guest.field(say.postcode).fill('3511LX')
  await guest.field(say.houseNumber).fill('12')
  await guest.field(say.street).fill('Oudegracht')
  await guest.field(say.city).fill('Utrecht')
  await guest.button(say.moreFields).click()
  await guest.field(say.phone).fill('+31 20 123 45 67')
  await guest.continueToShipping()
  await page
    .getByRole('radio', { name: /Free|Best Way/ })
    .first()
    .check()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /Check/ }).check()
  const summary = await page.locator('[data-touchline="checkout"]').textContent()
  await guest.buyButton.click()
  await page.waitForURL('**/checkout/onepage/success/')
  const [order, ...others] = host.state().orders
  expect(others).toEqual([])
  expect(order).toMatchObject({
    ...{ email: 'guest@example.com', customerId: null, coupon: 'SPORT10', paymentMethod: 'checkmo' },
    lines: [{ sku: 'RUN-RED-42', qty: 2 }],
    shipping: { city: 'Utrecht', street: ['Oudegracht 12'], countryId: 'NL' },
  })
  expect(summary).toContain(`€${order?.grandTotal.toFixed(2)}`)
  expect(await page.locator('.checkout-success').textContent()).toContain(String(order?.incrementId))
  await guest.untilCount(0)
  expectQuiet(guest.visit, [/404 .*\/coupons\/WRONG\)$/])
})

test('a guest logs in, keeps her cart, and buys as a customer with her saved address', async () => {
  const guest = await open()
  const { page } = guest
  const before = host.state().orders.length
  await guest.open('match-ball.html')
  await guest.add()
  await guest.untilCount(1)
  await guest.open('customer/account/login/')
  await guest.field(say.email).fill('emma@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Wachtwoord-1')
  await guest.button('Log in').click()
  await page.waitForURL(guest.base)
  await guest.untilCount(1)
  await guest.open('checkout/')
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /Bank Transfer/ }).check()
  const summary = await page.locator('[data-touchline="checkout"]').textContent()
  await guest.buyButton.click()
  await page.waitForURL('**/checkout/onepage/success/')
  const [order, ...others] = host.state().orders.slice(before)
  expect(others).toEqual([])
  expect(order).toMatchObject({
    ...{ email: 'emma@example.com', customerId: 1, paymentMethod: 'banktransfer' },
    lines: [{ sku: 'BALL-MATCH', qty: 1 }],
    shipping: { city: 'Utrecht', postcode: '3511LX', firstname: 'Emma' },
  })
  expect(summary).toContain(`€${order?.grandTotal.toFixed(2)}`)
  await guest.untilCount(0)
  // A customer without a cart gets a 404.
  expectQuiet(guest.visit, [/404 .*\/carts\/mine\)$/])
})

/** A theme's own module, which configures the package's adapter. */
const OWN = '/theme/adapter.js'
const ownAdapter = `import { magentoRest } from '${TOUCHLINE}adapters/magento-rest.js'
export default magentoRest({ login: 'session', redirects: { ideal: '/default/ideal/bank/' } })`

test('a customer of Magento’s own session buys with a payment that leads to a bank, and no token is kept', async () => {
  host.options.theme = touchlineTheme(defaultTheme, OWN)
  onTestFinished(() => void (host.options.theme = touchlineTheme(defaultTheme)))
  const guest = await open()
  const { page } = guest
  const before = host.state().orders.length
  await page.route(`**${OWN}`, (route) => route.fulfill({ contentType: 'text/javascript', body: ownAdapter }))
  await guest.open('customer/account/login/')
  await page.locator('#login-form').getByLabel('Email').fill('emma@example.com')
  await page.locator('#login-form').getByLabel('Password').fill('Wachtwoord-1')
  await page.locator('#login-form').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/customer/account/')
  await guest.open('skipping-rope.html')
  await guest.add()
  await guest.open('checkout/')
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await guest.buyButton.click()
  await page.waitForURL('**/ideal/bank/')
  expect(host.state().orders.slice(before)).toMatchObject([
    { customerId: 1, email: 'emma@example.com', paymentMethod: 'ideal', lines: [{ sku: 'ROPE', qty: 1 }] },
  ])
  expect((await guest.context.cookies()).map(({ name }) => name)).not.toContain('touchline-magento-token')
  // A guest gets a 401, and a customer without a cart a 404.
  expectQuiet(guest.visit, [/401 .*\/customers\/me\)$/, /404 .*\/carts\/mine\)$/])
})

test('an order with a lost answer is detected by the missing cart, and there is one order', async () => {
  host.options.broken = { 'POST /V1/carts/mine/payment-information': '500 after' }
  onTestFinished(() => void (host.options.broken = {}))
  const guest = await open()
  const { page } = guest
  const before = host.state().orders.length
  await guest.open('fitness-mat.html')
  await page.evaluate(async () => (await window.touchline?.ready)?.customer.login('emma@example.com', 'Wachtwoord-1'))
  await guest.add()
  await guest.open('checkout/')
  await guest.continueToShipping()
  await guest.continueToPayment()
  await page.getByRole('radio', { name: /Bank Transfer/ }).check()
  await guest.buyButton.click()
  await page.waitForURL('**/checkout/onepage/success/')
  expect(host.state().orders.slice(before)).toMatchObject([{ email: 'emma@example.com', lines: [{ sku: 'MAT', qty: 1 }] }])
  expectQuiet(guest.visit, [/500 .*\/payment-information\)$/, /404 .*\/carts\/mine(\/totals)?\)$/])
})

test('suggestions and results come from Magento’s search, and lead to its pages', async () => {
  const guest = await open()
  const { page } = guest
  await guest.open('')
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('ball')
  const match = page.getByRole('option', { name: /Match ball/ })
  await match.waitFor()
  await match.click()
  await page.waitForURL('**/match-ball.html')
  expectQuiet(guest.visit)
})
