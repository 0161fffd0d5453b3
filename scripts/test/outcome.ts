// What a run came to: how each file ended, once those that failed were run again alone.

/** How a file of tests ended in a suite. */
export interface FileRun {
  suite: string
  file: string
  passed: number
  failed: number
  skipped: number
  ms: number
  /** What failed and why, a few lines each: the end of a log is what is read first, and often all that is kept. */
  failures: readonly string[]
}

/** How many tests ended how, and what failed. */
export type Counts = Pick<FileRun, 'passed' | 'failed' | 'skipped' | 'failures'>

/** A whole run. */
export interface Outcome {
  counts: Counts
  /** Files that failed and passed when they were run again, as they were when they failed. */
  unsteady: readonly FileRun[]
}

/** Nothing ran yet. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** More than so many at once is no unsteadiness but a change that broke them: nothing is repeated. */
export const mostRepeats = 10

/** A failure that is none of a test. */
export function failure(message: string): Counts {
  return { ...none, failed: 1, failures: [message] }
}

/** Which files are run once more, alone. */
export function toRepeat(first: readonly FileRun[]): FileRun[] {
  const failed = first.filter((run) => run.failed > 0)
  return failed.length > mostRepeats ? [] : failed
}

/** Counts each file once: as it ended the second time where there was one. Failing twice is red, passing then is unsteady. */
export function judge(first: readonly FileRun[], again: readonly FileRun[]): Outcome {
  const second = (run: FileRun) => again.find(({ suite, file }) => suite === run.suite && file === run.file)
  return {
    counts: sum(first.map((run) => second(run) ?? run)),
    unsteady: first.filter((run) => run.failed > 0 && second(run)?.failed === 0),
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

/** Whether a run may be called green: something ran and nothing failed. */
export function isGreen({ passed, failed }: Pick<Counts, 'passed' | 'failed'>): boolean {
  return failed === 0 && passed > 0
}

/** The slowest files, a line each: where the next minute is to be saved. */
export function slowestLines(runs: readonly FileRun[], most = 10): string[] {
  return runs
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ suite, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s   ${suite.padEnd(20)} ${file}`)
}

/** What the file of unsteady files says; nothing where there is none. */
export function unsteadyText(unsteady: readonly FileRun[]): string {
  return unsteady.map(({ suite, file, failures }) => `${suite} ${file}\n  ${failures.join('\n  ')}\n`).join('\n')
}
