// Every test file runs in some run, files that a run leaves out are listed and exist, and a widget's name selects existing files.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projects } from '#tests/vitest.config.ts'
import { onlyInAll } from './only-in-all.ts'
import { apart, roomsOf, subjects, subjectsOf } from './rooms.ts'
import { chooseSuites, isAbout, type Suite, type SuiteOptions } from './suites.ts'
import type { SinceWhole } from './whole.ts'

const root = join(import.meta.dirname, '../..')
/** Since the last whole run of every suite. */
const after = (changed: SinceWhole['changed']) => ({ since: () => ({ changed, red: [] }) })
const once: SuiteOptions = { requested: [], scope: 'once', hasPostgres: true, ...after([]) }
const all: SuiteOptions = { ...once, scope: 'all' }
const namesOf = (options: SuiteOptions) => chooseSuites(options).map(({ name }) => name)
const found = (globs: readonly string[]) => globSync(globs, { cwd: root, exclude: ['**/node_modules/**'] })

function filesOf({ project, files, not = [] }: Suite): string[] {
  const { include = [], exclude = [] } = projects[project]
  const without = new Set(found([...exclude, ...not]))
  return found(files ?? include).filter((file) => !without.has(file))
}

function filesIn(options: SuiteOptions, name: string): string[] {
  return chooseSuites(options)
    .filter((suite) => suite.name === name)
    .flatMap(filesOf)
}

const tests = found(['{shared,stores,widgets,scripts,demo-pages,tests}/**/*.test.{ts,tsx}']).toSorted()
const left = found(onlyInAll.map(({ files }) => files))

test.each([
  ['all', all],
  ['soak', { ...all, scope: 'soak' } as const],
  ['all without a Postgres', { ...all, hasPostgres: false }],
])('a run of scope %s has every test file', (_scope, options) => {
  const suites = chooseSuites(options).filter(({ isOnPostgres }) => options.hasPostgres || !isOnPostgres)
  expect([...new Set(suites.flatMap(filesOf))].toSorted()).toEqual(tests)
})

test.each([
  ['with a Postgres', once],
  ['without', { ...once, hasPostgres: false }],
])('npm test has every test file but those named, %s', (_case, options) => {
  const suites = chooseSuites(options).filter(({ isOnPostgres }) => options.hasPostgres || !isOnPostgres)
  expect([...new Set(suites.flatMap(filesOf))].toSorted()).toEqual(tests.filter((file) => !left.includes(file)))
})

test('the listed files exist: those of the whole run only, and those that cause them to run', () => {
  for (const { files, unlessChanged = [] } of onlyInAll) {
    expect(found([files]), files).not.toEqual([])
    for (const start of unlessChanged) expect(found([`${start}*`, `${start}*/**/*`]), start).not.toEqual([])
  }
})

test('a file that depends on a change runs after one, and if the changes are unknown', () => {
  const file = 'scripts/contract/contract.test.ts'
  expect(filesIn(once, 'unit')).not.toContain(file)
  expect(filesIn({ ...once, ...after(['stores/cart/cart.ts']) }, 'unit')).not.toContain(file)
  expect(filesIn({ ...once, ...after(['scripts/contract/call-info.ts']) }, 'unit')).toContain(file)
  expect(filesIn({ ...once, ...after(null) }, 'unit')).toContain(file)
  expect(filesIn({ ...once, ...after([file]) }, 'unit')).toContain(file)
})

test('the visits about a subject run where something of its rooms differs', () => {
  const journey = 'tests/journeys/wishlist.test.ts'
  expect(filesIn(once, 'journeys:postgres')).not.toContain(journey)
  expect(filesIn({ ...once, ...after(['stores/checkout/checkout.ts']) }, 'journeys:postgres')).not.toContain(journey)
  expect(filesIn({ ...once, ...after(['stores/saved/wishlist.ts']) }, 'journeys:postgres')).toContain(journey)
  expect(filesIn({ ...once, ...after(null) }, 'journeys:postgres')).toContain(journey)
})

const visits = onlyInAll.filter(({ subjects: own = [] }) => own.length > 0)

/** The visits that a change of a file calls for. */
const calledFor = (file: string) => {
  const suites = chooseSuites({ ...once, hasPostgres: false, ...after([file]) })
  return visits.filter(({ files }) => !suites.some(({ not = [] }) => not.includes(files)))
}

test.each([
  'shared/form/form.ts',
  'shared/adapters/magento.ts',
  'shared/session/calls.ts',
  'demo-pages/catalogue/listing.ts',
  'demo-pages/challenge/index.ts',
  'demo-pages/pages/index.ts',
  'demo-pages/provider/index.ts',
  'stores/session/session.ts',
  'widgets/page/start.ts',
  'tests/journeys/guest.ts',
  'package-lock.json',
])('all visits stand on %s', (file) => {
  expect(calledFor(file)).toEqual(visits)
})

test('each folder belongs to a subject and calls for visits about it, or calls for all visits', () => {
  const folders = found(['{shared,stores,widgets,demo-pages}/*/']).filter((folder) => folder !== 'stores/testing')
  expect(folders.length).toBeGreaterThan(100)
  for (const folder of folders) {
    const own = subjectsOf(`${folder}/some-file.ts`)
    const expected = own === 'everything' ? visits : visits.filter(({ subjects: about = [] }) => own.some((one) => about.includes(one)))
    expect(expected, folder).not.toEqual([])
    expect(calledFor(`${folder}/some-file.ts`), folder).toEqual(expected)
  }
})

test('each room exists, and so does what stands apart', () => {
  for (const start of subjects.flatMap(roomsOf)) expect(found([`${start}*`, `${start}*/**/*`]), start).not.toEqual([])
  for (const glob of apart) expect(found([glob]), glob).not.toEqual([])
})

test.each(['shared/form/form.test.ts', 'widgets/page/README.md', 'locales/cart/de.po', 'tests/whole.json'])(
  'no visit stands on %s',
  (file) => {
    expect(calledFor(file)).toEqual([])
  },
)

test.each([
  ['conformance:react', 'tests/conformance/widget-markup.test.ts'],
  ['journeys:postgres', 'tests/journeys/wishlist.test.ts'],
  ['host', 'demo-pages/routes/two-devices.test.ts'],
])('what was red in %s of the last whole run runs there, and nothing else more', (suite, file) => {
  const before = filesIn(once, suite)
  expect(before).not.toContain(file)
  const since = (name: string) => ({ changed: [], red: name === suite ? [file] : [] })
  expect(filesIn({ ...once, since }, suite).toSorted()).toEqual([...before, file].toSorted())
  expect(filesIn({ ...once, since }, 'unit')).toEqual(filesIn(once, 'unit'))
})

test('a unit needs no browser', () => {
  const browsers = filesIn(all, 'conformance:preact').filter((file) => file.endsWith('.browser.test.ts'))
  expect(browsers.length).toBeGreaterThan(4)
  expect(filesIn(all, 'unit').filter((file) => browsers.includes(file))).toEqual([])
  expect(filesIn(all, 'conformance:react').filter((file) => browsers.includes(file))).toEqual([])
})

test('every journey runs once with preact: on Postgres where there is one', () => {
  expect(namesOf(all)).not.toContain('journeys:preact')
  expect(namesOf({ ...all, hasPostgres: false })).toContain('journeys:preact')
  expect(namesOf({ ...all, requested: ['journeys:preact'] })).toEqual(['journeys:preact'])
  expect(namesOf({ ...all, scope: 'soak' })).toEqual(expect.arrayContaining(['journeys:preact', 'journeys:postgres']))
})

test.each([once, all])('the files that React repeats in scope $scope exist, and a soak run repeats all', (options) => {
  for (const suite of chooseSuites(options).filter(({ flavour }) => flavour === 'react'))
    for (const file of suite.files ?? []) expect(found([file]), file).toHaveLength(1)
  for (const suite of chooseSuites({ ...options, scope: 'soak' })) if (suite.flavour === 'react') expect(suite).not.toHaveProperty('files')
})

test('of the host’s files npm test has each once, and twice those in which the databases can differ; the whole run has all on both', () => {
  const [lite, real] = ['host', 'host:postgres'].map((name) => filesIn(once, name))
  const twice = lite?.filter((file) => real?.includes(file)) ?? []
  expect(twice).toContain('demo-pages/database/transact.test.ts')
  expect(twice.length).toBeLessThan(20)
  expect(real).toContain('demo-pages/routes/cart.test.ts')
  expect(filesIn({ ...once, ...after(null) }, 'host:postgres')).toContain('demo-pages/routes/two-devices.test.ts')
  expect(filesIn({ ...once, ...after(null) }, 'host:postgres')).not.toContain('demo-pages/routes/hard-account.test.ts')
  expect(filesIn(all, 'host')).toEqual(expect.arrayContaining(filesIn(all, 'host:postgres')))
})

test('a name selects a suite, or all suites that begin with it', () => {
  expect(namesOf({ ...once, requested: ['unit', 'journeys:react'] })).toEqual(['unit', 'journeys:react'])
  expect(namesOf({ ...once, requested: ['host'] })).toEqual(['host', 'host:postgres'])
})

test('a widget limits a run to the files in its folder or that name it', () => {
  const files = chooseSuites(all)
    .flatMap(filesOf)
    .filter((file) => isAbout('wishlist', file))
  expect(files).toContain('widgets/wishlist/wishlist.test.tsx')
  expect(files).toContain('tests/journeys/wishlist.test.ts')
  expect(files).toContain('tests/conformance/widget-markup.test.ts')
  expect(files).not.toContain('tests/journeys/footer.test.ts')
})
