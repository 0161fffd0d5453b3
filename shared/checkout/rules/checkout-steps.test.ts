// Tests jumps between the steps of the checkout.
import { expect, test } from 'vitest'
import { landingStep } from './checkout-steps.ts'

test.each([
  [1, 2, 2],
  [1, 3, 2],
  [1, 4, 3],
  [2, 3, 3],
  [3, 1, 1],
  [2, 2, 2],
])('a jump from step %i to %i lands on %i', (current, target, landing) => {
  expect(landingStep(current, target)).toBe(landing)
})
