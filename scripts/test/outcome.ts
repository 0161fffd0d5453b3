// The result of a run: the result of each file, after those that failed were run again alone.

/** The result of a test file in a suite. */
export interface FileRun {
  suite: string
  file: string
  passed: number
  failed: number
  skipped: number
  ms: number
  /** The failures with their reasons, a few lines each: the end of a log is read first, and often all that is kept. */
  failures: readonly string[]
}

/** The number of tests by result, and the failures. */
export type Counts = Pick<FileRun, 'passed' | 'failed' | 'skipped' | 'failures'>

/** The result of a whole run. */
export interface Outcome {
  counts: Counts
  /** Files that failed and then passed, with the result of the failure. */
  unsteady: readonly FileRun[]
  /** Files that failed, also when they ran again. */
  red: readonly FileRun[]
}

/** The result before anything ran. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** More failed files than this are no unsteadiness but a change that broke them: nothing is repeated. */
export const mostRepeats = 10

/** A failure outside of any test. */
export function failure(message: string): Counts {
  return { ...none, failed: 1, failures: [message] }
}

/** The files to run once more, alone. */
export function toRepeat(first: readonly FileRun[]): FileRun[] {
  const failed = first.filter((run) => run.failed > 0)
  return failed.length > mostRepeats ? [] : failed
}

/** Counts each file once, by its second result if there is one. Failing twice is red, passing the second time is unsteady. */
export function judge(first: readonly FileRun[], again: readonly FileRun[]): Outcome {
  const second = (run: FileRun) => again.find(({ suite, file }) => suite === run.suite && file === run.file)
  const last = first.map((run) => second(run) ?? run)
  return {
    counts: sum(last),
    unsteady: first.filter((run) => run.failed > 0 && second(run)?.failed === 0),
    red: last.filter((run) => run.failed > 0),
  }
}

/** The sum of several parts. */
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

/** Whether a run is green: something ran and nothing failed. */
export function isGreen({ passed, failed }: Pick<Counts, 'passed' | 'failed'>): boolean {
  return failed === 0 && passed > 0
}

/** The slowest files, one per line: the place to save time next. */
export function slowestLines(runs: readonly FileRun[], most = 10): string[] {
  return runs
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ suite, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s   ${suite.padEnd(20)} ${file}`)
}

/** The content of the file of unsteady files; empty if there are none. */
export function unsteadyText(unsteady: readonly FileRun[]): string {
  return unsteady.map(({ suite, file, failures }) => `${suite} ${file}\n  ${failures.join('\n  ')}\n`).join('\n')
}
