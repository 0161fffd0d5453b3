// Tests two devices of one shopper at the same moment, with one or two processes of the shop: nothing is lost or duplicated, and no answer
// is a server error. Races need a real Postgres (TEST_DATABASE_URL); PGlite runs transactions one after the other, in one process.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { scheduleCount } from '#tests/support/schedules.ts'
import { startOneProcess, startTwoProcesses, type ShopProcesses } from '#tests/support/shop-processes.ts'
import { logInOnBoth } from '#tests/support/two-devices.ts'
import { addToCart, chooseShipping, paymentAt, placeOrder, stockTwo } from '#tests/support/purchase.ts'
import type { Piece } from '#tests/support/purchase.ts'

const runs = scheduleCount(3)
const patience = { timeout: runs * 20_000 }
const postgres = process.env['TEST_DATABASE_URL']
const onTwo = postgres ? [{ name: 'two processes', start: (now: () => Date) => startTwoProcesses(postgres, now) }] : []

describe.each([{ name: 'one process', start: startOneProcess }, ...onTwo])(`$name, ${runs} times`, ({ start }) => {
  let shop: ShopProcesses
  let pieces: [Piece, Piece]
  let late = 0
  let customers = 0

  beforeAll(async () => {
    shop = await start(() => new Date(Date.now() + late))
    pieces = await stockTwo(shop.db, 10_000)
  })
  afterAll(() => shop.close())
  // The shop logs each order that is restored or paid late.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
  })

  const both = () => pieces.map(({ sku }) => ({ sku, qty: 1 }))
  const livingOrders = (customerId: number) =>
    shop.db
      .selectFrom('shop_order')
      .select('number')
      .where('customer_id', '=', customerId)
      .where('status', 'in', ['open', 'pending', 'paid'])
      .execute()

  /** Runs a schedule of two logged-in devices and returns the unexpected results. */
  async function repeat(expected: readonly string[], schedule: (devices: Awaited<ReturnType<typeof logInOnBoth>>) => Promise<string>) {
    const unexpected: string[] = []
    for (let run = 0; run < runs; run++) {
      const seen = await schedule(await logInOnBoth(shop.db, shop.urls, customers++))
      if (!expected.includes(seen)) unexpected.push(seen)
    }
    return unexpected
  }

  test('two devices of one account that fill an empty cart at once share one cart', patience, async () => {
    const unexpected = await repeat(['200,200: 1 carts with 2,2'], async ({ left, right, customerId }) => {
      const [first, second] = both()
      const added = await Promise.all([addToCart(left, ...(first ? [first] : [])), addToCart(right, ...(second ? [second] : []))])
      const carts = await shop.db
        .selectFrom('cart')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('is_active', '=', true)
        .execute()
      const counts = await Promise.all([left, right].map(async (device) => (await device.get('checkout/cart/quote')).body.items_qty))
      return `${added.map(({ status }) => status).join()}: ${carts.length} carts with ${counts.join()}`
    })
    expect(unexpected).toEqual([])
  })

  test('a payment cancelled on one device while the other orders causes no server error', patience, async () => {
    const unexpected = await repeat(['200,200'], async ({ left, right }) => {
      await addToCart(left, ...both())
      await chooseShipping(left)
      await placeOrder(left, 'creditcard')
      await addToCart(right, ...both().toReversed())
      await chooseShipping(right)
      const answers = await Promise.all([left.send('POST', 'checkout/cart/payment-cancel'), placeOrder(right)])
      return answers.map(({ status }) => status).join()
    })
    expect(unexpected).toEqual([])
  })

  test('an open payment can be cancelled after the other device has placed another order', async () => {
    const { left, right } = await logInOnBoth(shop.db, shop.urls, customers++)
    await addToCart(left, ...both())
    await chooseShipping(left)
    const { body: placed } = await placeOrder(left, 'creditcard')
    await addToCart(right, ...both().toReversed())
    await chooseShipping(right)
    expect((await placeOrder(right)).status).toBe(200)
    const { body } = await left.send('POST', 'checkout/cart/payment-cancel')
    expect(body).toMatchObject({ status: 'canceled', order_number: placed.order_number })
  })

  test('the other device sees an order with an open payment, and can pay or cancel it', patience, async () => {
    const unexpected = await repeat(['open by both, 409 paying, canceled by right, 2 pieces back, then none'], async ({ left, right }) => {
      await addToCart(left, ...both())
      await chooseShipping(left)
      const { body: placed } = await placeOrder(left, 'creditcard')
      const answers = await Promise.all([left, right].map((device) => device.get('checkout/cart/payment-status')))
      const isSame = answers.every(({ body }) => body.status === 'open' && body.redirect_url === placed.redirect_url)
      const again = await placeOrder(right)
      const ended = await right.send('POST', 'checkout/cart/payment-cancel')
      const { body: cart } = await right.get('checkout/cart/quote')
      const { body: after } = await right.get('checkout/cart/payment-status')
      return `${isSame ? 'open by both' : 'not told'}, ${again.status} ${again.body.code}, ${ended.body.status ?? ended.status} by right, ${cart.items_qty} pieces back, then ${after.status}`
    })
    expect(unexpected).toEqual([])
  })

  test.each(['canceled', 'expired'])(
    'a payment for an order that was %s, with two notices while the other device orders the same, results in one order',
    patience,
    async (end) => {
      const unexpected = await repeat(['paid, then 400', 'paid, then 409', 'refunded, then 200'], async ({ left, right, customerId }) => {
        await addToCart(left, ...both())
        await chooseShipping(left)
        const { body: placed } = await placeOrder(left, 'creditcard')
        if (end === 'canceled') await left.send('POST', 'checkout/cart/payment-cancel')
        else late += 31 * 60_000
        // The ordering device queries both processes at once; the expired payment must restore the cart once.
        const answers = await Promise.all(shop.urls.map((url) => left.at(url).get('checkout/cart/payment-status')))
        if (answers.some(({ body }) => body.status !== end)) return `said to be ${answers.map(({ body }) => body.status).join()}`
        const { id } = paymentAt(shop, placed.redirect_url)
        const { reference, notice_url } = shop.provider.books.confirm(id, 'paid') ?? paymentAt(shop, placed.redirect_url)
        const notice = JSON.stringify({ id, reference, status: 'paid' })
        const deliver = (url: string) => shop.provider.notices.deliver({ url: url + new URL(notice_url).pathname, body: notice })
        const [second, ...received] = await Promise.all([placeOrder(right), ...shop.urls.map(deliver)])
        if (received.includes(false)) return 'a notice was not heard'
        const attempt = await shop.db.selectFrom('payment_attempt').select('status').where('id', '=', reference).executeTakeFirstOrThrow()
        const living = await livingOrders(customerId)
        if (living.length !== 1) return `${living.length} orders`
        if (paymentAt(shop, placed.redirect_url).paid_back > 0 !== (attempt.status === 'refunded'))
          return `${attempt.status} in one book only`
        return `${attempt.status}, then ${second.status}`
      })
      expect(unexpected).toEqual([])
    },
  )

  test('an order that both devices claim at once is granted to one of them, which may repeat its claim', patience, async () => {
    const unexpected = await repeat(['one yes of 6; again: 1 yes, 5 no'], async ({ left, right }) => {
      await addToCart(left, ...both())
      await chooseShipping(left)
      const { body: placed } = await placeOrder(left)
      const claim = (device: typeof left, word: string) =>
        device.send('POST', 'checkout/cart/last-order/claim', { order_number: placed.order_number, claim: word })
      // Sends the request from each device to each process.
      const claims = [left, right].flatMap((device, at) =>
        [0, 1, 2].map((tab) => [device.at(shop.urls[tab % shop.urls.length] ?? ''), `tab-${at}-${tab}-word`] as const),
      )
      const count = (answers: { body: { granted: boolean } }[]) => answers.filter(({ body }) => body.granted).length
      const first = await Promise.all(claims.map((one) => claim(...one)))
      const again = await Promise.all(claims.map((one) => claim(...one)))
      const isSame = first.every(({ body }, at) => body.granted === again[at]?.body.granted)
      return `${count(first) === 1 && isSame ? 'one yes' : `${count(first)} yes`} of ${claims.length}; again: ${count(again)} yes, ${again.length - count(again)} no`
    })
    expect(unexpected).toEqual([])
  })

  test('a key sent to both processes at once is one order, and is used up once that is cancelled', patience, async () => {
    const unexpected = await repeat(['409 canceled and 200: 1 order'], async ({ left, customerId }) => {
      const [used, fresh] = [`used-key-${customerId}`, `fresh-key-${customerId}`]
      const [here, there] = shop.urls.map((url) => left.at(url))
      if (!here || !there) return 'no address'
      await addToCart(left, ...both())
      await chooseShipping(left)
      const placed = await Promise.all([here, there].map((device) => placeOrder(device, 'creditcard', used)))
      const [numbers, pages] = [new Set(placed.map(({ body }) => body.order_number)), new Set(placed.map(({ body }) => body.redirect_url))]
      if (numbers.size !== 1 || pages.size !== 1) return placed.map(({ status, body }) => `${status} ${body.order_number}`).join()
      const ended = await Promise.all([here, there].map((device) => device.send('POST', 'checkout/cart/payment-cancel')))
      // The second request gets the result, or an error that there is nothing left to cancel.
      if (!ended.every(({ status, body }) => body.status === 'canceled' || status === 409)) return 'not canceled'
      const [again, anew] = await Promise.all([placeOrder(here, 'creditcard', used), placeOrder(there, 'banktransfer', fresh)])
      return `${again.status} ${again.body.code} and ${anew.status}: ${(await livingOrders(customerId)).length} order`
    })
    expect(unexpected).toEqual([])
  })
})
