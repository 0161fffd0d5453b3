// No way of failing is counted as success.
import { expect, test } from 'vitest'
import { countsOf, isGreen, lastLine, none, sum } from './counts.ts'

const report = (about: object) =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...about })

test('passed, failed and skipped tests are counted, todos among the skipped', () => {
  const counts = countsOf(report({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), false)
  expect(lastLine(counts)).toBe('5 passed, 2 failed, 2 skipped')
})

test('a file that broke before its first test counts as failed', () => {
  const files = [{ status: 'failed', assertionResults: [] }]
  expect(countsOf(report({ numPassedTests: 5, testResults: files }), false).failed).toBe(1)
})

test.each([
  ['an unhandled rejection beside green tests', report({ numPassedTests: 5 }), false],
  ['no test at all', report({}), true],
  ['a report cut short', '{"numPassedTests": 5', true],
  ['no report', null, true],
])('%s counts as failed', (_case, text, hasSucceeded) => {
  expect(countsOf(text, hasSucceeded).failed).toBe(1)
})

test('a run is green only when something passed and nothing failed', () => {
  expect(isGreen({ passed: 3, failed: 0, skipped: 1 })).toBe(true)
  expect(isGreen({ passed: 3, failed: 1, skipped: 0 })).toBe(false)
  expect(isGreen(none)).toBe(false)
})

test('suites are summed, and nothing skipped is not spoken of', () => {
  expect(
    lastLine(
      sum([
        { passed: 1, failed: 0, skipped: 0 },
        { passed: 2, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe('3 passed, 1 failed')
})
