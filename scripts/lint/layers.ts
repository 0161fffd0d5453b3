// The layers of the code and their allowed imports; all others are refused. Long because it is one table.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors, roomsOf, upTo, type Floor } from './floors.ts'

/** A layer: its files and their allowed imports. */
export interface Layer {
  /** Globs from the root. If a file is in two layers, the later one counts. */
  files: string[]
  /** Packages (`react` includes `react/jsx-runtime`), folders and files (`#shared/domain`), `node:` and `..`. */
  may: string[]
  /** Modules that may be imported for their types only. */
  types?: string[]
  /** The message for a forbidden import: the rule, and how to comply. */
  why: string
  /** Whether the page's globals are forbidden. */
  isPageless?: boolean
  /** Whether the examples of calls may be imported, which no shipped file may do. */
  mayHaveExamples?: boolean
}

const shared = (...names: string[]) => names.map((name) => `#shared/${name}`)
const views = ['react', 'react-dom', '@lingui/core', '@lingui/react']
const wires = shared('wire', 'domain')
const below = [...wires, ...shared('state', 'events', 'storage', 'environment.ts')]
const drawing = [...views, '@lingui/message-utils', 'valibot', 'nanostores', ...below, ...shared('form', 'ui', 'mount', 'i18n')]

/** The kernel imports no subject. */
const kernel: Layer[] = [
  {
    files: ['shared/wire/**', 'shared/domain/**'],
    may: ['valibot', ...wires],
    isPageless: true,
    why: 'shared/wire and shared/domain are pure and of no subject: they import valibot and each other. Hand the rest in as an argument.',
  },
  {
    files: ['shared/domain/codes.ts'],
    may: ['@lingui/core', '#shared/domain'],
    why: 'A codes.ts holds sentences and nothing else: the macro of @lingui/core, and where codes are gathered.',
  },
  {
    files: ['shared/api/**'],
    may: ['valibot', 'ky', ...below, '#shared/api'],
    isPageless: true,
    why: 'shared/api talks and does nothing else, and knows no subject: wire, domain and the environment. A call lies in its subject.',
  },
  {
    files: ['shared/state/**', 'shared/events/**', 'shared/storage/**', 'shared/analytics/**', 'shared/environment.ts'],
    may: ['valibot', 'nanostores', ...below],
    why: 'State, events, storage and the environment lie below all that draws or asks: no React, no API, no store, no subject.',
  },
  {
    files: ['shared/form/**'],
    may: ['nanostores', ...below, '#shared/form'],
    isPageless: true,
    why: 'shared/form knows no React, no API and no store: a form is given its rules, where it sends and where it is kept.',
  },
  {
    files: ['shared/ui/**', 'shared/mount/**', 'shared/i18n/**'],
    may: drawing,
    why: 'shared/ui, mount and i18n know no subject, no store, no widget and no API. A part of a subject lies in its parts/.',
  },
  {
    files: ['shared/ui/slides/drag.ts'],
    may: [...drawing, 'keen-slider'],
    why: 'keen-slider moves slides for every widget that has them, behind an `import()`; nothing else of shared/ui knows it.',
  },
  {
    files: ['shared/mount/use-shared.ts'],
    may: [...drawing, '@nanostores/react'],
    why: 'useShared reads a store with `useStore`; with that alone a late island would keep stale attributes.',
  },
  {
    files: ['shared/html/**'],
    may: ['react', 'react-dom', 'dompurify', ...wires, '#shared/html'],
    why: 'shared/html cleans what hosts send and knows neither stores nor widgets nor the API.',
  },
  {
    files: ['stores/kit/**'],
    may: ['valibot', 'nanostores', ...below, ...shared('api', 'form'), '#stores/kit'],
    isPageless: true,
    why: 'stores/kit is what every store is made of, and knows no subject.',
  },
]

/** The folders of a subject: it imports its own, those of lower subjects, and the kernel. */
function subjectLayers(root: string, subject: Floor): Layer[] {
  const lower = upTo(subject)
  const { pure, calls, parts, examples, other } = roomsOf(root, lower)
  const floor = `${subject} imports its own rooms and those of ${['the kernel', ...lower.slice(0, -1)].join(', ')}, types included.`
  const own = `shared/${subject}`
  return [
    {
      files: [`${own}/**`],
      may: ['valibot', 'nanostores', ...below, ...shared('mount'), ...pure, ...other],
      why: `${own} imports no store and no widget. ${floor}`,
    },
    {
      files: [`${own}/**/wire.ts`, `${own}/**/{wire,rules}/**`],
      may: ['valibot', ...wires, ...pure],
      isPageless: true,
      why: `${own}: wire and rules are pure, without React, calls and stores. ${floor}`,
    },
    {
      files: [`${own}/**/player-list/workbook.ts`],
      may: ['hucre', ...pure],
      why: `${own}: hucre reads workbooks behind an \`import()\`; nothing else knows it. ${floor}`,
    },
    {
      files: [`${own}/**/codes.ts`],
      may: ['@lingui/core', '#shared/domain'],
      why: `${own}: a codes.ts holds sentences and nothing else: the macro of @lingui/core, and where codes are gathered.`,
    },
    {
      files: [`${own}/**/calls.ts`, `${own}/**/calls/**`],
      may: ['valibot', ...below, '#shared/api', ...pure, ...calls, ...other],
      isPageless: true,
      why: `${own}: calls are data for shared/api, and what they send and read is in wire. ${floor}`,
    },
    {
      files: [`${own}/**/examples.ts`],
      may: ['valibot', ...below, '#shared/api', ...pure, ...calls, ...examples, ...other],
      mayHaveExamples: true,
      why: `${own}: examples stand beside the calls they are of, and are made of those of lower subjects and of nothing else. ${floor}`,
    },
    {
      files: [`${own}/**/parts/**`],
      may: [...drawing, ...pure, ...parts, ...other],
      why: `${own}/parts know no store, no widget and no call: take values as props, give changes back through callbacks. ${floor}`,
    },
    {
      files: [`stores/${subject}/**`],
      may: [
        ...['valibot', 'nanostores', ...below, ...shared('api', 'form', 'i18n'), ...pure, ...calls, ...other],
        ...['#stores/kit', ...lower.map((name) => `#stores/${name}`)],
      ],
      isPageless: true,
      why: `Stores import shared (not ui, mount, parts), nanostores and lower stores. ${floor} The platform is reached through #shared/environment.ts.`,
    },
  ]
}

/** Adapters between the calls and platforms with other answers. */
function adapterLayers(root: string): Layer[] {
  const { pure } = roomsOf(root, floors)
  return [
    {
      files: ['shared/adapters/**'],
      may: ['valibot', ...below, ...shared('api', 'mount', 'adapters'), ...pure],
      isPageless: true,
      why: 'shared/adapters stands beside the subjects: it imports the kernel, wires and rules, never a store, a widget or the calls of a subject.',
    },
    {
      files: ['shared/adapters/magento-rest.ts', 'shared/adapters/magento-rest/**'],
      may: [...wires, '#shared/environment.ts', '#shared/adapters', ...pure],
      isPageless: true,
      why: "A platform's adapter is a file of its own in the package: it imports wires, rules and the environment, and of shared/adapters the types.",
    },
  ]
}

/** The files that start the suite. */
function pageLayers(root: string): Layer[] {
  const { pure, other } = roomsOf(root, floors)
  return [
    {
      files: ['widgets/page/**'],
      may: [
        ...['nanostores', 'valibot', '@lingui/core', ...below, ...shared('mount', 'i18n', 'analytics', 'adapters'), ...pure, ...other],
        ...['#stores', '#widgets/page', '#widgets/index.ts'],
      ],
      why: 'widgets/page starts the suite: it imports shared and stores, never a widget as source.',
    },
    {
      files: ['widgets/index.ts'],
      may: shared('mount'),
      why: 'widgets/index.ts names every widget by `() => import()` and imports nothing but shared/mount.',
    },
    {
      files: ['widgets/page/touchline.ts'],
      may: [...shared('mount', 'events', 'state', 'environment.ts'), '#stores', '#widgets/page', '#widgets/index.ts'],
      types: [...shared('i18n'), 'nanostores'],
      why: 'widgets/page/touchline.ts is the 3 KB that every page pays: it imports shared/mount and the table, the rest comes by `import()`.',
    },
  ]
}

/** The allowed imports under demo-pages, besides the packages that only the host uses. */
function hostLayer(root: string, packages: readonly string[]): Layer {
  const wire = roomsOf(root, floors).pure.filter((name) => /\/wire(\.ts)?$/.test(name))
  return {
    files: ['demo-pages/**'],
    may: [...packages, 'node:', '..', '#demo-pages', '#esbuild.config'],
    types: ['#shared/wire', ...wire],
    why: "The host decides with its own code: of ours it takes the types of a subject's wire and files under dist/, or agreement proves nothing.",
  }
}

/** A widget may import its own folder and no other widget's; its sub-folders may import from it. */
function widgetLayers(root: string, name: string): Layer[] {
  const { pure, calls, parts, other } = roomsOf(root, floors)
  const may = [
    ...views,
    'valibot',
    'photoswipe',
    'leaflet',
    'supercluster',
    ...below,
    ...shared('form', 'ui', 'html', 'mount', 'i18n', 'analytics'),
    ...pure,
    ...parts,
    ...other,
    '#stores',
    `#widgets/${name}`,
  ]
  const why = `The widget ${name} imports stores, shared (no calls) and its own folder. What two widgets need belongs in shared or in a store.`
  return [
    { files: [`widgets/${name}/**`], may, why },
    { files: [`widgets/${name}/*/**`], may: [...may, '..'], why },
    { files: [`widgets/${name}/model.ts`], may: [...may, 'nanostores', '#shared/api', ...calls], why },
    { files: [`widgets/${name}/tool.ts`], may: [...may, '@valibot/to-json-schema'], why },
  ]
}

/** Every layer of the tree at `root`, from the general to the specific. */
export function layersOf(root: string): Layer[] {
  const { dependencies, devDependencies } = readPackages(root)
  const ownPackages = [...devDependencies, 'valibot'].filter((name) => !/^(react|preact|@types)/.test(name))
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'page',
  )
  return [
    ...kernel,
    ...floors.flatMap((subject) => subjectLayers(root, subject)),
    ...adapterLayers(root),
    ...pageLayers(root),
    hostLayer(root, ownPackages),
    {
      files: ['demo-pages/host/**'],
      may: [...ownPackages, 'node:'],
      types: ['#demo-pages/shop', '#demo-pages/database'],
      why: 'demo-pages/host is the ground of the demo shop: of its other folders it takes the types of shop and database, or all of it becomes one circle.',
    },
    {
      files: ['demo-pages/editor/client/**'],
      may: ['react', 'react-dom', 'valibot', 'nanostores', '@nanostores/react'],
      why: "The editor runs in its own page: React, nanostores, valibot and its own folder. What the server decides it asks the editor's calls for.",
    },
    ...widgets.flatMap(({ name }) => widgetLayers(root, name)),
  ].map((layer) => ({
    ...layer,
    may: layer.may.filter((one) => /^[#.]|^node:/.test(one) || dependencies.includes(one) || devDependencies.includes(one)),
  }))
}

/** Every possible import in the tree at `root`: those that a layer does not allow are refused. */
export function importables(root: string): string[] {
  const { dependencies, devDependencies } = readPackages(root)
  const isSubject = (name: string) => floors.some((floor) => floor === name)
  return [
    ...dependencies,
    ...devDependencies,
    'node:',
    '..',
    ...readdirSync(join(root, 'shared')).flatMap((name) => (isSubject(name) ? [] : [`#shared/${name}`])),
    ...Object.values(roomsOf(root, floors)).flat(),
    ...readdirSync(join(root, 'stores')).map((name) => `#stores/${name}`),
    '#tests',
    // A copy of the suite alone has no demo shop.
    ...(existsSync(join(root, 'demo-pages')) ? readdirSync(join(root, 'demo-pages')) : []).map((name) => `#demo-pages/${name}`),
    ...readdirSync(join(root, 'widgets')).map((name) => `#widgets/${name}`),
  ]
}

function readPackages(root: string): { dependencies: string[]; devDependencies: string[] } {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) }
}
