// Tests the mock host: it sells what check:host asks a platform for, remembers it, refuses, and fails where it is told to.
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Extension } from '#shared/domain/extension.ts'
import { checkHost } from '../check-host/check.ts'
import { written } from '../check-host/written.ts'
import { root } from '../build/flavours.ts'
import { type ContractCall, readContract } from '../contract/call-info.ts'
import { openMockHost } from './open-mock-host.ts'

let calls: readonly ContractCall[] = []
beforeAll(async () => {
  calls = (await readContract(root)).calls
})

const address = { firstname: 'Anna', lastname: "O'Neil", street: ['Damrak', '1'], postcode: '1012 AB', city: 'Amsterdam', country_id: 'NL' }
const shipping = {
  addressInformation: { shippingAddress: address, billingAddress: address, shippingCarrierCode: 'postnl', shippingMethodCode: 'standard' },
}
const payment = { email: 'anna@example.test', paymentMethod: { method: 'creditcard' } }

describe.each<[string, readonly Extension[] | undefined]>([
  ['the base alone', []],
  ['every extension', undefined],
])('with %s', (_, extensions) => {
  test('check:host buys, sends something back, and misses nothing', async () => {
    const { host } = await openMockHost({ extensions })
    const { report, paste } = await checkHost(calls, {
      ...{ address: host.url, coupon: 'WELCOME10', mayOrder: true, reason: 'other', categoryId: 3, menuId: '3' },
    })
    expect(report.entries.filter(({ verdict }) => verdict === 'needs').map(({ call, lines }) => [call.name, ...lines])).toEqual([])
    // It offers no gift.
    const unasked = report.entries.filter(({ call, verdict }) => call.group === 'base' && verdict === 'unasked')
    expect(unasked.map(({ call }) => call.name)).toEqual(['cart.chooseGift'])
    expect(host.orders).toHaveLength(1)
    expect(written(report, paste)).toContain('0 need something')
  })
})

test('each of its answers is what the contract asks a host for, not only what the client tolerates', async () => {
  const { shopper } = await openMockHost()
  await shopper.send('POST', 'api/customer/login', { email: 'anna@example.test', password: 'Correct-Horse-9' })
  const fill = () => shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 2 }] })
  await fill()
  await shopper.send('POST', 'checkout/cart/coupons', { coupon_code: 'WELCOME10' })
  const saved = await shopper.send('POST', 'checkout/cart/shipping-information', shipping)
  const quote = await shopper.get('checkout/cart/quote')
  const totals = await shopper.get('checkout/cart/totals-information')
  const placed = await shopper.send('POST', 'checkout/cart/payment-information', payment)
  const { order_number: number } = placed.body
  const answers = {
    'checkout.saveShippingInformation': saved,
    'cart.getCart': quote,
    'cart.getTotals': totals,
    'checkout.placeOrder': placed,
    'cart.addLines': await fill(),
    'session.getSession': await shopper.get('api/session'),
    'checkout.getLastOrder': await shopper.get('checkout/cart/last-order'),
    'checkout.getPaymentStatus': await shopper.get('checkout/cart/payment-status'),
    'checkout.getPaymentMethods': await shopper.get('checkout/cart/payment-methods'),
    'checkout.getShippingMethods': await shopper.get('checkout/cart/shipping-methods'),
    'orders.getOrders': await shopper.get('api/customer/orders?page=1'),
    'orders.getMyOrder': await shopper.get(`api/customer/orders/${number}`),
    'orders.fetchReturnOrder': await shopper.send('POST', 'returns/fetch/order', {
      params: { email: payment.email, order_number: number },
    }),
    'account.getProfile': await shopper.get('api/customer/me'),
    'saved.toggleItem': await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: 12 }),
    'saved.toggleSku': await shopper.send('POST', 'api/catalog/compare/toggle-sku', { sku: 'SHIRT' }),
    'saved.getComparison': await shopper.get('api/catalog/compare'),
    'catalogue.listCategory': await shopper.get('catalog/category/3/product/list?colour[]=Red&page_size=1'),
    'catalogue.searchProducts': await shopper.get('catalog/search/product/list?query=ball'),
    'catalogue.getSuggestions': await shopper.get('api/search/autocomplete?query=shirt&cid='),
    'catalogue.getProducts': await shopper.get('catalog/products?ids=12,15'),
    'product.getProduct': await shopper.get('catalog/product/12'),
    'product.getSizeChart': await shopper.get('catalog/product/12/size-chart'),
    'product.getSpecification': await shopper.get('catalog/product/12/specification'),
  }
  for (const [name, { status, body }] of Object.entries(answers)) {
    expect(status, name).toBe(200)
    const wire = calls.find((call) => call.name === name)?.answer.wire ?? v.never()
    const read = v.safeParse(wire, body)
    expect(read.success ? [] : [v.summarize(read.issues)], name).toEqual([])
  }
  expect(totals.body.total_segments.map(({ code, value }: { code: string; value: number }) => [code, value])).toEqual([
    ['subtotal', 49.9],
    ['discount', -4.99],
    ['shipping', 4.95],
    ['grand_total', 49.86],
  ])
})

test('a call without state has the example of the contract, one of an extension that is not offered is not there', async () => {
  const { shopper } = await openMockHost({ extensions: ['session', 'reviews'] })
  const example = calls.find(({ name }) => name === 'product.getReviews')?.answer.example
  expect((await shopper.get('catalog/product/12/reviews')).body).toEqual(example)
  const missing = await shopper.get('checkout/cart/last-order')
  expect([missing.status, missing.body]).toEqual([404, { message: 'The route checkout/cart/last-order could not be found.' }])
})

test('a repeated key is the same order, and a cart that has changed is not ordered', async () => {
  const { host, shopper } = await openMockHost({ extensions: ['session'] })
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 1 }] })
  await shopper.send('POST', 'checkout/cart/shipping-information', shipping)
  const order = (headers: Record<string, string>) => shopper.send('POST', 'checkout/cart/payment-information', payment, headers)
  const changed = await order({ 'X-Cart-Total': '1' })
  expect([changed.status, changed.body.code, changed.body.totals.grand_total]).toEqual([409, 'changed', 29.9])
  const first = await order({ 'Idempotency-Key': 'one', 'X-Cart-Total': '29.9' })
  const again = await order({ 'Idempotency-Key': 'one', 'X-Cart-Total': '29.9' })
  expect(again.body).toEqual(first.body)
  expect(host.orders).toHaveLength(1)
  expect((await shopper.get('checkout/cart/quote')).body.items).toEqual([])
})

test('writes need the token of their session', async () => {
  const { host, shopper } = await openMockHost()
  const answer = await fetch(`${host.url}checkout/cart/items`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(419)
  expect(answer.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
  expect((await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'SHIRT', qty: 1 }] })).body).toMatchObject({
    code: 'options',
  })
})

test('refuses what is not there, with a sentence and a code', async () => {
  const { host, shopper } = await openMockHost()
  host.setStock('BALL-5', 1)
  const add = async (item: object) => (await shopper.send('POST', 'checkout/cart/items', { cartItems: [item] })).body
  expect(await add({ sku: 'BALL-5', qty: 2 })).toEqual({ message: 'There are only %1 left.', code: 'stock', parameters: [1] })
  expect(await add({ sku: 'PUMP', qty: 1 })).toMatchObject({ code: 'stock' })
  expect(await add({ sku: 'NONE', qty: 1 })).toMatchObject({ code: 'product' })
})

test('fails and heals as it is told, by any name of a call', async () => {
  const { host, shopper } = await openMockHost()
  host.fail('cart.add', 500, { message: 'Not now' })
  host.fail('GET checkout/cart/quote', 'html')
  host.fail('cart.getTotals', 'offline')
  const added = await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 1 }] })
  expect([added.status, added.body]).toEqual([500, { message: 'Not now' }])
  expect((await shopper.get('checkout/cart/quote')).headers.get('Content-Type')).toContain('text/html')
  await expect(shopper.get('checkout/cart/totals-information')).rejects.toThrow()
  host.heal()
  expect((await shopper.get('checkout/cart/quote')).body.items).toEqual([])
  expect(host.calls.map(({ name, status }) => [name, status]).filter(([name]) => name !== 'session.getSession')).toEqual([
    ['cart.addLines', 500],
    ['cart.getCart', 200],
    ['cart.getTotals', 0],
    ['cart.getCart', 200],
  ])
  expect(() => host.fail('cart.addLine', 500)).not.toThrow()
  expect(() => host.fail('cart', 500)).toThrow(/beginning of several calls: .*cart\.getCart/)
  expect(() => host.fail('cart.getCrat', 500)).toThrow('Did you mean cart.getCart?')
})

test('a payment that fails brings back the whole cart: lines, coupon, delivery and what came since', async () => {
  const { shopper } = await openMockHost()
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 2 }] })
  await shopper.send('POST', 'checkout/cart/coupons', { coupon_code: 'WELCOME10' })
  await shopper.send('POST', 'checkout/cart/shipping-information', shipping)
  const before = (await shopper.get('checkout/cart/totals-information')).body
  await shopper.send('POST', 'checkout/cart/payment-information', payment)
  expect((await shopper.get('checkout/cart/coupons')).body).toEqual([])
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BOTTLE-1', qty: 1 }] })
  await shopper.send('POST', 'checkout/cart/payment-cancel')
  const { items } = (await shopper.get('checkout/cart/quote')).body
  expect(items.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
    ['BALL-5', 2],
    ['BOTTLE-1', 1],
  ])
  const [bottle] = items.slice(1)
  await shopper.send('DELETE', `checkout/cart/items/${bottle.item_id}`)
  const after = (await shopper.get('checkout/cart/totals-information')).body
  expect([after.grand_total, after.coupon_code, after.total_segments]).toEqual([before.grand_total, 'WELCOME10', before.total_segments])
})

test('logout leaves nothing of the customer', async () => {
  const { shopper } = await openMockHost()
  await shopper.send('POST', 'api/customer/login', { email: 'anna@example.test', password: 'Correct-Horse-9' })
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: 'BALL-5', qty: 1 }] })
  await shopper.send('POST', 'checkout/cart/shipping-information', shipping)
  await shopper.send('POST', 'api/customer/logout')
  const { billing_address: billing, items, extension_attributes: more } = (await shopper.get('checkout/cart/quote')).body
  expect([billing, items, more.last_added_item, more.shipping_assignments]).toEqual([null, [], null, []])
})
