// Counts what a run of vitest says in its JSON report, and what it does not say.
import * as v from 'valibot'

/** How many tests ended how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Nothing ran yet. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/**
 * Reads a report. Beside failed tests it counts files that failed before their first test, and a run that failed although
 * no test did: an unhandled rejection, no test file, a crash.
 */
export function countsOf(report: string | null, hasSucceeded: boolean): Counts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), report)
  if (!parsed.success) return { ...none, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  const failed = numFailedTests + broken
  const hasRun = numPassedTests + failed > 0
  return { passed: numPassedTests, failed: failed === 0 && !(hasSucceeded && hasRun) ? 1 : failed, skipped: numPendingTests + numTodoTests }
}

/** The sum of several runs. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed, skipped: total.skipped + one.skipped }),
    none,
  )
}

/** The last line of a test run. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Whether a run may be called green: something ran and nothing failed. */
export function isGreen({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}
