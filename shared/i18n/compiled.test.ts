// Compiled messages as they ship, read in the four languages.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type Message, writeMessage } from './compiled.ts'

const write = (text: string, values = {}, language = 'en') => writeMessage(compileMessageOrThrow(text) as Message, values, language)

test('texts and placeholders stand in order', () => {
  expect(write('Hello {name}, {name}!', { name: 'Ada' })).toBe('Hello Ada, Ada!')
  expect(write("It''s {n} %", { n: 0 })).toBe("It's 0 %")
})

test.each([undefined, null])('a placeholder for %s is left out', (name) => {
  expect(write('Hello {name}!', { name })).toBe('Hello !')
  expect(write('Hello {constructor}!')).toBe('Hello !')
})

test.each([
  ['en', 1, '1 ball'],
  ['en', 0, '0 balls'],
  ['en', 1234, '1,234 balls'],
  ['de', 1234.5, '1.234,5 balls'],
  ['sv', 1, '1 ball'],
  ['nl', 2, '2 balls'],
])('in %s a plural of %s reads %s', (language, n, text) => {
  expect(write('{n, plural, one {# ball} other {# balls}}', { n }, language)).toBe(text)
})

test('an exact count comes before its kind, and cases hold placeholders', () => {
  const text = '{n, plural, =0 {No {what}} one {One {what}} other {# of {what}}}, #1'
  expect(write(text, { n: 0, what: 'ball' })).toBe('No ball, #1')
  expect(write(text, { n: 1, what: 'ball' })).toBe('One ball, #1')
  expect(write(text, { n: 7, what: 'ball' })).toBe('7 of ball, #1')
})
