// The first calls of kinds of pages: an unknown name stops the build with an error that contains it.
import { expect, test } from 'vitest'
import { firstCalls, homesOf } from './first-calls.ts'
import { pageKinds } from './page-kinds.ts'

const homes = new Map([
  ['cart.getCart', 'shared/cart/calls.ts'],
  ['checkout.placeOrder', 'shared/checkout/calls.ts'],
])

test('every call that a kind of page names has a module', async () => {
  const calls = await firstCalls()
  const named = Object.values(pageKinds).flatMap(({ calls: names = [] }) => names)
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect(calls.get(name), name).toMatch(/^shared\/.*calls\.ts$/)
})

test('a call named under the wrong subject is reported with the right one', () => {
  expect(() => homesOf([['cart', 'checkout.getCart']], homes)).toThrow(
    'scripts/build/page-kinds.ts: the page cart calls checkout.getCart, which no calls.ts in shared/ exports. Did you mean cart.getCart?',
  )
})

test("an unknown call is reported with the form of a call's name", () => {
  expect(() => homesOf([['cart', 'cart.readBasket']], homes)).toThrow('A call is named by its subject and its function')
})
