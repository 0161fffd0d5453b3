// Tests the order of a team's rows.
import { expect, test } from 'vitest'
import { emptyPlayer } from './player.ts'
import type { RosterPlan } from './roster.ts'
import { sortedPlayers } from './roster-sort.ts'

const sizes = ['S', 'M', 'L'].map((label) => ({ id: label, label, price: 1, stock: null }))
const shirt = { id: 21, label: 'Shirt', quantity: 1, price: 1, sizes }
const plan: RosterPlan = { products: [shirt], name: null, number: null, extra: 0, minPlayers: 1, maxPlayers: 30, hasUniqueNumbers: true }
const team = [
  { ...emptyPlayer('blank') },
  { ...emptyPlayer('zoe'), name: 'Zoë', number: '10', sizes: { 21: 'L' } },
  { ...emptyPlayer('ada'), name: 'ada', number: '9' },
  { ...emptyPlayer('bo'), name: 'Bo', number: '', sizes: { 21: 'S' } },
  { ...emptyPlayer('pieces'), quantity: 20, sizes: { 21: 'M' } },
]

test.each([
  ['name', 'ada bo zoe pieces blank'],
  ['number', 'ada zoe bo pieces blank'],
  [21, 'bo pieces zoe ada blank'],
] as const)('by %s it is %s', (by, order) => {
  expect(
    sortedPlayers(plan, team, by)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order)
})
