// The small rules of buying: tiers, cuts, quantities, steps, shipping, addresses of the web and of people.
import { describe, expect, test } from 'vitest'
import { emptyAddress } from '#shared/schemas/address.ts'
import type { ShippingMethod } from '#shared/schemas/shipping.ts'
import { addressLines, isSameAddress, tidyAddress, withoutIds } from './address.ts'
import { landingStep } from './checkout-steps.ts'
import { shownPrice } from './discount.ts'
import { nearestQuantity, quantityFault, quantityLimits, readQuantity } from './quantity.ts'
import { safeFile, safeLink, safeRedirect } from './safe-url.ts'
import { methodThatCounts, shippingCode, slotThatCounts } from './shipping-code.ts'
import { tierPriceOf } from './tier-price.ts'

test.each([
  [[], 5, 0],
  [
    [
      [5, 9],
      [10, 8],
    ],
    4,
    0,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    5,
    9,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    9,
    9,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    10,
    8,
  ],
  [
    [
      [5, 9],
      [10, 8],
    ],
    1000,
    8,
  ],
  // The last match of the table wins, not the highest quantity.
  [
    [
      [10, 8],
      [5, 9],
    ],
    10,
    9,
  ],
  [[[1, 12]], 0, 0],
] as const)('tiers %j at %i pieces cost %d', (tiers, quantity, price) => {
  expect(
    tierPriceOf(
      tiers.map(([qty, each]) => ({ qty, price: each })),
      quantity,
    ),
  ).toBe(price)
})

describe('a price cut counts from the lowest price of 30 days', () => {
  test.each([
    ['normal', 50, 50, null, { now: 50, before: null, percent: null }],
    ['cut, but nothing known of 30 days', 50, 40, null, { now: 40, before: null, percent: null }],
    ['cut from the lowest', 50, 40, 45, { now: 40, before: 45, percent: 11 }],
    ['cut from the normal price', 50, 40, 50, { now: 40, before: 50, percent: 20 }],
    ['it was as cheap before', 50, 40, 40, { now: 40, before: null, percent: null }],
    ['it was cheaper before', 50, 40, 35, { now: 40, before: null, percent: null }],
    ['never more than the normal price', 50, 40, 80, { now: 40, before: 50, percent: 20 }],
    ['not cut at all', 50, 50, 60, { now: 50, before: null, percent: null }],
    ['less than one per cent', 100, 99.5, 100, { now: 99.5, before: 100, percent: null }],
    ['29 %, where floats say 28.999', 1, 0.71, 1, { now: 0.71, before: 1, percent: 29 }],
    ['rounded down, never more than is true', 30, 20, 30, { now: 20, before: 30, percent: 33 }],
    ['free', 10, 0, 10, { now: 0, before: 10, percent: 100 }],
  ])('%s', (_, price_incl_tax, final_price_incl_tax, lowest_price_30d, shown) => {
    expect(shownPrice({ price_incl_tax, final_price_incl_tax, lowest_price_30d })).toEqual(shown)
  })

  test('a price that is not named is not shown', () => {
    expect(shownPrice({ price_incl_tax: null, final_price_incl_tax: null, lowest_price_30d: 5 })).toBeNull()
    expect(shownPrice({ price_incl_tax: 12, final_price_incl_tax: null, lowest_price_30d: null })).toEqual({
      now: 12,
      before: null,
      percent: null,
    })
    expect(shownPrice({ price_incl_tax: null, final_price_incl_tax: 9, lowest_price_30d: 12 })).toEqual({
      now: 9,
      before: null,
      percent: null,
    })
  })
})

describe('quantities', () => {
  test.each([
    [
      { min_qty: null, max_qty: null, stock: null },
      { min: 1, max: null },
    ],
    [
      { min_qty: 2, max_qty: 10, stock: 3 },
      { min: 2, max: 3 },
    ],
    [
      { min_qty: 0, max_qty: 10, stock: null },
      { min: 1, max: 10 },
    ],
    [
      { min_qty: 1.5, max_qty: 10.5, stock: null },
      { min: 2, max: 10 },
    ],
    [
      { min_qty: null, max_qty: null, stock: -2 },
      { min: 1, max: 0 },
    ],
  ])('%j allow %j', (facts, limits) => {
    expect(quantityLimits(facts)).toEqual(limits)
  })

  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['1.5', null],
    ['1,5', null],
    ['-1', null],
    ['1e3', null],
    ['many', null],
    ['1234567', null],
  ])('%j is read as %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  test.each([
    [1, 1, null, null],
    [5, 1, 5, null],
    [6, 1, 5, 'too-many'],
    [1, 2, 5, 'too-few'],
    [0, 1, 5, 'invalid'],
    [1.5, 1, 5, 'invalid'],
    [null, 1, 5, 'invalid'],
    [Number.NaN, 1, 5, 'invalid'],
    [1, 1, 0, 'too-many'],
  ])('%s of %s to %s: %s', (quantity, min, max, fault) => {
    expect(quantityFault(quantity, { min, max })).toBe(fault)
  })

  test('the nearest one that may be had', () => {
    expect([0, 3, 9].map((quantity) => nearestQuantity(quantity, { min: 2, max: 5 }))).toEqual([2, 3, 5])
    expect(nearestQuantity(900, { min: 1, max: null })).toBe(900)
    expect(nearestQuantity(3, { min: 1, max: 0 })).toBe(1)
  })
})

test.each([
  [1, 2, 2],
  [1, 3, 2],
  [1, 4, 3],
  [2, 3, 3],
  [3, 1, 1],
  [2, 2, 2],
])('a jump from step %i to %i lands on %i', (current, target, landing) => {
  expect(landingStep(current, target)).toBe(landing)
})

describe('shipping', () => {
  const method = (method_code: string, available: boolean, slots: string[] = []): ShippingMethod => ({
    carrier_code: 'postnl',
    method_code,
    carrier_title: '',
    method_title: '',
    amount: null,
    price_excl_tax: null,
    price_incl_tax: null,
    available,
    error_message: null,
    extension_attributes: {
      delivery_slots: slots.map((id) => ({ id, date: '2026-08-04', from: '', to: '', label: '' })),
      pickup: null,
      promise: null,
    },
  })
  const methods = [method('away', false), method('home', true, ['a', 'b']), method('point', true)]

  test('the code is carrier and method joined by an underscore', () => {
    expect(shippingCode({ carrier_code: 'dhl', method_code: 'next_day' })).toBe('dhl_next_day')
  })

  test('the first available method counts until another is chosen', () => {
    expect(methodThatCounts(methods, null)?.method_code).toBe('home')
    expect(methodThatCounts(methods, 'postnl_point')?.method_code).toBe('point')
    expect(methodThatCounts(methods, 'postnl_away')?.method_code).toBe('home')
    expect(methodThatCounts([], 'postnl_home')).toBeNull()
  })

  test('the first slot counts until another is asked for', () => {
    const [, home, point] = methods
    expect(slotThatCounts(home ?? null, null)?.id).toBe('a')
    expect(slotThatCounts(home ?? null, 'b')?.id).toBe('b')
    expect(slotThatCounts(home ?? null, 'gone')?.id).toBe('a')
    expect(slotThatCounts(point ?? null, 'b')).toBeNull()
    expect(slotThatCounts(null, 'b')).toBeNull()
  })
})

describe('addresses', () => {
  const ada = {
    ...emptyAddress('NL'),
    firstname: 'Ada',
    lastname: 'Byron',
    street: ['Kerkstraat', '12', 'A'] as [string, string, string],
    postcode: '1012 AB',
    city: 'Amsterdam',
  }

  test('ids, e-mail, defaults and flags make no difference', () => {
    expect(
      isSameAddress(ada, {
        ...ada,
        id: 7,
        customer_id: 8,
        customer_address_id: 9,
        email: 'a@b.nl',
        default_billing: true,
        same_as_billing: 1,
        save_in_address_book: 1,
      }),
    ).toBe(true)
  })

  test('empty and null are the same, and so are postcodes with and without a space', () => {
    expect(isSameAddress(ada, { ...ada, company: ' ', postcode: '1012ab', city: ' Amsterdam' })).toBe(true)
  })

  test.each([
    ['prefix', { prefix: 'Dr' }],
    ['first name', { firstname: 'Eda' }],
    ['middle name', { middlename: 'K' }],
    ['last name', { lastname: 'Lovelace' }],
    ['company', { company: 'Analytical' }],
    ['street', { street: ['Kerkstraat', '12', 'B'] as [string, string, string] }],
    ['postcode', { postcode: '1012 AC' }],
    ['city', { city: 'Diemen' }],
    ['country', { country_id: 'BE' }],
    ['region', { region: 'NH' }],
    ['telephone', { telephone: '+31612345678' }],
  ])('another %s is another address', (_, change) => {
    expect(isSameAddress(ada, { ...ada, ...change })).toBe(false)
  })

  test('ids are dropped, nothing else', () => {
    const { id: _, customer_id: __, customer_address_id: ___, ...rest } = ada
    expect(withoutIds({ ...ada, id: 7, customer_id: 8, customer_address_id: 9 })).toEqual(rest)
  })

  test('what is sent has no outer spaces', () => {
    expect(tidyAddress({ ...ada, city: ' Amsterdam ', company: ' ', street: [' Kerkstraat ', '12', ' '] })).toEqual({
      ...ada,
      street: ['Kerkstraat', '12', null],
    })
  })

  test.each([
    [ada, ['Ada Byron', 'Kerkstraat 12 A', '1012 AB Amsterdam']],
    [{ ...ada, company: 'Analytical', region: 'NH' }, ['Ada Byron', 'Analytical', 'Kerkstraat 12 A', '1012 AB Amsterdam, NH']],
    [
      { ...ada, country_id: 'BE', street: ['Meir', '12', 'bus 3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [
      { ...ada, country_id: 'BE', street: ['Meir', '12', '3'] as [string, string, string] },
      ['Ada Byron', 'Meir 12 bus 3', '1012 AB Amsterdam'],
    ],
    [{ ...ada, country_id: 'GB', postcode: 'SW1A 1AA', city: 'London' }, ['Ada Byron', 'Kerkstraat 12 A', 'London', 'SW1A 1AA']],
    [emptyAddress('NL'), []],
  ])('an address is written in lines', (address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })
})

describe('addresses of the web', () => {
  const base = 'https://shop.example/nl/cart'

  test.each([
    ['/nl/contact', 'https://shop.example/nl/contact'],
    ['contact', 'https://shop.example/nl/contact'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['mailto:help@shop.example', 'mailto:help@shop.example'],
    ['tel:+31201234567', 'tel:+31201234567'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['blob:https://shop.example/1', null],
    ['https://shop.example@evil.example/', null],
    ['https://', null],
  ])('a link to %j becomes %s', (url, link) => {
    expect(safeLink(url, base)).toBe(link)
  })

  test('a file comes over the web and from nowhere else', () => {
    expect(safeFile('/media/a.webp', base)).toBe('https://shop.example/media/a.webp')
    expect([safeFile('data:image/svg+xml,x', base), safeFile('mailto:a@b.nl', base), safeFile('javascript:x', base)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test.each([
    ['/nl/checkout/success', undefined, 'https://shop.example/nl/checkout/success'],
    ['https://pay.example/1', ['https://pay.example'], 'https://pay.example/1'],
    ['https://pay.example/1', undefined, 'https://pay.example/1'],
    ['https://pay.example/1', [], null],
    ['http://pay.example/1', ['http://pay.example'], null],
    ['https://pay.example.evil.example/', ['https://pay.example'], null],
    ['https://pay.example@evil.example/', undefined, null],
    ['\\\\evil.example', ['https://pay.example'], null],
    ['javascript:alert(1)', undefined, null],
    ['mailto:a@b.nl', undefined, null],
  ])('a redirect to %j with %j goes to %s', (url, origins, target) => {
    expect(safeRedirect(url, base, origins)).toBe(target)
  })

  test("on a developer's machine the shop itself may be http", () => {
    expect(safeRedirect('/nl/provider', 'http://localhost:4173/nl/')).toBe('http://localhost:4173/nl/provider')
  })
})
