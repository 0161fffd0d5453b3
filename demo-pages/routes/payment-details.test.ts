// Tests the required details of Afterpay, Giropay and iDEAL: an order without them is refused, and none of them is stored.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { addToCart, chooseShipping, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ now: () => new Date('2026-11-24T09:00:00Z') })
})
afterAll(() => shop.close())

const order = async (method: string, additional_data: object, store: 'nl' | 'de' = 'de') => {
  const shopper = new Shopper(shop.url, store)
  await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
  await chooseShipping(shopper)
  const paymentMethod = { method, additional_data }
  const answer = await shopper.send('POST', 'checkout/cart/payment-information', { email: 'sanne@example.com', paymentMethod })
  return { ...answer, shopper }
}
const grown = { date_of_birth: '1990-02-28', terms_accepted: '1' }

test.each<[string, string, object, string]>([
  ['Afterpay without its terms', 'afterpay', { ...grown, terms_accepted: null }, 'Bitte akzeptiere die Bedingungen von Afterpay.'],
  ['Afterpay without a date', 'afterpay', { terms_accepted: '1' }, 'Gib dein Geburtsdatum ein.'],
  ['Afterpay with a day that never was', 'afterpay', { ...grown, date_of_birth: '1990-02-30' }, 'Gib dein Geburtsdatum ein.'],
  ['Afterpay for who is 18 tomorrow', 'afterpay', { ...grown, date_of_birth: '2008-11-25' }, 'mindestens 18 Jahre'],
  ['Giropay without a bank', 'giropay', {}, 'Gib den BIC deiner Bank ein.'],
  ['Giropay with half a bank', 'giropay', { bic: 'DEUT' }, 'Gib den BIC deiner Bank ein.'],
])('%s is refused', async (_case, method, data, sentence) => {
  const { status, body } = await order(method, data)
  expect(status).toBe(400)
  expect(String(body.message).replace('%1', String(body.parameters?.[0]))).toContain(sentence)
})

test('Afterpay places the order at once with payment instructions, and does not store the date of birth', async () => {
  const { status, body, shopper } = await order('afterpay', { ...grown, date_of_birth: '2008-11-24' })
  expect([status, body.redirect_url]).toEqual([200, null])
  expect((await shopper.get('checkout/cart/last-order')).body).toMatchObject({
    status: 'pending',
    payment: { title: 'Afterpay', instructions: expect.stringContaining('14 Tage') },
  })
  const { rows } = await sql<{ text: string }>`
    select row_to_json(shop_order)::text as text from shop_order where number = ${body.order_number}
    union all select row_to_json(cart)::text from cart
    union all select row_to_json(mail)::text from mail`.execute(shop.db)
  expect(rows.some(({ text }) => text.includes('2008-11-24'))).toBe(false)
})

test('iDEAL is refused without a bank, and redirects to the chosen one', async () => {
  const refused = await order('ideal', {}, 'nl')
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([400, 'issuer', 'Kies je bank.'])
  expect((await order('ideal', { issuer: 'polderkas' }, 'nl')).body.redirect_url).toContain(shop.provider.url)
})

test('Giropay redirects to the provider', async () => {
  const { body } = await order('giropay', { bic: 'DEUTDEFF500' })
  expect(body.redirect_url).toContain(shop.provider.url)
})
