// Tests that the purchase lists every base call once, and the dozen that a first sale needs; a journey proves its statements in a browser.
import { expect, test } from 'vitest'
import { visits } from '#tests/journeys/without-call/visits.ts'
import { root } from '../build/flavours.ts'
import { readContract } from './call-info.ts'
import { purchaseCalls } from './purchase.ts'

test('every base call has its place in the purchase, and no other call has', async () => {
  const { calls } = await readContract(root)
  const base = calls.filter(({ group }) => group === 'base').map(({ name }) => name)
  expect(purchaseCalls.map(({ name }) => name).toSorted()).toEqual(base.toSorted())
})

test('a first sale needs a dozen calls', () => {
  expect(purchaseCalls.filter(({ need }) => need !== 'more')).toHaveLength(12)
})

test('every sentence about a page without a call is proved by a visit', async () => {
  const { calls } = await readContract(root)
  const headings = new Map(calls.map(({ name, method, path }) => [name, `${method} ${path}`]))
  const table = Object.fromEntries(purchaseCalls.map(({ name, without }) => [headings.get(name), without]))
  expect(Object.assign({}, ...visits.map(({ proves }) => proves))).toEqual(table)
})
