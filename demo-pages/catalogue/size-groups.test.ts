// Tests that every size of the shop has a group, and which.
import { expect, test } from 'vitest'
import { sizeOptions } from '../database/seed/sizes.ts'
import { sizeGroup } from './size-groups.ts'

test('every size has a group, and the sizes of a group stand together', () => {
  const groups = sizeOptions('size').map((option) => sizeGroup(option)?.en)
  const inOrder = groups.filter((group, at) => group !== groups[at - 1])
  expect(inOrder).toEqual(['Kids’ clothing', 'Clothing', 'Socks', 'Sports bras', 'Kids’ shoes', 'Shoes', 'Gloves', 'Balls'])
})

test.each([
  ['eu-35', 'Kids’ shoes'],
  ['eu-36', 'Shoes'],
  ['3xl', 'Clothing'],
  ['xxs', 'Clothing'],
  ['m', 'Clothing'],
  ['h116', 'Kids’ clothing'],
  ['red', undefined],
])('%s is of %s', (code, group) => {
  expect(sizeGroup({ code })?.en).toBe(group)
})
