// Tests a guest's purchase by the web API alone: the answer of each call and the rules it follows.
import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'
import { address } from './rest-shopper.ts'

const run = (color: number, size: number) => ({
  configurable_item_options: [
    { option_id: '93', option_value: color },
    { option_id: '144', option_value: size },
  ],
})

test('a cart is a plain JSON string of 32 characters, and empty', async () => {
  const { shopper } = await openHost()
  expect(await shopper.open()).toMatch(/^[0-9a-f]{32}$/)
  const { body } = await shopper.cart('GET')
  expect(body).toMatchObject({
    id: 1,
    items: [],
    items_count: 0,
    items_qty: 0,
    customer: { email: null, firstname: null, lastname: null },
    billing_address: { region: null, country_id: null, street: [''] },
    customer_is_guest: true,
    store_id: 1,
    extension_attributes: { shipping_assignments: [] },
  })
})

test('one item contains the number of its cart, the list its mask; the price excludes tax', async () => {
  const { shopper } = await openHost()
  const { body } = await shopper.add('BALL-MATCH', 2)
  const item = { item_id: 1, sku: 'BALL-MATCH', qty: 2, name: 'Match ball', price: 24.75, product_type: 'simple' }
  expect(body).toEqual({ ...item, quote_id: '1' })
  expect((await shopper.cart('GET', '/items')).body).toEqual([{ ...item, quote_id: shopper.cartId }])
})

test('the same choice is one line, another choice a second one', async () => {
  const { host, shopper } = await openHost()
  await shopper.add('RUN', 1, run(49, 171))
  const { body } = await shopper.add('RUN', 2, run(49, 171))
  expect(body).toMatchObject({
    item_id: 1,
    sku: 'RUN-BLACK-41',
    qty: 3,
    product_type: 'configurable',
    product_option: { extension_attributes: run(49, 171) },
  })
  await shopper.add('RUN', 1, run(50, 171))
  expect(host.state().carts[0]?.items.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['RUN-BLACK-41', 3],
    ['RUN-BLUE-41', 1],
  ])
})

test.each<[string, () => [string, number, Record<string, unknown>?], number, unknown]>([
  [
    'an unknown sku',
    () => ['NOTHING', 1],
    404,
    { message: "The product that was requested doesn't exist. Verify the product and try again." },
  ],
  ['a product without stock', () => ['PUMP', 1], 400, { message: 'Product that you are trying to add is not available.' }],
  ['more than there is', () => ['BOTTLE', 4], 400, { message: 'Not enough items for sale' }],
  ['no choice', () => ['RUN', 1], 400, { message: 'You need to choose options for your item.' }],
  ['a variant without stock', () => ['RUN', 1, run(50, 173)], 400, { message: 'This product is out of stock.' }],
  [
    'no quantity',
    () => ['BALL-MATCH', 0],
    400,
    { message: 'Invalid value of "%value" provided for the %fieldName field.', parameters: { fieldName: 'qty', value: '0' } },
  ],
])('%s is refused, and the cart stays empty', async (_, given, status, refusal) => {
  const { host, shopper } = await openHost()
  const answer = await shopper.add(...given())
  expect([answer.status, answer.body]).toEqual([status, refusal])
  expect(host.state().carts[0]?.items).toEqual([])
})

test('stock counts all lines of a cart together', async () => {
  const { shopper } = await openHost()
  await shopper.add('BOTTLE', 2)
  expect((await shopper.add('BOTTLE', 2)).status).toBe(400)
  expect((await shopper.add('BOTTLE', 1)).body).toMatchObject({ qty: 3 })
})

test('a line’s quantity can be changed; another choice gets its own line; an unknown line is 404', async () => {
  const { shopper } = await openHost()
  await shopper.add('RUN', 1, run(49, 171))
  const put = (id: number, item: object) => shopper.cart('PUT', `/items/${id}`, { cartItem: { ...item, quote_id: shopper.cartId } })
  expect((await put(1, { qty: 2 })).body).toMatchObject({ item_id: 1, qty: 2 })
  const changed = await put(1, { qty: 2, product_option: { extension_attributes: run(58, 172) } })
  expect(changed.body).toMatchObject({ item_id: 2, sku: 'RUN-RED-42', qty: 2 })
  const gone = await shopper.cart('DELETE', '/items/1')
  expect([gone.status, gone.body]).toEqual([404, { message: "The %1 Cart doesn't contain the %2 item.", parameters: ['1', 1] }])
  expect((await shopper.cart('DELETE', '/items/2')).body).toBe(true)
  expect((await shopper.cart('GET', '/items')).body).toEqual([])
})

test('an item names its cart itself: without quote_id no cart is found', async () => {
  const { shopper } = await openHost()
  await shopper.open()
  const { status, body } = await shopper.cart('POST', '/items', { cartItem: { sku: 'BALL-MATCH', qty: 1 } })
  expect([status, body]).toEqual([
    404,
    { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'cartId', fieldValue: null } },
  ])
})

test('a valid coupon returns true, an unknown one 404, and no coupon an empty list', async () => {
  const { shopper } = await openHost()
  await shopper.open()
  expect((await shopper.cart('PUT', '/coupons/SPORT10')).body).toEqual({
    message: 'The "%1" Cart doesn\'t contain products.',
    parameters: ['1'],
  })
  await shopper.add('BALL-MATCH')
  expect((await shopper.cart('GET', '/coupons')).body).toEqual([])
  expect((await shopper.cart('PUT', '/coupons/NONE')).status).toBe(404)
  expect((await shopper.cart('PUT', '/coupons/FIVER')).status).toBe(404)
  expect((await shopper.cart('PUT', '/coupons/SPORT10')).body).toBe(true)
  expect((await shopper.cart('GET', '/coupons')).body).toBe('SPORT10')
  expect((await shopper.cart('DELETE', '/coupons')).body).toBe(true)
})

test('a coupon is removed once the subtotal is below its minimum', async () => {
  const { host, shopper } = await openHost()
  await shopper.add('BALL-MATCH', 3)
  await shopper.cart('PUT', '/coupons/FIVER')
  await shopper.cart('PUT', '/items/1', { cartItem: { qty: 1, quote_id: shopper.cartId } })
  expect(host.state().carts[0]?.coupon).toBeNull()
})

test('methods are estimated for an address that is not stored', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH', 2)
  const codes = async (country_id: string) => {
    const { body } = await shopper.cart('POST', '/estimate-shipping-methods', { address: { country_id } })
    return (body as { carrier_code: string; amount: number }[]).map(({ carrier_code, amount }) => [carrier_code, amount])
  }
  expect(await codes('NL')).toEqual([
    ['flatrate', 4.95],
    ['tablerate', 6.95],
  ])
  expect(await codes('US')).toEqual([['flatrate', 4.95]])
  expect(await codes('XX')).toEqual([])
  expect((await shopper.cart('GET', '/shipping-methods')).body).toEqual({
    message: 'The shipping address is missing. Set the address and try again.',
  })
  await shopper.add('BALL-MATCH', 3)
  expect(await codes('NL')).toEqual([
    ['flatrate', 4.95],
    ['tablerate', 3.95],
    ['freeshipping', 0],
  ])
})

test('a method that does not ship there is refused with its codes beside the message', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH')
  const { status, body } = await shopper.ship('freeshipping', 'freeshipping')
  expect([status, body]).toEqual([
    404,
    { message: 'Carrier with such method not found: %1, %2', parameters: ['freeshipping', 'freeshipping'] },
  ])
})

test('an order is placed once: the answer is a number, stock decreases, and a second press finds no cart', async () => {
  const { host, shopper } = await openHost()
  await shopper.add('RUN', 2, run(49, 172))
  await shopper.cart('PUT', '/coupons/SPORT10')
  const shipped = await shopper.ship()
  expect(shipped.body).toMatchObject({
    payment_methods: [
      { code: 'checkmo', title: 'Check / Money order' },
      { code: 'banktransfer', title: 'Bank Transfer Payment' },
      { code: 'ideal', title: 'iDEAL' },
    ],
  })
  expect((await shopper.pay()).body).toBe(1)
  expect(host.state().orders).toMatchObject([
    { incrementId: '000000001', email: 'ada@example.com', grandTotal: 148.86, paymentMethod: 'checkmo', state: 'new', lines: [{ qty: 2 }] },
  ])
  expect(host.state().stock['RUN-BLACK-42']).toBe(8)
  const again = await shopper.pay()
  expect([again.status, again.body]).toEqual([
    404,
    { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'cartId', fieldValue: '1' } },
  ])
  expect(host.state().orders).toHaveLength(1)
})

test('an order needs an address, a method, a payment and stock, and one sentence names what is missing', async () => {
  const { host, shopper } = await openHost()
  await shopper.add('BOTTLE', 2)
  const refusal = async () => ((await shopper.pay()).body as { message: string }).message
  expect(await refusal()).toContain('Please check the shipping address information. "firstname" is required. Enter and try again.')
  await shopper.ship('flatrate', 'flatrate', { ...address, country_id: 'US' })
  expect(await refusal()).toBe('Please check the shipping address information. "regionId" is required. Enter and try again.')
  await shopper.ship()
  expect((await shopper.pay('nothing')).body).toEqual({ message: 'The requested Payment Method is not available.' })
  host.setStock('BOTTLE', 1)
  expect(await refusal()).toBe('The requested qty is not available')
  host.setStock('BOTTLE', 0)
  expect(await refusal()).toBe('Some of the products are out of stock.')
  expect(host.state().orders).toEqual([])
  host.setStock('BOTTLE', 2)
  expect((await shopper.pay()).body).toBe(1)
})

test('the steps in single calls: billing address, payment method, order', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH')
  expect(typeof (await shopper.cart('POST', '/billing-address', { address, useForShipping: true })).body).toBe('number')
  expect((await shopper.cart('GET', '/billing-address')).body).toMatchObject({ city: 'Amsterdam', region: null, street: ['Damrak 1'] })
  expect((await shopper.cart('GET', '/selected-payment-method')).body).toEqual([])
  await shopper.ship()
  const details = { email: 'ada@example.com', paymentMethod: { method: 'banktransfer' } }
  expect((await shopper.cart('POST', '/set-payment-information', details)).body).toBe(true)
  expect((await shopper.cart('GET', '/selected-payment-method')).body).toMatchObject({ method: 'banktransfer' })
  expect((await shopper.cart('PUT', '/order', {})).body).toBe(1)
})
