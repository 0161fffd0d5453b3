// Tests by which names a call is found, and that a path is matched below any address of an API.
import { expect, test } from 'vitest'
import { findCalls, patternOf } from './find-calls.ts'

const calls = [
  { name: 'cart.addLines', method: 'POST', path: 'checkout/cart/items' },
  { name: 'cart.getCart', method: 'GET', path: 'checkout/cart/quote' },
  { name: 'orders.fetchReturnOrder', method: 'POST', path: 'returns/fetch/order' },
  { name: 'orders.fetchWithdrawalOrder', method: 'POST', path: 'returns/fetch/order' },
]
const names = (name: string) => findCalls(calls, name).map((call) => call.name)

test('a call is found by its name, the beginning of its name, and its heading', () => {
  expect(names('cart.addLines')).toEqual(['cart.addLines'])
  expect(names('cart.add')).toEqual(['cart.addLines'])
  expect(names('GET checkout/cart/quote')).toEqual(['cart.getCart'])
})

test('two forms of one call fail together', () => {
  expect(names('orders.fetchReturn')).toEqual(['orders.fetchReturnOrder', 'orders.fetchWithdrawalOrder'])
})

test('an unknown or unclear name is refused with what was probably meant', () => {
  expect(() => names('cart.addLine')).not.toThrow()
  expect(() => names('cart.adLines')).toThrow('The contract has no call named "cart.adLines". Did you mean cart.addLines?')
  expect(() => names('cart.')).toThrow('"cart." is the beginning of several calls: cart.addLines, cart.getCart.')
})

test.each([
  ['catalog/product/{id}', '/en/catalog/product/12', true],
  ['catalog/product/{id}', '/touchline-api/en/catalog/product/12/', true],
  ['catalog/product/{id}', '/en/catalog/product/12/reviews', false],
  ['checkout/cart/items', '/en/checkout/cart/items/4', false],
  ['checkout/cart/items', '/en/my-checkout/cart/items', false],
])('%s at %s: %s', (path, address, isMatched) => {
  expect(patternOf(path).test(address)).toBe(isMatched)
})
