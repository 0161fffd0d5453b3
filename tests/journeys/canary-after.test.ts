// Follows one person's data after the purchase: service forms, a review, a stock alert, her entry in a team.
import type { Locator } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { canary } from '../support/canary.ts'
import { team, teamPlayer } from '../support/kind-items.ts'
import { deliver } from '../support/operator.ts'
import { decide, purchase, redirectMethods, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { arrive, fillAll, places } from './canary-visit.ts'
import { mountOf, untilWidget } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({ isCounting: true }, { hasPictures: true })
afterEach(() => vi.restoreAllMocks())

test('after the purchase: lookup, return, withdrawal, complaint, contact, and the newsletter', async () => {
  const { db, url } = stage.shop
  const { body } = await purchase(new Shopper(url, 'de'), await stockUp(db, 50), { qty: 3 })
  const number: string = body.order_number
  await db.updateTable('shop_order').set({ email: canary.email }).where('number', '=', number).execute()
  await deliver(stage.shop, number)
  const guest = await stage.visit('de', { provoked: [failedCalls] })
  const watch = await arrive(guest)
  const find = async (path: string, widget: string) => {
    await guest.open(path)
    const form = await untilWidget(guest, widget)
    await form.getByRole('textbox').nth(0).fill(number)
    await form.getByRole('textbox').nth(1).fill(canary.email)
    await form.locator('button[type="submit"]').click()
    await form.getByText(number).first().waitFor()
    return form
  }
  const send = (form: Locator) => form.locator('button[type="submit"]').first().click()

  await find('orders/track', 'order-tracking')
  const returns = await find('returns', 'returns-form')
  await returns.getByRole('combobox').nth(0).selectOption('1')
  await returns.getByRole('combobox').nth(1).selectOption({ index: 1 })
  await fillAll(returns, 'textarea', canary.words)
  await send(returns)
  const cases = async () => (await db.selectFrom('return_case').select('kind').execute()).length
  // Leaving before the call has gone sends nothing.
  await expect.poll(cases).toBe(1)
  const withdrawal = await find('withdrawal', 'withdrawal-form')
  await withdrawal.getByRole('combobox').last().selectOption('1')
  await withdrawal.getByRole('textbox').first().fill(`${canary.firstName} ${canary.lastName}`)
  await send(withdrawal)
  await withdrawal.getByText(canary.lastName).first().waitFor()
  await send(withdrawal)
  await expect.poll(cases).toBe(2)
  const complaint = await find('complaint', 'complaint-form')
  await complaint.locator('textarea').fill(canary.words)
  await send(complaint)
  await complaint.locator('textarea').waitFor({ state: 'detached' })

  await guest.open('contact')
  const contact = await untilWidget(guest, 'contact-form')
  for (const one of await contact.locator('input:not([type]), input[type="text"]').all())
    if (await one.isVisible()) await one.fill(canary.firstName)
  await contact.locator('[type="email"]').fill(canary.email)
  await contact.locator('textarea').fill(canary.words)
  expect(places(await watch.sightings())).toEqual(['sessionStorage touchline:de:draft:contact'])
  await guest.page.reload()
  await expect.poll(() => contact.locator('textarea').inputValue()).toBe(canary.words)
  await send(contact)
  await contact.locator('textarea').waitFor({ state: 'detached' })
  // It starts with the first touch.
  await mountOf(guest, 'newsletter-form').locator('[type="email"]').focus()
  const newsletter = await untilWidget(guest, 'newsletter-form')
  await newsletter.locator('[type="email"]').fill(canary.email)
  await newsletter.locator('[type="checkbox"]').check({ force: true })
  await send(newsletter)
  await expect
    .poll(async () => (await db.selectFrom('mail').select('kind').where('recipient', '=', canary.email).execute()).length)
    .toBeGreaterThan(3)
  expect(await watch.sightings()).toEqual([])
})

test('as a customer: a review, an alert, and a player of her team', async () => {
  const { db, url } = stage.shop
  const customer = new Shopper(url, 'en')
  const { firstName: firstname, lastName: lastname, email, password, words } = canary
  await customer.send('POST', 'api/customer/register', { firstname, lastname, email, password, password_confirmation: password })
  const bought = { sku: landmarkSkus.comfortable.sku, productId: landmarks.configurable.id, productSku: 'NO10001' }
  const { body } = await purchase(customer, bought, { method: redirectMethods.en })
  await decide(customer, body.redirect_url, 'paid')
  await customer.get('checkout/cart/payment-status')
  await customer.send('POST', 'checkout/cart/items', { cartItems: [await team(db, [teamPlayer('a', 'M', { name: 'BO', number: '9' })])] })

  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const { page } = guest
  await guest.context.addCookies(Array.from(customer.cookies, ([name, value]) => ({ name, value, url: `${url}/en/` })))
  const watch = await arrive(guest, 'Count my visit')
  await guest.open(`product/${landmarks.configurable.slug}#reviews`)
  await guest.button('Write a review').click()
  await page.getByRole('radio', { name: '2 stars: poor' }).click()
  await page.getByLabel('Title').fill(words)
  await page.getByLabel('Your review').fill(words)
  await page.getByLabel('Display name').fill(firstname)
  await guest.button('Send review').click()
  await page.getByText('Your review will appear here once we have checked it.').waitFor()

  await guest.open(`product/${landmarks.soldOut.slug}`)
  await (await untilWidget(guest, 'stock-alert')).getByRole('button').first().click()
  await expect.poll(async () => (await db.selectFrom('stock_alert').select('id').execute()).length).toBe(1)

  await guest.open('account/teams')
  await untilWidget(guest, 'team-orders')
  await page.getByLabel('Name of the team order').fill(lastname)
  await page.getByLabel('Closing date').fill('2026-12-01')
  await guest.button('Create link for players').click()
  await page.goto(await page.getByLabel('Link for players').inputValue())
  const entry = await untilWidget(guest, 'team-entry')
  await guest.field('Name on the shirt').fill(firstname)
  await guest.field('Number').fill('7')
  for (const select of await entry.locator('select').all()) await select.selectOption({ index: 1 })
  await guest.button('Send to the organiser').click()
  await expect.poll(async () => (await db.selectFrom('team_player').select('name').execute()).map(({ name }) => name)).toContain(firstname)
  // The tab stores the logged-in customer, until the login ends.
  expect(places(await watch.sightings())).toEqual(['sessionStorage touchline:en:session'])
})
