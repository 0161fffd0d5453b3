// Tests a guest on stock Magento: the requests for cart and order, and the parsed answers.
import { describe, expect, it } from 'vitest'
import { checkEmailAvailable } from '#shared/address/calls.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import { addLines, changeLine, getCart, getTotals, removeLine } from '#shared/cart/calls.ts'
import { applyCoupon, getCoupons, getGifts } from '#shared/cart/discounts/calls.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import { saveShippingInformation } from '#shared/checkout/shipping/calls.ts'
import { type Behaviour, json } from '#tests/support/fault-server.ts'
import { errorOf } from '#tests/support/use-fault-server.ts'
import { quote, refuse, totals, useMagento } from '#tests/support/use-magento.ts'

const { bodyOf, magento, stage } = useMagento()

const gone = refuse('No such entity with %fieldName = %fieldValue', 404, { fieldName: 'cartId', fieldValue: '0' })
const aCart = { 'GET guest-carts/a1b2': quote, 'GET guest-carts/a1b2/totals': totals }

describe('a guest', () => {
  it('without a product sends no request, and has an empty cart', async () => {
    magento({})
    expect((await getCart()).lines).toEqual([])
    expect(await getCoupons()).toEqual([])
    expect(await getGifts()).toEqual([])
    expect(stage.arrived()).toEqual([])
  })

  it('gets a cart with the first product, and its masked id is stored', async () => {
    magento({ 'POST guest-carts': 'a1b2', 'POST guest-carts/a1b2/items': quote.items[0] })
    const added = await addLines([{ sku: 'SHIRT', quantity: 2, choices: [{ attribute: 93, optionId: 50 }] }])
    expect(added).toMatchObject({ id: 41, quantity: 2, unitPriceExclTax: null })
    expect(stage.cookies).toMatchObject({ 'touchline-magento-cart': 'a1b2', 'touchline-session': expect.stringMatching(/^\d+$/) })
    expect(bodyOf('POST guest-carts/a1b2/items')).toEqual({
      cartItem: {
        ...{ quote_id: 'a1b2', sku: 'SHIRT', qty: 2 },
        product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 50 }] } },
      },
    })
  })

  it('sees her lines with the prices and options of the totals, and the amount to pay', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento(aCart)
    expect((await getCart()).lines).toMatchObject([
      {
        ...{ id: 41, quantity: 2, unitPrice: 19.95, unitPriceExclTax: 16.49, rowTotal: 39.9 },
        options: [
          { label: 'Colour', value: 'Red' },
          { label: 'Extra', value: '1 x Ball € 5' },
        ],
      },
    ])
    expect(await getTotals()).toMatchObject({ grandTotal: 43.99, tax: 7.64 })
  })

  it('whose cart was ordered or deleted has none', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({ ...aCart, 'GET guest-carts/a1b2': { ...quote, is_active: false } })
    expect((await getCart()).lines).toEqual([])
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({ 'GET guest-carts/a1b2': gone })
    expect((await getCart()).lines).toEqual([])
    expect(stage.cookies).toEqual({})
  })

  it('without a cart any more gets a new one with the next product', async () => {
    stage.cookies['touchline-magento-cart'] = 'old'
    magento({ 'POST guest-carts': 'new', 'POST guest-carts/old/items': gone, 'POST guest-carts/new/items': quote.items[0] })
    await addLines([{ sku: 'SHIRT', quantity: 2 }])
    expect(stage.cookies['touchline-magento-cart']).toBe('new')
  })

  it('gets one cart, however fast she adds', async () => {
    magento({ 'POST guest-carts': 'a1b2', 'POST guest-carts/a1b2/items': quote.items[0] })
    await Promise.all([addLines([{ sku: 'A', quantity: 1 }]), addLines([{ sku: 'B', quantity: 1 }])])
    expect(stage.arrived().filter((call) => call === 'POST guest-carts')).toHaveLength(1)
    expect(stage.arrived().filter((call) => call === 'POST guest-carts/a1b2/items')).toHaveLength(2)
  })

  it('adds all products of a set or none', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    const answers = [json({ item_id: 5, sku: 'A', qty: 3 }), json({ item_id: 6, sku: 'B', qty: 1 }), refuse('Sold out.', 400)]
    const next: Behaviour = (response, request) => answers.shift()?.(response, request)
    magento({
      'POST guest-carts/a1b2/items': next,
      'PUT guest-carts/a1b2/items/5': {},
      'DELETE guest-carts/a1b2/items/6': true,
    })
    const error = await errorOf(addLines(['A', 'B', 'C'].map((sku) => ({ sku, quantity: 1 }))))
    expect(error).toMatchObject({ kind: 'rejected', words: 'Sold out.' })
    expect(bodyOf('PUT guest-carts/a1b2/items/5')).toEqual({ cartItem: { item_id: 5, quote_id: 'a1b2', qty: 2 } })
    expect(stage.arrived()).toContain('DELETE guest-carts/a1b2/items/6')
  })

  it('changes and removes lines, and applies a coupon by Magento’s call', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({
      'PUT guest-carts/a1b2/items/41': {},
      'DELETE guest-carts/a1b2/items/41': true,
      'PUT guest-carts/a1b2/coupons/A%2FB': refuse("The coupon code isn't valid. Verify the code and try again.", 404),
      'GET guest-carts/a1b2/coupons': 'SPORT',
    })
    await changeLine(41, { sku: 'SHIRT', quantity: 3 })
    expect(bodyOf('PUT guest-carts/a1b2/items/41')).toEqual({ cartItem: { item_id: 41, quote_id: 'a1b2', sku: 'SHIRT', qty: 3 } })
    await removeLine(41)
    expect(await errorOf(applyCoupon('A/B'))).toMatchObject({ status: 404, words: expect.stringContaining('Verify the code') })
    expect(await getCoupons()).toEqual(['SPORT'])
    expect(stage.cookies['touchline-magento-cart']).toBe('a1b2')
  })

  it('orders with bodies whose fields Magento all knows, and then starts a new cart', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({
      'POST guest-carts/a1b2/shipping-information': { totals, payment_methods: [{ code: 'checkmo', title: 'Check / Money order' }] },
      'POST guest-carts/a1b2/payment-information': 1234,
    })
    const address = { ...emptyAddress('NL'), firstname: 'Anna', street: ['Dam', '1', null] as [string, string, null], city: 'Amsterdam' }
    const method = { carrierCode: 'flatrate', methodCode: 'flatrate' }
    const saved = await saveShippingInformation({ shippingAddress: address, billingAddress: address, method, extras: {}, slot: null })
    expect(saved).toMatchObject({ totals: { grandTotal: 43.99 }, paymentMethods: [{ code: 'checkmo' }] })
    const sent = { firstname: 'Anna', street: ['Dam 1'], city: 'Amsterdam', country_id: 'NL' }
    expect(bodyOf('POST guest-carts/a1b2/shipping-information')).toEqual({
      addressInformation: {
        shipping_address: sent,
        billing_address: sent,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    })
    const order = {
      email: 'anna@example.test',
      payment: { method: 'checkmo', details: {} },
      answers: {},
      billingAddress: address,
      extras: {},
      slot: null,
    }
    expect(await placeOrder(order, 'key', { total: 43.99, version: null })).toMatchObject({ isPlaced: true, id: 1234 })
    expect(bodyOf('POST guest-carts/a1b2/payment-information')).toEqual({
      email: 'anna@example.test',
      paymentMethod: { method: 'checkmo' },
      billingAddress: sent,
    })
    expect(stage.cookies).toEqual({})
  })

  it('is not told that somebody else has her address', async () => {
    magento({ 'POST customers/isEmailAvailable': false })
    expect(await checkEmailAvailable('anna@example.test')).toBe(false)
  })
})
