// Tests the mock host for pages of another origin, such as a development server on another port: they read, write, pay and come back.
import { expect, test } from 'vitest'
import { openMockHost } from './open-mock-host.ts'

const page = 'http://localhost:5173'

test('a preflight allows the methods and headers of every call, an adapter’s own too', async () => {
  const { host } = await openMockHost({ cors: page })
  const asked = await fetch(`${host.url}checkout/cart/items/4`, {
    method: 'OPTIONS',
    headers: { Origin: page, 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'x-xsrf-token,x-of-the-theme' },
  })
  const header = (name: string) => asked.headers.get(`Access-Control-${name}`)
  expect(asked.status).toBe(204)
  expect([header('Allow-Origin'), header('Allow-Credentials')]).toEqual([page, 'true'])
  expect(header('Allow-Methods')).toContain('DELETE')
  expect(header('Allow-Headers')).toBe('x-xsrf-token,x-of-the-theme')
})

test('a page anywhere on that origin can read the token, so it can write', async () => {
  const { host } = await openMockHost({ cors: page })
  const headers = { Origin: page, 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await fetch(`${host.url}api/session`, { headers })
  const cookies = answer.headers.getSetCookie()
  // Cookies have no port: the page's scripts see those whose path is above its own.
  expect(cookies.map((cookie) => /; Path=(\S*?)(;|$)/.exec(cookie)?.[1])).toEqual(cookies.map(() => '/'))
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '')
  const token = decodeURIComponent(pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '')
  const added = await fetch(`${host.url}checkout/cart/items`, {
    method: 'POST',
    headers: { ...headers, Cookie: pairs.join('; '), 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cartItems: [{ sku: 'BALL-5', qty: 1 }] }),
  })
  expect([added.status, added.headers.get('Access-Control-Allow-Origin')]).toEqual([200, page])
})

test('the settings for its pages name the host whole, and the way to pay leads there and back', async () => {
  const { host, shopper } = await openMockHost({ cors: `${page}/`, settings: { routes: { success: '/thanks' } } })
  const { origin } = new URL(host.url)
  expect(host.settings).toMatchObject({ apiUrl: host.url, paymentOrigins: [origin], routes: { success: '/thanks' } })
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 1 }] })
  const address = { firstname: 'A', lastname: 'B', street: ['C'], postcode: '1', city: 'D', country_id: 'NL' }
  await shopper.send('POST', 'checkout/cart/shipping-information', {
    addressInformation: { shippingAddress: address, shippingCarrierCode: 'postnl', shippingMethodCode: 'standard' },
  })
  const { body } = await shopper.send('POST', 'checkout/cart/payment-information', { paymentMethod: { method: 'creditcard' } })
  expect(body.redirect_url).toMatch(new RegExp(`^${origin}/en/mock-pay`))
  const paid = await shopper.submit(body.redirect_url, { status: 'paid' })
  expect([paid.status, paid.headers.get('Location')]).toEqual([303, `${page}/thanks`])
})
