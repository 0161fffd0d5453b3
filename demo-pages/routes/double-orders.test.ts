// One order per intent: seeded schedules of impatient shoppers, rows counted in the database. PGlite runs one transaction at a time
// and hides races, so the proof is the run on Postgres (TEST_DATABASE_URL), where the same schedules fail without key and lock.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
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
import { pick, seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'

const isPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const seed = Number(process.env['SCHEDULE_SEED'] ?? 4173)
const schedules = isPostgres ? 210 : 35
const atOnce = 6

type Schedule = (shopper: Shopper, random: () => number) => Promise<unknown>

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const body = { email: 'sanne@example.com', shippingOptions: {}, paymentMethod: { method: 'creditcard', additional_data: {} } }
const order = (shopper: Shopper, key: string, headers: Record<string, string> = {}) =>
  shopper.send('POST', 'checkout/cart/payment-information', body, { 'Idempotency-Key': key, ...headers })

let keys = 0
const newKey = () => `schedule-key-${++keys}`

/** Sends them all, each a little later than the one before or not at all later. */
const burst = (shopper: Shopper, random: () => number, sent: readonly string[]) =>
  Promise.allSettled(sent.map((key) => wait(random() < 0.5 ? 0 : random() * 15).then(() => order(shopper, key))))

/** What impatient people and bad lines do; each ends with the answer the shopper finally reads. */
const habits: Record<string, Schedule> = {
  'double click': (shopper, random) => {
    const key = newKey()
    return burst(shopper, random, [key, key])
  },
  'Enter and click, key held down': (shopper, random) => {
    const key = newKey()
    return burst(
      shopper,
      random,
      Array.from({ length: 3 + Math.floor(random() * 4) }, () => key),
    )
  },
  'two tabs': (shopper, random) => burst(shopper, random, [newKey(), newKey()]),
  'three tabs, one of them clicked twice': (shopper, random) => {
    const key = newKey()
    return burst(shopper, random, [key, newKey(), key, newKey()])
  },
  'answer lost after commit, then again': async (shopper, random) => {
    const key = newKey()
    await order(shopper, key, { 'touchline-fault': 'lost' }).catch(() => {})
    return burst(shopper, random, [key, key])
  },
  'reload while it runs': async (shopper, random) => {
    const key = newKey()
    const first = order(shopper, key)
    await wait(random() * 10)
    await shopper.get('checkout/cart/payment-status')
    return Promise.allSettled([first, order(shopper, key)])
  },
  'back, and once more with a new key': async (shopper, random) => {
    await order(shopper, newKey())
    return burst(shopper, random, [newKey(), newKey()])
  },
}

const names = Object.keys(habits)

/** Runs the schedules on a shop and counts how many intents became more than one order, or none. */
async function runSchedules(shop: StartedHost, piece: Piece, count: number): Promise<{ duplicates: string[]; missing: string[] }> {
  const duplicates: string[] = []
  const missing: string[] = []
  const run = async (index: number): Promise<void> => {
    const name = names[index % names.length] ?? ''
    const random = seededRandom(seed + index)
    const shopper = new Shopper(shop.url, pick(random, ['nl', 'be', 'en', 'de', 'se']))
    const { body: quote } = await addToCart(shopper, { sku: piece.sku, qty: 1 })
    await chooseShipping(shopper)
    await habits[name]?.(shopper, random)
    const rows = await shop.db.selectFrom('shop_order').select('id').where('cart_id', '=', quote.id).execute()
    if (rows.length > 1) duplicates.push(`${name} (schedule ${index}): ${rows.length} orders`)
    if (rows.length === 0) missing.push(`${name} (schedule ${index})`)
  }
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await run(next++)
    }),
  )
  return { duplicates, missing }
}

describe(`with key and lock, ${schedules} schedules of seed ${seed}`, () => {
  let shop: StartedHost
  beforeAll(async () => {
    shop = await startHost()
  })
  afterAll(() => shop.close())

  test('every intent is one order, and every piece left the shelf once', async () => {
    const piece = await stockUp(shop.db, 10_000)
    const before = await shop.db.selectFrom('shop_order').select('id').execute()
    expect(await runSchedules(shop, piece, schedules)).toEqual({ duplicates: [], missing: [] })
    const after = await shop.db.selectFrom('shop_order').select('id').execute()
    expect(after.length - before.length).toBe(schedules)
    expect(await readStock(shop.db, piece.sku)).toBe(10_000 - schedules)
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

  test('two orders of the same two products in opposite order both get through', async () => {
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
    await Promise.all([left, right].map((browser) => placeOrder(browser, 'banktransfer', newKey())))
    expect(await shop.db.selectFrom('shop_order').select('id').where('cart_id', '=', quote.id).execute()).toHaveLength(1)
  })

  test('return, notice and question at the same moment give the stock back once', async () => {
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

  test('ten quick adds at once are all there', async () => {
    const piece = await stockUp(shop.db, 1000)
    await shop.db.updateTable('product').set({ max_qty: 100 }).where('id', '=', piece.productId).execute()
    const shopper = new Shopper(shop.url, 'en')
    await shopper.get('api/session')
    await Promise.all(Array.from({ length: 10 }, () => addToCart(shopper, { sku: piece.sku, qty: 1 })))
    expect((await shopper.get('checkout/cart/quote')).body.items_qty).toBe(10)
  })

  test('stock never falls below zero, whatever a rule forgets', async () => {
    const piece = await stockUp(shop.db, 1)
    await expect(setStock(shop.db, piece.sku, -1)).rejects.toThrow(/check constraint/)
  })
})

// PGlite runs one transaction after the other: there is nothing to notice on it.
if (isPostgres)
  test('without key and lock the same schedules make double orders, so they would be noticed', async () => {
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

test('the guards can only be switched off in a host that is made for faults', async () => {
  const shop = await startHost({ isUnsafe: true, hasFaults: false, databaseUrl: null })
  expect(shop.host.shop.isUnsafe).toBe(false)
  await shop.close()
})
