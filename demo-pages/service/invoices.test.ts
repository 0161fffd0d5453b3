// Tests that each order gets its invoice by mail once, whatever happens around its last parcel.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideAsked, deliver, logInOperator } from '#tests/support/operator.ts'
import { addToCart, chooseShipping, decide, placeOrder, stockUp, type Piece } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { withdrawnOrder } from '#tests/support/withdrawn.ts'

let shop: StartedHost
let piece: Piece
beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 1_000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
})

/** The kinds and recipients of the mails that carry an invoice. */
async function invoicesOf(orderId: number): Promise<string[][]> {
  const mails = await shop.db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'papers'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return mails.flatMap(({ kind, recipient, papers }) => (papers.some(({ file }) => file.startsWith('invoice_')) ? [[kind, recipient]] : []))
}

async function decideAll(orderId: number, status = 'approved'): Promise<void> {
  const operator = await logInOperator(shop.url)
  const cases = await shop.db.selectFrom('return_case').select('id').where('order_id', '=', orderId).orderBy('id').execute()
  for (const { id } of cases) await decideAsked(operator, orderId, id, status)
}

async function paidOrder() {
  const shopper = new Shopper(shop.url, 'en')
  await addToCart(shopper, { sku: piece.sku, qty: 2 })
  await chooseShipping(shopper)
  const { body } = await placeOrder(shopper, 'creditcard')
  await decide(shopper, body.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const withdraw = (part: object = {}) =>
    shopper.send('POST', 'returns/post/withdrawal', {
      ...{ email: order.email, order_number: order.number, name: 'Sanne', items: [{ item_id: item.id, quantity: 1 }] },
      ...part,
    })
  return { order, withdraw }
}

test('after a withdrawal of what had not been sent, the last parcel carries it', async () => {
  const { order, caseId } = await withdrawnOrder(shop, piece)
  const parcel = await deliver(shop, order.number, { [piece.sku]: 1 })
  expect(await invoicesOf(order.id)).toEqual([[`parcel-sent-${parcel}`, order.email]])
  // Refused, the piece is sent after all; the invoice had it already.
  await decideAsked(await logInOperator(shop.url), order.id, caseId, 'refused')
  await deliver(shop, order.number, { [piece.sku]: 1 })
  expect(await invoicesOf(order.id)).toHaveLength(1)
})

test('where a withdrawal leaves nothing to send, it comes with the approval, to the address of the order', async () => {
  const { order, withdraw } = await paidOrder()
  await deliver(shop, order.number, { [piece.sku]: 1 })
  expect(await invoicesOf(order.id)).toEqual([])
  await withdraw({ receipt_email: 'typed@example.org' })
  expect(await invoicesOf(order.id)).toEqual([])
  await decideAll(order.id)
  expect(await invoicesOf(order.id)).toEqual([['invoice', order.email]])
})

test('refused, the piece is sent after all, and its parcel carries the invoice', async () => {
  const { order, withdraw } = await paidOrder()
  await deliver(shop, order.number, { [piece.sku]: 1 })
  await withdraw()
  await decideAll(order.id, 'refused')
  expect(await invoicesOf(order.id)).toEqual([])
  const parcel = await deliver(shop, order.number, { [piece.sku]: 1 })
  expect(await invoicesOf(order.id)).toEqual([[`parcel-sent-${parcel}`, order.email]])
})

test('an order that is withdrawn from as a whole, before anything was sent, gets none', async () => {
  const { order, withdraw } = await paidOrder()
  await withdraw()
  await withdraw()
  await decideAll(order.id)
  expect(await invoicesOf(order.id)).toEqual([])
})

test('comes once where the last parcel and a withdrawal meet', async () => {
  for (let round = 0; round < 4; round++) {
    const { order, withdraw } = await paidOrder()
    await deliver(shop, order.number, { [piece.sku]: 1 })
    // Either the piece is sent or it is withdrawn from first, which refuses the parcel.
    await Promise.all([withdraw(), deliver(shop, order.number, { [piece.sku]: 1 }).catch(() => null)])
    await decideAll(order.id)
    expect(await invoicesOf(order.id)).toHaveLength(1)
  }
})
