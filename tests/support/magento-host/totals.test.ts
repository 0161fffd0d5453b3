// Tests the totals of a cart: with and without tax, with a coupon, for another country, in another store view.
import { expect, test } from 'vitest'
import { fieldsOf, each } from './json.ts'
import { openHost } from './open-host.ts'
import { address, RestShopper } from './rest-shopper.ts'

const codes = (body: unknown) => each(fieldsOf(body)['total_segments']).map(({ code, value }) => [code, value])

test('grand_total excludes tax; the amount to pay is the last segment and base_grand_total', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH', 2)
  await shopper.ship()
  const { body } = await shopper.cart('GET', '/totals')
  expect(body).toMatchObject({
    subtotal: 49.5,
    subtotal_incl_tax: 59.9,
    shipping_amount: 4.09,
    shipping_incl_tax: 4.95,
    shipping_tax_amount: 0.86,
    tax_amount: 11.26,
    discount_amount: 0,
    grand_total: 53.59,
    base_grand_total: 64.85,
    items_qty: 2,
    quote_currency_code: 'EUR',
    weee_tax_applied_amount: null,
  })
  expect(codes(body)).toEqual([
    ['subtotal', 59.9],
    ['shipping', 4.09],
    ['tax', 11.26],
    ['grand_total', 64.85],
  ])
  expect(body).not.toHaveProperty('coupon_code')
})

test('a coupon reduces the price including tax, and the tax with it', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH', 2)
  await shopper.cart('PUT', '/coupons/SPORT10')
  const { body } = await shopper.cart('GET', '/totals')
  expect(body).toMatchObject({
    coupon_code: 'SPORT10',
    discount_amount: -5.99,
    tax_amount: 9.36,
    grand_total: 44.55,
    base_grand_total: 53.91,
    items: [
      { discount_amount: 5.99, discount_percent: 10, tax_percent: 21, price_incl_tax: 29.95, row_total_incl_tax: 59.9, options: '[]' },
    ],
  })
  expect(codes(body)).toContainEqual(['discount', -5.99])
})

test('tax is listed by rate', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH')
  await shopper.add('ENERGY-BAR', 4)
  const { body } = await shopper.cart('GET', '/totals')
  const tax = each(fieldsOf(body)['total_segments']).find(({ code }) => code === 'tax')
  const details = each(fieldsOf(tax?.['extension_attributes'])['tax_grandtotal_details'])
  expect(details.map(({ amount, rates }) => [amount, each(rates)[0]?.['percent']])).toEqual([
    [5.2, '21'],
    [0.82, '9'],
  ])
})

test('another country pays its own tax on the price without tax, and its totals are not stored', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH')
  const estimate = (country_id: string) =>
    shopper.cart('POST', '/totals-information', {
      addressInformation: { address: { country_id }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
    })
  expect((await estimate('DE')).body).toMatchObject({ subtotal: 24.75, subtotal_incl_tax: 29.45, shipping_incl_tax: 4.87 })
  expect((await estimate('US')).body).toMatchObject({ subtotal_incl_tax: 24.75, tax_amount: 0 })
  expect((await shopper.cart('GET', '/totals')).body).toMatchObject({ subtotal_incl_tax: 29.95, shipping_amount: 0 })
})

test('items contain the chosen options as JSON text', async () => {
  const { shopper } = await openHost()
  await shopper.add('TEE', 1, { configurable_item_options: [{ option_id: '144', option_value: 167 }] })
  const { body } = await shopper.cart('GET', '/totals')
  expect(each(fieldsOf(body)['items'])[0]?.['options']).toBe('[{"value":"M","label":"Size"}]')
})

test('collecting totals stores payment and method', async () => {
  const { shopper } = await openHost()
  await shopper.add('BALL-MATCH')
  await shopper.ship()
  const { body } = await shopper.cart('PUT', '/collect-totals', {
    paymentMethod: { method: 'checkmo' },
    shippingCarrierCode: 'tablerate',
    shippingMethodCode: 'bestway',
  })
  expect(body).toMatchObject({ shipping_incl_tax: 6.95 })
  expect((await shopper.cart('GET', '/selected-payment-method')).body).toMatchObject({ method: 'checkmo' })
})

test('the Dutch store view has its own texts for the same amounts', async () => {
  const { host } = await openHost()
  const shopper = new RestShopper(host.origin, 'nl')
  await shopper.add('BALL-MATCH')
  await shopper.ship('flatrate', 'flatrate', address)
  const { body } = await shopper.cart('GET', '/totals')
  expect(each(fieldsOf(body)['total_segments']).map(({ title }) => title)).toEqual([
    'Subtotaal',
    'Verzending (Vast tarief - Vast)',
    'BTW',
    'Totaal',
  ])
  expect(each(fieldsOf(body)['items'])[0]?.['name']).toBe('Wedstrijdbal')
  expect((await shopper.cart('PUT', '/coupons/NONE')).body).toEqual({
    message: 'De kortingscode is niet geldig. Controleer de code en probeer het opnieuw.',
  })
})
