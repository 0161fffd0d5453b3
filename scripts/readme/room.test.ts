// A README documents the same reserved height as the stylesheet.
import { expect, test } from 'vitest'
import { roomOf, roomSentence } from './room.ts'

const css = `@media (scripting: enabled) {
  :where([data-touchline='facets'], [data-touchline='cart']) { min-block-size: 48px; }
  @media (min-width: 1024px) { :where([data-touchline='facets']) { min-block-size: var(--touchline-room, 100vh); } }
}`

test.each([
  ['facets', '`touchline-room.css` keeps a height of `48px`, `var(--touchline-room, 100vh)` from 1024px for it until it is drawn.'],
  ['cart', '`touchline-room.css` keeps a height of `48px` for it until it is drawn.'],
  ['coupon', '`touchline-room.css` keeps no room for it: print its mount at its final size.'],
])('%s', (name, sentence) => {
  expect(roomSentence(roomOf(css, name))).toBe(sentence)
})
