// Tests which event of the suite becomes which event of Google's vocabulary.
import { expect, test } from 'vitest'
import type { AnalyticsItem, Events } from '#shared/events/vocabulary.ts'
import { translate } from './translate.ts'

const shirt: AnalyticsItem = { item_id: 'SHIRT', item_name: 'Club shirt', item_group_id: '12', currency: 'EUR', price: 24.95, quantity: 3 }
const ball: AnalyticsItem = { item_id: 'BALL', item_name: 'Match ball', currency: 'EUR', price: 0.1, quantity: 1 }
// The amount to pay includes a delivery of 4.95.
const basket = { lines: [shirt], currency: 'EUR', value: 79.8, coupon: 'WELCOME10' }

const rows: { [Name in keyof Events]?: [Events[Name], object] } = {
  'cart:added': [
    { lines: [shirt, ball], cart: null },
    { name: 'add_to_cart', value: 74.95, currency: 'EUR', items: [shirt, ball] },
  ],
  'cart:removed': [
    { lines: [shirt], cart: null },
    { name: 'remove_from_cart', value: 74.85 },
  ],
  'wishlist:added': [
    { productId: 12, count: 1, item: shirt },
    { name: 'add_to_wishlist', items: [shirt] },
  ],
  'wishlist:removed': [
    { productId: 12, count: 0, item: null },
    { name: 'remove_from_wishlist', value: null, items: [{ item_id: '12', item_group_id: '12' }] },
  ],
  'product:viewed': [
    { productId: 12, item: shirt },
    { name: 'view_item', items: [shirt] },
  ],
  'cart:opened': [basket, { name: 'view_cart', value: 74.85, coupon: 'WELCOME10' }],
  'cart:viewed': [basket, { name: 'view_cart', value: 74.85 }],
  'checkout:started': [basket, { name: 'begin_checkout' }],
  'checkout:shipping-saved': [
    { ...basket, code: 'postnl_standard', title: 'PostNL' },
    { name: 'add_shipping_info', shipping_tier: 'PostNL' },
  ],
  'checkout:payment-chosen': [
    { ...basket, code: 'ideal', title: 'iDEAL' },
    { name: 'add_payment_info', payment_type: 'iDEAL' },
  ],
  'order:placed': [
    { ...basket, orderNumber: '100', transactionId: '100', affiliation: 'Touchline', tax: 13.85, shipping: 4.95 },
    { name: 'purchase', transaction_id: '100', affiliation: 'Touchline', value: 74.85, tax: 13.85, shipping: 4.95, coupon: 'WELCOME10' },
  ],
}

test.each(Object.entries(rows))('%s', (name, [detail, event]) => {
  expect(translate(name as 'cart:added', detail as Events['cart:added'], 'EUR')).toMatchObject(event)
})

test('events that are no step of a purchase are not reported, nor is an empty cart', () => {
  expect(translate('customer:logged-out', {}, 'EUR')).toBeNull()
  expect(translate('cart:opened', { ...basket, lines: [] }, 'EUR')).toBeNull()
})

test('an unknown price makes the value unknown, not smaller', () => {
  expect(translate('cart:added', { lines: [shirt, { ...ball, price: null }], cart: null }, 'EUR')?.value).toBeNull()
})
