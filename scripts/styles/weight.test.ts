// Two ids more specificity for our rules, none for those that a theme may override, and no rule that matches outside a mount.
import { expect, test } from 'vitest'
import { withWeight } from './weight.ts'

test.each([
  ['[data-touchline] .touchline-button{color:red}', '[data-touchline]:not(#_#_) .touchline-button{color:red}'],
  [
    '[data-touchline=a] .x,[data-touchline] :is(.y,[data-touchline=b])>p{top:0}',
    '[data-touchline=a]:not(#_#_) .x,[data-touchline]:not(#_#_) :is(.y,[data-touchline=b])>p{top:0}',
  ],
  // Our attributes on a host's element.
  [':root[data-touchline-locked]{overflow:hidden}', ':root[data-touchline-locked]:not(#_#_){overflow:hidden}'],
  // Rules that a theme may override, and the mount itself, which the host may place and hide.
  [':where(:root){--touchline-ink:#000}', ':where(:root){--touchline-ink:#000}'],
  ['[data-touchline=a]{display:block}', '[data-touchline=a]{display:block}'],
  ['[data-touchline=a]:not([data-b] .c):hover{top:0}', '[data-touchline=a]:not([data-b] .c):hover{top:0}'],
  // Rules with the added specificity, and their nested rules.
  [':where([data-touchline]):not(#_#_){&:where(p){margin:0}}', ':where([data-touchline]):not(#_#_){&:where(p){margin:0}}'],
  [
    '@media print{[data-touchline] .x{top:0}}@keyframes t{to{top:0}}',
    '@media print{[data-touchline]:not(#_#_) .x{top:0}}@keyframes t{to{top:0}}',
  ],
])('%s', (css, weighed) => expect(withWeight(css)).toBe(weighed))

test('a rule that would match outside mounts is refused', () =>
  expect(() => withWeight('.minicart-line{color:red}')).toThrow('begins at no mount'))
