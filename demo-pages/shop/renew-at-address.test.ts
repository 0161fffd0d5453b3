// Tests that a guest's first address renews her cookie: a planted value cannot read her data, and a lost response costs her nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, chooseShipping, placeOrder, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const cartOf = async (shopper: Shopper) => (await shopper.get('checkout/cart/quote')).body

/** A guest with something in her cart. */
const guest = async (cookies = new Map<string, string>()) => {
  const shopper = new Shopper(shop.url, 'en', cookies)
  await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
  return shopper
}

test('renews her cookie, so that whoever planted the old one can read neither address nor order', async () => {
  const planter = new Shopper(shop.url, 'en')
  await planter.get('api/session')
  const victim = await guest(new Map(planter.cookies))
  expect((await chooseShipping(victim)).status).toBe(200)
  const { body } = await placeOrder(victim)
  expect(JSON.stringify((await victim.get('checkout/cart/last-order')).body)).toContain(body.order_number)
  for (const path of ['checkout/cart/last-order', 'checkout/cart/quote', 'checkout/cart/payment-status', 'checkout/success'])
    expect(JSON.stringify((await planter.get(path)).body), path).not.toMatch(new RegExp(`${body.order_number}|sanne@example.com`))
  await planter.get('api/session')
  expect(await chooseShipping(planter)).toMatchObject({ status: 400, body: { code: 'empty' } })
})

test('renews it once, and keeps her cart if the response is lost', async () => {
  const shopper = await guest()
  const before = new Map(shopper.cookies)
  await chooseShipping(shopper)
  const given = shopper.cookies.get('touchline-sid')
  expect(given).not.toBe(before.get('touchline-sid'))
  const late = new Shopper(shop.url, 'en', new Map(before))
  expect(await cartOf(late)).toMatchObject({ items_qty: 1 })
  expect((await chooseShipping(late)).status).toBe(200)
  await late.get('api/session')
  // A response that arrives later does not replace the new value.
  expect(late.cookies.get('touchline-sid')).toBe(before.get('touchline-sid'))
  expect(await cartOf(shopper)).toMatchObject({ items_qty: 1 })
  await chooseShipping(shopper)
  expect(shopper.cookies.get('touchline-sid')).toBe(given)
  expect((await cartOf(late)).items_qty ?? 0).toBe(0)
})

test('after two addresses at once her cookie still opens her cart', async () => {
  const shopper = await guest()
  await Promise.all([chooseShipping(shopper), chooseShipping(shopper), chooseShipping(shopper)])
  expect(await cartOf(shopper)).toMatchObject({ items_qty: 1 })
})

test('refuses no write that was on its way with the token of before, which the browser sends with the new cookie', async () => {
  const shopper = await guest()
  const before = shopper.cookies.get('XSRF-TOKEN') ?? ''
  await chooseShipping(shopper)
  expect(shopper.cookies.get('XSRF-TOKEN')).not.toBe(before)
  const write = (token: string) => shopper.send('POST', 'checkout/cart/coupons', { coupon_code: 'NONE' }, { 'X-XSRF-TOKEN': token })
  expect((await write(before)).body).not.toMatchObject({ code: 'token' })
  const stranger = await guest()
  expect(await write(stranger.cookies.get('XSRF-TOKEN') ?? '')).toMatchObject({ status: 403, body: { code: 'token' } })
  const minute = 60_000
  await shop.db
    .updateTable('session')
    .set({ renewed_at: new Date(Date.now() - 2 * minute) })
    .where('renewed_at', 'is not', null)
    .execute()
  expect(await write(before)).toMatchObject({ status: 403, body: { code: 'token' } })
})
