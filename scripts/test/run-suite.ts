// Runs one of vitest's projects in a process of its own and counts its tests.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSoak } from '../../tests/support/scope.ts'
import { countsOf, type Counts } from './counts.ts'
import { timesOf, type FileTime } from './slowest.ts'

/** A part of the run. */
export interface Suite {
  name: string
  project: string
  env?: Record<string, string>
  /** Only files whose path holds one of these. */
  files?: readonly string[]
  /** Needs a real one. */
  isOnPostgres?: boolean
}

/** What a suite's run came to. */
export interface SuiteRun {
  counts: Counts
  times: FileTime[]
}

/** Whether what a suite says is shown as it says it, or when it ends, so that suites side by side do not talk at once. */
export type Said = 'at once' | 'at its end'

const root = join(import.meta.dirname, '../..')
const results = join(root, 'tests/.results')
// Ends what hangs, and no slow machine: one has taken 40 minutes for the journeys beside other work. A soak run has hours.
const limit = (isSoak ? 240 : 75) * 60_000

/** Runs the suite without retries, so many of its files at once; one that hangs is ended after its limit and counts as failed. */
export async function runSuite({ name, project, env = {}, files = [] }: Suite, workers: number, said: Said): Promise<SuiteRun> {
  const file = join(results, `${name.replaceAll(':', '-')}.json`)
  await mkdir(results, { recursive: true })
  await rm(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
    '--retry=0',
    `--maxWorkers=${workers}`,
    ...reporters,
    ...files,
  ]
  const stdio = said === 'at once' ? 'inherit' : 'pipe'
  // What was compiled for one file's worker is not compiled anew for the next: Node keeps it here.
  const kept = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...kept, ...env } })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const timer = setTimeout(() => {
    console.error(`${name} did not end within ${limit / 60_000} minutes and is ended.`)
    child.kill('SIGKILL')
  }, limit)
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  clearTimeout(timer)
  if (output.length > 0) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${name} said\n`), ...output]))
  const report = await readFile(file, 'utf8').catch(() => null)
  return { counts: countsOf(report, hasSucceeded), times: timesOf(name, report, root) }
}
