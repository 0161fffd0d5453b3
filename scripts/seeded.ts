// Measures the tests: applies one seeded fault at a time to a copy of the tree, and reports which test finds it. `npm run test:seeded`,
// with names for some of tests/seeded/; `-- --whole=8 --seed=3` draws eight and runs all of `npm test` for each, which takes hours.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeImage } from '../tests/support/templates.ts'
import { findPostgres } from './find-postgres.ts'
import { copyOf, uncommitted } from './seeded/copy.ts'
import { chooseFaults, suitesOf } from './seeded/choose.ts'
import { broken, folder, readFaults, type SeededFault } from './seeded/faults.ts'
import { firstFailure, run, stopRunning } from './seeded/run-tests.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ options: { whole: { type: 'string' }, seed: { type: 'string' } }, allowPositionals: true })
const isWhole = values.whole !== undefined
const chosen = chooseFaults(await readFaults(root), {
  names: positionals,
  count: isWhole ? Number(values.whole) : null,
  seed: Number(values.seed ?? Date.now() % 1000),
})

const dirty = uncommitted(root)
if (dirty.length > 0) {
  console.error(`The faults are tried on the last commit, so commit or stash these first:\n${dirty.join('\n')}`)
  process.exit(1)
}

const copy = copyOf(root)
let stopPostgres = async () => {}
process.on('exit', () => {
  stopRunning()
  void stopPostgres()
  copy.remove()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
await copy.make()
const postgres = !isWhole && chosen.some(({ suite }) => suite === 'host:postgres') ? await findPostgres() : null
if (postgres?.isStarted === false) throw new Error(`Locks are tried on a real Postgres: ${postgres.reason}.`)
if (postgres) {
  stopPostgres = postgres.postgres.stop
  process.env['TEST_DATABASE_URL'] = postgres.postgres.url
}
// The shop that tests start with is seeded once, unless the fault affects the seeding.
const needsShop = !isWhole && chosen.some(({ suite }) => suite.startsWith('host') || suite === 'journeys')
const image = needsShop ? await makeImage(join(copy.folder, 'seeded-shop')) : ''
const shopFor = ({ path }: Pick<SeededFault, 'path'>) => (path.startsWith('demo-pages/database/') ? '' : image)

/** The first failure of all tests, or null. */
async function findInAll(): Promise<string | null> {
  const { isOk, output } = await run(copy.folder, ['scripts/test.ts'])
  return isOk ? null : (/^Failed\b.*/m.exec(output)?.[0] ?? output.trim().split('\n').at(-1) ?? '')
}

/** Tries a fault, and always reverts it. Its own file is removed meanwhile, since the check of that file would find the fault. */
async function attempt(fault: SeededFault): Promise<string | null> {
  const file = join(copy.folder, fault.path)
  const own = join(copy.folder, folder, `${fault.name}.json`)
  const [whole, description] = await Promise.all([readFile(file, 'utf8'), readFile(own)])
  const text = broken(whole, fault)
  if (text === null)
    throw new Error(`${folder}/${fault.name}.json: its text does not stand exactly once in ${fault.path}. Run npm run check -- seeded.`)
  try {
    await rm(own)
    await writeFile(file, text)
    return await (isWhole ? findInAll() : firstFailure(copy.folder, fault, shopFor(fault)))
  } finally {
    await Promise.all([writeFile(file, whole), writeFile(own, description)])
  }
}

const row = (name: string, suite: string, finder: string, seconds: string) =>
  console.log(`${name.padEnd(28)} ${suite.padEnd(13)} ${seconds.padStart(7)}  ${finder}`)
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

// A test that fails without the fault proves nothing.
const sound = isWhole
  ? [{ suite: 'npm test', find: findInAll }]
  : suitesOf(chosen).map((suiteRun) => ({ suite: suiteRun.suite, find: () => firstFailure(copy.folder, suiteRun, image) }))
for (const { suite, find } of sound) {
  const started = performance.now()
  const failed = await find()
  row('(without a fault)', suite, failed ?? 'passes', seconds(started))
  if (failed !== null) process.exit(1)
}
const lost: string[] = []
for (const fault of chosen) {
  const started = performance.now()
  const finder = await attempt(fault)
  if (finder === null) lost.push(fault.name)
  row(fault.name, isWhole ? 'npm test' : fault.suite, finder ?? 'NOT FOUND', seconds(started))
}
await stopPostgres()
if (lost.length > 0) console.log(`\nNot found: ${lost.join(', ')}. Write the test that was missing.`)
console.log(`${chosen.length - lost.length} of ${chosen.length} found`)
process.exit(lost.length > 0 ? 1 : 0)
