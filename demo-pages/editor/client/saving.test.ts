// Tests the state after a failed save: only a refused change has to be undone.
import { expect, test } from 'vitest'
import { savingAfter } from './saving.ts'

test.each([
  [422, 'refused'],
  [413, 'refused'],
  [401, 'logged-out'],
  [409, 'newer'],
  [429, 'failed'],
  [408, 'failed'],
  [503, 'failed'],
  [0, 'failed'],
])('after a %i a change is %s', (status, saving) => {
  expect(savingAfter(status)).toBe(saving)
})
