// The purchase contains every call of the base once, and the dozen that a first sale needs.
import { expect, test } from 'vitest'
import { root } from '../build/flavours.ts'
import { readContract } from './facts.ts'
import { purchaseCalls } from './purchase.ts'

test('every call of the base has its place on the way, and no other', async () => {
  const { calls } = await readContract(root)
  const base = calls.filter(({ group }) => group === 'base').map(({ name }) => name)
  expect(purchaseCalls.map(({ name }) => name).toSorted()).toEqual(base.toSorted())
})

test('a first sale begins with a dozen calls', () => {
  expect(purchaseCalls.filter(({ need }) => need !== 'more')).toHaveLength(12)
})
