// Every test file runs on all days, and a widget's name narrows every suite to files that exist.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseSuites } from './suites.ts'

const plain = { asked: [], isSoak: false, widget: null, hasPostgres: true }
const named = (suites: ReturnType<typeof chooseSuites>, name: string) => suites.find((suite) => suite.name === name)

test('every journey runs once with preact: on Postgres where there is one', () => {
  const suites = chooseSuites(plain)
  expect(named(suites, 'journeys:postgres')).not.toHaveProperty('files')
  expect(named(suites, 'journeys:preact')).toBeUndefined()
})

test.each([
  ['there is no Postgres', { hasPostgres: false }],
  ['the suite on Postgres is not asked for', { asked: ['journeys:preact'] }],
  ['it is a soak run', { isSoak: true }],
])('all of them run on PGlite where %s', (_why, changes) => {
  expect(named(chooseSuites({ ...plain, ...changes }), 'journeys:preact')).not.toHaveProperty('files')
})

test('a sample names files that are there, and a soak run samples nothing', () => {
  for (const { name, files = [] } of chooseSuites(plain).filter((suite) => /:react|host:postgres/.test(suite.name)))
    expect(files.length, name).toBeGreaterThan(4)
  for (const { name, files } of chooseSuites({ ...plain, isSoak: true })) expect(files ?? [], name).toEqual([])
})

test('of the host’s tests none is left out: what uses the database runs on Postgres and a third of it on PGlite too, its sweeps there alone', () => {
  const suites = chooseSuites(plain)
  const [onPostgres = [], onLite = []] = ['host:postgres', 'host'].map((name) => named(suites, name)?.files)
  expect([...new Set([...onPostgres, ...onLite])].toSorted()).toEqual(globSync('demo-pages/**/*.test.ts').toSorted())
  expect(onPostgres).toContain('demo-pages/routes/two-devices.test.ts')
  expect(onPostgres).not.toContain('demo-pages/routes/hard-account.test.ts')
  expect(onPostgres.filter((file) => onLite.includes(file))).toHaveLength(Math.ceil(onPostgres.length / 3))
})

test.each([
  ['there is no Postgres', { hasPostgres: false }],
  ['it is a soak run', { isSoak: true }],
])('all of them run on PGlite where %s', (_why, changes) => {
  expect(named(chooseSuites({ ...plain, ...changes }), 'host')?.files ?? []).toEqual([])
})

test('a name asks for a suite, or for all that begin with it', () => {
  expect(chooseSuites({ ...plain, asked: ['unit', 'journeys:react'] }).map(({ name }) => name)).toEqual(['unit', 'journeys:react'])
  expect(chooseSuites({ ...plain, asked: ['host'] }).map(({ name }) => name)).toEqual(['host', 'host:postgres'])
})

test('a widget narrows every suite to the files that name it', () => {
  const suites = chooseSuites({ ...plain, widget: 'wishlist' })
  const files = suites.flatMap((suite) => suite.files ?? [])
  expect(files).toContain('widgets/wishlist/wishlist.test.tsx')
  expect(files).toContain('tests/journeys/wishlist.test.ts')
  expect(files).toContain('tests/conformance/widget-markup.test.ts')
  expect(files).not.toContain('tests/journeys/footer.test.ts')
  for (const { name, files: some = [] } of suites) expect(some.length, name).toBeGreaterThan(0)
})
