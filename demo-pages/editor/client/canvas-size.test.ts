// Tests that a page keeps its own width on the canvas, and is made smaller where the place is narrower.
import { expect, test } from 'vitest'
import { fitted } from './canvas-size.ts'

test('a desktop page is as wide as on a desktop, and made smaller to fit', () => {
  expect(fitted('desktop', { width: 640, height: 400 })).toEqual({ width: 1280, height: 800, scale: 0.5 })
})

test('a phone page is never enlarged', () => {
  expect(fitted('phone', { width: 640, height: 400 })).toEqual({ width: 390, height: 400, scale: 1 })
})

test('a place that has not been measured yet needs no scale', () => {
  expect(fitted('tablet', { width: 0, height: 0 })).toEqual({ width: 820, height: 0, scale: 1 })
})
