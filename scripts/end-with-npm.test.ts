// A process of `npm start` shuts down properly when the shell between it and npm ends.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { endWithNpm } from './end-with-npm.ts'

const script = `
  const { endWithNpm } = await import(${JSON.stringify(join(import.meta.dirname, 'end-with-npm.ts'))})
  endWithNpm()
  const life = setInterval(() => {}, 1000)
  process.once('SIGTERM', () => { console.log('ended'); clearInterval(life) })
  console.log('ready ' + process.pid)`

/** A shell like npm's, which waits for its child and does not pass signals on. */
function startShell() {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { PATH: process.env['PATH'], NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { shell, lines: createInterface({ input: shell.stdout })[Symbol.asyncIterator]() }
}

test('under npm the process ends with its shell', async () => {
  const { shell, lines } = startShell()
  expect((await lines.next()).value).toMatch(/^ready/)
  shell.kill('SIGTERM')
  expect((await lines.next()).value).toBe('ended')
})

test('without npm the parent is not watched, since it may end like a daemon’s does', () => {
  vi.useFakeTimers()
  vi.stubEnv('npm_lifecycle_event', 'start')
  endWithNpm()
  expect(vi.getTimerCount()).toBe(1)
  vi.clearAllTimers()
  vi.stubEnv('npm_lifecycle_event', undefined)
  endWithNpm()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
