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
/** What uses the database runs on Postgres again, but for sweeps over values and prices, which ask it nothing new. */
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

/** Every other file: the suite that takes longest runs as two, else it would still run alone when all others have ended. */
const halves = (files: readonly string[]) => [0, 1].map((half) => files.filter((_file, index) => index % 2 === half))

/** The suites, those that take longest first, so that those that run side by side end together. */
export function chooseSuites({ asked, isSoak, widget, hasPostgres }: SuiteOptions): Suite[] {
  const preact = { FLAVOUR: 'preact' }
  const react = { FLAVOUR: 'react' }
  const on = (folder: string, names: readonly string[], end = '') =>
    isSoak ? [] : filesOf(folder).filter((file) => names.some((name) => file.startsWith(`${folder}/${name}${end}`)))
  // Each journey once a day: on a real Postgres where there is one, which takes a tenth less time; React's are on PGlite.
  const isMoved = !isSoak && hasPostgres && isAsked(asked, 'journeys:postgres')
  const all: Suite[] = [
    ...(isMoved ? [] : [{ name: 'journeys:preact', project: 'journeys', env: preact }]),
    ...halves(filesOf('tests/journeys')).map((files, half) => ({
      name: `journeys:postgres:${half + 1}`,
      project: 'journeys',
      env: preact,
      files,
      isOnPostgres: true,
    })),
    { name: 'conformance:preact', project: 'conformance', env: preact },
    { name: 'unit', project: 'unit' },
    { name: 'host', project: 'host' },
    { name: 'conformance:react', project: 'conformance', env: react, files: on('tests/conformance', reactConformance) },
    {
      name: 'host:postgres',
      project: 'host',
      files: on('demo-pages', postgresFolders, '/').filter((file) => !sweeps.test(file)),
      isOnPostgres: true,
    },
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
