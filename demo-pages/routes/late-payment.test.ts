// Tests payments that arrive after an order has ended, and a provider whose notices are late, duplicated, reordered or lost; long because
// each course needs the same shop, clock and provider.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import {
  addToCart,
  chooseShipping,
  decide,
  paymentAt,
  placeOrder,
  purchase,
  readStock,
  setStock,
  stockTwo,
} from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { compareBooks } from '../shop/compare-books.ts'

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
  // Each order that is restored or paid late is logged.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  shopper = new Shopper(shop.url, 'en')
  const [first, second] = await stockTwo(shop.db, 10)
  piece = first
  other = second
})
afterEach(() => {
  shop.provider.notices.release()
  shop.provider.setSilent(false)
})

const pay = async () => (await purchase(shopper, piece, { qty: 2, method: 'creditcard' })).body
const cancel = async () => (await shopper.send('POST', 'checkout/cart/payment-cancel')).body.status
const statusOf = async () => (await shopper.get('checkout/cart/payment-status')).body
const qtyInCart = async () => (await shopper.get('checkout/cart/quote')).body.items_qty
const mailsOf = async (number: string) => {
  const rows = await shop.db.selectFrom('mail').select('kind').where('subject', 'like', `%${number}%`).orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}
const attemptOf = async (number: string) =>
  shop.db
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select(['payment_attempt.status as attempt', 'shop_order.status as order'])
    .where('shop_order.number', '=', number)
    .executeTakeFirstOrThrow()

/** The bank pays after all, and the provider confirms it. */
async function payLate(redirectUrl: string): Promise<void> {
  const payment = shop.provider.books.confirm(paymentAt(shop, redirectUrl).id, 'paid')
  if (payment) await shop.provider.notices.send(payment)
}

describe('a payment for a cancelled order', () => {
  test('restores the order if its pieces are in stock, and removes them from the cart', async () => {
    const { redirect_url, order_number } = await pay()
    expect(await cancel()).toBe('canceled')
    expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([10, 2])
    await payLate(redirect_url)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'paid', order: 'paid' })
    expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([8, 0])
    expect(await statusOf()).toEqual({ status: 'paid', order_number, redirect_url: null })
    expect(await mailsOf(order_number)).toEqual(['confirmation'])
  })

  test('promises the delivery anew, in the confirmation and on the order’s page', async () => {
    const { redirect_url, order_number } = await pay()
    await cancel()
    const before = clock
    // From Tuesday, when it would have come on Wednesday, to Thursday.
    clock = new Date('2026-11-26T09:00:00Z')
    await payLate(redirect_url)
    clock = before
    const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', order_number).executeTakeFirstOrThrow()
    expect(order.promised_on).toBe('2026-11-27')
    expect((await shopper.get('checkout/cart/last-order')).body.expected_on).toBe('2026-11-27')
    const mail = await shop.db.selectFrom('mail').select('body').where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expect(mail.body).toContain('Expected delivery: 27 November 2026')
    expect(mail.body).not.toContain('25 November')
  })

  test('tells the new day apart where a confirmation had promised another, and offers the same hours', async () => {
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    const { body: methods } = await shopper.send('POST', 'checkout/cart/estimate-shipping-methods', { address: { country_id: 'GB' } })
    const evening = methods[0].extension_attributes.delivery_slots.find(({ from }: { from: string }) => from === '18:00')
    expect(evening.date).toBe('2026-11-25')
    await chooseShipping(shopper, { extensionAttributes: { requested_delivery_date: JSON.stringify(evening) } })
    const { redirect_url, order_number } = (await placeOrder(shopper, 'creditcard')).body
    await decide(shopper, redirect_url, 'pending')
    await statusOf()
    shop.provider.books.confirm(paymentAt(shop, redirect_url).id, 'rejected')
    await statusOf()
    expect((await attemptOf(order_number)).order).toBe('rejected')
    const before = clock
    clock = new Date('2026-11-26T09:00:00Z')
    await payLate(redirect_url)
    clock = before
    const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', order_number).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ status: 'paid', promised_on: '2026-11-27', delivery_slot: { date: '2026-11-27', from: '18:00' } })
    expect(await mailsOf(order_number)).toEqual(['confirmation', 'payment-received'])
    const mail = await shop.db
      .selectFrom('mail')
      .select('body')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'payment-received')
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain(`Delivery time: ${order.delivery_slot?.label}`)
  })

  test('keeps what the shopper has added to the cart since', async () => {
    const { redirect_url } = await pay()
    await cancel()
    await addToCart(shopper, { sku: piece.sku, qty: 1 }, { sku: other.sku, qty: 1 })
    await payLate(redirect_url)
    const { items } = (await shopper.get('checkout/cart/quote')).body
    const left = new Map(items.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty]))
    expect(left).toEqual(
      new Map([
        [piece.sku, 1],
        [other.sku, 1],
      ]),
    )
  })

  test('is refunded if the pieces are out of stock, with a mail', async () => {
    const { redirect_url, order_number } = await pay()
    await cancel()
    await setStock(shop.db, piece.sku, 1)
    await payLate(redirect_url)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'refunded', order: 'canceled' })
    expect(paymentAt(shop, redirect_url).paid_back).toBeGreaterThan(0)
    expect(await mailsOf(order_number)).toEqual(['refund'])
    expect(await readStock(shop.db, piece.sku)).toBe(1)
  })

  test('is refunded if the shopper has ordered the same again', async () => {
    const { redirect_url, order_number } = await pay()
    await cancel()
    const second = await placeOrder(shopper, 'banktransfer', 'again-another-way')
    expect(second.status).toBe(200)
    await payLate(redirect_url)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'refunded', order: 'canceled' })
    expect(await statusOf()).toMatchObject({ status: 'pending', order_number: second.body.order_number })
    expect(await readStock(shop.db, piece.sku)).toBe(8)
  })

  test('is refunded if she withdrew from the order before it ended', async () => {
    const { redirect_url, order_number, order_id } = await pay()
    const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', order_id).executeTakeFirstOrThrow()
    const who = { email: 'sanne@example.com', order_number }
    await shopper.send('POST', 'returns/post/withdrawal', { ...who, name: 'Sanne', items: [{ item_id: item.id, quantity: 1 }] })
    await cancel()
    await payLate(redirect_url)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'refunded', order: 'canceled' })
    expect(paymentAt(shop, redirect_url).paid_back).toBe(paymentAt(shop, redirect_url).amount)
  })

  test('without a notice is found when the books are compared', async () => {
    const { redirect_url, order_number } = await pay()
    await cancel()
    shop.provider.books.confirm(paymentAt(shop, redirect_url).id, 'paid')
    await compareBooks(shop.host.shop)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'paid', order: 'paid' })
  })

  test('is refunded later if the provider cannot be reached at that moment', async () => {
    const { redirect_url, order_number } = await pay()
    await cancel()
    await setStock(shop.db, piece.sku, 0)
    shop.provider.notices.hold()
    await payLate(redirect_url)
    const [notice] = shop.provider.notices.release()
    if (!notice) throw new Error('The provider had nothing to say.')
    shop.provider.setSilent(true)
    // The provider cannot be reached: the shop refuses the notice, so that it is sent again.
    expect(await shop.provider.notices.deliver(notice)).toBe(false)
    expect((await attemptOf(order_number)).attempt).toBe('canceled')
    shop.provider.setSilent(false)
    expect(await shop.provider.notices.deliver(notice)).toBe(true)
    expect((await attemptOf(order_number)).attempt).toBe('refunded')
  })
})

test('a payment for an order that expired while the provider was silent restores the order', async () => {
  const { redirect_url, order_number } = await pay()
  shop.provider.setSilent(true)
  clock = new Date(clock.getTime() + 31 * 60 * 1000)
  expect((await statusOf()).status).toBe('expired')
  shop.provider.setSilent(false)
  await payLate(redirect_url)
  expect(await attemptOf(order_number)).toEqual({ attempt: 'paid', order: 'paid' })
  expect(await readStock(shop.db, piece.sku)).toBe(8)
})

test('an order whose shopper never returns ends when it expires', async () => {
  const { order_number } = await pay()
  clock = new Date(clock.getTime() + 31 * 60 * 1000)
  await compareBooks(shop.host.shop)
  expect(await attemptOf(order_number)).toEqual({ attempt: 'expired', order: 'expired' })
  expect(await readStock(shop.db, piece.sku)).toBe(10)
})

describe('notices', () => {
  test('that are late, duplicated and reordered result in the provider’s current status', async () => {
    const { redirect_url, order_number } = await pay()
    const { notices } = shop.provider
    notices.hold()
    await decide(shopper, redirect_url, 'pending')
    await decide(shopper, redirect_url, 'paid')
    const held = notices.release()
    expect(held).toHaveLength(2)
    for (const notice of [...held.toReversed(), ...held]) expect(await notices.deliver(notice)).toBe(true)
    expect(await attemptOf(order_number)).toEqual({ attempt: 'paid', order: 'paid' })
    expect(await mailsOf(order_number)).toEqual(['confirmation'])
    expect(await readStock(shop.db, piece.sku)).toBe(8)
  })

  test('that are lost are not needed: the return queries the provider', async () => {
    const { redirect_url } = await pay()
    shop.provider.notices.hold()
    const back = await decide(shopper, redirect_url, 'paid')
    expect((await shopper.open(back)).headers.get('Location')).toBe('/en/checkout/success')
  })

  test('that contradict the provider’s books have no effect', async () => {
    const { redirect_url, order_number } = await pay()
    const { id, reference, notice_url } = paymentAt(shop, redirect_url)
    // The notice is signed, but only makes the shop query the provider.
    await shop.provider.notices.deliver({ url: notice_url, body: JSON.stringify({ id, reference, status: 'paid' }) })
    expect(await attemptOf(order_number)).toEqual({ attempt: 'open', order: 'open' })
  })
})

test('if the provider cannot be reached, no order is placed, and cart and stock stay as they were', async () => {
  await addToCart(shopper, { sku: piece.sku, qty: 2 })
  await chooseShipping(shopper)
  shop.provider.setSilent(true)
  const refused = await placeOrder(shopper, 'creditcard', 'while-it-is-silent')
  expect([refused.status, refused.body.code]).toEqual([409, 'provider'])
  expect([await readStock(shop.db, piece.sku), await qtyInCart()]).toEqual([10, 2])
  shop.provider.setSilent(false)
  expect((await placeOrder(shopper, 'creditcard', 'now-it-answers')).body.redirect_url).toContain(shop.provider.url)
})

test.each([
  ['amount', { subtotal_incl_tax: 100_000, shipping_incl_tax: 0, grand_total: 100_000 }],
  ['currency', { currency: 'SEK' }],
])('a payment of the wrong %s does not pay the order and is refunded', async (_what, changes) => {
  const { redirect_url, order_number } = await pay()
  await shop.db.updateTable('shop_order').set(changes).where('number', '=', order_number).execute()
  await decide(shopper, redirect_url, 'paid')
  expect(await attemptOf(order_number)).toEqual({ attempt: 'refunded', order: 'failed' })
  expect(await readStock(shop.db, piece.sku)).toBe(10)
})
