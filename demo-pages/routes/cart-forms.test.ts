// Tests the cart without JavaScript: plain posts, a redirect, a message on the next page, and no way for other sites to misuse the forms.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { setStock, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shopper: Shopper
let ball: Piece

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = new Shopper(shop.url, 'en')
  ball = await stockUp(shop.db)
})

const quote = async () => (await shopper.get('checkout/cart/quote')).body

test('a form adds, changes and removes, with a message on the next page', async () => {
  const added = await shopper.submit('checkout/cart/add', { product_id: String(ball.productId), qty: '2' })
  expect([added.status, added.headers.get('Location')]).toEqual([303, '/en/checkout/cart'])
  const item = (await quote()).items[0]
  await shopper.submit('checkout/cart/change', { item_id: String(item.item_id), qty: '3' })
  expect((await quote()).items_qty).toBe(3)
  await shopper.submit('checkout/cart/remove', { item_id: String(item.item_id) })
  expect((await quote()).items_qty).toBe(0)
  const { notices } = await shop.db.selectFrom('session').select('notices').orderBy('changed_at', 'desc').executeTakeFirstOrThrow()
  expect(notices.map(({ kind }) => kind)).toEqual(['success', 'success', 'success'])
})

test('a refusal is a message on the cart page, with its number filled in', async () => {
  await setStock(shop.db, ball.sku, 1)
  const { headers } = await shopper.submit('checkout/cart/add', { sku: ball.sku, qty: '2', back: '/en/product/x' })
  expect(headers.get('Location')).toBe('/en/checkout/cart')
  const { notices } = await shop.db.selectFrom('session').select('notices').orderBy('changed_at', 'desc').executeTakeFirstOrThrow()
  expect(notices).toEqual([{ kind: 'error', text: 'The requested quantity exceeds the stock. Only 1 left.' }])
})

test.each(['https://evil.example/', '//evil.example/', '/nl/', 'javascript:alert(1)'])(
  'does not redirect to another site with back=%s',
  async (back) => {
    const { headers } = await shopper.submit('checkout/cart/add', { sku: ball.sku, qty: '1', back })
    expect(headers.get('Location')).toBe('/en/checkout/cart')
  },
)

test.each([
  ['another origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['no word about its source', { Origin: '', 'Sec-Fetch-Site': '' }],
])('a form from %s is refused', async (_, headers) => {
  const { status } = await shopper.submit('checkout/cart/add', { sku: ball.sku, qty: '1' }, headers)
  expect(status).toBe(403)
  expect((await quote()).items).toEqual([])
})

test('the wishlist toggles, and its cookie follows', async () => {
  const { headers } = await shopper.submit('wishlist/toggle', { product_id: String(ball.productId), back: '/en/search?query=ball' })
  expect(headers.get('Location')).toBe('/en/search?query=ball')
  expect(decodeURIComponent(shopper.cookies.get('touchline-wishlist') ?? '')).toBe(`[${ball.productId}]`)
})
