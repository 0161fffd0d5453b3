// Tests that a mistyped option gives the name that was probably meant.
import { expect, test } from 'vitest'
import { nearMiss } from './near-miss.ts'

const known = ['cart-url', 'free-shipping-from', 'open']

test.each([
  ['free-shiping-from', 'free-shipping-from'],
  ['cart-ulr', 'cart-url'],
  ['opne', null],
  ['opens', 'open'],
  ['testid', null],
  ['cart-url', null],
  ['', null],
])('%j is recognised as %j', (written, meant) => {
  expect(nearMiss(written, known)).toBe(meant)
})
