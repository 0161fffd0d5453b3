// Tests that only the time of our own scripts within a task is counted, and none of it twice.
import { expect, test } from 'vitest'
import { longestOwnTask } from './pages.ts'

const event = (name: string, ts: number, dur: number, url = '', tid = 1) => ({ name, ts, dur, tdur: dur, tid, args: { data: { url } } })
const ours = 'http://localhost/touchline/1.0.0/cart.js'
const theirs = 'http://localhost/theme.js'

test('our own calls in one task are added up, others are left out', () => {
  const traceEvents = [
    event('RunTask', 0, 100_000),
    event('FunctionCall', 1000, 20_000, ours),
    event('FunctionCall', 30_000, 50_000, theirs),
    event('v8.evaluateModule', 90_000, 5000),
    event('RunTask', 200_000, 9000),
    event('FunctionCall', 200_001, 8000, ours),
  ]
  expect(longestOwnTask(JSON.stringify({ traceEvents }))).toBe(25)
})

test('a call within a call counts once, and another thread is another task', () => {
  const traceEvents = [
    event('RunTask', 0, 100_000),
    event('FunctionCall', 1000, 20_000, ours),
    event('FunctionCall', 2000, 10_000, ours),
    event('FunctionCall', 3000, 60_000, ours, 2),
  ]
  expect(longestOwnTask(JSON.stringify({ traceEvents }))).toBe(20)
})
