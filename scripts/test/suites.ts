// The content of the three runs: the suites, the repeated files of each, and the files that only `npm run test:all` runs.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scope } from '#tests/support/scope.ts'
import type { projects } from '#tests/vitest.config.ts'

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

/** Files that `npm test` leaves out. */
export interface Left {
  files: string
  /** Their cost, and the tests in `npm test` that still check the rule. */
  why: string
  /** Folders and files that cause them to run in `npm test` too, if they differ from the last green whole run. */
  unlessChanged?: readonly string[]
}

/** The files that only `npm run test:all` and the soak run contain. */
export const onlyInAll: readonly Left[] = [
  {
    files: 'tests/support/delivery-agreement.test.ts',
    why: 'compares every minute that matters of a year in five stores; delivery.test.ts has the rule on both sides',
    unlessChanged: [
      'shared/product/rules/delivery',
      'demo-pages/shop/delivery',
      'demo-pages/shop/holidays',
      'tests/support/delivery-agreement',
    ],
  },
  {
    files: 'scripts/new-widget.test.ts',
    why: 'types, lints and extracts a copy of the whole tree; new-widget/parts.test.ts has its parts',
    unlessChanged: ['scripts/new-widget', 'scripts/checks/', 'scripts/lint/'],
  },
  {
    files: 'scripts/contract/contract.test.ts',
    why: 'writes the contract of several copies of the tree; the check of that name says that ours is up to date',
    unlessChanged: ['scripts/contract'],
  },
  {
    files: 'demo-pages/**/{hard-*,*-oracle,lookups,guesses}.test.ts',
    why: 'sweeps values through rules of the host; the file of each rule has one',
    unlessChanged: ['demo-pages/', 'shared/domain/'],
  },
  {
    files: 'demo-pages/routes/{double-orders,two-devices,account-effects,money}.test.ts',
    why: 'draws schedules of two people; purchase, cart and account-access have each rule for one',
    unlessChanged: ['demo-pages/database/', 'demo-pages/routes/', 'demo-pages/shop/', 'demo-pages/service/'],
  },
  {
    files: 'demo-pages/check-host.test.ts',
    why: 'asks the demo shop every call of the contract; scripts/check-host has the check itself',
    unlessChanged: ['demo-pages/routes/', 'demo-pages/shop/', 'scripts/check-host', 'scripts/contract'],
  },
  {
    files: 'tests/conformance/server-memory.test.ts',
    why: 'draws 900 pages in a process of its own',
    unlessChanged: ['shared/state/', 'stores/', 'widgets/page/server-start.ts', 'tests/support/heap-of-pages.ts'],
  },
  {
    files: 'tests/journeys/{account,service}-stores.test.ts',
    why: 'screens of every store; account-doors, account-screens, returns, withdrawal and complaint have one',
  },
  {
    files: 'tests/journeys/languages.test.ts',
    why: 'the other stores of what keyboard, purchase, readable and quick-buy walk in one',
  },
  {
    files: 'tests/journeys/analytics-{table,kept}.test.ts',
    why: 'every kind and every reload; analytics has the events of a visit',
    unlessChanged: ['shared/analytics/'],
  },
  {
    files: 'tests/journeys/canary-after.test.ts',
    why: 'what stays behind after buying; canary follows the same person until then',
  },
  {
    files: 'tests/journeys/editor-keys.test.ts',
    why: 'two minutes of the editor by keys; editor has the same by mouse',
    unlessChanged: ['demo-pages/editor/'],
  },
  {
    files: 'tests/journeys/foreign.test.ts',
    why: 'a host of each framework; foreign-pages and plain-page have pages of others',
  },
  {
    files: 'tests/journeys/kinds-otherwise.test.ts',
    why: 'each kind on a phone; kinds buys each of them',
  },
  {
    files: 'tests/journeys/lightbox-touch.test.ts',
    why: 'fingers; lightbox has keys and mouse',
    unlessChanged: ['widgets/lightbox/'],
  },
  {
    files: 'tests/journeys/long-words.test.ts',
    why: 'German at 320 px in every step; readable and widget-long-words look at every screen and widget',
  },
  {
    files: 'tests/journeys/package.test.ts',
    why: 'installs the tarball; themes and plain-page use the same files unpacked',
    unlessChanged: ['scripts/package/', 'scripts/build/'],
  },
  {
    files: 'tests/journeys/php-recipe.test.ts',
    why: 'a shop in PHP; themes draws the same mounts in PHP',
    unlessChanged: ['scripts/package/touchline.php', 'scripts/package/recipes/php.md', 'scripts/templates/'],
  },
  {
    files: 'tests/journeys/purchase-phone.test.ts',
    why: 'the purchase of purchase.test.ts at the width of a phone',
  },
  {
    files: 'tests/journeys/skins.test.ts',
    why: 'two looks by CSS alone; contrast is looked at in every other journey',
    unlessChanged: ['demo-pages/pages/skins/', 'scripts/styles/'],
  },
  {
    files: 'tests/journeys/changed-step.test.ts',
    why: 'stores/checkout/checkout has which steps are reached no more',
  },
  {
    files: 'tests/journeys/complaint-sending.test.ts',
    why: 'review-photos sends through the same parts',
  },
  {
    files: 'tests/journeys/lists-trouble.test.ts',
    why: 'the unit tests of the lists have each failure',
  },
  {
    files: 'tests/journeys/form-table.test.ts',
    why: 'address-fields.test.ts has the table',
  },
  {
    files: 'tests/journeys/releases.test.ts',
    why: 'two versions side by side; mounting and hydration have one owner per mount',
  },
]

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
  /** The files changed since the last whole run; null if unknown. */
  changed: readonly string[] | null
}

/** Whether a part of the run is requested. */
export function isAsked(requested: readonly string[], name: string): boolean {
  return requested.length === 0 || requested.some((one) => name === one || name.startsWith(`${one}:`))
}

/** Chooses the suites of a run. */
export function chooseSuites({ requested, scope, hasPostgres, changed }: SuiteOptions): Suite[] {
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
  const left = scope === 'once' ? onlyInAll.filter((one) => !isCalledFor(one, changed)).map(({ files }) => files) : []
  return suites.filter(({ name }) => isAsked(requested, name)).map((suite) => ({ ...suite, not: [...(suite.not ?? []), ...left] }))
}

/** Each of the host's files runs once, those in which the databases can differ twice. */
function onPostgresAlone(): string[] {
  return globSync(onDatabase, { cwd: root, exclude: [...sweeps, ...onBoth] })
}

/** If the changes are unknown, the files that depend on them run. */
function isCalledFor({ unlessChanged }: Left, changed: readonly string[] | null): boolean {
  if (!unlessChanged) return false
  return changed === null || changed.some((file) => unlessChanged.some((start) => file.startsWith(start)))
}

/** Whether a test file is in the widget's folder or names it. */
export function isAbout(widget: string, file: string): boolean {
  const names = new RegExp(String.raw`['"./]${widget}['"/-]|each-widget`)
  return file.startsWith(`widgets/${widget}/`) || names.test(readFileSync(join(root, file), 'utf8'))
}
