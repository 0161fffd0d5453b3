// Stock Magento behind the contract's calls: what is asked of it, and what the suite reads of its answers.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkEmailAvailable } from '#shared/address/calls.ts'
import { emptyAddress } from '#shared/address/rules/empty-address.ts'
import { adaptWith } from '#shared/api/adaptation.ts'
import { addLines, changeLine, getCart, getTotals, removeLine } from '#shared/cart/calls.ts'
import { applyCoupon, getCoupons, getGifts } from '#shared/cart/discounts/calls.ts'
import { getListing } from '#shared/catalogue/calls.ts'
import { getSuggestions } from '#shared/catalogue/search/calls.ts'
import { emptyAsk } from '#shared/catalogue/rules/list-address.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import { saveShippingInformation } from '#shared/checkout/shipping/calls.ts'
import { setEnvironment, type Stop } from '#shared/environment.ts'
import { getSession } from '#shared/session/calls.ts'
import { login, logout } from '#shared/session/login/calls.ts'
import { shapeWith } from '#shared/state/shaping.ts'
import { takeAdapter } from '#shared/adapters/load.ts'
import { magentoRest } from '#shared/adapters/magento-rest.ts'
import { type Arrived, type Behaviour, json } from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import type { MagentoSettings } from './settings.ts'
import { forgetShopper } from './shopper.ts'

const stage = useFaultServer()
const page = { baseUrl: '/nl/', store: { id: 3, code: 'nl' }, currency: 'EUR' }

let restore: Stop = () => {}
beforeEach(() => {
  stage.cookies = {}
  restore = setEnvironment({
    location: new URL('https://shop.example/nl/'),
    setCookie: (name, value, { days }) => {
      if (days === 0) delete stage.cookies[name]
      else stage.cookies[name] = value
    },
  })
  use()
})
afterEach(() => {
  restore()
  adaptWith(null)
  shapeWith(null)
  forgetShopper()
})

const use = (settings?: MagentoSettings) => takeAdapter({ default: magentoRest(settings) }, 'magento-rest.js', page)

/** A Magento that answers these, and 404 to everything else. */
function magento(answers: Readonly<Record<string, unknown>>): void {
  const behave: Behaviour = (response, request) => {
    const key = `${request.method} ${request.path}`
    if (!Object.hasOwn(answers, key)) return json({ message: 'Request does not match any route.' }, 404)(response, request)
    const answer = answers[key]
    return typeof answer === 'function' ? answer(response, request) : json(answer)(response, request)
  }
  stage.server.reply(behave)
}

const refuse = (message: string, status: number, parameters: unknown = []): Behaviour => json({ message, parameters }, status)
const gone = refuse('No such entity with %fieldName = %fieldValue', 404, { fieldName: 'cartId', fieldValue: '0' })
const bodyOf = (call: string): unknown => stage.server.arrived.find(({ method, path }: Arrived) => `${method} ${path}` === call)?.body

const quote = {
  id: 9,
  is_active: true,
  items: [{ item_id: 41, sku: 'SHIRT', qty: 2, name: 'Shirt', price: 16.49, product_type: 'configurable', quote_id: '9' }],
  items_count: 1,
  items_qty: 2,
}
const totals = {
  grand_total: 36.35,
  tax_amount: 7.64,
  items_qty: 2,
  items: [
    {
      ...{ item_id: 41, qty: 2, price: 16.49, price_incl_tax: 19.95, row_total: 32.98, row_total_incl_tax: 39.9 },
      options: '[{"value":"Red","label":"Colour"},{"value":"1 x Ball <span class=\\"price\\">€ 5</span>","label":"Extra"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 39.9 },
    { code: 'grand_total', title: 'Grand Total', value: 43.99, area: 'footer' },
  ],
}
const aCart = { 'GET guest-carts/a1b2': quote, 'GET guest-carts/a1b2/totals': totals }

describe('a guest', () => {
  it('who has put nothing in asks nothing, and has an empty cart', async () => {
    magento({})
    expect((await getCart()).lines).toEqual([])
    expect(await getCoupons()).toEqual([])
    expect(await getGifts()).toEqual([])
    expect(stage.arrived()).toEqual([])
  })

  it('gets a cart with the first product, whose masked number is kept', async () => {
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

  it('sees her lines with the prices and options of the totals, and pays what is to be paid', async () => {
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

  it('whose cart was ordered or forgotten has none', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({ ...aCart, 'GET guest-carts/a1b2': { ...quote, is_active: false } })
    expect((await getCart()).lines).toEqual([])
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({ 'GET guest-carts/a1b2': gone })
    expect((await getCart()).lines).toEqual([])
    expect(stage.cookies).toEqual({})
  })

  it('whose cart is gone gets another one with the next product', async () => {
    stage.cookies['touchline-magento-cart'] = 'old'
    magento({ 'POST guest-carts': 'new', 'POST guest-carts/old/items': gone, 'POST guest-carts/new/items': quote.items[0] })
    await addLines([{ sku: 'SHIRT', quantity: 2 }])
    expect(stage.cookies['touchline-magento-cart']).toBe('new')
  })

  it('has all of a set or nothing', async () => {
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

  it('changes and removes lines, and has her coupon said by Magento', async () => {
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

  it('orders with bodies that Magento knows every field of, and starts anew', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({
      'POST guest-carts/a1b2/shipping-information': { totals, payment_methods: [{ code: 'checkmo', title: 'Check / Money order' }] },
      'POST guest-carts/a1b2/payment-information': 1234,
    })
    const address = { ...emptyAddress('NL'), firstname: 'Anna', street: ['Dam', '1', null] as [string, string, null], city: 'Amsterdam' }
    const method = { carrierCode: 'flatrate', methodCode: 'flatrate' }
    const saved = await saveShippingInformation({ shippingAddress: address, billingAddress: address, method, extras: {}, slot: null })
    expect(saved).toMatchObject({ totals: { grandTotal: 43.99 }, paymentMethods: [{ code: 'checkmo' }] })
    const sent = { firstname: 'Anna', street: ['Dam', '1'], city: 'Amsterdam', country_id: 'NL' }
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

describe('a customer', () => {
  const customer = {
    ...{ id: 5, firstname: 'Anna', lastname: 'Jansen', email: 'anna@example.test', gender: 2, default_billing: '7' },
    addresses: [
      { id: 7, region: { region: null, region_code: null, region_id: 0 }, street: ['Dam 1'], city: 'Amsterdam', country_id: 'NL' },
    ],
  }
  const hers = { 'GET customers/me': customer, 'GET carts/mine': quote, 'POST carts/mine': 9 }
  const enter = () => login({ email: 'anna@example.test', password: 'secret' })

  it('logs in with a token, brings her cart along and is known from then on', async () => {
    stage.cookies['touchline-magento-cart'] = 'a1b2'
    magento({
      ...hers,
      'POST integration/customer/token': 'tok',
      'GET guest-carts/a1b2/items': quote.items,
      'POST carts/mine/items': quote.items[0],
    })
    expect((await enter()).customer).toMatchObject({ id: 5, gender: 'female', billingId: 7, addresses: [{ id: 7, city: 'Amsterdam' }] })
    expect(bodyOf('POST carts/mine/items')).toEqual({ cartItem: { quote_id: '9', sku: 'SHIRT', qty: 2 } })
    expect(stage.cookies).toMatchObject({ 'touchline-magento-token': 'tok' })
    expect(stage.cookies).not.toHaveProperty('touchline-magento-cart')
    expect(await getSession()).toMatchObject({ customer: { id: 5 }, cart: { quantity: 2 } })
    expect(stage.server.arrived.at(-1)?.headers['authorization']).toBe('Bearer tok')
    await logout()
    expect(stage.cookies).toEqual({})
  })

  it('reads why she cannot', async () => {
    magento({ 'POST integration/customer/token': refuse('The account sign-in was incorrect.', 401) })
    expect(await errorOf(enter())).toMatchObject({ status: 401, words: 'The account sign-in was incorrect.' })
    expect(stage.cookies).toEqual({})
  })

  it('whose token has ended is a guest, and her session has ended', async () => {
    stage.cookies['touchline-magento-token'] = 'old'
    magento({ 'GET carts/mine': refuse("The consumer isn't authorized to access %resources.", 401) })
    expect(await errorOf(getCart())).toMatchObject({ status: 401, code: 'login-page' })
    expect(stage.cookies).toEqual({})
  })

  it('orders without her address of e-mail', async () => {
    stage.cookies['touchline-magento-token'] = 'tok'
    magento({ 'POST carts/mine/payment-information': 88 })
    const order = {
      payment: { method: 'checkmo', details: { po: '7' } },
      answers: {},
      billingAddress: emptyAddress('NL'),
      extras: {},
      slot: null,
    }
    expect(await placeOrder(order, 'key', { total: 1, version: null })).toMatchObject({ id: 88 })
    expect(bodyOf('POST carts/mine/payment-information')).toEqual({
      paymentMethod: { method: 'checkmo', additional_data: { po: '7' } },
      billingAddress: { country_id: 'NL', street: [] },
    })
  })

  it('may be known by Magento’s own session, asked once a page', async () => {
    use({ login: 'session' })
    magento({ ...hers, 'GET carts/mine/totals': totals })
    await getCart()
    await getTotals()
    expect(stage.arrived().filter((call) => call === 'GET customers/me')).toHaveLength(1)
    expect(stage.arrived()).toContain('GET carts/mine/totals')
  })
})

describe('search', () => {
  const found = { items: [{ id: 12 }, { id: 7 }], total_count: 30 }
  const render = (id: number) => ({
    ...{ id, name: `Ball ${id}`, url: `https://shop.example/ball-${id}.html`, type: 'simple', is_salable: '1' },
    images: [{ url: 'https://shop.example/a.jpg', code: 'small' }],
    price_info: {
      final_price: 19.95,
      regular_price: 25,
      extension_attributes: { tax_adjustments: { final_price: 16.49, regular_price: 20.66 } },
    },
  })
  beforeEach(() => magento({ 'GET search': found, 'GET products-render-info': { items: [render(7), render(12)] } }))

  it('lists what is found in its order, with cards', async () => {
    const list = await getListing(null, { ...emptyAsk, query: 'ball', page: 2, pageSize: 12, sort: 'price:desc', minPrice: 5 })
    expect(list).toMatchObject({ total: 30, page: 2, lastPage: 3, items: [{ productId: 12, name: 'Ball 12' }, { productId: 7 }] })
    expect(list.items[0]).toMatchObject({ isInStock: true, price: { regular: 25, final: 19.95, finalExclTax: 16.49 } })
    const asked = Object.fromEntries(stage.server.arrived[0]?.query ?? [])
    expect(asked).toMatchObject({
      'searchCriteria[requestName]': 'quick_search_container',
      'searchCriteria[filterGroups][0][filters][0][field]': 'search_term',
      'searchCriteria[filterGroups][0][filters][0][value]': 'ball',
      'searchCriteria[filterGroups][1][filters][0][field]': 'price.from',
      'searchCriteria[currentPage]': '1',
      'searchCriteria[sortOrders][0][direction]': 'DESC',
    })
    expect(Object.fromEntries(stage.server.arrived[1]?.query ?? [])).toMatchObject({ storeId: '3', currencyCode: 'EUR' })
  })

  it('lists a category by its number', async () => {
    await getListing(20, emptyAsk)
    expect(Object.fromEntries(stage.server.arrived[0]?.query ?? [])).toMatchObject({
      'searchCriteria[requestName]': 'catalog_view_container',
      'searchCriteria[filterGroups][0][filters][0][field]': 'category_ids',
      'searchCriteria[filterGroups][0][filters][0][value]': '20',
      'searchCriteria[currentPage]': '0',
    })
  })

  it('suggests products', async () => {
    const { products } = await getSuggestions('ball', null)
    expect(products).toMatchObject({ total: 30, matches: [{ label: 'Ball 12', productId: 12 }, { label: 'Ball 7' }] })
  })
})
