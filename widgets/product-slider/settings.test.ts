// Tests of the spec's two sliders: their values, and the window widths of tablet and desktop.
import { expect, test } from 'vitest'
import { settingsOf, slidesAt } from './settings.ts'

test('the single slider has the first numbers of the spec, the products’ one the others', () => {
  expect(settingsOf({ variant: 'single' })).toMatchObject({ gap: 20, isLoop: true, transition: 300, autoplay: 3000, dragThreshold: 10 })
  expect(settingsOf({ variant: 'products' })).toMatchObject({ gap: 10, isLoop: false, autoplay: 0, preload: 4 })
})

test.each([
  ['single', [1, 1, 1, 1]],
  ['products', [1, 3, 3, 4]],
] as const)('%s shows as many as the window is wide, with borders at 576 and 920', (variant, slides) => {
  expect([575, 576, 919, 920].map((width) => slidesAt(width, settingsOf({ variant })))).toEqual(slides)
})

test('a mount’s own options have precedence, zeros too', () => {
  const own = { gap: 0, slides: 2, tablet: 600, desktop: 1000, loop: false, transition: 0, autoplay: 0, dragThreshold: 0, preload: 0 }
  const { slides, loop, ...same } = own
  expect(settingsOf({ variant: 'single', ...own })).toEqual({ ...same, slides: [slides, slides, slides], isLoop: loop })
})
