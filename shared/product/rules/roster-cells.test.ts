// Tests how the cells of a team are typed and read.
import { expect, test } from 'vitest'
import { emptyPlayer } from './player.ts'
import type { RosterPlan } from './roster.ts'
import { typedSize, withCell } from './roster-cells.ts'

const labels = ['XS', 'S', 'M', 'L', 'XL', '2XL', '39-42', '43-46', '3']
const shirt = { id: 21, label: 'Shirt', quantity: 1, price: 20, sizes: labels.map((label) => ({ id: label, label, price: 20, stock: 5 })) }
const plan: RosterPlan = { products: [shirt], name: null, number: null, extra: 0, minPlayers: 1, maxPlayers: 30, hasUniqueNumbers: true }

test.each([
  ['x', 'XS XL', null],
  ['xl', 'XL', 'XL'],
  ['XS', 'XS', 'XS'],
  ['m', 'M', 'M'],
  ['43', '43-46', '43-46'],
  // A size that is also the beginning of another is chosen, and the other one stays visible.
  ['3', '39-42 3', '3'],
  // Another way to write a size.
  ['xxl', '2XL', '2XL'],
  ['q', '', null],
  ['', '', null],
])('typing "%s" fits %s and chooses %s', (typed, fitting, chosen) => {
  const found = typedSize(shirt, typed)
  expect([found.fitting.map(({ label }) => label).join(' '), found.size?.label ?? null]).toEqual([fitting, chosen])
})

test.each([
  ["'t Veld", "'t Veld"],
  ["'s-Gravesande", "'s-Gravesande"],
  ["'=Ada", '=Ada'],
  ["'-", '-'],
  ["'10", '10'],
])('the name %s is %s: only the apostrophe that a spreadsheet writes before a number or a formula goes', (text, name) => {
  expect(withCell(plan, emptyPlayer('a'), 'name', text)).toMatchObject({ name })
})

test('a cell takes what it can hold, keeps a number as it was written, and is emptied by an empty text', () => {
  const nobody = emptyPlayer('a')
  expect(withCell(plan, nobody, 'name', ' Zoë ')).toMatchObject({ name: 'Zoë' })
  expect(withCell(plan, nobody, 'number', "'07")).toMatchObject({ number: '07' })
  expect(withCell(plan, nobody, 'number', 'seven')).toBeNull()
  expect(withCell(plan, nobody, 21, ' xxl ')).toMatchObject({ sizes: { 21: '2XL' } })
  expect(withCell(plan, nobody, 21, 'XXXL')).toBeNull()
  expect(withCell(plan, nobody, 'quantity', '20')).toMatchObject({ quantity: 20 })
  expect(withCell(plan, { ...nobody, sizes: { 21: 'M' }, quantity: 3 }, 21, '')).toMatchObject({ sizes: {}, quantity: 3 })
  expect(withCell(plan, nobody, 'quantity', '')).toBe(nobody)
  expect(withCell(plan, nobody, 99, 'M')).toBeNull()
})
