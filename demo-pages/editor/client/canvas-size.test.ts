// Tests that a page keeps its own width on the canvas, is made smaller where the place is narrower, and can be seen as large as it is.
import { expect, test } from 'vitest'
import { firstView, fitted } from './canvas-size.ts'

test('a desktop page is as wide as on a desktop, and made smaller to fit', () => {
  expect(fitted({ size: 'desktop', zoom: 'fit' }, { width: 640, height: 400 })).toEqual({ width: 1280, height: 800, scale: 0.5 })
})

test('a page at 100 % is as large as it is, however narrow the place', () => {
  expect(fitted({ size: 'desktop', zoom: 'whole' }, { width: 640, height: 400 })).toEqual({ width: 1280, height: 400, scale: 1 })
})

test('a phone page is never enlarged', () => {
  expect(fitted({ size: 'phone', zoom: 'fit' }, { width: 640, height: 400 })).toEqual({ width: 390, height: 400, scale: 1 })
})

test('a place that has not been measured yet needs no scale', () => {
  expect(fitted({ size: 'tablet', zoom: 'fit' }, { width: 0, height: 0 })).toEqual({ width: 820, height: 0, scale: 1 })
})

test('the editor begins with a page that can be read, at any width of the window', () => {
  expect([390, 1280, 1440, 1920].map((width) => firstView(width).size)).toEqual(['phone', 'tablet', 'tablet', 'desktop'])
})
