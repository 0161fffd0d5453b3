// The four suites of tests, and the compiling of texts that they share with the build.
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import { compileMacros, hasMacro } from '../scripts/messages/macros.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const macros: Plugin = {
  name: 'lingui-macros',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0] ?? id
    if (!/\.tsx?$/.test(file) || !hasMacro(code)) return null
    const result = await compileMacros(await readFile(file, 'utf8'), file)
    return { code: result.code, map: result.map as never }
  },
}

const shared = { plugins: [macros], root, oxc: { jsx: { runtime: 'automatic' as const } } }
// Files of a worker share its modules and its browser: evaluating the host's anew costs each file more than most of its tests. What a file
// changes is its own: a shop, a database, profiles of the browser.
const sharing = { isolate: false }
// Limits end what hangs, they measure nothing: vitest gives a poll one second, which a machine that does something else as well does not have.
const isolated = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** Four suites: rules and stores in Node, the host on PGlite, every widget alone in Chromium, whole visits in Chromium. */
export default defineConfig({
  root,
  test: {
    // A core each, also on the two of a small machine, where vitest would leave one idle; most tests wait more than they compute.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        test: {
          ...isolated,
          name: 'unit',
          // A thread of its own for each file starts sooner than a process.
          pool: 'threads',
          include: ['{shared,stores,widgets,scripts}/**/*.test.{ts,tsx}', 'tests/{support,benchmarks}/**/*.test.ts'],
          setupFiles: ['tests/sentences.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...isolated,
          name: 'host',
          ...sharing,
          include: ['demo-pages/**/*.test.ts'],
          globalSetup: ['tests/support/templates.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        test: {
          ...isolated,
          name: 'conformance',
          ...sharing,
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: ['tests/conformance/start-host.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        test: {
          ...isolated,
          name: 'journeys',
          ...sharing,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/support/templates.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
