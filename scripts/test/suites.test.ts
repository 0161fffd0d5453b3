// Every test file runs on all days, and a widget's name narrows every suite to files that exist.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseSuites } from './suites.ts'

const plain = { asked: [], isSoak: false, widget: null, hasPostgres: true }
const named = (suites: ReturnType<typeof chooseSuites>, name: string) => suites.find((suite) => suite.name === name)

const journeys = globSync('tests/journeys/**/*.test.ts').toSorted()

test.each([false, true])('every journey runs once on Postgres, in two halves; in a soak run: %s', (isSoak) => {
  const suites = chooseSuites({ ...plain, isSoak })
  const halves = ['journeys:postgres:1', 'journeys:postgres:2'].map((name) => named(suites, name)?.files ?? [])
  expect(halves.flat().toSorted()).toEqual(journeys)
  expect(halves.map(({ length }) => length)).toEqual([Math.ceil(journeys.length / 2), Math.floor(journeys.length / 2)])
})

test('where they run on Postgres they do not run with preact on PGlite as well', () => {
  expect(named(chooseSuites(plain), 'journeys:preact')).toBeUndefined()
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
  for (const { name, files } of chooseSuites({ ...plain, isSoak: true }))
    if (!name.startsWith('journeys:postgres')) expect(files ?? [], name).toEqual([])
})

test('the host’s tests run on Postgres again, its sweeps in a soak run only', () => {
  const files = named(chooseSuites(plain), 'host:postgres')?.files ?? []
  expect(files).toContain('demo-pages/routes/two-devices.test.ts')
  expect(files).not.toContain('demo-pages/routes/hard-account.test.ts')
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
