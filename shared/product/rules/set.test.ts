// Tests a coach's set: the chosen products, the price, and the problems that prevent buying.
import { expect, test } from 'vitest'
import { memberQuantity, setPieces, setPrice, setProblems, withPick } from './set.ts'
import type { SetState } from './picks.ts'

const member = (productId: number, part: object = {}) => ({
  productId,
  isInStock: true,
  stock: 10,
  attributes: [],
  variants: [],
  quantity: 1,
  minQuantity: null,
  maxQuantity: null,
  price: { regular: 10, final: 8 },
  tiers: [],
  ...part,
})
const none: SetState = {}
const take = (quantities: Record<number, number>) =>
  Object.entries(quantities).reduce((set, [id, quantity]) => withPick(set, Number(id), { quantity }), none)

test('starts with the suggested quantities, limited by stock', () => {
  expect(memberQuantity(member(1, { quantity: 3 }), none)).toBe(3)
  expect(memberQuantity(member(1, { quantity: 3, stock: 2 }), none)).toBe(2)
  expect(memberQuantity(member(1, { quantity: 3, isInStock: false }), none)).toBe(0)
  expect(memberQuantity(member(1, { quantity: 1, minQuantity: 2 }), none)).toBe(0)
})

test('a later pick replaces the earlier one', () => {
  const set = withPick(take({ 1: 2 }), 1, { quantity: 5 })
  expect(setPieces([member(1), member(2)], set)).toBe(6)
})

test.each([
  ['the final price', {}, 2, 16],
  ['a tier once it is reached', { tiers: [{ quantity: 5, price: 7 }] }, 5, 35],
  ['no tier that is dearer', { tiers: [{ quantity: 5, price: 9 }] }, 5, 40],
  [
    'tiers by the order of their table',
    {
      tiers: [
        { quantity: 5, price: 6 },
        { quantity: 2, price: 7 },
      ],
    },
    5,
    35,
  ],
  ['nothing that is not known', { price: { regular: null, final: null } }, 2, null],
  ['floats to the cent', { price: { regular: null, final: 0.1 } }, 3, 0.3],
  ['pieces at the price that is shown of one, to the cent', { price: { regular: null, final: 1.005 } }, 3, 3.03],
])('counts %s', (_case, part, quantity, sum) => {
  expect(setPrice([member(1, part)], take({ 1: quantity }))).toBe(sum)
})

test('products that are not chosen need no price', () => {
  expect(setPrice([member(1), member(2, { price: { regular: null, final: null } })], take({ 1: 1, 2: 0 }))).toBe(8)
})

const size = { id: 144, code: 'size', label: 'Size', role: 'size' as const, options: [{ id: 11, label: 'M', swatch: null }] }

test.each([
  ['nothing is taken', member(1), 0, [{ code: 'set.nothing-chosen', field: 'set' }]],
  ['more than there is', member(1), 11, [{ code: 'product.quantity-exceeds-stock', field: 'set.1' }]],
  ['fewer than may be sold', member(1, { minQuantity: 3 }), 2, [{ code: 'product.quantity-invalid', field: 'set.1' }]],
  ['sold out', member(1, { isInStock: false }), 1, [{ code: 'product.out-of-stock', field: 'set.1' }]],
  [
    'a size is missing',
    member(1, { attributes: [size] }),
    1,
    [{ code: 'product.option-missing', field: 'set.1.options.144', values: { label: 'Size' } }],
  ],
  ['stock nobody says', member(1, { stock: null }), 9999, []],
])('%s', (_case, one, quantity, problems) => {
  expect(setProblems([one], take({ 1: quantity }))).toEqual(problems)
})

test('an empty set cannot be bought', () => expect(setProblems([], none)).toEqual([{ code: 'set.nothing-chosen', field: 'set' }]))
