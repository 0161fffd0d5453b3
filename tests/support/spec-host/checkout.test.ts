// Tests the checkout from an address to an order: one cart, one order with its data; the success page prints the order's number.
import { expect, test } from 'vitest'
import { at, wordAt } from './facts.ts'
import { openHost } from './open-host.ts'
import { EMMA, order, sentTo } from './shopper.ts'

test('an incomplete address is refused by field, with %1 in the sentence', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const { body } = await shopper.put('checkout/cart/address/shipping-address', { address: { ...EMMA, firstname: '', street: [] } })
  expect(body).toEqual({
    message: 'Please check the shipping address information. %1',
    parameters: ['"firstname" is required. Enter and try again. "street" is required. Enter and try again.'],
  })
})

test('addresses are stored in the quote, where Magento has them', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const billing = { ...EMMA, city: 'Zeist', street: 'Kerkweg\n3' }
  const { body } = await shopper.put('checkout/cart/address/set-addresses', { billing_address: billing, shipping_address: EMMA })
  expect(at(body, 'billing_address', 'city')).toBe('Zeist')
  expect(at(body, 'billing_address', 'street')).toEqual(['Kerkweg', 3, null])
  expect(at(body, 'extension_attributes', 'shipping_assignments', 0, 'shipping', 'address', 'city')).toBe('Utrecht')
  expect(at((await shopper.put('checkout/cart/address/billing-address', { address: EMMA })).body, 'billing_address', 'city')).toBe(
    'Utrecht',
  )
})

test('shipping and payment methods depend on the country', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const codes = async (country: string) => {
    const { body } = await shopper.post('checkout/cart/estimate-shipping-methods', { address: { country_id: country } })
    return Array.isArray(body) ? body.map((method) => `${wordAt(method, 'carrier_code')}_${wordAt(method, 'method_code')}`) : []
  }
  expect(await codes('NL')).toEqual(['tablerate_bestway', 'postnl_pickup', 'dhl_servicepoint'])
  expect(await codes('SE')).toEqual(['tablerate_bestway'])
  expect(await codes('US')).toEqual([])
  const refused = await shopper.post('checkout/cart/shipping-information', sentTo({ ...EMMA, country_id: 'SE' }, ['postnl', 'pickup']))
  expect(refused).toMatchObject({ status: 400, body: { message: 'Carrier with such method not found: %1, %2' } })
  const { body } = await shopper.post('checkout/cart/shipping-information', sentTo())
  expect(body).toMatchObject({
    payment_methods: expect.arrayContaining([{ code: 'adyen_ideal', title: 'iDEAL' }]),
    totals: { shipping_incl_tax: 4.95 },
  })
  expect((await shopper.post('checkout/cart/set-payment-information', { paymentMethod: { method: 'bitcoin' } })).status).toBe(400)
  expect((await shopper.post('checkout/cart/set-payment-information', { paymentMethod: { method: 'adyen_ideal' } })).body).toBe(true)
})

test('totals-information accepts a shipping method for an incomplete address', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const { body } = await shopper.put('checkout/cart/totals-information', {
    addressInformation: { address: { country_id: 'NL' }, shipping_method_code: 'pickup', shipping_carrier_code: 'postnl' },
  })
  expect(body).toMatchObject({ shipping_incl_tax: 3.95, base_grand_total: 28.9 })
})

test('an order returns its plain id, takes its pieces from stock and closes the cart', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH', 2)
  await shopper.post(
    'checkout/cart/shipping-information',
    sentTo(EMMA, ['postnl', 'pickup'], { postnl_pickup_point: '176227', requested_delivery_date: null }),
  )
  const { status, body } = await shopper.post('checkout/cart/payment-information', {
    email: 'guest@example.com',
    paymentMethod: { method: 'adyen_ideal', additional_data: { issuer: 'ING' } },
  })
  expect([status, body]).toEqual([200, 12])
  expect(host.state().orders).toMatchObject([
    {
      id: 12,
      email: 'guest@example.com',
      items: [{ sku: 'BALL-MATCH', qty: 2 }],
      totalCents: 4990 + 395,
      method: 'postnl_pickup',
      payment: { method: 'adyen_ideal', additionalData: { issuer: 'ING' } },
      shipping: { lastname: 'Jansen' },
      extension: { postnl_pickup_point: '176227' },
      placedWith: { email: 'guest@example.com' },
    },
  ])
  expect(host.state().stock['BALL-MATCH']).toBe(23)
  expect((await shopper.get('checkout/cart/quote')).status).toBe(404)
  expect((await shopper.get('checkout/success')).body).toContain('<strong id="order-number">100000012</strong>')
})

test('the same order requested twice is one order, also at the same moment', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  await shopper.post('checkout/cart/shipping-information', sentTo())
  const pay = () => shopper.post('checkout/cart/payment-information', { email: 'a@example.com', paymentMethod: { method: 'adyen_cc' } })
  const statuses = (await Promise.all([pay(), pay()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(host.state().orders).toHaveLength(1)
})

test.each([
  ['text', '12'],
  ['object', { order_id: '12', increment_id: '100000012' }],
  ['empty', ''],
] as const)('an order may also be answered by %s', async (orderAnswer, expected) => {
  const { shopper } = await openHost({ seed: 0, orderAnswer })
  await shopper.add('BALL-MATCH')
  expect((await order(shopper)).body).toEqual(expected)
})

test('an incomplete order is refused', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const pay = (email: string) => shopper.post('checkout/cart/payment-information', { email, paymentMethod: { method: 'adyen_cc' } })
  expect((await pay('a@example.com')).body).toMatchObject({
    message: 'The shipping method is missing. Select the shipping method and try again.',
  })
  await shopper.post('checkout/cart/shipping-information', sentTo())
  expect((await pay('nobody')).body).toMatchObject({ message: 'Email has a wrong format' })
  host.setStock('BALL-MATCH', 0)
  expect((await pay('a@example.com')).body).toMatchObject({ message: 'Some of the products are out of stock.' })
  expect((await shopper.get('checkout')).headers.get('Location')).toBe('/nl/checkout/cart')
  expect(host.state().orders).toEqual([])
})
