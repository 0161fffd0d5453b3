// The readings that single schemas carry: what is flattened, dropped, defaulted or refused.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '../../tests/support/answers.ts'
import { Address, emptyAddress } from './address.ts'
import { Catalogue, Facet } from './catalogue.ts'
import { ErrorBody } from './error-body.ts'
import { PageConfig } from './page.ts'
import { isWebUrl } from './parts.ts'
import { PaymentMethod, PaymentStatus, PlacedOrder } from './payment.ts'
import { Product } from './product.ts'
import { AddedItems, Quote, QuoteItem } from './quote.ts'
import { Session } from './session.ts'
import { ShippingMethods } from './shipping.ts'
import { Totals } from './totals.ts'
import { ToggledWishlist, Wishlist } from './wishlist.ts'

describe('an address', () => {
  it.each([
    [null, [null, null, null]],
    [[], [null, null, null]],
    ['Damrak', ['Damrak', null, null]],
    ['Damrak\n1\r\nbus 3', ['Damrak', '1', 'bus 3']],
    [
      ['Damrak', '1'],
      ['Damrak', '1', null],
    ],
    [
      ['Damrak', null, 'A'],
      ['Damrak', null, 'A'],
    ],
    [
      ['Damrak', '1', 'A', 'second floor'],
      ['Damrak', '1', 'A second floor'],
    ],
    ['', ['', null, null]],
  ])('reads the street %j as three lines', (street, lines) => {
    expect(v.parse(Address, { street }).street).toEqual(lines)
  })

  it.each([42, true, {}, [1], [{}]])('refuses the street %j', (street) => {
    expect(v.safeParse(Address, { street }).success).toBe(false)
  })

  it('flattens a region that arrives as an object', () => {
    const region = { region: 'Noord-Holland', region_code: 'NH', region_id: 7 }
    expect(v.parse(Address, { region })).toMatchObject({ region: 'Noord-Holland', region_code: 'NH', region_id: 7 })
    expect(v.parse(Address, { region: { region: 'X' }, region_code: 'Y' })).toMatchObject({
      region: 'X',
      region_code: 'Y',
      region_id: null,
    })
    expect(v.parse(Address, { region: 'Skåne' })).toMatchObject({ region: 'Skåne', region_code: null })
    expect(v.parse(Address, {}).region).toBeNull()
  })

  it('reads flags however the host writes them', () => {
    expect(v.parse(Address, { same_as_billing: true, default_billing: 1 })).toMatchObject({ same_as_billing: 1, default_billing: true })
    expect(v.parse(Address, { same_as_billing: 0, default_billing: false })).toMatchObject({ same_as_billing: 0, default_billing: false })
  })

  it('keeps a postcode that a host sent as a number', () => {
    expect(v.parse(Address, { postcode: 1012, telephone: 612345678 })).toMatchObject({ postcode: '1012', telephone: '612345678' })
  })

  it('is empty with every field null, three null lines and the country of the page', () => {
    const { street, country_id, ...rest } = emptyAddress('BE')
    expect(street).toEqual([null, null, null])
    expect(country_id).toBe('BE')
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
    expect(Object.keys(rest).toSorted()).toEqual(
      Object.keys(answers.addressAnswer())
        .filter((key) => key !== 'street' && key !== 'country_id')
        .toSorted(),
    )
  })
})

describe('a cart', () => {
  it('is malformed when one of its lines is, since a cart must not hide what will be charged', () => {
    expect(v.safeParse(Quote, answers.quoteAnswer({ items: [answers.itemAnswer(), { sku: 'x' }] })).success).toBe(false)
  })

  it('lets a broken last added item go', () => {
    const quote = v.parse(Quote, answers.quoteAnswer({ extension_attributes: { last_added_item: { sku: 'x' } } }))
    expect(quote.extension_attributes.last_added_item).toBeNull()
    expect(v.parse(AddedItems, { extension_attributes: { last_added_item: 'x' } }).extension_attributes.last_added_item).toBeNull()
    expect(v.parse(AddedItems, {}).extension_attributes.last_added_item).toBeNull()
    expect(v.safeParse(AddedItems, true).success).toBe(false)
  })

  it('treats an unknown kind of product as a simple one', () => {
    expect(v.parse(QuoteItem, answers.itemAnswer({ product_type: 'hologram' })).product_type).toBe('simple')
    expect(v.parse(QuoteItem, answers.itemAnswer({ product_type: undefined })).product_type).toBe('simple')
  })

  it.each([-1, 1e308, '2', null])('refuses the quantity %j', (qty) => {
    expect(v.safeParse(QuoteItem, answers.itemAnswer({ qty })).success).toBe(false)
  })

  it('shows no link and no picture that a browser would run', () => {
    const item = v.parse(QuoteItem, answers.itemAnswer({ extension_attributes: { url: 'javascript:alert(1)', image: 'data:text/html,x' } }))
    expect(item.extension_attributes).toMatchObject({ url: null, image: null })
  })

  it('takes an empty cart, with and without a list', () => {
    for (const items of [[], null, undefined]) expect(v.parse(Quote, { items_count: 0, items_qty: 0, items }).items).toEqual([])
  })
})

describe('sums', () => {
  it('are malformed when one line of them is', () => {
    expect(v.safeParse(Totals, answers.totalsAnswer({ total_segments: [{ code: 'tax', title: 'Tax', value: '9' }] })).success).toBe(false)
    expect(v.safeParse(Totals, answers.totalsAnswer({ items: [null] })).success).toBe(false)
  })

  it('may lack what has not been calculated', () => {
    const totals = v.parse(Totals, { grand_total: 0, items_qty: 0, total_segments: [{ code: 'shipping', value: null }] })
    expect(totals.total_segments[0]).toMatchObject({ title: '', value: null })
    expect(totals.shipping_incl_tax).toBeNull()
  })
})

describe('shipping methods', () => {
  it('drop what cannot be read and keep the rest', () => {
    const methods = v.parse(ShippingMethods, [null, answers.shippingMethodAnswer(), { carrier_code: 'x', method_code: null }, 3])
    expect(methods.map(({ carrier_code }) => carrier_code)).toEqual(['postnl'])
  })

  it('are available unless the host plainly says no', () => {
    const available = (value: unknown) => v.parse(ShippingMethods, [answers.shippingMethodAnswer({ available: value })])[0]?.available
    expect([true, undefined, null, 'yes', false].map(available)).toEqual([true, true, true, true, false])
  })

  it('know two kinds of pickup', () => {
    const pickup = (value: unknown) =>
      v.parse(ShippingMethods, [answers.shippingMethodAnswer({ extension_attributes: { pickup: value } })])[0]?.extension_attributes.pickup
    expect(['postnl', 'dhl', 'ups', null].map(pickup)).toEqual(['postnl', 'dhl', null, null])
  })

  it('need no extension attributes', () => {
    expect(v.parse(ShippingMethods, [answers.shippingMethodAnswer({ extension_attributes: null })])[0]?.extension_attributes).toEqual({
      delivery_slots: [],
      pickup: null,
      promise: null,
    })
  })
})

describe('payment', () => {
  it('draws an unknown variant as the default one', () => {
    for (const variant of ['klarna', null, undefined, 7]) {
      expect(v.parse(PaymentMethod, answers.paymentMethodAnswer({ extension_attributes: { variant } })).extension_attributes.variant).toBe(
        'default',
      )
    }
  })

  it('follows no address of a provider that a browser would run', () => {
    expect(v.safeParse(PlacedOrder, answers.placedOrderAnswer({ redirect_url: 'javascript:alert(1)' })).success).toBe(false)
    expect(v.parse(PlacedOrder, answers.placedOrderAnswer({ redirect_url: null, order_number: 100 }))).toMatchObject({
      order_number: '100',
      redirect_url: null,
    })
  })

  it('claims nothing on an unknown word', () => {
    for (const status of ['PAID', 'done', '', null, true]) expect(v.safeParse(PaymentStatus, { status }).success).toBe(false)
    expect(v.parse(PaymentStatus, { status: 'none' })).toEqual({ status: 'none', order_number: null, redirect_url: null })
  })
})

describe('a session', () => {
  it('drops wishlist items whose product is gone', () => {
    const list = [
      { id: 1, product_id: 2, product: null },
      { id: 2, product_id: null },
      { id: 3, product_id: 4, product: {} },
      { id: 5, product_id: '6' },
      null,
    ]
    expect(v.parse(Wishlist, list)).toEqual([
      { id: 3, product_id: 4 },
      { id: 5, product_id: 6 },
    ])
  })

  it('reads a toggled list alone, under items or under wishlist, and refuses anything else', () => {
    const list = [{ id: 3, product_id: 4 }]
    for (const answer of [list, { items: list }, { wishlist: list }]) expect(v.parse(ToggledWishlist, answer)).toEqual(list)
    for (const answer of [true, null, '', {}, { items: 3 }]) expect(v.safeParse(ToggledWishlist, answer).success).toBe(false)
  })

  it('is a guest without anything when the host says nothing', () => {
    expect(v.parse(Session, {})).toEqual({ customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 0 })
  })

  it.each([-1, 1e308, '5', Number.NaN])('refuses changed_at %j', (changed_at) => {
    expect(v.safeParse(Session, { changed_at }).success).toBe(false)
  })
})

describe('a product', () => {
  it('gathers <attribute>_option_id into options', () => {
    const [variant] = v.parse(Product, answers.productAnswer()).virtual_products
    expect(variant?.options).toEqual({ colour: 12, size: 34 })
    expect(variant).not.toHaveProperty('colour_option_id')
  })

  it('does not sell a variant that cannot be read', () => {
    const broken = [{ ...answers.variantAnswer(), final_price_incl_tax: '25' }, { ...answers.variantAnswer(), product_id: null }, 'x']
    expect(v.parse(Product, answers.productAnswer({ virtual_products: broken })).virtual_products).toEqual([])
  })

  it('is malformed when a tier is, since the price would be wrong', () => {
    expect(v.safeParse(Product, answers.productAnswer({ tier_prices: [{ qty: 5, price: null }] })).success).toBe(false)
  })

  it('needs little: id, sku and name', () => {
    const product = v.parse(Product, { product_id: 1, sku: 'A', name: 'Ball' })
    expect(product).toMatchObject({
      product_type: 'simple',
      in_stock: false,
      final_price_incl_tax: null,
      configurable_data: { attributes: [] },
    })
  })

  it('keeps the data of kinds whose widget comes later', () => {
    const product = v.parse(
      Product,
      answers.productAnswer({ product_type: 'bundle', bundle_options: [{ option_id: 1 }], team_wear: { max: 30 } }),
    )
    expect(product).toMatchObject({ product_type: 'bundle', bundle_options: [{ option_id: 1 }], team_wear: { max: 30 } })
  })
})

describe('a catalogue', () => {
  it('reads the price range in both spellings', () => {
    const facet = { code: 'price', facet_code: 'price', type: 'price' }
    expect(v.parse(Facet, { ...facet, MinimumValue: 1, MaximumValue: 9 })).toMatchObject({ minimum_value: 1, maximum_value: 9 })
    expect(v.parse(Facet, { ...facet, minimum_value: 2, MinimumValue: 1 })).toMatchObject({ minimum_value: 2, maximum_value: null })
  })

  it('leaves a card out that cannot be read', () => {
    const { catalog } = answers.catalogueAnswer()
    const items = [answers.catalogueItemAnswer(), { name: 'x' }, answers.catalogueItemAnswer({ url: 'javascript:1' })]
    expect(v.parse(Catalogue, answers.catalogueAnswer({ catalog: { ...catalog, items } })).catalog.items).toHaveLength(1)
  })
})

describe('an error body', () => {
  it('reads from anything that is an object', () => {
    expect(v.parse(ErrorBody, { message: 5, parameters: 'x', errors: [1], code: {} })).toEqual({
      message: null,
      error: null,
      code: null,
      parameters: [],
      errors: {},
    })
    expect(v.parse(ErrorBody, { error: 'Sold out', parameters: ['a', 2, null] })).toMatchObject({
      error: 'Sold out',
      parameters: ['a', 2, 'null'],
    })
  })
})

describe('the page', () => {
  it.each([null, undefined, 'text', 3, [], {}])('has its defaults for %j', (page) => {
    expect(v.parse(v.nullish(v.unknown()), page)).toBe(page)
    expect(v.parse(PageConfig, page)).toMatchObject({
      locale: 'en_US',
      store: { id: 0, code: 'default' },
      currency: 'EUR',
      baseUrl: '/',
      apiUrl: '/',
    })
  })

  it('has every route, absolute where the base is, and none that a browser would run', () => {
    const { routes } = v.parse(PageConfig, {
      baseUrl: 'https://shop.test/nl',
      routes: { cart: '/nl/basket', home: 'javascript:1', search: 'find' },
    })
    expect(routes).toMatchObject({
      home: 'https://shop.test/nl/',
      cart: 'https://shop.test/nl/basket',
      search: 'https://shop.test/nl/find',
      checkout: 'https://shop.test/nl/checkout',
    })
  })

  it('keeps one wrong setting from spoiling the others', () => {
    const page = v.parse(PageConfig, {
      locale: 7,
      store: { id: 'x', code: 'be' },
      currency: 'euro',
      limits: { password: { minLength: 12 } },
      messages: { a: 1 },
    })
    expect(page).toMatchObject({
      locale: 'en_US',
      store: { id: 0, code: 'be' },
      currency: 'EUR',
      limits: { password: { minLength: 12, minClasses: 3 } },
      messages: {},
    })
  })
})

it('allows web addresses and relative ones only', () => {
  for (const url of ['/a', 'a/b', '?q=1', '#x', 'https://x.test/', 'http://x.test', '']) expect(isWebUrl(url), url).toBe(true)
  for (const url of [
    'javascript:1',
    'JaVaScRiPt:1',
    ' javascript:1',
    'java\nscript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    'http://',
  ])
    expect(isWebUrl(url), url).toBe(false)
})
