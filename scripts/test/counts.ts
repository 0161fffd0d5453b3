// Counts what a run of vitest says in its JSON report, and what it does not say.
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** How many tests ended how, and what failed. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed and why, a few lines each: the end of a log is what is read first, and often all that is kept. */
  failures: readonly string[]
}

/** Nothing ran yet. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Lines of an error worth repeating: what was expected, and the first places it came from. */
const toldLines = 24

const Assertion = v.object({ status: v.string(), fullName: v.string(), failureMessages: v.nullish(v.array(v.string()), []) })

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.optional(v.string(), ''),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(Assertion),
    }),
  ),
})

/**
 * Reads a report. Beside failed tests it counts files that failed before their first test or behind their last, and a run that
 * failed although no test did: an unhandled rejection, no test file, a crash.
 */
export function countsOf(report: string | null, hasSucceeded: boolean): Counts {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), report)
  if (!parsed.success) return failure('The run left no report.')
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output
  const broken = testResults.filter(isBroken).length
  const failed = numFailedTests + broken
  const counts = { passed: numPassedTests, skipped: numPendingTests + numTodoTests }
  if (failed > 0) return { ...counts, failed, failures: testResults.flatMap(failuresOfFile) }
  // An unhandled rejection, a crash or no test at all: no test says it, the exit code does.
  if (!hasSucceeded || numPassedTests === 0) return { ...failure('No test failed, but the run did.'), ...counts }
  return { ...counts, failed, failures: [] }
}

/** A failure that is none of a test. */
export function failure(message: string): Counts {
  return { ...none, failed: 1, failures: [message] }
}

type FileResult = v.InferOutput<typeof Report>['testResults'][number]

/** It failed outside of its tests: it could not be read, or what it shares could not be set up or did not end well. */
const isBroken = ({ status, message, assertionResults }: FileResult) =>
  status === 'failed' && (message !== '' || assertionResults.length === 0)

function failuresOfFile(file: FileResult): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  const ofTests = failed.map(({ fullName, failureMessages }) => told(`${file.name} > ${fullName}`, failureMessages.join('\n')))
  return isBroken(file) ? [told(file.name, file.message), ...ofTests] : ofTests
}

function told(title: string, message: string): string {
  return [title, ...stripVTControlCharacters(message).split('\n').slice(0, toldLines)].join('\n    ')
}

/** The sum of several runs. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    none,
  )
}

/** The last line of a test run. */
export function lastLine({ passed, failed, skipped }: Omit<Counts, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Whether a run may be called green: something ran and nothing failed. */
export function isGreen({ passed, failed }: Pick<Counts, 'passed' | 'failed'>): boolean {
  return failed === 0 && passed > 0
}
