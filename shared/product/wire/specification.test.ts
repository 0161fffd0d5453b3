// Tests the schema of specifications: a list of pairs, or a map.
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Specification } from './specification.ts'

const specification = [
  { label: 'Weight', value: '430 g' },
  { label: 'Year', value: '2026' },
]

it('are the same as a list and as a map of values by label', () => {
  expect(v.parse(Specification, specification)).toEqual(specification)
  expect(v.parse(Specification, { Weight: '430 g', Year: 2026 })).toEqual(specification)
  expect(v.parse(Specification, { 3: specification[0], 7: specification[1] })).toEqual(specification)
  for (const none of [[], {}]) expect(v.parse(Specification, none)).toEqual([])
})

it.each([null, 'none', { message: 'Not found' }, { success: 0 }])('are not read from %j', (answer) => {
  expect(v.safeParse(Specification, answer).success).toBe(false)
})
