// Tests an account in the other four stores: register, settings, an address, a reorder, and every mail in the store's language.
import { expect, test } from 'vitest'
import { purchase, stockUp } from '../support/purchase.ts'
import { expectReadable } from '../support/readable.ts'
import { Shopper } from '../support/shopper.ts'
import { homes } from './homes.ts'
import { untilWidget } from './menus.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }
const stores = [
  ['se', 'sv', 'Beställ igen', phone],
  ['nl', 'nl', 'Opnieuw bestellen', desktop],
  ['be', 'nl', 'Opnieuw bestellen', phone],
  ['de', 'de', 'Erneut bestellen', desktop],
] as const
const password = 'Correct-Horse-9'

test.each(rowsOf(stores))('in the store %s, in the language %s', async (store, language, again, view) => {
  const { db } = stage.shop
  const email = `astrid-${store}@example.com`
  const guest = await stage.visit(store, view)
  const { page, words } = guest

  await guest.open('account/register')
  const form = await untilWidget(guest, 'register-form')
  await form.locator('[autocomplete="given-name"]').fill('Åsa')
  await form.locator('[autocomplete="family-name"]').fill('O’Neil-Weiß')
  for (const field of await form.locator('[type="email"]').all()) await field.fill(email)
  for (const field of await form.locator('[type="password"]').all()) await field.fill(password)
  await expectReadable(page)
  await form.locator('button[type="submit"]').click()
  const find = () => db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst()
  await expect.poll(async () => (await find())?.lastname).toBe('O’Neil-Weiß')
  await untilWidget(guest, 'account-overview')
  await expectReadable(page)

  await guest.open('account/settings')
  const details = (await untilWidget(guest, 'personal-settings')).locator('form').first()
  await details.locator('[autocomplete="tel"]').fill('+31 20 123 45 67')
  await details.locator('button[type="submit"]').click()
  await expect.poll(async () => (await find())?.telephone).toBe('+31 20 123 45 67')
  await expectReadable(page)

  await guest.open('account/addresses')
  const book = await untilWidget(guest, 'address-book')
  await book.getByRole('button').first().click()
  const { postcode, city, street, houseNumber } = homes[store]
  const typed = { firstName: 'Åsa', lastName: 'O’Neil-Weiß', postcode, ...(houseNumber && { houseNumber }), street, city }
  for (const [name, text] of Object.entries(typed)) {
    await book.getByRole('textbox', { name: words[name as keyof typeof typed], exact: true }).fill(text)
  }
  await book.locator('button[type="submit"]').first().click()
  await book.getByRole('article', { name: new RegExp(city) }).waitFor()
  await expectReadable(page)

  const shopper = new Shopper(stage.shop.url, store)
  await shopper.send('POST', 'api/customer/login', { email, password })
  const { body } = await purchase(shopper, await stockUp(db, 50), { qty: 2 })
  await guest.open(`account/orders/${body.order_number}`)
  await untilWidget(guest, 'order-detail')
  await expectReadable(page)
  await guest.button(again).click()
  await guest.untilCount(2)

  const mails = await db.selectFrom('mail').select('language').where('recipient', '=', email).execute()
  expect([...new Set(mails.map((mail) => mail.language))]).toEqual([language])
})
