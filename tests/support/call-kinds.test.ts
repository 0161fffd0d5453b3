// Tests that a table by kind contains every kind, and that a few calls represent all.
import { expect, test } from 'vitest'
import { apiCalls } from './api-examples.ts'
import { oneOfEachKind } from './call-kinds.ts'

const few = oneOfEachKind(apiCalls)

test.each([
  ['a read', ({ isRead }) => isRead],
  ['a write', ({ isRead }) => !isRead],
  ['each method', ({ sends }) => sends.method === 'DELETE'],
  ['an answer that the contract leaves open', ({ isOpen }) => isOpen],
  ['an answer that may be empty', ({ canBeEmpty, isOpen }) => canBeEmpty && !isOpen],
  ['text', ({ isText }) => isText],
  ['a call without cookies', ({ isForEverybody }) => isForEverybody],
  ['the catalogue’s', ({ sends }) => sends.path.startsWith('catalog/')],
  ['the session’s', ({ sends }) => sends.path === 'api/session'],
] satisfies [string, (call: (typeof apiCalls)[number]) => boolean | undefined][])('%s is among them', (_kind, is) => {
  expect(apiCalls.some(is)).toBe(true)
  expect(few.some(is)).toBe(true)
})

test('a few stand for all', () => {
  expect(few.length).toBeLessThan(apiCalls.length / 3)
})
