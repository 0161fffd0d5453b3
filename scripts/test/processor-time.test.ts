// The processor time of a run includes every process it started, once.
import { expect, test } from 'vitest'
import { lookOf, processorLine, processorTimeOf, type Look } from './processor-time.ts'

const look = (pid: number, parent: number, seconds: number, about: Partial<Look> = {}): Look => ({
  pid,
  parent,
  started: '1',
  name: 'node',
  seconds,
  ...about,
})

test('a line of /proc is parsed, whatever characters the process name contains', () => {
  const stat = `42 (Web (Content) 1) S 7 42 42 0 -1 4194560 100 0 0 0 250 50 9 9 20 0 1 0 777 0 0`
  expect(lookOf(stat)).toEqual({ pid: 42, parent: 7, started: '777', name: 'Web (Content) 1', seconds: 3 })
})

test('the last reading of the process and all its descendants counts, and nobody else’s', () => {
  const { see, now } = processorTimeOf(10)
  see([look(12, 11, 1, { name: 'chromium' }), look(10, 1, 1), look(11, 10, 1), look(99, 1, 500)])
  see([look(12, 11, 4, { name: 'chromium' }), look(10, 1, 2), look(11, 10, 3), look(99, 1, 600)])
  expect(Object.fromEntries(now())).toEqual({ node: 5, chromium: 4 })
})

test('the time of an ended child stays counted, and so do the children that it left', () => {
  const { see, now } = processorTimeOf(10)
  see([look(10, 1, 1), look(11, 10, 3), look(12, 11, 4)])
  see([look(10, 1, 1), look(12, 1, 6)])
  expect(Object.fromEntries(now())).toEqual({ node: 10 })
})

test('another process with the reused id of an ended child does not count', () => {
  const { see, now } = processorTimeOf(10)
  see([look(10, 1, 1), look(11, 10, 3)])
  see([look(10, 1, 1)])
  see([look(10, 1, 1), look(11, 1, 70, { started: '2' })])
  expect(Object.fromEntries(now())).toEqual({ node: 4 })
})

test('the report is in minutes, with all processes of half a minute or more', () => {
  const times = new Map([
    ['node', 90],
    ['chromium', 120],
    ['sh', 6],
  ])
  expect(processorLine(times)).toBe('3.6 processor-minutes: chromium 2.0, node 1.5')
})
