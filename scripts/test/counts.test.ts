// No way of failing is counted as success.
import { expect, test } from 'vitest'
import { countsOf, isGreen, lastLine, none, sum } from './counts.ts'

const report = (about: object) =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...about })

test('passed, failed and skipped tests are counted, todos among the skipped', () => {
  const counts = countsOf(report({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), false)
  expect(lastLine(counts)).toBe('5 passed, 2 failed, 2 skipped')
})

test('what failed is told with its file, its name and its reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'the cart adds', failureMessages: [] },
    { status: 'failed', fullName: 'the cart removes', failureMessages: ['\u001B[31mexpected 1 to be 0\u001B[39m\n at cart.test.ts:3'] },
  ]
  const files = [{ name: '/tests/cart.test.ts', status: 'failed', assertionResults }]
  const { failures } = countsOf(report({ numPassedTests: 1, numFailedTests: 1, testResults: files }), false)
  expect(failures).toEqual(['/tests/cart.test.ts > the cart removes\n    expected 1 to be 0\n     at cart.test.ts:3'])
})

test('a file that broke before its first test counts as failed', () => {
  const files = [{ status: 'failed', assertionResults: [] }]
  expect(countsOf(report({ numPassedTests: 5, testResults: files }), false).failed).toBe(1)
})

test('a file that failed when it ended is told with its reason, beside tests that passed or failed', () => {
  const ended = { name: '/tests/cart.test.ts', status: 'failed', message: 'The shop met faults of its own' }
  const passed = { status: 'passed', fullName: 'the cart adds', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'the cart removes', failureMessages: ['no'] }
  const told = (...assertionResults: object[]) => report({ numPassedTests: 1, testResults: [{ ...ended, assertionResults }] })
  const reason = '/tests/cart.test.ts\n    The shop met faults of its own'
  expect(countsOf(told(passed), false)).toMatchObject({ failed: 1, failures: [reason] })
  expect(countsOf(told(passed, failed), false).failures).toEqual([reason, '/tests/cart.test.ts > the cart removes\n    no'])
})

test.each([
  ['an unhandled rejection beside green tests', report({ numPassedTests: 5 }), false],
  ['no test at all', report({}), true],
  ['a report cut short', '{"numPassedTests": 5', true],
  ['no report', null, true],
])('%s counts as failed', (_case, text, hasSucceeded) => {
  const counts = countsOf(text, hasSucceeded)
  expect(counts.failed).toBe(1)
  expect(counts.failures).toHaveLength(1)
})

test('a run is green only when something passed and nothing failed', () => {
  expect(isGreen({ passed: 3, failed: 0 })).toBe(true)
  expect(isGreen({ passed: 3, failed: 1 })).toBe(false)
  expect(isGreen(none)).toBe(false)
})

test('suites are summed with what failed in them, and nothing skipped is not spoken of', () => {
  const total = sum([
    { ...none, passed: 1 },
    { ...none, passed: 2, failed: 1, failures: ['one'] },
  ])
  expect(lastLine(total)).toBe('3 passed, 1 failed')
  expect(total.failures).toEqual(['one'])
})
