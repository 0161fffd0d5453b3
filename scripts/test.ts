// Everything: `npm test`. Builds both flavours, checks, and runs every suite; the last line counts them together.
// `npm test -- unit journeys:react` runs some. No test is ever repeated until it passes.
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOrInstallBrowser, findOrInstallHeadlessShell } from '../tests/support/find-browser.ts'
import { findOldLibraries } from '../tests/support/old-libraries.ts'
import { ensureBuilt } from './build-state.ts'
import { findPostgres } from './find-postgres.ts'
import { failure, isGreen, lastLine, none, sum, type Counts } from './test/counts.ts'
import { runSuite, type Suite } from './test/run-suite.ts'

const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const isAsked = (name: string) => asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}:`))

const parts: { name: string; counts: Counts; ms: number }[] = []
const notRun: string[] = []

async function part(name: string, run: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const counts = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return failure(message)
  })
  parts.push({ name, counts, ms: performance.now() - started })
  return counts.failed === 0
}

// Stores, calls and rules are the same code in both flavours: of the journeys React walks those that are about drawing, focus and hydration.
const reactJourneys = sample('journeys', ['purchase.test', 'keyboard', 'slow', 'back', 'once'])
// And what never writes to the database has nothing to learn from another one.
const postgresJourneys = sample('journeys', ['purchase.test', 'payment', 'once', 'cart', 'trouble', 'expired', 'tabs'])
const postgresFolders = sample('host', ['routes', 'shop', 'database', 'catalogue', 'pages', 'provider'])

/** Only these files of a suite, on all days but those of a soak run. */
function sample(project: 'journeys' | 'host', names: readonly string[]): string[] {
  if (process.env['SOAK'] === '1') return []
  return names.map((name) => (project === 'journeys' ? `tests/journeys/${name}` : `demo-pages/${name}/`))
}

const suites: readonly Suite[] = [
  { name: 'unit', project: 'unit' },
  { name: 'host', project: 'host' },
  ...['preact', 'react'].flatMap((flavour) => [
    { name: `conformance:${flavour}`, project: 'conformance', env: { FLAVOUR: flavour } },
    { name: `journeys:${flavour}`, project: 'journeys', env: { FLAVOUR: flavour }, files: flavour === 'react' ? reactJourneys : [] },
  ]),
].filter(({ name }) => isAsked(name))
const onPostgres: readonly Suite[] = [
  { name: 'host:postgres', project: 'host', files: postgresFolders },
  { name: 'journeys:postgres', project: 'journeys', env: { FLAVOUR: 'preact' }, files: postgresJourneys },
].filter(({ name }) => isAsked(name))

const needsBrowser = [...suites, ...onPostgres].some(({ project }) => project !== 'host')
if (needsBrowser)
  await part('browser', async () => {
    console.log(`Browser: ${findOrInstallBrowser().how}.`)
    console.log(`Headless shell: ${findOrInstallHeadlessShell()?.how ?? 'none; the browser does for all'}.`)
    return none
  })
if (needsBrowser && [...suites, ...onPostgres].some(({ project }) => project === 'journeys')) {
  const reason = findOldLibraries()
  if (reason) notRun.push(`A page with Prototype.js and jQuery: ${reason}`)
}
const needsBuild = isAsked('check') || suites.some(({ project }) => project !== 'unit') || onPostgres.length > 0
const isBuilt =
  !needsBuild ||
  (await part('build', async () => {
    for (const flavour of ['preact', 'react']) await ensureBuilt(flavour)
    return none
  }))
if (isAsked('check'))
  await part('check', async () =>
    spawnSync(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' }).status === 0
      ? none
      : failure('What it found stands above.'),
  )

for (const suite of suites) {
  if (isBuilt || suite.project === 'unit') await part(suite.name, () => runSuite(suite))
  else notRun.push(`${suite.name}: the build failed`)
}

if (isBuilt && onPostgres.length > 0) {
  const started = await findPostgres()
  if (started.isStarted) {
    for (const suite of onPostgres) {
      await part(suite.name, () => runSuite({ ...suite, env: { ...suite.env, TEST_DATABASE_URL: started.postgres.url } }))
    }
    await started.postgres.stop()
  } else {
    notRun.push(...onPostgres.map(({ name }) => `${name}: ${started.reason}`))
  }
}

for (const { name, counts } of parts) for (const told of counts.failures) console.log(`\nFailed in ${name}: ${told}`)
console.log('')
for (const { name, counts, ms } of parts) console.log(`${name.padEnd(20)} ${(ms / 1000).toFixed(1).padStart(7)} s   ${lastLine(counts)}`)
for (const reason of notRun) console.log(`Not run: ${reason}.`)
const total = sum(parts.map(({ counts }) => counts))
await mkdir(join(root, 'tests/.results'), { recursive: true })
// .ci/run sees by this file that the count was said.
await writeFile(join(root, 'tests/.results/count.txt'), `${lastLine(total)}\n`)
console.log(lastLine(total))
process.exitCode = isGreen(total) ? 0 : 1
