// Tests what a team is called a year later.
import { expect, test } from 'vitest'
import { nextTitle } from './next-title.ts'

test.each([
  ['Under 12', 'Under 13'],
  ['JO11-1', 'JO12-1'],
  ['Meisjes MO9-2', 'Meisjes MO10-2'],
  ['U13', 'U14'],
  ['U 9 2025', 'U 10 2026'],
  ['Onder 13, 2025/26', 'Onder 14, 2026/27'],
  ['Season 2099-00', 'Season 2100-01'],
  ['P2012', 'P2012'],
  ['P12', 'P12'],
  ['Heren 2', 'Heren 2'],
  ['Zo 100', 'Zo 100'],
])('%s is %s a year later', (title, next) => {
  expect(nextTitle(title)).toBe(next)
})
