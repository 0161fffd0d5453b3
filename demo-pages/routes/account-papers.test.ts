// Tests the PDFs of a customer's order: the invoice and the credit notes, for her alone, and linked on the order's page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator } from '#tests/support/operator.ts'
import { type Piece, purchase, stockUp } from '#tests/support/purchase.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'

const password = 'Correct-Horse-9'
let shop: StartedHost
let piece: Piece
let kim: Shopper
let other: Shopper

beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 500)
  ;[kim, other] = [await customer('kim@example.com'), await customer('other@example.com')]
})
afterAll(() => shop.close())

async function customer(email: string): Promise<Shopper> {
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}

const order = async (): Promise<string> => (await purchase(kim, piece, { qty: 2 })).body.order_number
const fetchFile = (shopper: Shopper, path: string) =>
  fetch(`${shop.url}/en/${path}`, {
    headers: { Cookie: Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    redirect: 'manual',
  })

test('an order has an invoice as a PDF, for its customer only', async () => {
  const number = await order()
  const path = `account/orders/${number}/invoice`
  const answer = await fetchFile(kim, path)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  expect(answer.headers.get('Content-Disposition')).toContain(`invoice_${number}.pdf`)
  expect(await readPdf(await answer.arrayBuffer())).toMatchObject({ title: `Invoice ${number}`, language: 'en-GB', isTagged: true })
  expect((await fetchFile(other, path)).status).toBe(404)
  expect((await fetchFile(new Shopper(shop.url, 'en'), path)).status).toBe(303)
})

test('what was approved to be returned has a credit note, linked on the page of its order, for its customer only', async () => {
  const number = await order()
  await deliver(shop, number)
  const { items, email } = (await kim.get(`api/customer/orders/${number}`)).body
  const back = [{ item_id: items[0].item_id, quantity: 1, reason_code: 'other' }]
  const { reference } = (await kim.send('POST', 'returns/post/order', { email, order_number: number, items: back })).body
  const path = `account/orders/${number}/credit-notes/${reference}`
  expect((await fetchFile(kim, path)).status).toBe(404)
  const row = await shop.db
    .selectFrom('return_case')
    .select(['id', 'order_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await decideAsked(await logInOperator(shop.url), row.order_id, row.id)
  expect((await kim.open(`account/orders/${number}`)).body).toContain(`href="/en/${path}"`)
  expect(await readPdf(await (await fetchFile(kim, path)).arrayBuffer())).toMatchObject({
    title: `Credit note ${reference}`,
    isTagged: true,
  })
  expect((await fetchFile(other, path)).status).toBe(404)
})
