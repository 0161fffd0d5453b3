// Tests refunds: at the provider by the case's reference, in parts that add up to the whole, once however often they are tried.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareBooks } from '#demo-pages/shop/compare-books.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator, receiveAsked, transferAsked } from '#tests/support/operator.ts'
import { addToCart, chooseShipping, decide, paymentAt, placeOrder, purchase, stockUp, type Piece } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { logInOnBoth } from '#tests/support/two-devices.ts'

let shop: StartedHost
let piece: Piece
beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 1_000)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('try_count').execute())

/** A paid and delivered order, and the payment's page. */
async function paid(shopper: Shopper, qty: number) {
  const { body } = await purchase(shopper, piece, { qty, method: 'creditcard' })
  await decide(shopper, body.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  await deliver(shop, body.order_number)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  const item = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  return { order, item, payment: () => paymentAt(shop, body.redirect_url), who: { email: order.email, order_number: order.number } }
}
async function withdrawn(shopper: Shopper, who: object, itemId: number, quantity: number): Promise<number> {
  const body = { ...who, name: 'Sanne', items: [{ item_id: itemId, quantity }] }
  const { body: answer } = await shopper.send('POST', 'returns/post/withdrawal', body)
  return (await shop.db.selectFrom('return_case').select('id').where('reference', '=', answer.reference).executeTakeFirstOrThrow()).id
}
const approve = async (orderId: number, caseId: number) => decideAsked(await logInOperator(shop.url), orderId, caseId)

test('parts add up to the whole, each refunded once however many operators approve it, and the order shows them', async () => {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', demoLogin)
  const { order, item, payment, who } = await paid(shopper, 3)
  const first = await withdrawn(shopper, who, item.id, 1)
  await Promise.all([approve(order.id, first), approve(order.id, first), approve(order.id, first)])
  expect(payment().paid_back).toBe(item.price_incl_tax)
  const detail = (await shopper.get(`api/customer/orders/${order.number}`)).body
  expect(detail.totals.total_segments.at(-1)).toMatchObject({ code: 'refund', title: 'Refunded', value: -item.price_incl_tax / 100 })
  await approve(order.id, await withdrawn(shopper, who, item.id, 2))
  expect(payment().paid_back).toBe(order.grand_total)
  const mail = await shop.db
    .selectFrom('mail')
    .select('body')
    .where('order_id', '=', order.id)
    .where('kind', 'like', 'case-%-approved')
    .execute()
  expect(mail).toHaveLength(2)
  expect(await shop.db.selectFrom('refund').select('reference').where('paid_at', 'is', null).execute()).toEqual([])
})

test('a silent provider is called again, also by two processes at once, and refunds once', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { order, item, payment, who } = await paid(shopper, 2)
  const id = await withdrawn(shopper, who, item.id, 1)
  shop.provider.setSilent(true)
  await approve(order.id, id)
  shop.provider.setSilent(false)
  expect(payment().paid_back).toBe(0)
  await Promise.all([compareBooks(shop.host.shop), compareBooks(shop.host.shop)])
  await compareBooks(shop.host.shop)
  expect(payment().paid_back).toBe(item.price_incl_tax)
})

test('provider and database refuse a refund above the payment', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { order, payment } = await paid(shopper, 1)
  const { id, amount } = payment()
  expect(shop.provider.books.refund(id, { reference: 'too-much', amount: amount + 1 })).toBe(false)
  expect(shop.provider.books.refund('nobody', { reference: 'nobody', amount: 1 })).toBeNull()
  expect(payment().paid_back).toBe(0)
  const forced = shop.db
    .updateTable('payment_attempt')
    .set({ paid_back: order.grand_total + 1 })
    .where('order_id', '=', order.id)
    .execute()
  await expect(forced).rejects.toThrow('payment_attempt_paid_back')
})

test('a gift card’s part is refunded to the card, after the provider’s part', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const balance = async () =>
    (await shop.db.selectFrom('gift_card').select('balance').where('last_four', '=', 'CCCC').executeTakeFirstOrThrow()).balance
  const before = await balance()
  await addToCart(shopper, { sku: piece.sku, qty: 4 })
  await chooseShipping(shopper)
  await shopper.send('POST', 'checkout/cart/giftcards', { code: 'TOUCH-2500-GBPS-CCCC' })
  const { body } = await placeOrder(shopper, 'creditcard', 'with-a-card')
  await decide(shopper, body.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  await deliver(shop, body.order_number)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  const item = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect(order.gift_cards).toBe(before)
  await approve(order.id, await withdrawn(shopper, { email: order.email, order_number: order.number }, item.id, 4))
  expect([paymentAt(shop, body.redirect_url).paid_back, await balance()]).toEqual([order.grand_total, before])
})

test('a gift card is refunded once, even if the order is cancelled after an approved withdrawal', async () => {
  const { left } = await logInOnBoth(shop.db, [shop.url], 'refunds')
  await addToCart(left, { sku: piece.sku, qty: 4 })
  await chooseShipping(left)
  const card = async () =>
    shop.db.selectFrom('gift_card').select(['balance', 'issued']).where('last_four', '=', 'CCCC').executeTakeFirstOrThrow()
  await left.send('POST', 'checkout/cart/giftcards', { code: 'TOUCH-2500-GBPS-CCCC' })
  const { order_id: id, order_number: number } = (await placeOrder(left, 'banktransfer')).body
  expect((await card()).balance).toBe(0)
  const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
  const who = { email: 'devices-refunds@touchline.example', order_number: number }
  await approve(id, await withdrawn(left, who, item.id, 4))
  expect(await card()).toEqual({ balance: 2_500, issued: 2_500 })
  await left.send('POST', `api/customer/orders/${number}/cancel`)
  expect(await card()).toEqual({ balance: 2_500, issued: 2_500 })
})

test('a transfer is recorded once and refunded by hand', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body } = await purchase(shopper, piece, { qty: 1 })
  const [operator, path] = [await logInOperator(shop.url), `/operator/orders/${body.order_id}`]
  await Promise.all([1, 2, 3].map(() => receiveAsked(operator, body.order_id)))
  const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', body.order_id).executeTakeFirstOrThrow()
  const id = await withdrawn(shopper, { email: 'sanne@example.com', order_number: body.order_number }, item.id, 1)
  await approve(body.order_id, id)
  const owed = () => shop.db.selectFrom('refund').select(['amount', 'paid_at']).where('reference', '=', `case-${id}`).execute()
  const { grand_total: amount } = await shop.db
    .selectFrom('shop_order')
    .select('grand_total')
    .where('id', '=', body.order_id)
    .executeTakeFirstOrThrow()
  expect(await owed()).toEqual([{ amount, paid_at: null }])
  expect((await operator.open(path)).body).toMatch(/Approved, £[\d.]+ to transfer/)
  await Promise.all([1, 2].map(() => transferAsked(operator, body.order_id, `case-${id}`)))
  expect(await owed()).toEqual([{ amount, paid_at: expect.any(Date) }])
  expect((await operator.open(path)).body).not.toMatch(/Approved, £[\d.]+ to transfer/)
  expect((await operator.open(path)).body).toMatch(/Approved, £[\d.]+ refunded on /)
})
