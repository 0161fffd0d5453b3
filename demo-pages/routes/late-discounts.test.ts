// Tests late payments for ended orders with a gift card and a coupon: the order takes both again, or the payment is refunded.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addToCart, chooseShipping, paymentAt, placeOrder, readStock, stockTwo } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

const card = 'TOUCH-2500-GBPS-CCCC'
const held = 2_500
const coupon = 'WELCOME10'

let shop: StartedHost
let shopper: Shopper
let piece: Piece
let other: Piece

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  // An order that is paid late is logged.
  vi.spyOn(console, 'warn').mockReturnValue()
  shopper = new Shopper(shop.url)
  const [first, second] = await stockTwo(shop.db, 10)
  piece = first
  other = second
  // More than the card's balance, whatever the catalogue's price.
  const price = { regular_cents: 4_000, final_cents: 4_000 }
  await shop.db.updateTable('product_price').set(price).where('product_id', 'in', [piece.productId, other.productId]).execute()
})
// Restores the card's balance and deletes the coupon's uses, so that each test starts with both unused.
afterEach(async () => {
  await shop.db.deleteFrom('coupon_use').execute()
  await shop.db.updateTable('shop_order').set({ coupon_code: null }).execute()
  const taken = held - (await books()).balance
  await shop.db
    .updateTable('gift_card')
    .set((set) => ({ issued: set('issued', '+', taken), balance: held }))
    .where('last_four', '=', 'CCCC')
    .execute()
})

/** The card's balance and the number of the coupon's uses. */
async function books(): Promise<{ balance: number; uses: number }> {
  const { balance } = await shop.db.selectFrom('gift_card').select('balance').where('last_four', '=', 'CCCC').executeTakeFirstOrThrow()
  const uses = await shop.db.selectFrom('coupon_use').select('order_id').where('code', '=', coupon).execute()
  return { balance, uses: uses.length }
}

/** Orders two pieces with coupon and card. */
async function order(who: Shopper, { sku }: Piece, method: string) {
  await addToCart(who, { sku, qty: 2 })
  await who.send('POST', 'checkout/cart/coupons', { coupon_code: coupon })
  await who.send('POST', 'checkout/cart/giftcards', { code: card })
  await chooseShipping(who)
  return placeOrder(who, method)
}

/** Places and cancels an order; `payLate` pays it after all and returns the status of payment and order. */
async function orderAndCancel(): Promise<{ payLate: () => Promise<{ payment: string; status: string }> }> {
  const { body } = await order(shopper, piece, 'creditcard')
  expect(await books()).toEqual({ balance: 0, uses: 1 })
  await shopper.send('POST', 'checkout/cart/payment-cancel')
  expect(await books()).toEqual({ balance: held, uses: 0 })
  const payLate = async () => {
    const payment = shop.provider.books.confirm(paymentAt(shop, body.redirect_url).id, 'paid')
    if (payment) await shop.provider.notices.send(payment)
    return shop.db
      .selectFrom('payment_attempt')
      .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
      .select(['payment_attempt.status as payment', 'shop_order.status'])
      .where('shop_order.number', '=', body.order_number)
      .executeTakeFirstOrThrow()
  }
  return { payLate }
}

test('takes both again', async () => {
  const { payLate } = await orderAndCancel()
  expect(await payLate()).toEqual({ payment: 'paid', status: 'paid' })
  expect(await books()).toEqual({ balance: 0, uses: 1 })
})

test('is refunded if the card was used meanwhile', async () => {
  const { payLate } = await orderAndCancel()
  expect((await order(new Shopper(shop.url), other, 'banktransfer')).status).toBe(200)
  expect(await payLate()).toEqual({ payment: 'refunded', status: 'canceled' })
  expect([await books(), await readStock(shop.db, piece.sku)]).toEqual([{ balance: 0, uses: 1 }, 10])
})

test('is refunded if the coupon was used meanwhile', async () => {
  const { payLate } = await orderAndCancel()
  await shopper.send('POST', 'checkout/cart/giftcards/remove', { code: card })
  const [line] = (await shopper.get('checkout/cart/quote')).body.items
  await shopper.send('DELETE', `checkout/cart/items/${line.item_id}`)
  await addToCart(shopper, { sku: other.sku, qty: 1 })
  expect((await placeOrder(shopper)).status).toBe(200)
  expect(await payLate()).toEqual({ payment: 'refunded', status: 'canceled' })
  expect(await books()).toEqual({ balance: held, uses: 1 })
})
