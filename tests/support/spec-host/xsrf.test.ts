// Tests the XSRF cookie: set on every answer, checked on every write, and renewed by a refusal.
import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'

const tokenCookie = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('XSRF-TOKEN='))

test.each(['', 'checkout/cart/quote', 'catalog/product/101/specification', 'api/session', 'checkout/success'])(
  'the answer of "%s" brings the cookie, whose "=" is written as %%3D',
  async (path) => {
    const { shopper } = await openHost()
    expect(tokenCookie((await shopper.get(path)).headers)).toMatch(/%3D;/)
  },
)

test('a write without the token is refused, and the cookie of that answer makes the next one succeed', async () => {
  const { host, shopper } = await openHost()
  const refused = await shopper.request('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-MATCH', qty: 1 }] })
  expect([refused.status, refused.body]).toEqual([419, { message: 'CSRF token mismatch.' }])
  expect(tokenCookie(refused.headers)).toBeDefined()
  expect(host.state().carts).toEqual([])
  expect((await shopper.add('BALL-MATCH')).status).toBe(200)
})

test('another session’s token and an undecoded cookie are refused', async () => {
  const { host, shopper } = await openHost()
  await shopper.get('contact')
  const raw = shopper.cookies.get('XSRF-TOKEN') ?? ''
  host.expireTokens()
  expect((await shopper.add('BALL-MATCH')).status).toBe(419)
  expect((await shopper.add('BALL-MATCH')).status).toBe(200)
  const strange = await shopper.request('DELETE', 'checkout/cart/coupons', undefined, { 'X-XSRF-TOKEN': decodeURIComponent(raw) })
  expect(strange.status).toBe(419)
})
