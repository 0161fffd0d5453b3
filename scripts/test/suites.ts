// The content of the three runs: the suites, and the repeated files of each. `only-in-all.ts` has the files that `npm test` leaves out.
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { Scope } from '#tests/support/scope.ts'
import type { projects } from '#tests/vitest.config.ts'
import { onlyInAll, type Left } from './only-in-all.ts'
import { type Subject, subjectsOf } from './rooms.ts'
import type { SinceWhole } from './whole.ts'

const root = join(import.meta.dirname, '../..')

/** A project of `tests/vitest.config.ts` in one environment. */
export interface Suite {
  name: string
  project: keyof typeof projects
  flavour?: 'preact' | 'react'
  /** Whether it needs a real Postgres. */
  isOnPostgres?: boolean
  /** Globs of its files; without them, the project's own. */
  files?: readonly string[]
  /** Globs of files that it leaves to another suite or run. */
  not?: readonly string[]
}

/** The areas in which renderers can differ most: hydration, errors while drawing, cleanup, one purchase. */
const reactOnce = { conformance: ['hydration', 'widget-faults'], journeys: ['purchase'] }
/** Everything that a renderer can affect; it does not affect the loader, its doctor, options, manifest, stores, calls and rules. */
const reactAll = {
  conformance: [...reactOnce.conformance, 'widget-markup', 'widget-reading', 'swaps', 'mounting', 'shared-file', 'manifest', 'templates'],
  journeys: [...reactOnce.journeys, 'purchase-phone', 'keyboard', 'slow', 'back', 'once', 'editor'],
}
/** The files that use the database. */
const onDatabase = ['routes', 'shop', 'database', 'catalogue', 'provider', 'service'].map((folder) => `demo-pages/${folder}/**/*.test.ts`)
/** Of those, sweeps over values and prices, which send the database no new queries. */
const sweeps = ['demo-pages/**/hard-*.test.ts', 'demo-pages/**/*-oracle.test.ts', 'demo-pages/**/lookups.test.ts']
/** Of those, areas in which PGlite and Postgres can differ: connections, schema, transactions, search, sums and order in SQL. */
const onBoth = [
  'demo-pages/database/**/*.test.ts',
  'demo-pages/catalogue/{category-tree,host-blocks,listing,product,suggestions}.test.ts',
  'demo-pages/routes/{cart,lists,purchase}.test.ts',
]

/** The inputs that decide which suites run, and how much of each. */
export interface SuiteOptions {
  /** The arguments of `npm test -- …`: a suite or its first word; none means all. */
  requested: readonly string[]
  scope: Scope
  /** Whether the suites on Postgres will run; otherwise their files run on PGlite. */
  hasPostgres: boolean
  /** What has changed since the last whole run of a suite, and what was red in it. */
  since: (suite: string) => SinceWhole
}

/** Whether a part of the run is requested. */
export function isAsked(requested: readonly string[], name: string): boolean {
  return requested.length === 0 || requested.some((one) => name === one || name.startsWith(`${one}:`))
}

/** Chooses the suites of a run. */
export function chooseSuites({ requested, scope, hasPostgres, since }: SuiteOptions): Suite[] {
  const isSoak = scope === 'soak'
  const react = scope === 'once' ? reactOnce : reactAll
  const on = (folder: 'conformance' | 'journeys') =>
    isSoak ? {} : { files: react[folder].map((name) => `tests/${folder}/${name}.test.ts`) }
  const isMoved = (suite: string) => hasPostgres && scope !== 'soak' && isAsked(requested, suite)
  const suites: Suite[] = [
    { name: 'unit', project: 'unit' },
    // Each journey once, on a real Postgres if there is one, which takes a tenth less time; React's run on PGlite.
    ...(isMoved('journeys:postgres') ? [] : [{ name: 'journeys:preact', project: 'journeys', flavour: 'preact' } as const]),
    { name: 'journeys:postgres', project: 'journeys', flavour: 'preact', isOnPostgres: true },
    { name: 'journeys:react', project: 'journeys', flavour: 'react', ...on('journeys') },
    { name: 'conformance:preact', project: 'conformance', flavour: 'preact' },
    { name: 'conformance:react', project: 'conformance', flavour: 'react', ...on('conformance') },
    { name: 'host', project: 'host', not: isMoved('host:postgres') && scope === 'once' ? onPostgresAlone() : [] },
    { name: 'host:postgres', project: 'host', files: onDatabase, not: isSoak ? [] : sweeps, isOnPostgres: true },
  ]
  return suites
    .filter(({ name }) => isAsked(requested, name))
    .map((suite) => (scope === 'once' ? sparing(suite, since(suite.name)) : suite))
}

/** The suite without what only a whole run has and no change calls for. */
function sparing(suite: Suite, { changed, red }: SinceWhole): Suite {
  const left = onlyInAll.filter((one) => !isCalledFor(one, changed)).map(({ files }) => files)
  return withRed({ ...suite, not: [...(suite.not ?? []), ...left] }, red)
}

/** The suite with its files that were red, also where it would leave them out. */
function withRed(suite: Suite, red: readonly string[]): Suite {
  if (red.length === 0) return suite
  const left = globSync([...(suite.not ?? [])], { cwd: root }).filter((file) => !red.includes(file))
  return { ...suite, ...(suite.files && { files: [...suite.files, ...red] }), not: left }
}

/** Each of the host's files runs once, those in which the databases can differ twice. */
function onPostgresAlone(): string[] {
  return globSync(onDatabase, { cwd: root, exclude: [...sweeps, ...onBoth] })
}

/** If the changes are unknown, the files that depend on them run; a changed test runs in any case. */
function isCalledFor({ files, unlessChanged = [], subjects = [] }: Left, changed: readonly string[] | null): boolean {
  if (changed?.some((file) => matchesGlob(file, files))) return true
  if (unlessChanged.length === 0 && subjects.length === 0) return false
  return changed === null || changed.some((file) => unlessChanged.some((start) => file.startsWith(start)) || isAmong(subjects, file))
}

/** Whether a file is in the rooms of one of the subjects, or on the ground of all. */
function isAmong(subjects: readonly Subject[], file: string): boolean {
  if (subjects.length === 0) return false
  const own = subjectsOf(file)
  return own === 'everything' || own.some((subject) => subjects.includes(subject))
}

/** Whether a test file is in the widget's folder or names it. */
export function isAbout(widget: string, file: string): boolean {
  const names = new RegExp(String.raw`['"./]${widget}['"/-]|each-widget`)
  return file.startsWith(`widgets/${widget}/`) || names.test(readFileSync(join(root, file), 'utf8'))
}
