// Tests that each fault has its documented effect, on its target, as often as set, and never without FAULTS=1.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, chooseShipping, placeOrder, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const ask = (fault: string, shopper = new Shopper(shop.url, 'en')) => shopper.get('checkout/cart/quote', { 'touchline-fault': fault })

describe('a call', () => {
  test.each([
    ['status:500', 500, { message: 'Fault %1', parameters: ['500'] }],
    ['status:403:token', 403, { message: 'Fault %1', parameters: ['403'], code: 'token' }],
    ['status:419', 419, { message: 'Fault %1', parameters: ['419'] }],
    ['html', 200, expect.stringContaining('<!doctype html>')],
    ['empty', 200, ''],
    ['204', 204, ''],
    ['redirect', 302, ''],
    ['malformed', 200, expect.objectContaining({ items: 'none' })],
  ])('with %s', async (fault, status, body) => {
    const answer = await ask(fault)
    expect([answer.status, answer.body]).toEqual([status, body])
  })

  test('with 429 or 503 has Retry-After', async () => {
    expect((await ask('status:503')).headers.get('Retry-After')).toBe('1')
  })

  test.each(['reset', 'cut', 'lost'])('with %s ends without a complete response', async (fault) => {
    await expect(ask(fault)).rejects.toThrow(/fetch failed|terminated/)
  })

  test('whose JSON is cut does not parse', async () => {
    await expect(ask('cut-json')).rejects.toThrow(SyntaxError)
  })

  test('that is slow or drips arrives whole, later', async () => {
    const started = performance.now()
    expect((await ask('slow:150')).body.items).toEqual([])
    expect((await ask('drip:20')).body.items).toEqual([])
    expect(performance.now() - started).toBeGreaterThan(300)
  })
})

test('an order whose answer was lost is placed all the same, and its idempotency key finds it again', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(shop.db)
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await chooseShipping(shopper)
  shopper.cookies.set('touchline-fault', encodeURIComponent('lost@POST:/checkout/cart/payment-information*1'))
  await expect(placeOrder(shopper, 'banktransfer', 'a-lost-answer')).rejects.toThrow(/fetch failed/)
  const { status, body } = await placeOrder(shopper, 'banktransfer', 'a-lost-answer')
  expect(status).toBe(200)
  expect((await shopper.get('checkout/cart/last-order')).body.order_number).toBe(body.order_number)
})

test('a count applies per visitor, and a new name starts it again', async () => {
  const [first, second] = [new Shopper(shop.url, 'en'), new Shopper(shop.url, 'en')]
  await first.get('api/session')
  await second.get('api/session')
  const statuses = async (shopper: Shopper, fault: string) => [(await ask(fault, shopper)).status, (await ask(fault, shopper)).status]
  expect(await statuses(first, 'status:500*1')).toEqual([500, 200])
  expect(await statuses(second, 'status:500*1')).toEqual([500, 200])
  expect(await statuses(first, 'status:500*1#again')).toEqual([500, 200])
})

test('a fault affects only its target', async () => {
  const shopper = new Shopper(shop.url, 'en')
  shopper.cookies.set('touchline-fault', encodeURIComponent('status:500@/checkout/cart/quote'))
  expect((await shopper.get('checkout/cart/quote')).status).toBe(500)
  expect((await shopper.get('checkout/cart/totals-information')).status).toBe(200)
})

test('?fault= on a page applies to its calls, until ?fault=off', async () => {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.open('?fault=status:502')
  expect((await shopper.get('api/session')).status).toBe(502)
  await shopper.open('?fault=off')
  expect((await shopper.get('api/session')).status).toBe(200)
})

test('a host without FAULTS=1 has neither faults nor an outbox', async () => {
  const calm = await startHost({ hasFaults: false, databaseUrl: null })
  const shopper = new Shopper(calm.url, 'en')
  expect((await shopper.get('checkout/cart/quote', { 'touchline-fault': 'status:500' })).status).toBe(200)
  expect((await shopper.get('/outbox')).status).toBe(404)
  await calm.close()
})
