// Tests the account after a purchase: only the shopper who placed the order can create it, once, with the order and its address in it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { addresses, addToCart, chooseShipping, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const password = 'Correct-Horse-9'

async function buy(email: string): Promise<{ shopper: Shopper; number: string; path: string }> {
  const shopper = new Shopper(shop.url, 'nl')
  await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
  const address = { ...addresses.nl, email }
  await chooseShipping(shopper, { shippingAddress: address, billingAddress: address })
  const { body } = await shopper.send('POST', 'checkout/cart/payment-information', { email, paymentMethod: { method: 'banktransfer' } })
  return { shopper, number: body.order_number, path: `api/customer/orders/${body.order_number}/account` }
}

test('a guest creates an account with her order: she is logged in, and the next checkout has her address', async () => {
  const { shopper, number, path } = await buy('keeps@example.com')
  expect((await shopper.get('checkout/cart/last-order')).body.can_make_account).toBe(true)
  const { status, body } = await shopper.send('POST', path, { password })
  expect([status, body.customer.email, body.customer.firstname]).toEqual([200, 'keeps@example.com', 'Sanne'])
  // A repeated call creates no second account.
  expect((await shopper.send('POST', path, { password })).status).toBe(200)
  const rows = await shop.db.selectFrom('customer').select('id').where('email', '=', 'keeps@example.com').execute()
  expect(rows).toHaveLength(1)
  const order = await shop.db.selectFrom('shop_order').select('customer_id').where('number', '=', number).executeTakeFirstOrThrow()
  expect(order.customer_id).toBe(rows[0]?.id)
  const kept = await shop.db
    .selectFrom('customer_address')
    .select('address')
    .where('customer_id', '=', rows[0]?.id ?? 0)
    .execute()
  expect(kept.map(({ address }) => address.postcode)).toEqual(['1015 CN'])
  expect((await shopper.get('checkout/cart/last-order')).body).toMatchObject({ order_number: number, can_make_account: false })
  const again = new Shopper(shop.url, 'nl')
  expect((await again.send('POST', 'api/customer/login', { email: 'keeps@example.com', password })).status).toBe(200)
})

test('a stranger, a wrong number, a weak password and a known address are refused', async () => {
  const { shopper, path } = await buy('weak@example.com')
  expect((await new Shopper(shop.url, 'nl').send('POST', path, { password })).status).toBe(404)
  expect((await shopper.send('POST', 'api/customer/orders/1/account', { password })).status).toBe(404)
  const weak = await shopper.send('POST', path, { password: 'short' })
  expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ['password']])
  const known = await buy('demo@touchline.example')
  expect((await known.shopper.get('checkout/cart/last-order')).body.can_make_account).toBe(false)
  expect((await known.shopper.send('POST', known.path, { password })).status).toBe(409)
})
