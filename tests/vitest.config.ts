// The four test projects, and the compilation of texts that they share with the build. `scripts/test/suites.ts` lists the suites of a whole run.
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { compileMacros, hasMacro } from '../scripts/messages/macros.ts'

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

type Project = NonNullable<TestProjectInlineConfiguration['test']>

// Files of a worker share its modules and its browser: evaluating the host's anew costs each file more than most of its tests. What a file
// changes is its own: a shop, a database, profiles of the browser.
const sharing = { isolate: false, hookTimeout: 180_000 }

/** `unit`: rules and stores in Node. `host`: the host's code on a database. `conformance`: every widget alone in Chromium. `journeys`: whole visits. */
export const projects: Record<'unit' | 'host' | 'conformance' | 'journeys', Project> = {
  unit: {
    // A thread per file starts sooner than a process. Shared workers took a third of the time when tried, but failed: modules that a file
    // loaded late mixed with those of the previous file, in another file each time.
    pool: 'threads',
    setupFiles: ['tests/sentences.ts'],
    include: ['{shared,stores,widgets,scripts}/**/*.test.{ts,tsx}', 'tests/{support,benchmarks,kit}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
  },
  host: { ...sharing, include: ['demo-pages/**/*.test.ts'], globalSetup: ['tests/support/templates.ts'] },
  conformance: {
    ...sharing,
    include: ['tests/conformance/**/*.test.ts', '{shared,tests/support}/**/*.browser.test.ts'],
    globalSetup: ['tests/conformance/start-host.ts'],
  },
  journeys: { ...sharing, include: ['tests/journeys/**/*.test.ts'], globalSetup: ['tests/support/templates.ts'], testTimeout: 180_000 },
}

/** The shared options. The plugin is shared too, so that each file is compiled once and not again by every project. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [macros],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // One more than there are cores: journeys wait for lines and timers for a third of their time.
    maxWorkers: availableParallelism() + 1,
    // Limits end hanging tests and measure nothing: vitest's default of one second for a poll is too short on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Global setups read their project's environment, which must be set explicitly.
    env: {},
    projects: Object.entries(projects).map(([name, test]) => ({ test: { ...test, name } })),
  },
})
