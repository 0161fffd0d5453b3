// Runs the tests that should find a fault in the copy, and returns the first failure.
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { isStale } from '../build-state.ts'
import type { SeededFault } from './faults.ts'

/** The tests to run: a suite and some of its files. */
export type SuiteRun = Pick<SeededFault, 'suite' | 'tests'>

/** The result of a run and its output. */
export interface Ended {
  isOk: boolean
  output: string
}

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
})

/**
 * The first test that fails, or null if all pass; throws if no test ran, which would prove nothing. `image` is a seeded shop to
 * start with; without one the tests seed their own.
 */
export async function firstFailure(copy: string, { suite, tests }: SuiteRun, image: string): Promise<string | null> {
  if (suite === 'check') return failedCheck(await run(copy, ['scripts/check.ts', ...tests]))
  const [project = '', database] = suite.split(':')
  if (project !== 'unit' && (await isStale('preact', copy))) {
    const built = await run(copy, ['scripts/build/build.ts', '--flavour=preact'])
    if (!built.isOk) return `the build: ${lastWords(built.output)}`
  }
  const file = join(copy, 'seeded-report.json')
  await rm(file, { force: true })
  const options = ['--config', 'tests/vitest.config.ts', '--project', project, '--retry=0', '--bail=1']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = { ...(image === '' ? {} : { TEST_IMAGE: image }), ...(database === undefined ? { TEST_DATABASE_URL: '' } : {}) }
  const ended = await run(copy, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters, ...tests], env)
  return failureIn(await readFile(file, 'utf8').catch(() => null), ended)
}

/** The first failure in vitest's report. */
export function failureIn(report: string | null, { isOk, output }: Ended): string | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), report)
  if (!read.success || read.output.testResults.length === 0) throw new Error(`No test was run: ${lastWords(output)}`)
  for (const { assertionResults } of read.output.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return failed.fullName
  }
  const whole = read.output.testResults.find(({ status }) => status === 'failed')
  if (whole) return lastWords(whole.message) || whole.name
  return isOk ? null : `no test failed, but the run did: ${lastWords(output)}`
}

function failedCheck({ isOk, output }: Ended): string | null {
  if (isOk) return null
  return output.split('\n').find((line) => line.startsWith('  ')) ?? lastWords(output)
}

/** Stops the running tests. */
export let stopRunning = () => {}

/** Runs a script of the copy with this version of Node. */
export async function run(copy: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  // A process group of its own, so that browsers and shops end with it.
  const child = spawn(process.execPath, args, {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  stopRunning = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  child.on('error', reject)
  child.on('close', (code) => resolve(code === 0))
  const isOk = await promise
  stopRunning = () => {}
  return { isOk, output: stripVTControlCharacters(Buffer.concat(parts).toString()) }
}

function lastWords(output: string): string {
  return output.trim().split('\n').at(-1)?.trim().slice(0, 200) ?? ''
}
