// Tests the contents of a team's line as people read them.
import { expect, test } from 'vitest'
import type { LinePartShown } from '#shared/cart/wire/cart.ts'
import { partRows, playerRow, teamRows } from './team-contents.ts'

const part = (title: string, quantity: number, ...values: string[]): LinePartShown => ({
  ...{ sku: 'X', name: `League ${title.toLowerCase()}`, title, quantity, prints: [] },
  options: values.map((value) => ({ label: 'Choice', value })),
})

test('each part of a team is one row with how many of each size', () => {
  expect(
    teamRows([part('Shirt', 6, 'Blue', 'M'), part('Shorts', 6, 'Blue', 'M'), part('Socks', 14, '39-42'), part('Shirt', 3, 'Blue', 'S')]),
  ).toEqual([
    { label: 'Shirt', value: 'League shirt (Blue): 6 × M, 3 × S' },
    { label: 'Shorts', value: 'League shorts (Blue): 6 × M' },
    { label: 'Socks', value: 'League socks: 14 × 39-42' },
  ])
})

test('parts in different colours, and a part without sizes, are rows of their own', () => {
  expect(teamRows([part('Shirt', 6, 'Blue', 'M'), part('Shirt', 1, 'Red', 'M'), part('Ball', 2)])).toEqual([
    { label: 'Shirt', value: 'League shirt (Blue): 6 × M' },
    { label: 'Shirt', value: 'League shirt (Red): 1 × M' },
    { label: 'Ball', value: '2 × League ball' },
  ])
})

test('a bundle says each part as it is', () => {
  const printed = { ...part('Shirt', 1, 'Blue', 'M'), prints: [{ label: 'Name', value: 'ADA', price: null }] }
  expect(partRows([printed, part('Ball', 2)])).toEqual([
    { label: 'Shirt', value: '1 × League shirt (Blue, M, Name: ADA)' },
    { label: 'Ball', value: '2 × League ball' },
  ])
})

test('a player is called by name and number, with the sizes of what the kit calls its parts', () => {
  const parts = [part('Shirt', 1, 'Blue', 'M'), part('Socks', 1, '39-42')]
  const sizes = [
    { name: 'League shirt', value: 'M' },
    { name: 'Cap', value: 'One size' },
  ]
  const player = { id: 'a', name: 'ADA', number: '10', quantity: 1, sizes }
  expect(playerRow(player, parts)).toBe('ADA 10: Shirt M, Cap One size')
  expect(playerRow({ ...player, name: '', number: '', quantity: 20 }, parts)).toBe('20 × Shirt M, Cap One size')
  expect(playerRow({ ...player, sizes: [] }, parts)).toBe('ADA 10')
})
