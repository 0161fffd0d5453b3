// Reads the result of a test file from vitest, with every kind of failure.
import { stripVTControlCharacters } from 'node:util'
import type { TestModule } from 'vitest/node'
import type { FileRun } from './outcome.ts'

/** The lines of an error to print: the expectation, and the top of the stack. */
const reportedLines = 24

/** The part of vitest's report of a file that is used. */
export interface Reported {
  state: TestModule['state']
  errors: () => readonly FailedTest[]
  children: {
    allTests: () => Iterable<{ fullName: string; result: () => { state: string; errors?: readonly FailedTest[] | undefined } }>
    allSuites: () => Iterable<{ fullName: string; errors: () => readonly FailedTest[] }>
  }
  diagnostic: () => Record<(typeof phases)[number], number>
}

/** The durations that vitest reports for a file. */
const phases = ['environmentSetupDuration', 'prepareDuration', 'setupDuration', 'collectDuration', 'duration'] as const

/** An error as vitest reports it. */
export interface FailedTest {
  message: string
  stack?: string
  stacks?: readonly { file: string; line: number }[]
}

/**
 * The result of a file. Besides failed tests it counts errors outside of them: loading the file, its hooks, unhandled rejections
 * (`unhandled`), and a worker that exited before its file ended, which vitest does not report.
 */
export function fileRunOf(suite: string, file: string, reported: Reported | undefined, unhandled: readonly FailedTest[]): FileRun {
  const tests = [...(reported?.children.allTests() ?? [])].map((test) => ({ name: test.fullName, ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed')
  const groups = [...(reported?.children.allSuites() ?? [])].flatMap((group) =>
    group.errors().map((error) => failureText(`${file} > ${group.fullName}`, [error])),
  )
  const outside = [...(reported?.errors() ?? []), ...unhandled].map((error) => failureText(file, [error]))
  const failures = [...outside, ...groups, ...failed.map(({ name, errors = [] }) => failureText(`${file} > ${name}`, errors))]
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

/** An error with the top of its stack, under a title. */
export function failureText(title: string, errors: readonly FailedTest[]): string {
  const said = errors.flatMap(({ message, stacks = [] }) => [message, ...stacks.filter(({ file }) => isOurs(file)).map(placeOf)]).join('\n')
  return [title, ...stripVTControlCharacters(said).split('\n').slice(0, reportedLines)].join('\n    ')
}

const isOurs = (file: string) => !/node_modules|^node:/.test(file)
const placeOf = ({ file, line }: { file: string; line: number }) => `at ${file}:${line}`
