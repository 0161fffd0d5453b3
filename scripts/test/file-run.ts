// Reads from vitest how a file of tests ended, and misses no way of failing.
import { stripVTControlCharacters } from 'node:util'
import type { TestModule } from 'vitest/node'
import type { FileRun } from './outcome.ts'

/** Lines of an error worth repeating: what was expected, and the first places it came from. */
const toldLines = 24

/** What is read of vitest's report of a file. */
export interface Reported {
  state: TestModule['state']
  errors: () => readonly Told[]
  children: {
    allTests: () => Iterable<{ fullName: string; result: () => { state: string; errors?: readonly Told[] | undefined } }>
    allSuites: () => Iterable<{ fullName: string; errors: () => readonly Told[] }>
  }
  diagnostic: () => Record<(typeof phases)[number], number>
}

/** What a file takes time for. */
const phases = ['environmentSetupDuration', 'prepareDuration', 'setupDuration', 'collectDuration', 'duration'] as const

/** An error as vitest hands it on. */
export interface Told {
  message: string
  stack?: string
  stacks?: readonly { file: string; line: number }[]
}

/**
 * How a file ended. Beside failed tests it counts what broke outside of them: reading the file, its hooks, rejections that nobody handled
 * (`unhandled`), and a worker that ended before the file did, of which vitest has no report.
 */
export function fileRunOf(suite: string, file: string, reported: Reported | undefined, unhandled: readonly Told[]): FileRun {
  const tests = [...(reported?.children.allTests() ?? [])].map((test) => ({ name: test.fullName, ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed')
  const groups = [...(reported?.children.allSuites() ?? [])].flatMap((group) =>
    group.errors().map((error) => tell(`${file} > ${group.fullName}`, [error])),
  )
  const outside = [...(reported?.errors() ?? []), ...unhandled].map((error) => tell(file, [error]))
  const failures = [...outside, ...groups, ...failed.map(({ name, errors = [] }) => tell(`${file} > ${name}`, errors))]
  const isOver = reported?.state() === 'passed' || reported?.state() === 'skipped'
  if (failures.length === 0 && !isOver) failures.push(`${file}\n    It did not run to its end.`)
  return {
    suite,
    file,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    skipped: tests.filter(({ state }) => state === 'skipped').length,
    ms: phases.reduce((sum, phase) => sum + (reported?.diagnostic()[phase] ?? 0), 0),
    failures,
  }
}

/** An error with its first places, under a title. */
export function tell(title: string, errors: readonly Told[]): string {
  const said = errors.flatMap(({ message, stacks = [] }) => [message, ...stacks.filter(({ file }) => isOurs(file)).map(placeOf)]).join('\n')
  return [title, ...stripVTControlCharacters(said).split('\n').slice(0, toldLines)].join('\n    ')
}

const isOurs = (file: string) => !/node_modules|^node:/.test(file)
const placeOf = ({ file, line }: { file: string; line: number }) => `at ${file}:${line}`
