// Tests that only web addresses with all three placeholders are accepted for tiles.
import { expect, test } from 'vitest'
import { tileAddress } from './tile-address.ts'

test.each([
  ['/tiles/{z}/{x}/{y}.png', 'https://shop.example/tiles/{z}/{x}/{y}.png'],
  ['https://tiles.example/{z}/{x}/{y}?key=a%20b', 'https://tiles.example/{z}/{x}/{y}?key=a%20b'],
  ['https://tiles.example/?z={z}&x={x}&y={y}', 'https://tiles.example/?z={z}&x={x}&y={y}'],
  ['/tiles/{z}/{x}.png', null],
  ['', null],
  [undefined, null],
  ['javascript:alert("{z}{x}{y}")', null],
  ['data:image/png,{z}{x}{y}', null],
  ['https://known.example@evil.example/{z}/{x}/{y}', null],
  ['https://{z}{x}{y}:port/', null],
])('%s', (address, whole) => {
  expect(tileAddress(address, 'https://shop.example/nl/checkout')).toBe(whole)
})
