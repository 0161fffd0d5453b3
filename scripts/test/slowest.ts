// Which files a run waited for longest: where the next minute is to be saved.
import * as v from 'valibot'

const Report = v.object({ testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })) })

/** A test file and how long its tests ran. */
export interface FileTime {
  suite: string
  file: string
  ms: number
}

/** The times of a suite's files from its report; none where there is no report. */
export function timesOf(suite: string, report: string | null, root: string): FileTime[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), report)
  if (!parsed.success) return []
  return parsed.output.testResults.map(({ name, startTime, endTime }) => ({
    suite,
    file: name.replace(`${root}/`, ''),
    ms: endTime - startTime,
  }))
}

/** The slowest of them, a line each. */
export function slowestLines(times: readonly FileTime[], most = 10): string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ suite, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s   ${suite.padEnd(20)} ${file}`)
}
