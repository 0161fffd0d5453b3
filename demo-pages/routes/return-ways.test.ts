// Tests the ways to send a return back: what the store offers, what a way costs, and what the shopper gets for it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator } from '#tests/support/operator.ts'
import { multiplyPrice, purchase, stockTwo, stockUp, type Piece } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let piece: Piece
beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 1_000)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('try_count').execute())

const email = 'sanne@example.com'

async function delivered(store: 'en' | 'se' = 'en') {
  const shopper = new Shopper(shop.url, store)
  const { body } = await purchase(shopper, piece, { qty: 2 })
  const who = { email, order_number: body.order_number }
  await deliver(shop, body.order_number)
  const { id } = (await shopper.send('POST', 'returns/fetch/order', { params: who })).body.order.items[0]
  const send = (way: string | null, { reason = 'too-small', key = crypto.randomUUID() }: { reason?: string; key?: string } = {}) =>
    shopper.send(
      'POST',
      'returns/post/choices',
      { ...who, way, items: [{ item_id: id, quantity: 1, reason_code: reason }] },
      { 'Idempotency-Key': key },
    )
  return { shopper, who, send }
}

const caseOf = (reference: string) =>
  shop.db.selectFrom('return_case').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const mailOf = async (kind: string) =>
  (await shop.db.selectFrom('mail').select('body').where('kind', '=', kind).executeTakeFirstOrThrow()).body

test('a store offers its own ways at its own prices, and a wrong address gets none', async () => {
  const { shopper, who } = await delivered()
  const { body } = await shopper.send('POST', 'returns/fetch/choices', who)
  expect(body).toMatchObject({ currency: 'GBP', free_reasons: ['faulty', 'wrong'] })
  expect(body.ways.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([
    ['label', 0],
    ['code', 0],
    ['pickup', 4.5],
    ['shop', 0],
  ])
  const swedish = await delivered('se')
  const { body: others } = await swedish.shopper.send('POST', 'returns/fetch/choices', swedish.who)
  expect(others.ways.map(({ code }: { code: string }) => code)).toEqual(['label', 'code', 'pickup'])
  expect((await swedish.send('shop')).body).toMatchObject({ code: 'way' })
  expect((await shopper.send('POST', 'returns/fetch/choices', { ...who, email: 'eve@example.com' })).body).toMatchObject({ code: 'order' })
})

test('a code stands for the label, in the answer and in the mail, and a repeated press gives the same one', async () => {
  const { send } = await delivered()
  const { body } = await send('code', { key: 'one-press-of-a-button' })
  expect(body).toMatchObject({ success: 1, way: { has_label: false, drop_off_code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/) } })
  expect((await send('code', { key: 'one-press-of-a-button' })).body).toEqual(body)
  const { id } = await caseOf(body.reference)
  expect(await mailOf(`case-${id}`)).toContain(`Your code: ${body.way.drop_off_code}`)
})

test('what a pick-up costs is taken off the refund, and the credit note says so', async () => {
  const { send } = await delivered()
  const { body } = await send('pickup')
  const row = await caseOf(body.reference)
  expect(await mailOf(`case-${row.id}`)).toContain('£4.50 for it is taken off your refund.')
  await decideAsked(await logInOperator(shop.url), row.order_id, row.id)
  const { refund, due } = await caseOf(body.reference)
  const item = await shop.db
    .selectFrom('order_item')
    .select('price_incl_tax')
    .where('order_id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  expect([refund, due]).toEqual([item.price_incl_tax - 450, item.price_incl_tax - 450])
  const mail = await shop.db.selectFrom('mail').select('papers').where('kind', '=', `case-${row.id}-approved`).executeTakeFirstOrThrow()
  expect(JSON.stringify(mail.papers)).toContain('Sending it back')
})

test('a faulty piece is picked up for nothing', async () => {
  const { send } = await delivered()
  const { body } = await send('pickup', { reason: 'faulty' })
  expect(await caseOf(body.reference)).toMatchObject({ way: 'pickup', way_price: 0 })
})

test('a way that costs more than what comes back for a part of an order is refused, and nothing is registered', async () => {
  const [, cheap] = await stockTwo(shop.db)
  await multiplyPrice(shop.db, cheap.productId, 0.01)
  const shopper = new Shopper(shop.url, 'en')
  // A whole order comes back with its delivery, which pays for the way.
  const { body } = await purchase(shopper, cheap, { qty: 2 })
  await deliver(shop, body.order_number)
  const who = { email, order_number: body.order_number }
  const { id } = (await shopper.send('POST', 'returns/fetch/order', { params: who })).body.order.items[0]
  const items = [{ item_id: id, quantity: 1, reason_code: 'mind' }]
  expect((await shopper.send('POST', 'returns/post/choices', { ...who, way: 'pickup', items })).body).toMatchObject({ code: 'way' })
  expect((await shopper.send('POST', 'returns/fetch/order', { params: who })).body.order.items[0].qty_returnable).toBe(2)
})

test('the account names the way and its code while the parcel travels, and links the label only for the label', async () => {
  const { shopper, who, send } = await delivered()
  await shopper.send('POST', 'api/customer/login', { email: 'demo@touchline.example', password: 'Touchline-1' })
  const { customer_id } = await shop.db
    .selectFrom('session')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('shop_order').set({ customer_id }).where('number', '=', who.order_number).execute()
  const { body } = await send('code')
  const { body: list } = await shopper.get('api/customer/returns')
  expect(list.items[0]).toMatchObject({ reference: body.reference, label_url: null, way: { drop_off_code: body.way.drop_off_code } })
  const { body: next } = await send('label')
  expect((await shopper.get('api/customer/returns')).body.items[0].label_url).toContain(next.reference)
})
