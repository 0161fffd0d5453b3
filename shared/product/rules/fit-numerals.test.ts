// Tests that numerals drawn as paths stand side by side in the middle of their area.
import { expect, test } from 'vitest'
import { fitNumerals } from './fit-numerals.ts'

const glyphs = { '1': { path: 'M0 0V8', width: 2 }, '7': { path: 'M0 0H4L2 8', width: 4 } }
const numerals = { height: 8, gap: 1, stroke: 1, outline: 2, glyphs }
const area = { x: 100, y: 200, width: 300, height: 80 }

test('one digit is as high as its area, in its middle', () => {
  expect(fitNumerals(numerals, '7', area)).toEqual({
    digits: [{ path: 'M0 0H4L2 8', at: 0 }],
    ...{ x: 230, y: 200, scaleX: 10, scaleY: 10 },
  })
})

test('a leading zero is no 7, and digits keep their gap', () => {
  expect(fitNumerals(numerals, '17', area)?.digits.map(({ at }) => at)).toEqual([0, 3])
  expect(fitNumerals(numerals, '07', area)).toBeNull()
})

test('a number that is wider than its area is narrowed, not lowered', () => {
  expect(fitNumerals(numerals, '7777777', area)).toMatchObject({ x: 100, scaleX: 300 / 34, scaleY: 10 })
})

test.each(['', 'x', '__proto__', 'toString', '٧'])('%j is left to the font', (text) => {
  expect(fitNumerals(numerals, text, area)).toBeNull()
})
