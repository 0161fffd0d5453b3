// Tests which changes of a cart a person notices.
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CartLine } from '#shared/cart/wire/cart.ts'
import { itemAnswer } from '#tests/support/answers.ts'
import { cartChange, type CartChange } from './cart-change.ts'

const line = (item_id: number, part: object = {}) => v.parse(CartLine, itemAnswer({ item_id, ...part }))
const seen = { total: 50, lines: [line(1)] }
const name = 'Home shirt, Red'

test.each<[string, typeof seen, CartChange | null]>([
  ['nothing', { total: 50, lines: [line(1)] }, null],
  ['a sum alone, as the fee', { total: 55, lines: [line(1)] }, { total: { before: 50, now: 55 }, lines: [] }],
  [
    'a price',
    { total: 60, lines: [line(1, { price_incl_tax: 30 })] },
    { total: { before: 50, now: 60 }, lines: [{ kind: 'price', name, before: 25, now: 30 }] },
  ],
  [
    'a quantity',
    { total: 75, lines: [line(1, { qty: 3 })] },
    { total: { before: 50, now: 75 }, lines: [{ kind: 'quantity', name, before: 2, now: 3 }] },
  ],
  [
    'a line instead of another at the same sum',
    { total: 50, lines: [line(2, { name: 'Away shirt' })] },
    {
      total: null,
      lines: [
        { kind: 'gone', name },
        { kind: 'new', name: 'Away shirt, Red', quantity: 2 },
      ],
    },
  ],
])('%s', (_case, now, expected) => {
  expect(cartChange(seen, now)).toEqual(expected)
})

test('an unknown total is no change', () => {
  expect(cartChange({ ...seen, total: null }, seen)).toBeNull()
})
