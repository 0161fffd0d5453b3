// One order per intent: seeded schedules of impatient shoppers, rows counted in the database. PGlite runs one transaction at a time
// and hides races, so the proof is the run on Postgres (TEST_DATABASE_URL), where the same schedules fail without key and lock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { runSchedules, seed } from '#tests/support/order-schedules.ts'
import {
  addToCart,
  chooseShipping,
  decide,
  paymentAt,
  placeOrder,
  readStock,
  setStock,
  stockTwo,
  stockUp,
} from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeByCode } from '../host/store-view.ts'
import { demoLogin } from '../shop/demo-customers.ts'
import { hashOf } from '../shop/discounts/gift-card.ts'
import { isSoak } from '#tests/support/scope.ts'

const isPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const schedules = isPostgres ? (isSoak ? 1_000 : 210) : 35

describe(`with key and lock, ${schedules} schedules of seed ${seed}`, () => {
  let shop: StartedHost
  beforeAll(async () => {
    shop = await startHost()
  })
  afterAll(() => shop.close())

  test('every key results in one order, and every piece is taken from the stock once', async () => {
    const piece = await stockUp(shop.db, 10_000)
    const before = await shop.db.selectFrom('shop_order').select('id').execute()
    expect(await runSchedules(shop, piece, schedules)).toEqual({ duplicates: [], missing: [] })
    const after = await shop.db.selectFrom('shop_order').select('id').execute()
    expect(after.length - before.length).toBe(schedules)
    expect(await readStock(shop.db, piece.sku)).toBe(10_000 - schedules)
  }, 300_000)

  test('each shopper’s gift card and the shared coupon are used once per order', async () => {
    const { db } = shop
    const count = Math.ceil(schedules / 3)
    const piece = await stockUp(db, 10_000)
    const rules = { store_id: null, amount: null, minimum: 0, starts_at: null, ends_at: null, most_uses: null, most_uses_each: null }
    await db
      .insertInto('coupon')
      .values({ ...rules, code: 'ONCE', percent: 10 })
      .execute()
    const found = await runSchedules(shop, piece, count, async (shopper, index) => {
      const code = `ONCE-${index}-GIFT`
      const { currency } = storeByCode(shopper.store)
      const card = {
        code_hash: hashOf(code),
        last_four: 'ONCE',
        currency,
        issued: 500,
        balance: 500,
        is_blocked: false,
        is_collectable: true,
      }
      await db
        .insertInto('gift_card')
        .values({ ...card, expires_at: null })
        .execute()
      await shopper.send('POST', 'checkout/cart/coupons', { coupon_code: 'ONCE' })
      // So many codes from one address would count as guesses.
      await db.deleteFrom('try_count').execute()
      expect((await shopper.send('POST', 'checkout/cart/giftcards', { code })).status).toBe(200)
    })
    expect(found).toEqual({ duplicates: [], missing: [] })
    const uses = db.selectFrom('gift_card_use').innerJoin('gift_card', 'gift_card.code_hash', 'gift_card_use.code_hash')
    const taken = await uses.select(['amount', 'balance']).where('last_four', '=', 'ONCE').execute()
    expect(taken).toEqual(Array.from({ length: count }, () => ({ amount: 500, balance: 0 })))
    expect(await db.selectFrom('coupon_use').select('code').where('code', '=', 'ONCE').execute()).toHaveLength(count)
  }, 300_000)

  test('twenty buyers of the last piece make one order', async () => {
    const piece = await stockUp(shop.db, 1)
    const buyers = Array.from({ length: 20 }, () => new Shopper(shop.url, 'en'))
    for (const buyer of buyers) {
      await addToCart(buyer, { sku: piece.sku, qty: 1 })
      await chooseShipping(buyer)
    }
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(buyer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body: refusal }) => status === 400 && refusal.code === 'stock')).toHaveLength(19)
    expect(await readStock(shop.db, piece.sku)).toBe(0)
  })

  test('two orders of the same two products in opposite order both succeed', async () => {
    const [first, second] = await stockTwo(shop.db, 1000)
    const buyers = Array.from({ length: 12 }, () => new Shopper(shop.url, 'en'))
    for (const [index, buyer] of buyers.entries()) {
      const both = index % 2 ? [first, second] : [second, first]
      await addToCart(buyer, ...both.map(({ sku }) => ({ sku, qty: 1 })))
      await chooseShipping(buyer)
    }
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(buyer)))
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200))
  })

  test('one customer in two browsers makes one order', async () => {
    const piece = await stockUp(shop.db)
    const [left, right] = [new Shopper(shop.url, 'en'), new Shopper(shop.url, 'en')]
    await left.send('POST', 'api/customer/login', demoLogin)
    await right.send('POST', 'api/customer/login', demoLogin)
    const { body: quote } = await addToCart(left, { sku: piece.sku, qty: 1 })
    await chooseShipping(left)
    await Promise.all([left, right].map((browser) => placeOrder(browser, 'banktransfer', crypto.randomUUID())))
    expect(await shop.db.selectFrom('shop_order').select('id').where('cart_id', '=', quote.id).execute()).toHaveLength(1)
  })

  test('return, notice and status request at the same moment return the stock once', async () => {
    const piece = await stockUp(shop.db, 10)
    const shopper = new Shopper(shop.url, 'en')
    await addToCart(shopper, { sku: piece.sku, qty: 3 })
    await chooseShipping(shopper)
    const { body: placed } = await placeOrder(shopper, 'creditcard')
    const payment = paymentAt(shop, placed.redirect_url)
    shop.provider.books.decide(payment.id, 'rejected')
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        if (index % 3 === 0) return shopper.open(payment.return_url)
        if (index % 3 === 1) return shopper.get('checkout/cart/payment-status')
        return decide(shopper, placed.redirect_url, 'rejected')
      }),
    )
    expect(await readStock(shop.db, piece.sku)).toBe(10)
    expect((await shopper.get('checkout/cart/quote')).body.items_qty).toBe(3)
  })

  test('ten simultaneous adds are all in the cart', async () => {
    const piece = await stockUp(shop.db, 1000)
    await shop.db.updateTable('product').set({ max_qty: 100 }).where('id', '=', piece.productId).execute()
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    await Promise.all(Array.from({ length: 10 }, () => addToCart(shopper, { sku: piece.sku, qty: 1 })))
    expect((await shopper.get('checkout/cart/quote')).body.items_qty).toBe(10)
  })

  test('the database refuses a stock below zero', async () => {
    const piece = await stockUp(shop.db, 1)
    await expect(setStock(shop.db, piece.sku, -1)).rejects.toThrow(/check constraint/)
  })
})

// PGlite runs one transaction after the other, so this cannot be shown on it.
if (isPostgres)
  test('without key and lock the same schedules make double orders, so the test can fail', async () => {
    const shop = await startHost({ isUnsafe: true, breaks: ['one living order per cart and attempt'] })
    try {
      const piece = await stockUp(shop.db, 10_000)
      const { duplicates } = await runSchedules(shop, piece, 70)
      console.log(`without key and lock: ${duplicates.length} of 70 intents became several orders`)
      expect(duplicates.length).toBeGreaterThan(10)
    } finally {
      await shop.close()
    }
  }, 300_000)

test('the guards can only be disabled in a host with faults', async () => {
  const shop = await startHost({ isUnsafe: true, hasFaults: false, databaseUrl: null })
  expect(shop.host.shop.isUnsafe).toBe(false)
  await shop.close()
})
