// Tests that the token of an e-mail's link is read from the fragment only.
import { expect, test } from 'vitest'
import { orderToken } from './order-access.ts'

test.each([
  ['https://shop.example/en/returns#order=300000001.abc.DE-f_', '300000001.abc.DE-f_'],
  ['https://shop.example/en/returns#tab=2&order=1.2.3', '1.2.3'],
  ['https://shop.example/en/returns?order=1.2.3', null],
  ['https://shop.example/en/returns#order=', null],
  ['https://shop.example/en/returns', null],
])('%s', (address, token) => {
  expect(orderToken(new URL(address))).toBe(token)
})
