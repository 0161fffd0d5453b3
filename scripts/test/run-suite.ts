// Runs one of vitest's projects in a process of its own and counts its tests.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { countsOf, type Counts } from './counts.ts'

/** A part of the run. */
export interface Suite {
  name: string
  project: string
  env?: Record<string, string>
  /** Only files whose path holds one of these. */
  files?: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const results = join(root, 'tests/.results')
// A soak run has hours.
const limit = (process.env['SOAK'] === '1' ? 240 : 15) * 60_000

/** Runs the suite without retries; one that hangs is ended after its limit and counts as failed. */
export async function runSuite({ name, project, env = {}, files = [] }: Suite): Promise<Counts> {
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
    ...reporters,
    ...files,
  ]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const timer = setTimeout(() => {
    console.error(`${name} did not end within ${limit / 60_000} minutes and is ended.`)
    child.kill('SIGKILL')
  }, limit)
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  clearTimeout(timer)
  return countsOf(await readFile(file, 'utf8').catch(() => null), hasSucceeded)
}
