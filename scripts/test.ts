// Tests every rule once: `npm test`. Builds both flavours, checks, and runs the suites; the last line counts all tests. SCOPE=all and
// SCOPE=soak run more. `npm test -- unit journeys:react` runs some, `WIDGET=minicart npm test` those for one widget.
import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOrInstallBrowser, findOrInstallHeadlessShell } from '../tests/support/find-browser.ts'
import { findOldLibraries } from '../tests/support/old-libraries.ts'
import { findOrInstallPhp } from '../tests/support/php.ts'
import { scope } from '../tests/support/scope.ts'
import { dropDatabase, makeDatabase, makeImage } from '../tests/support/templates.ts'
import { ensureBuilt } from './build-state.ts'
import { findPostgres } from './find-postgres.ts'
import { failure, isGreen, lastLine, none, slowestLines, sum, unsteadyText, type Counts } from './test/outcome.ts'
import { processorLine, watchProcessorTime } from './test/processor-time.ts'
import { runSuites } from './test/run.ts'
import { chooseSuites, isAbout, isAsked } from './test/suites.ts'
import { keepWhole, readWhole } from './test/whole.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'tests/.results')
const requested = process.argv.slice(2)
const widget = process.env['WIDGET'] ?? null
const started = performance.now()
const processorTime = watchProcessorTime()
// Limits in minutes, to end a run that hangs but not a slow machine: one took 40 minutes for the journeys beside other work.
const limits = { once: 60, all: 180, soak: 720 }

if (widget !== null && !existsSync(join(root, 'widgets', widget))) throw new Error(`WIDGET=${widget}: there is no folder widgets/${widget}`)

const parts: Counts[] = []
const notRun: string[] = []

/** Runs a part, prints how long it took, and counts it as failed if it throws. */
async function part<Value>(name: string, work: () => Promise<Value> | Value): Promise<Value | null> {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(message)
    parts.push(failure(`${name}: ${message}`))
    return null
  } finally {
    console.log(`── ${name} took ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
}

const since = readWhole(root)
const choose = (hasPostgres: boolean) => chooseSuites({ requested, scope, hasPostgres, since })
const wished = choose(false)
const isWished = (...projects: string[]) => wished.some((suite) => projects.includes(suite.project))
const isCheckRequested = widget === null && isAsked(requested, 'check')

if (isWished('conformance', 'journeys'))
  await part('browser and php', () => {
    console.log(`Browser: ${findOrInstallBrowser().how}.`)
    console.log(`Headless shell: ${findOrInstallHeadlessShell()?.how ?? 'none; the browser does for all'}.`)
    console.log(`PHP: ${findOrInstallPhp()}.`)
  })
if (isWished('journeys')) {
  const reason = findOldLibraries()
  if (reason) notRun.push(`A page with Prototype.js and jQuery: ${reason}`)
}
const needsBuild = isCheckRequested || isWished('host', 'conformance', 'journeys')
const isBuilt = !needsBuild || (await part('build', () => Promise.all(['preact', 'react'].map(ensureBuilt)))) !== null
if (isCheckRequested)
  await part('check', async () => {
    const child = spawn(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' })
    const code = await new Promise((resolve) => child.on('close', resolve))
    if (code !== 0) throw new Error('What it found stands above.')
  })

const postgres = isBuilt && wished.some(({ isOnPostgres }) => isOnPostgres) ? await findPostgres() : null
const postgresUrl = postgres?.isStarted ? postgres.postgres.url : null
const chosen = choose(postgresUrl !== null)
const suites = chosen.filter(({ project, isOnPostgres }) => (isBuilt || project === 'unit') && (!isOnPostgres || postgresUrl !== null))
for (const { name, isOnPostgres } of chosen.filter((suite) => !suites.includes(suite)))
  notRun.push(`${name}: ${isBuilt && isOnPostgres && postgres?.isStarted === false ? postgres.reason : 'the build failed'}`)
// The shop that every suite's tests start with is seeded once.
const seeded = join(results, 'seeded')
const failedOutput = join(results, 'failed')
await rm(failedOutput, { recursive: true, force: true })
await mkdir(results, { recursive: true })
if (isBuilt && isWished('host', 'journeys'))
  await part('seeded shop', async () => {
    // A run that was killed leaves its own behind, with the goods of its day.
    await rm(seeded, { recursive: true, force: true })
    process.env['TEST_IMAGE'] = await makeImage(seeded)
    if (postgresUrl) process.env['TEST_TEMPLATE'] = await makeDatabase(postgresUrl)
  })

const ran = await part('tests', () =>
  runSuites({
    suites,
    postgresUrl,
    since: scope === 'once' ? since : null,
    isChosen: (file) => widget === null || isAbout(widget, file),
    minutes: limits[scope],
  }),
)

const template = process.env['TEST_TEMPLATE']
if (postgresUrl && template) await dropDatabase(postgresUrl, template)
if (postgres?.isStarted) await postgres.postgres.stop()
await rm(seeded, { recursive: true, force: true })

const { counts, unsteady, red, files } = ran ?? { counts: none, unsteady: [], red: [], files: [] }
const total = sum([...parts, counts])
for (const failed of total.failures) console.log(`\nFailed: ${failed}`)
for (const { suite, failures } of unsteady) for (const failed of failures) console.log(`\nUnsteady in ${suite}: ${failed}`)
// A log may be cut to its end, so print only the first of the files, up to their first calls.
for (const file of globSync('*.txt', { cwd: failedOutput }).slice(0, 3))
  console.log(`\n${(await readFile(join(failedOutput, file), 'utf8')).split('\n').slice(0, 50).join('\n')}`)
console.log('\nThe slowest files:')
for (const line of slowestLines(files)) console.log(line)
console.log('\nSeconds of workers, by suite:')
for (const { name } of suites) {
  const own = files.filter(({ suite }) => suite === name)
  const ms = own.reduce((all, file) => all + file.ms, 0)
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s   ${name.padEnd(20)} ${own.length} files   ${lastLine(sum(own))}`)
}
const times = processorTime()
const minutes = (performance.now() - started) / 60_000
console.log(`\n${minutes.toFixed(1)} minutes, ${processorLine(times)}`)
for (const reason of notRun) console.log(`Not run: ${reason}.`)
// A failure outside of a file could be anything, so that such a run says nothing of its commit.
if (scope === 'all' && widget === null && total.failed === sum(red).failed) {
  const ownOf = <Run extends { suite: string }>(runs: readonly Run[], suite: string) => runs.filter((run) => run.suite === suite)
  const kept = suites.flatMap(({ name: suite }) => {
    const own = ownOf(files, suite)
    const [passed, failed] = [sum(own).passed, ownOf(red, suite).map(({ file }) => file)]
    const seconds = Math.round(own.reduce((all, { ms }) => all + ms, 0) / 1000)
    return own.length > 0 ? [[suite, { passed, unsteady: ownOf(unsteady, suite).length, seconds, red: failed }] as const] : []
  })
  if (kept.length > 0) console.log(keepWhole(root, Object.fromEntries(kept)))
}
for (const { suite, file } of unsteady) console.log(`Unsteady: ${suite} ${file} failed, and passed when it ran again alone.`)
await writeFile(join(results, 'files.json'), JSON.stringify(files, null, 1))
await writeFile(join(results, 'unsteady.txt'), unsteadyText(unsteady))
// This file tells .ci/run that the count was printed.
await writeFile(join(results, 'count.txt'), `${lastLine(total)}\n`)
console.log(lastLine(total))
process.exitCode = isGreen(total) ? 0 : 1
if (ran?.hangs) process.exit()
