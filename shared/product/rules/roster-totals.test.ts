// Tests the totals of a team by product and size.
import { expect, test } from 'vitest'
import { emptyPlayer } from './player.ts'
import type { RosterPlan } from './roster.ts'
import { missingSizes, rosterTotals } from './roster-totals.ts'

const size = (id: string, stock: number | null) => ({ id, label: id, price: 1, stock })
const plan: RosterPlan = {
  products: [
    { id: 21, label: 'Shirt', quantity: 1, price: 1, sizes: [size('S', 9), size('M', 20), size('L', null)] },
    { id: 22, label: 'Socks', quantity: 2, price: 1, sizes: [] },
  ],
  ...{ name: null, number: null, extra: 0, minPlayers: 1, maxPlayers: 30, hasUniqueNumbers: true },
}
const team = [
  { ...emptyPlayer('ada'), name: 'Ada', sizes: { 21: 'M' } },
  { ...emptyPlayer('pieces'), quantity: 20, sizes: { 21: 'M' } },
  { ...emptyPlayer('bo'), name: 'Bo', sizes: { 21: 'L' } },
  { ...emptyPlayer('cy'), name: 'Cy', quantity: 2 },
  { ...emptyPlayer('left-out'), name: 'Di', sizes: { 21: 'S' }, isOrdered: false },
  emptyPlayer('blank'),
]

test('counts the pieces of every ordered row, by size and in all, and says of which there are too few', () => {
  const [shirt, socks] = rosterTotals(plan, team)
  expect(shirt).toMatchObject({ items: 24, missing: 2 })
  expect(shirt?.sizes.map((one) => [one.size.label, one.items, one.isShort])).toEqual([
    ['M', 21, true],
    ['L', 1, false],
  ])
  expect(socks).toMatchObject({ items: 48, sizes: [], missing: 0 })
})

test('a size is missing where an ordered row has none', () => {
  expect(team.filter((player) => missingSizes(plan, player).length > 0).map(({ id }) => id)).toEqual(['cy'])
})
