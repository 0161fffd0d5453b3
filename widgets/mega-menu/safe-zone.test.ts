// Tests of the triangle between a pointer and the open panel.
import { expect, test } from 'vitest'
import { isHeading } from './safe-zone.ts'

const panel = { left: 0, right: 600, top: 48 }
const from = { x: 300, y: 20 }

test.each([
  ['straight down', { x: 300, y: 30 }, true],
  ['down to the left corner', { x: 250, y: 25 }, true],
  ['down to the right', { x: 340, y: 27 }, true],
  ['along the bar', { x: 340, y: 20 }, false],
  ['along the bar, hardly down', { x: 360, y: 21 }, false],
  ['up', { x: 300, y: 10 }, false],
  ['nowhere', from, false],
])('a step %s', (_name, to, isOnItsWay) => {
  expect(isHeading(from, to, panel)).toBe(isOnItsWay)
})

test('a panel beside the pointer is aimed at by its near edge', () => {
  expect(isHeading({ x: 700, y: 20 }, { x: 650, y: 30 }, panel)).toBe(true)
  expect(isHeading({ x: 700, y: 20 }, { x: 750, y: 30 }, panel)).toBe(false)
})
