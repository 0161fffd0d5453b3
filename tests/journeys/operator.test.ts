// Tests an operator's day in a browser: she reads what a refund would do before anything moves, answers by keyboard, and a double press refunds once.
import { expect, test } from 'vitest'
import { demoOperator } from '#demo-pages/service/operators.ts'
import { decide, paymentAt, purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import { expectAccessible } from '../support/visit.ts'
import { tabTo, untilFocused } from './keyboard.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({})

/** A paid order of two pieces in the German store, with a withdrawal of one. */
async function withdrawn() {
  const shopper = new Shopper(stage.shop.url, 'de')
  const piece = await stockUp(stage.shop.db)
  const { body } = await purchase(shopper, piece, { qty: 2, method: 'creditcard' })
  await decide(shopper, body.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  const item = await stage.shop.db.selectFrom('order_item').selectAll().where('order_id', '=', body.order_id).executeTakeFirstOrThrow()
  const who = { email: 'sanne@example.com', order_number: body.order_number, name: 'Jörg' }
  const answer = await shopper.send('POST', 'returns/post/withdrawal', { ...who, items: [{ item_id: item.id, quantity: 1 }] })
  return {
    number: String(body.order_number),
    reference: String(answer.body.reference),
    cents: item.price_incl_tax,
    paidBack: () => paymentAt(stage.shop, body.redirect_url).paid_back,
  }
}

test('a refund is read, called off, read again and made once, in German on a phone', async () => {
  const { number, reference, cents, paidBack } = await withdrawn()
  const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100)
  const { page } = await stage.visit('de', { viewport: { width: 390, height: 844 }, locale: 'de-DE', provoked: [failedCalls] })
  await page.goto(`${stage.shop.url}/operator`)
  await page.getByLabel('E-Mail-Adresse').fill(demoOperator.email)
  await page.getByLabel('Passwort').fill(demoOperator.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('link', { name: '1 Rückgabe zu entscheiden' }).click()
  await page.getByRole('link', { name: `Widerruf ${reference}` }).click()
  await page.getByRole('heading', { name: `Bestellung ${number}` }).waitFor()
  await expectAccessible(page)

  await tabTo(page, page.getByRole('link', { name: `${reference} genehmigen …` }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `Jörg Strauß ${amount} erstatten?` })
  for (const fact of [amount, 'sanne@example.com', number, `Widerruf ${reference}`]) await question.getByText(fact).first().waitFor()
  await untilFocused(question.getByRole('link', { name: 'Zurück, nichts ändern' }))
  await expectAccessible(page)
  // Nothing behind the question can be pressed or reached, and Escape closes it.
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
  }
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: `${reference} genehmigen …` }).click()
  await untilFocused(question.getByRole('link', { name: 'Zurück, nichts ändern' }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(paidBack()).toBe(0)

  await page.getByRole('link', { name: `${reference} genehmigen …` }).click()
  await question.getByRole('button', { name: `${amount} erstatten` }).dblclick()
  // The second press may be answered instead of the first: then it says that nothing was done twice.
  const said = page.getByRole('status').or(page.getByRole('alert')).getByText(`${reference} ist genehmigt: Erstattung ${amount}.`)
  await said.waitFor()
  expect(paidBack()).toBe(cents)
  // Back leads to the question, which is none any more.
  await page.goBack()
  await page.reload()
  await said.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(paidBack()).toBe(cents)

  await page.getByRole('button', { name: 'Svenska' }).click()
  await page.getByRole('heading', { name: `Beställning ${number}` }).waitFor()
})
