// Runs suites as projects of one vitest, which share cores and compiled files, and then each failed file once more, alone.
import { join, relative } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import config, { projects } from '#tests/vitest.config.ts'
import { fileRunOf, failureText, type FailedTest } from './file-run.ts'
import { callsForAll, relatedSpecs } from './related.ts'
import { failure, judge, sum, toRepeat, type FileRun, type Outcome } from './outcome.ts'
import type { Suite } from './suites.ts'
import { changedWidgets, type SinceWhole } from './whole.ts'

const root = join(import.meta.dirname, '../..')

/** The options of a run. */
export interface RunOptions {
  suites: readonly Suite[]
  /** The URL of the Postgres that some suites use. */
  postgresUrl: string | null
  /** What has changed since the last whole run of a suite: units that import nothing of it are left out. Null runs all. */
  since: ((suite: string) => SinceWhole) | null
  /** Whether to run a file of a suite. */
  isChosen: (file: string) => boolean
  /** The time limit in minutes; a run that hangs is ended and counts as failed. */
  minutes: number
}

/** The result of a run, with the first result of each file. */
export interface Ran extends Outcome {
  files: readonly FileRun[]
  /** Whether something in this process still hangs, so that it has to be killed. */
  hangs: boolean
}

/** Runs the suites, the long files of each first. */
export async function runSuites({ suites, postgresUrl, since, isChosen, minutes }: RunOptions): Promise<Ran> {
  const vitest = await createVitest(
    { config: false, root, watch: false, retry: 0, slowTestThreshold: 10_000 },
    { ...config, test: { ...config.test, projects: suites.map((suite) => projectOf(suite, postgresUrl, since?.(suite.name))) } },
  )
  await vitest.standalone()
  let hangs = false
  const over = new Promise<void>((resolve) => {
    setTimeout(() => {
      hangs = true
      resolve()
    }, minutes * 60_000).unref()
  })
  const all = await vitest.globTestSpecifications()
  const units = since?.('unit')
  // What was red runs again, whatever it imports.
  const changed = units?.changed ? [...units.changed, ...units.red] : null
  const called = changed === null || callsForAll(changed) ? all : await relatedSpecs(vitest, all, changed, fileOf)
  const specs = called.filter((spec) => isChosen(fileOf(spec)))
  const first = await runFiles(vitest, specs, over)
  const again: FileRun[] = []
  for (const run of hangs ? [] : toRepeat(first.files)) {
    console.log(`\n── again, alone: ${run.suite} ${run.file}`)
    const one = specs.filter((spec) => spec.project.name === run.suite && fileOf(spec) === run.file)
    again.push(...(await runFiles(vitest, one, over)).files)
  }
  if (hangs) console.error(`\nThe tests did not end within ${minutes} minutes and are ended.`)
  else await vitest.close()
  const { counts, ...judged } = judge(first.files, again)
  return { ...judged, counts: sum([counts, ...first.broken.map(failure)]), files: first.files, hangs }
}

/** The result of each file, and the errors outside of all files. */
async function runFiles(vitest: Vitest, specs: TestSpecification[], over: Promise<void>): Promise<{ files: FileRun[]; broken: string[] }> {
  await Promise.race([vitest.runTestSpecifications(specs), over])
  const unhandled: Unhandled[] = vitest.state.getUnhandledErrors().map((error) => Object(error))
  return {
    files: specs.map((spec) =>
      fileRunOf(
        spec.project.name,
        fileOf(spec),
        spec.testModule,
        unhandled.filter((error) => isIn(error, spec)),
      ),
    ),
    broken: unhandled
      .filter((error) => !specs.some((spec) => isIn(error, spec)))
      .map((error) => failureText('outside of any test', [error])),
  }
}

interface Unhandled extends FailedTest {
  VITEST_TEST_PATH?: string
  cause?: { message?: string }
}

/** Whether an error occurred while the file ran; for a worker that exited, only the cause's message names the file. */
const isIn = ({ VITEST_TEST_PATH: path, cause }: Unhandled, { moduleId }: TestSpecification) =>
  path === moduleId || cause?.message?.endsWith(moduleId) === true

const fileOf = ({ moduleId }: TestSpecification) => relative(root, moduleId)

function projectOf(
  { name, project, flavour, isOnPostgres = false, files, not = [] }: Suite,
  postgresUrl: string | null,
  since?: SinceWhole,
) {
  const { include = [], exclude = [], ...rest } = projects[project]
  const env = {
    TEST_DATABASE_URL: isOnPostgres ? (postgresUrl ?? '') : '',
    ...(flavour && { FLAVOUR: flavour }),
    CHANGED_WIDGETS: since ? changedWidgets(since).join(' ') : '',
  }
  return { test: { ...rest, name, env, include: [...(files ?? include)], exclude: [...exclude, ...not] } }
}
