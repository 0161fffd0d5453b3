// Tests of the slider's positions: fixed ends, loops, and pages without gaps.
import { describe, expect, test } from 'vitest'
import { canMove, lastIndex, step } from './pages.ts'
import { settingsOf, slidesAt } from './settings.ts'

const row = (index: number, isLoop = false) => ({ index, count: 8, inSight: 4, isLoop })

describe('a row of eight slides, four visible', () => {
  test.each([
    [0, 1, 4],
    [2, 1, 4],
    [4, 1, 4],
    [4, -1, 0],
    [3, -1, 0],
    [0, -1, 0],
  ] as const)('from %i in direction %i goes to %i', (from, direction, to) => {
    expect(step(row(from), direction)).toEqual({ index: to, wraps: false })
  })

  test('stops at its ends', () => {
    expect([canMove(row(0), -1), canMove(row(0), 1), canMove(row(4), 1), canMove(row(4), -1)]).toEqual([false, true, false, true])
  })

  test('wraps around in a loop', () => {
    expect(step(row(4, true), 1)).toEqual({ index: 0, wraps: true })
    expect(step(row(0, true), -1)).toEqual({ index: 4, wraps: true })
    expect([canMove(row(0, true), -1), canMove(row(4, true), 1)]).toEqual([true, true])
  })
})

test('does not move if all slides are visible, loop or not', () => {
  const few = { index: 0, count: 3, inSight: 4, isLoop: true }
  expect([lastIndex(few), canMove(few, 1), canMove(few, -1)]).toEqual([0, false, false])
})

describe('the two sliders', () => {
  const single = settingsOf({ variant: 'single' })
  const products = settingsOf({ variant: 'products' })

  test('are as the spec has them', () => {
    expect(single).toMatchObject({ gap: 20, slides: [1, 1, 1], isLoop: true, transition: 300, autoplay: 3000, dragThreshold: 10 })
    expect(products).toMatchObject({ gap: 10, slides: [1, 3, 4], tablet: 576, desktop: 920, isLoop: false, preload: 4 })
  })

  test.each([
    [575, 1],
    [576, 3],
    [919, 3],
    [920, 4],
  ])('at %i px %i products are visible', (width, slides) => {
    expect([slidesAt(width, products), slidesAt(width, single)]).toEqual([slides, 1])
  })

  test('are overridden by the mount’s own options', () => {
    expect(settingsOf({ variant: 'products', slides: 2, gap: 0, loop: true, autoplay: 5000 })).toMatchObject({
      slides: [2, 2, 2],
      gap: 0,
      isLoop: true,
      autoplay: 5000,
    })
  })
})
