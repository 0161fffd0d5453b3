// Tests a customer of a platform with a login page of its own: greeting, filled-in address, her order, and a session that expires midway.
import { expect, test } from 'vitest'
import { EMMA } from '../support/spec-host/shopper.ts'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

/** Logs in on the platform's own page, with its form. */
async function logIn({ page, ...guest }: SpecGuest, open: SpecGuest['visitPage']): Promise<void> {
  await open('customer/login')
  const form = page.getByRole('main')
  await form.getByLabel('E-mailadres').fill('emma@example.com')
  await form.getByLabel('Wachtwoord').fill('Wachtwoord-1')
  await form.getByRole('button', { name: 'Inloggen' }).click()
  await page.waitForURL('**/customer/account')
  expect(guest.host.state().orders).toEqual([])
}

test.each(rowsOf([3, 0, 5, 7, 8]))('by seed %i her saved address is on the order, and a second cart is a second order', async (seed) => {
  const guest = await stage.visit({ seed })
  const { page, words, host } = guest
  await logIn(guest, (path) => guest.visitPage(path))
  await guest.visitPage('match-ball-101.html')
  await page.locator('[data-touchline="account-menu"]').getByRole('link', { name: /Emma/ }).waitFor()
  for (const number of [1, 2]) {
    await guest.visitPage('match-ball-101.html')
    await guest.add()
    await guest.open('checkout')
    await expect.poll(() => page.locator('select:has(option[value="71"])').inputValue()).toBe('71')
    await guest.button(words.continue).click()
    await page.getByRole('heading', { name: words.shipping }).waitFor()
    await guest.continueToPayment()
    await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
    await guest.buyButton.click()
    await page.waitForURL('**/checkout/success')
    expect(host.state().orders).toHaveLength(number)
    expect(await page.locator('#order-number').textContent()).toBe(host.state().orders[number - 1]?.incrementId)
  }
  expect(host.state().orders[1]).toMatchObject({
    customerId: 7,
    email: 'emma@example.com',
    shipping: { firstname: EMMA.firstname, postcode: EMMA.postcode, street: ['Dorpsstraat', '12', null] },
  })
})

test.each(rowsOf(['401', 'redirect'] as const))(
  'a session that expires in the checkout (%s) leads to the login page with a return address, and nothing is ordered',
  async (expired) => {
    const guest = await stage.visit({ seed: 3, expired, provoked: [/Failed to load resource|net::ERR/] })
    const { page, words, host } = guest
    await logIn(guest, (path) => guest.visitPage(path))
    await guest.visitPage('match-ball-101.html')
    await guest.add()
    await guest.open('checkout')
    await expect.poll(() => page.locator('select:has(option[value="71"])').inputValue()).toBe('71')
    await guest.button(words.continue).click()
    await page.getByRole('heading', { name: words.shipping }).waitFor()
    await guest.continueToPayment()
    await page.getByRole('radio', { name: 'iDEAL' }).check({ force: true })
    host.expireSessions()
    await guest.buyButton.click()
    await page.waitForURL('**/customer/login?back=%2Fnl%2Fcheckout')
    expect(host.state().orders).toEqual([])
  },
)
