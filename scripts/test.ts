// Everything: `npm test`. Builds both flavours, checks, and runs every suite; the last line counts them together.
// `npm test -- unit journeys:react` runs some, `WIDGET=minicart npm test` what is about one widget. No test is ever repeated until it passes.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser, findOrInstallHeadlessShell } from '../tests/support/find-browser.ts'
import { findOldLibraries } from '../tests/support/old-libraries.ts'
import { findOrInstallPhp } from '../tests/support/php.ts'
import { isSoak } from '../tests/support/scope.ts'
import { makeImage } from '../tests/support/templates.ts'
import { ensureBuilt } from './build-state.ts'
import { findPostgres } from './find-postgres.ts'
import { failure, isGreen, lastLine, none, sum, type Counts } from './test/counts.ts'
import { runSuite, type Suite } from './test/run-suite.ts'
import { sideBySide } from './test/side-by-side.ts'
import { slowestLines, type FileTime } from './test/slowest.ts'
import { chooseSuites, isAsked } from './test/suites.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'tests/.results')
const asked = process.argv.slice(2)
const widget = process.env['WIDGET'] ?? null
const started = performance.now()
/**
 * Two suites at once, so that the last files of one leave no core idle: together they have a worker a core. A third one on two cores took
 * four minutes more of all, since a page's test has a browser beside it.
 */
const lanes = availableParallelism() > 1 ? 2 : 1

if (widget !== null && !existsSync(join(root, 'widgets', widget))) throw new Error(`WIDGET=${widget}: there is no folder widgets/${widget}`)

const parts: { name: string; counts: Counts; ms: number }[] = []
const times: FileTime[] = []
const notRun: string[] = []

async function part(name: string, work: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const counts = await work().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return failure(message)
  })
  parts.push({ name, counts, ms: performance.now() - begun })
  return counts.failed === 0
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`
const choose = (hasPostgres: boolean) => chooseSuites({ asked, isSoak, widget, hasPostgres })
const wished = choose(false)
const isWished = (project: string) => wished.some((suite) => suite.project === project)
const isCheckAsked = widget === null && isAsked(asked, 'check')

const needsBrowser = wished.some(({ project }) => project !== 'host')
if (needsBrowser)
  await part('browser', async () => {
    console.log(`Browser: ${findOrInstallBrowser().how}.`)
    console.log(`Headless shell: ${findOrInstallHeadlessShell()?.how ?? 'none; the browser does for all'}.`)
    return none
  })
if (isWished('conformance') || isWished('journeys'))
  await part('php', async () => {
    console.log(`PHP: ${findOrInstallPhp()}.`)
    return none
  })
if (isWished('journeys')) {
  const reason = findOldLibraries()
  if (reason) notRun.push(`A page with Prototype.js and jQuery: ${reason}`)
}
const needsBuild = isCheckAsked || wished.some(({ project }) => project !== 'unit')
const isBuilt =
  !needsBuild ||
  (await part('build', async () => {
    await Promise.all(['preact', 'react'].map(ensureBuilt))
    return none
  }))
if (isCheckAsked)
  await part('check', async () =>
    spawnSync(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' }).status === 0
      ? none
      : failure('What it found stands above.'),
  )

const postgres = isBuilt && wished.some(({ isOnPostgres }) => isOnPostgres) ? await findPostgres() : null
const suites = choose(postgres?.isStarted === true)
// The shop that every suite's tests begin with is seeded once.
const seeded = join(results, 'seeded')
const shared: Record<string, string> = {}
const sayings = join(results, 'failed')
await rm(sayings, { recursive: true, force: true })
await mkdir(results, { recursive: true })
if (isBuilt && (isWished('host') || isWished('journeys')))
  await part('seeded shop', async () => {
    shared['TEST_IMAGE'] = await makeImage(seeded)
    return none
  })

async function run(suite: Suite): Promise<void> {
  const { name, project, isOnPostgres } = suite
  if (!isBuilt && project !== 'unit') return void notRun.push(`${name}: the build failed`)
  if (isOnPostgres && !postgres?.isStarted) return void notRun.push(`${name}: ${postgres ? postgres.reason : 'no Postgres'}`)
  const database: Record<string, string> = isOnPostgres && postgres?.isStarted ? { TEST_DATABASE_URL: postgres.postgres.url } : {}
  const isAlone = suites.length === 1
  // A test of a page keeps more than a core busy by itself, so more workers only make each other late.
  const workers = Math.max(1, Math.floor(availableParallelism() / (isAlone ? 1 : lanes)))
  await part(name, async () => {
    const done = await runSuite({ ...suite, env: { ...suite.env, ...shared, ...database } }, workers, isAlone ? 'at once' : 'at its end')
    times.push(...done.times)
    return done.counts
  })
}
await sideBySide(suites, lanes, run)

if (postgres?.isStarted) await postgres.postgres.stop()
await rm(seeded, { recursive: true, force: true })

for (const { name, counts } of parts) for (const told of counts.failures) console.log(`\nFailed in ${name}: ${told}`)
// Of a long log only the end may be kept: what the first of them saw, as far as its calls.
for (const file of globSync('*.txt', { cwd: sayings }).slice(0, 3))
  console.log(`\n${(await readFile(join(sayings, file), 'utf8')).split('\n').slice(0, 50).join('\n')}`)
if (times.length > 1) console.log('\nThe slowest files:')
for (const line of slowestLines(times)) console.log(line)
console.log('')
for (const { name, counts, ms } of parts) console.log(`${name.padEnd(20)} ${seconds(ms)}   ${lastLine(counts)}`)
console.log(`${'all of it'.padEnd(20)} ${seconds(performance.now() - started)}`)
for (const reason of notRun) console.log(`Not run: ${reason}.`)
const total = sum(parts.map(({ counts }) => counts))
// .ci/run sees by this file that the count was said.
await writeFile(join(results, 'count.txt'), `${lastLine(total)}\n`)
console.log(lastLine(total))
process.exitCode = isGreen(total) ? 0 : 1
