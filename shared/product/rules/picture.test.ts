// Tests that a picture's width is the number before the extension.
import { expect, test } from 'vitest'
import { pictureAt, srcsetOf } from './picture.ts'

test('only the number before the extension changes', () => {
  expect(pictureAt('/media/p_12/red_640.webp', 320)).toBe('/media/p_12/red_320.webp')
})

test('an address without a width stays, and has no srcset', () => {
  expect(pictureAt('/media/shirt.webp', 320)).toBe('/media/shirt.webp')
  expect(srcsetOf('/media/shirt.webp', [320, 640])).toBeUndefined()
})

test('a srcset names every width', () => {
  expect(srcsetOf('/a_640.png', [160, 320])).toBe('/a_160.png 160w, /a_320.png 320w')
  expect(srcsetOf('/a_640.png', [640])).toBeUndefined()
})
