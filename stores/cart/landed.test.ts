// Tests what the cart tells of a line whose answer was lost: in doubt it is there.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Cart } from '#shared/cart/wire/cart.ts'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { missingPieces } from './landed.ts'

const cartOf = (pieces: Record<string, number>): Cart => {
  const items = Object.entries(pieces).map(([sku, qty], at) => itemAnswer({ item_id: at + 1, sku, qty }))
  return v.parse(Cart, quoteAnswer({ items, items_qty: Object.values(pieces).reduce((sum, qty) => sum + qty, 0) }))
}
const five = { sku: 'A', siblings: ['A', 'B'], quantity: 5 }

test.each([
  ['all of them where the cart has as many as before', { A: 2 }, { was: 2, total: 2 }, 5],
  ['none where it has five more', { A: 7 }, { was: 2, total: 2 }, 0],
  ['none where it has six more, as another tab adds too', { A: 8 }, { was: 2, total: 2 }, 0],
  ['some where the host took a part', { A: 5 }, { was: 2, total: 2 }, 2],
  ['all of them where the line is gone', { X: 9 }, { was: 2, total: 2 }, 5],
  ['all of them where only another variant is there', { B: 9 }, { was: null, total: 4 }, 5],
  ['none where the host calls its variants otherwise and has five pieces more', { PARENT: 9 }, { was: null, total: 4 }, 0],
  ['all of them where it calls them otherwise and has no more', { PARENT: 4 }, { was: null, total: 4 }, 5],
  ['all of them in an empty cart', {}, { was: null, total: 0 }, 5],
])('are missing: %s', (_case, pieces, before, missing) => {
  expect(missingPieces(cartOf(pieces), five, before)).toBe(missing)
})
