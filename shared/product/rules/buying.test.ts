// Tests a card's button for each kind of product.
import { expect, test } from 'vitest'
import { isQuick, verbOf } from './buying.ts'

test.each([
  ['simple', false, null, 'add', true],
  ['configurable', false, null, 'choose', true],
  ['simple', true, 'strung-racket', 'choose', false],
  ['configurable', true, 'personalised', 'choose', false],
  ['bundle', false, 'bundle', 'build', true],
  ['grouped', false, 'grouped', 'build', true],
  ['bundle', true, 'team-wear', 'team', false],
])('a %s product (personalised: %s, %s) says "%s", in a dialog: %s', (type, hasPersonalisation, kind, verb, quick) => {
  expect(verbOf({ type, hasPersonalisation, kind })).toBe(verb)
  expect(isQuick({ type, hasPersonalisation, kind })).toBe(quick)
})
