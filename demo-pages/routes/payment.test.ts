// Tests how payments end: the provider decides, once, and no request of a browser can change its decision.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addToCart, chooseShipping, decide, paymentAt, placeOrder, purchase, readStock, stockTwo } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let clock = new Date('2026-11-24T09:00:00Z')
let shopper: Shopper
let piece: Piece
let other: Piece

beforeAll(async () => {
  shop = await startHost({ now: () => clock })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = new Shopper(shop.url, 'en')
  const [first, second] = await stockTwo(shop.db, 10)
  piece = first
  other = second
})

const statusOf = async (visitor = shopper) => (await visitor.get('checkout/cart/payment-status')).body
const qtyInCart = async () => (await shopper.get('checkout/cart/quote')).body.items_qty
const pay = async (qty = 2) => (await purchase(shopper, piece, { qty, method: 'creditcard' })).body

describe.each([
  ['paid', 'checkout/success', 8, 0],
  ['pending', 'checkout/success', 8, 0],
  ['canceled', 'checkout?payment=canceled', 10, 2],
  ['rejected', 'checkout?payment=rejected', 10, 2],
  ['failed', 'checkout?payment=failed', 10, 2],
])('a payment that is %s', (decision, landing, stock, inCart) => {
  test('redirects to the right page, with the right stock and cart', async () => {
    const { redirect_url, order_number } = await pay()
    expect(await readStock(shop.db, piece.sku)).toBe(8)
    const back = await decide(shopper, redirect_url, decision)
    // The server's notice arrives first, so the order is updated before the shopper returns.
    const order = await shop.db.selectFrom('shop_order').select('status').where('number', '=', order_number).executeTakeFirstOrThrow()
    expect(order.status).toBe(decision)
    expect((await shopper.open(back)).headers.get('Location')).toBe(`/en/${landing}`)
    expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([stock, inCart])
    expect(await statusOf()).toEqual({ status: decision, order_number, redirect_url: null })
    // From an old tab or a typed address, the page confirms a placed order only.
    const success = await shopper.open('checkout/success')
    expect(success.headers.get('Location')).toBe(landing === 'checkout/success' ? null : `/en/${landing}`)
  })

  test('does not change if the return, the notice or the decision is repeated', async () => {
    const { redirect_url } = await pay()
    const back = await decide(shopper, redirect_url, decision)
    for (let time = 0; time < 3; time++) await shopper.open(back)
    await decide(shopper, redirect_url, decision === 'canceled' ? 'paid' : 'canceled')
    expect((await statusOf()).status).toBe(decision)
    expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([stock, inCart])
    const mails = await shop.db
      .selectFrom('mail')
      .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
      .select('mail.id')
      .where('shop_order.session_id', '=', await sessionId())
      .execute()
    expect(mails).toHaveLength(inCart ? 0 : 1)
  })
})

async function sessionId(): Promise<string> {
  const row = await shop.db.selectFrom('shop_order').select('session_id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.session_id
}

test('a return in another browser shows nothing of the order and changes nothing', async () => {
  const { redirect_url } = await pay()
  const back = await decide(shopper, redirect_url, 'paid')
  const stranger = new Shopper(shop.url, 'en')
  expect((await stranger.open(back)).headers.get('Location')).toBe('/en/')
  expect((await statusOf(stranger)).status).toBe('none')
  expect((await stranger.get('checkout/cart/last-order')).status).toBe(404)
})

test('only the order’s shopper can claim it, once it is placed; a stranger and an unknown number get the same answer as a late claim', async () => {
  const { redirect_url, order_number } = await pay()
  const claim = async (visitor: Shopper, word: string, number = order_number) => {
    const { status, body } = await visitor.send('POST', 'checkout/cart/last-order/claim', { order_number: number, claim: word })
    return [status, body.granted]
  }
  // Before the payment every claim is refused.
  expect(await claim(shopper, 'word-of-mine')).toEqual([200, false])
  await shopper.open(await decide(shopper, redirect_url, 'paid'))
  expect(await claim(new Shopper(shop.url, 'en'), 'word-of-hers')).toEqual([200, false])
  expect(await claim(shopper, 'word-of-mine', '000000001')).toEqual([200, false])
  expect(await claim(shopper, 'word-of-mine')).toEqual([200, true])
  // If the answer was lost, the same token may claim again, but no other one.
  expect(await claim(shopper, 'word-of-mine')).toEqual([200, true])
  expect(await claim(shopper, 'another-word')).toEqual([200, false])
  expect((await claim(shopper, 'x'))[0]).toBe(400)
})

test.each([
  ['without a signature', (back: string) => back.replace(/&signature=.*/, '')],
  ['with a wrong one', (back: string) => back.replace(/signature=./, 'signature=~')],
  ['for a made-up attempt', () => '/en/checkout/return?attempt=AAAA&signature=BBBB'],
])('a return %s redirects to the home page', async (_, change) => {
  const { redirect_url } = await pay()
  const back = await decide(shopper, redirect_url, 'paid')
  expect((await shopper.open(change(back))).headers.get('Location')).toBe('/en/')
})

test('a return before a decision keeps the payment open, with the address to continue', async () => {
  const { redirect_url, order_number } = await pay()
  expect((await shopper.open(paymentAt(shop, redirect_url).return_url)).headers.get('Location')).toBe('/en/checkout?payment=open')
  expect(await statusOf()).toEqual({ status: 'open', order_number, redirect_url })
})

test('a notice without the provider’s signature is refused', async () => {
  await pay()
  const { status } = await shopper.submit(
    'checkout/payment-notice',
    { reference: 'x' },
    { 'Content-Type': 'application/json', 'X-Provider-Signature': 'forged' },
  )
  expect(status).toBe(403)
})

test('a decision from another site is refused', async () => {
  const { redirect_url } = await pay()
  const { status } = await shopper.submit(
    redirect_url,
    { decision: 'paid' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  )
  expect([status, (await statusOf()).status]).toEqual([403, 'open'])
})

test('a payment without a decision expires, and stock and cart are restored', async () => {
  const { redirect_url } = await pay()
  clock = new Date(clock.getTime() + 31 * 60 * 1000)
  expect((await statusOf()).status).toBe('expired')
  expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([10, 2])
  // A decision on the old page is too late.
  await decide(shopper, redirect_url, 'paid')
  expect((await statusOf()).status).toBe('expired')
})

test('after a failed payment the same cart can be paid as a second order', async () => {
  const first = await pay()
  await decide(shopper, first.redirect_url, 'rejected')
  const { body: second } = await placeOrder(shopper, 'banktransfer', 'second-attempt-1')
  expect(second.order_number).not.toBe(first.order_number)
  expect(await statusOf()).toMatchObject({ status: 'pending', order_number: second.order_number })
  expect(await readStock(shop.db, piece.sku)).toBe(8)
})

test('the shopper can cancel an open payment after Back, and choose another method', async () => {
  const { redirect_url } = await pay()
  const again = await placeOrder(shopper, 'banktransfer', 'other-key-00001')
  expect([again.status, again.body.code]).toEqual([409, 'paying'])
  expect((await shopper.send('POST', 'checkout/cart/payment-cancel')).body.status).toBe('canceled')
  expect(await qtyInCart()).toBe(2)
  await decide(shopper, redirect_url, 'paid')
  expect((await statusOf()).status).toBe('canceled')
  expect((await shopper.send('POST', 'checkout/cart/payment-cancel')).status).toBe(409)
})

test('a cart that was filled during an open payment keeps its lines and gets the old ones too', async () => {
  const { redirect_url } = await pay()
  await addToCart(shopper, { sku: other.sku, qty: 1 })
  expect((await statusOf()).status).toBe('none')
  await decide(shopper, redirect_url, 'canceled')
  const { items } = (await shopper.get('checkout/cart/quote')).body
  const qtyBySku = Object.fromEntries(items.map((item: { sku: string; qty: number }) => [item.sku, item.qty]))
  expect(qtyBySku).toEqual({ [other.sku]: 1, [piece.sku]: 2 })
  expect(await readStock(shop.db, piece.sku)).toBe(10)
})

test('a pending payment that fails later returns the stock', async () => {
  const { redirect_url } = await pay()
  await decide(shopper, redirect_url, 'pending')
  await decide(shopper, redirect_url, 'failed')
  expect([await readStock(shop.db, piece.sku), (await statusOf()).status]).toEqual([10, 'failed'])
})

test('a repeated key returns the first order, even after it was paid', async () => {
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await chooseShipping(shopper)
  const first = (await placeOrder(shopper, 'creditcard', 'the-same-key-1')).body
  expect((await placeOrder(shopper, 'creditcard', 'the-same-key-1')).body).toEqual(first)
  await decide(shopper, first.redirect_url, 'paid')
  expect((await placeOrder(shopper, 'creditcard', 'the-same-key-1')).body).toEqual({ ...first, redirect_url: null })
  const late = await placeOrder(shopper, 'creditcard', 'another-key-01')
  expect([late.status, late.body.code, late.body.parameters]).toEqual([409, 'ordered', [first.order_number]])
})

test('a repeated key whose order came to nothing is refused, and another key places an order', async () => {
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await chooseShipping(shopper)
  const first = (await placeOrder(shopper, 'creditcard', 'canceled-key-1')).body
  await decide(shopper, first.redirect_url, 'canceled')
  const again = await placeOrder(shopper, 'creditcard', 'canceled-key-1')
  expect([again.status, again.body.code, again.body.parameters]).toEqual([409, 'canceled', [first.order_number]])
  expect((await placeOrder(shopper, 'creditcard', 'canceled-key-2')).status).toBe(200)
})

test('a shopper’s key does not reveal another’s order', async () => {
  const mine = (await purchase(shopper, piece, { key: 'shared-key-001' })).body
  const theirs = (await purchase(new Shopper(shop.url, 'en'), piece, { key: 'shared-key-001' })).body
  expect(theirs.order_number).not.toBe(mine.order_number)
})

test.each(['short', 'x'.repeat(101), 'no spaces allowed'])('the key %j is refused', async (key) => {
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await chooseShipping(shopper)
  expect((await placeOrder(shopper, 'banktransfer', key)).status).toBe(400)
})
