// Tests inline facets: shifted by a widget, hidden while active, restored to their place.
import { expect, test } from 'vitest'
import { inlineDividers } from './inline-facets.ts'

const all = [
  { attributeCode: 'size', position: 12 },
  { attributeCode: 'color', position: 4 },
]
const codes = (active: string[], isWidgetActive = false) => inlineDividers(all, new Set(active), isWidgetActive)

test('are in the order of their positions', () => {
  expect(codes([]).map(({ attributeCode }) => attributeCode)).toEqual(['color', 'size'])
})

test('move by one if a content block is active', () => {
  expect(codes([], true).map(({ position }) => position)).toEqual([5, 13])
})

test('disappear while they are active and return to their place', () => {
  expect(codes(['color'])).toEqual([{ attributeCode: 'size', position: 12 }])
  expect(codes([])).toEqual([all[1], all[0]])
})
