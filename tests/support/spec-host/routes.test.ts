// Tests the routes: the calls of the specification exist in every spelling, and no others do.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from './calls/calls.ts'
import { callName, type Fault } from './options.ts'
import { openHost } from './open-host.ts'
import { order, PlainShopper } from './shopper.ts'

test('the specification has 35 calls; three of them share a row and exist below api/ too', () => {
  expect(calls).toHaveLength(35 + 2 + 3)
  expect(new Set(calls.map(({ name }) => callName(name))).size).toBe(calls.length)
})

test('every call is answered, and never as a missing route', async () => {
  const { host } = await openHost({ seed: 0 })
  const shopper = new PlainShopper(host.origin)
  await shopper.get('contact')
  for (const { name } of calls) {
    const [method = '', ...rest] = name.split(' ')
    const path = rest.join(' ').replaceAll(/\{[^}]*\}/g, '12')
    const { status, body } = await shopper.request(method, path, method === 'GET' ? undefined : {})
    expect(status, name).not.toBe(419)
    expect(JSON.stringify(body), name).not.toContain('The route')
  }
})

test.each(['api/session', 'checkout/cart/last-order', 'checkout/payment-status', 'customer/me', 'catalog/products/101', 'favicon.ico'])(
  '%s is not there, and says so as Laravel does',
  async (path) => {
    const { shopper } = await openHost()
    const { status, body } = await shopper.get(path)
    expect([status, body]).toEqual([404, { message: `The route ${path} could not be found.` }])
  },
)

test('another method at the path of a call, and an unknown store, are missing too', async () => {
  const { host, shopper } = await openHost()
  expect((await shopper.request('PATCH', 'checkout/cart/quote')).status).toBe(404)
  expect((await new PlainShopper(host.origin, '/fr/').get('checkout/cart/quote')).status).toBe(404)
})

test('a call that the platform lacks is 404 in every spelling', async () => {
  const { shopper } = await openHost({ missing: ['GET /checkout/cart/coupons', 'DELETE checkout/cart/items/{id}'] })
  await shopper.add('BALL-MATCH')
  expect((await shopper.get('checkout/cart/coupons')).body).toEqual({ message: 'The route checkout/cart/coupons could not be found.' })
  const removal = await shopper.delete('checkout/cart/items/5001')
  expect([removal.status, removal.headers.getSetCookie().length]).toEqual([404, 2])
  expect((await shopper.post('checkout/cart/coupons', { coupon_code: 'SPORT10' })).status).toBe(200)
})

test.each(['malformed', 'html', 'cut', 'null', '500 after'] satisfies Fault[])(
  'an order whose answer is spoilt (%s) is placed, once',
  async (fault) => {
    const { host, shopper } = await openHost({ broken: { 'POST checkout/cart/payment-information': fault } })
    await shopper.add('BALL-MATCH')
    const answer = await order(shopper).catch(() => 'broken')
    expect(answer).not.toMatchObject({ body: expect.any(Number) })
    expect(host.state().orders).toHaveLength(1)
    expect((await shopper.get('checkout/cart/quote')).status).toBe(404)
  },
)

test('a name in a path may consist of several words', async () => {
  const { shopper } = await openHost({ missing: ['GET api/navigation/get-dropdown/{menuId}'] })
  expect((await shopper.get('api/navigation/get-dropdown/12')).status).toBe(404)
})

test('a call that fails with 500 has no effect, and works again when it is restored', async () => {
  const { host, shopper } = await openHost({ broken: { 'POST /checkout/cart/items': 500 } })
  expect((await shopper.add('BALL-MATCH')).status).toBe(500)
  expect(host.state().carts).toEqual([])
  host.options.broken = {}
  expect((await shopper.add('BALL-MATCH')).status).toBe(200)
})

test('requests can be looked up', async () => {
  const { host, shopper } = await openHost()
  await shopper.request('GET', 'checkout/cart/quote', undefined, { 'X-STORE-ID': '2' })
  expect(host.state().requests.at(-1)).toMatchObject({
    method: 'GET',
    path: '/nl/checkout/cart/quote',
    status: 404,
    headers: { 'x-store-id': '2' },
  })
})

test('no file of the platform imports anything of the suite', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js|json|css)$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  expect(sources.length).toBeGreaterThan(50)
  for (const source of sources) expect(source).not.toMatch(/from '(#|(\.\.\/)+(shared|stores|widgets|demo-pages)\/)/)
  expect(readFileSync(new URL('./public/platform.js', import.meta.url), 'utf8')).not.toMatch(/touchline/i)
})
