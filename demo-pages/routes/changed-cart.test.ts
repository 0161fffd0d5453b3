// Tests that an order matches what its shopper saw: with another total or another cart it is refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoLogin } from '../shop/demo-customers.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addToCart, chooseShipping, multiplyPrice, placeOrder, stockTwo } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

const body = { email: 'sanne@example.com', shippingOptions: {}, paymentMethod: { method: 'banktransfer', additional_data: {} } }

let shop: StartedHost
let shopper: Shopper
let piece: Piece
let other: Piece

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = new Shopper(shop.url, 'en')
  const pieces = await stockTwo(shop.db)
  piece = pieces[0]
  other = pieces[1]
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await chooseShipping(shopper)
})

/** The current values above the order button. */
async function look(visitor = shopper): Promise<Record<string, string>> {
  const [{ body: quote }, { body: totals }] = [
    await visitor.get('checkout/cart/quote'),
    await visitor.get('checkout/cart/totals-information'),
  ]
  expect(totals.updated_at).toBe(quote.updated_at)
  return { 'X-Cart-Total': String(totals.grand_total), 'X-Cart-Version': quote.updated_at }
}
const order = (shown: Record<string, string>, visitor = shopper) => visitor.send('POST', 'checkout/cart/payment-information', body, shown)
test('an order for the shown values succeeds', async () => {
  expect((await order(await look())).status).toBe(200)
})

test('after a price increase the order is refused with the new totals', async () => {
  const shown = await look()
  await multiplyPrice(shop.db, piece.productId, 3)
  const { status, body: refusal } = await order(shown)
  const now = await look()
  expect([status, refusal.code, refusal.totals.grand_total]).toEqual([409, 'changed', Number(now['X-Cart-Total'])])
  expect(now).not.toEqual(shown)
})

test('after a change of the cart the order is refused, even at the same total, until the shopper has seen it', async () => {
  const shown = await look()
  await addToCart(shopper, { sku: other.sku, qty: 1 })
  const [line] = (await shopper.get('checkout/cart/quote')).body.items.slice(-1)
  await shopper.send('DELETE', `checkout/cart/items/${line.item_id}`)
  const again = await look()
  expect(again['X-Cart-Total']).toBe(shown['X-Cart-Total'])
  expect((await order(shown)).body.code).toBe('changed')
  expect((await order(again)).status).toBe(200)
})

test('a line whose product was withdrawn is not left out of the order silently', async () => {
  await addToCart(shopper, { sku: other.sku, qty: 1 })
  const shown = await look()
  await shop.db.updateTable('cart_item').set({ sku: 'WITHDRAWN' }).where('sku', '=', other.sku).execute()
  const { status, body: refusal } = await order(shown)
  expect([status, refusal.code]).toEqual([409, 'changed'])
  expect(refusal.totals.items).toHaveLength(1)
})

test('a change of the cart on another device refuses the order on this one', async () => {
  const [desk, phone] = [new Shopper(shop.url, 'en'), new Shopper(shop.url, 'en')]
  await desk.send('POST', 'api/customer/login', demoLogin)
  await phone.send('POST', 'api/customer/login', demoLogin)
  await addToCart(desk, { sku: piece.sku, qty: 1 })
  await chooseShipping(desk)
  const shown = await look(desk)
  await addToCart(phone, { sku: other.sku, qty: 1 })
  expect((await order(shown, desk)).body.code).toBe('changed')
  expect((await order(await look(desk), desk)).status).toBe(200)
})

test('a client that does not send the shown values can order as before', async () => {
  expect((await placeOrder(shopper)).status).toBe(200)
})
