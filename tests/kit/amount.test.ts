// Tests that amounts are read from the formats of every store.
import { expect, test } from 'vitest'
import { amountIn } from './amount.ts'

test.each([
  ['€ 12,-', 12],
  ['€ 12,50', 12.5],
  ['€ 1.234,50', 1234.5],
  ['£1,234.50', 1234.5],
  ['1 234 kr', 1234],
  ['119,00 €', 119],
  ['-€ 4,99', -4.99],
  ['−£4.99', -4.99],
  ['Free', 0],
])('%s is %d', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})

test.each(['  ', '…', '–'])('"%s" is no amount', (shown) => {
  expect(() => amountIn(shown)).toThrow('There is no amount.')
})
