// Which suites there are and what each repeats. Every file runs on all days; a second flavour or database only where it can differ.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from './run-suite.ts'

const root = join(import.meta.dirname, '../..')

/** Stores, calls and rules are the same code in both flavours: React repeats what is about drawing, focus and hydration. */
const reactJourneys = ['purchase.test', 'keyboard', 'slow', 'back', 'once', 'editor.test']
/** The loader, its doctor, options and manifest never see a renderer. */
const reactConformance = [
  'widget-markup',
  'widget-faults',
  'widget-reading',
  'hydration',
  'swaps',
  'mounting',
  'shared-file',
  'manifest',
  'templates',
]
/**
 * What uses the database runs on Postgres where there is one, and every third file of it on PGlite again, which `npm start` has: the same SQL
 * and the same parser. Sweeps over values and prices ask a database nothing new and stay on PGlite.
 */
const postgresFolders = ['routes', 'shop', 'database', 'catalogue', 'provider', 'service']
const sweeps = /\/hard-|-oracle\.|\/lookups\./

/** What decides which suites run, and how much of each. */
export interface SuiteOptions {
  /** Names of `npm test -- …`: a suite or its first word; none means all. */
  asked: readonly string[]
  /** Nothing is sampled. */
  isSoak: boolean
  /** Only what is about this widget. */
  widget: string | null
  /** Whether the suites on Postgres will run; without one their files run on PGlite. */
  hasPostgres: boolean
}

/** Whether a part of the run is asked for. */
export function isAsked(asked: readonly string[], name: string): boolean {
  return asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}:`))
}

/** The suites, those that take longest first, so that two that run side by side end together. */
export function chooseSuites({ asked, isSoak, widget, hasPostgres }: SuiteOptions): Suite[] {
  const preact = { FLAVOUR: 'preact' }
  const react = { FLAVOUR: 'react' }
  const on = (folder: string, names: readonly string[]) =>
    isSoak ? [] : filesOf(folder).filter((file) => names.some((name) => file.startsWith(`${folder}/${name}`)))
  // Each journey once a day: on a real Postgres where there is one, which takes a tenth less time; React's are on PGlite.
  const isMoved = !isSoak && hasPostgres && isAsked(asked, 'journeys:postgres')
  const onPostgres = filesOf('demo-pages').filter(
    (file) => postgresFolders.some((folder) => file.startsWith(`demo-pages/${folder}/`)) && !sweeps.test(file),
  )
  const isHostMoved = !isSoak && hasPostgres && isAsked(asked, 'host:postgres')
  const repeated = onPostgres.filter((_file, index) => index % 3 === 0)
  const onLite = filesOf('demo-pages').filter((file) => !onPostgres.includes(file) || repeated.includes(file))
  const all: Suite[] = [
    ...(isMoved ? [] : [{ name: 'journeys:preact', project: 'journeys', env: preact }]),
    { name: 'journeys:postgres', project: 'journeys', env: preact, isOnPostgres: true },
    { name: 'conformance:preact', project: 'conformance', env: preact },
    { name: 'unit', project: 'unit' },
    { name: 'host', project: 'host', files: isHostMoved ? onLite : [] },
    { name: 'conformance:react', project: 'conformance', env: react, files: on('tests/conformance', reactConformance) },
    { name: 'host:postgres', project: 'host', files: isSoak ? [] : onPostgres, isOnPostgres: true },
    { name: 'journeys:react', project: 'journeys', env: react, files: on('tests/journeys', reactJourneys) },
  ]
  const chosen = all.filter(({ name }) => isAsked(asked, name))
  return widget === null ? chosen : chosen.flatMap((suite) => narrowed(suite, widget))
}

const folders: Record<string, readonly string[]> = {
  unit: ['shared', 'stores', 'widgets', 'scripts', 'tests/support', 'tests/benchmarks'],
  host: ['demo-pages'],
  conformance: ['tests/conformance'],
  journeys: ['tests/journeys'],
}

/** The suite's files that lie in the widget's folder or name it; a suite without one does not run. */
function narrowed(suite: Suite, widget: string): Suite[] {
  const all = suite.files?.length ? suite.files : (folders[suite.project] ?? []).flatMap(filesOf)
  const names = new RegExp(String.raw`['"./]${widget}['"/-]|each-widget`)
  const files = all.filter((file) => file.startsWith(`widgets/${widget}/`) || names.test(readFileSync(join(root, file), 'utf8')))
  return files.length > 0 ? [{ ...suite, files }] : []
}

function filesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted()
}
