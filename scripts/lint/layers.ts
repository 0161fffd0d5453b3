// Who may import whom: the layer table of the design as data. A layer names what it may have; the rest is refused.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One layer: its files, and what they may import. */
export interface Layer {
  /** Globs from the root. Where a file is in two layers, the later one counts. */
  files: string[]
  /** Packages (`react` stands for `react/jsx-runtime` too), folders and files (`#shared/domain`), `node:` and `..`. */
  may: string[]
  /** What may be imported as types only. */
  types?: string[]
  /** The siblings that may be imported; every one unless given. */
  siblings?: string[]
  /** Said when something else is imported: the rule, and the way out. */
  why: string
  /** Whether the page's globals are out of reach. */
  isPageless?: boolean
  /** Whether the examples of calls may be imported, which nothing that ships has. */
  mayHaveExamples?: boolean
}

/** Subjects of the shop, each with a folder in `shared/` that holds its calls. */
export const subjects = [
  ...['page', 'address', 'session', 'product', 'catalogue', 'saved', 'cart', 'checkout', 'orders', 'account', 'teams', 'content'],
] as const

const shared = (...names: string[]) => names.map((name) => `#shared/${name}`)
const views = ['react', 'react-dom', '@lingui/core', '@lingui/react']
const wires = shared('schemas', 'domain')
const below = [...wires, ...shared('state', 'events', 'storage', 'environment.ts')]
const asked = shared(...subjects)
const drawing = [...views, '@lingui/message-utils', 'valibot', 'nanostores', ...below, ...shared('form', 'ui', 'mount', 'i18n')]

const fixed: Layer[] = [
  {
    files: ['shared/schemas/**', 'shared/domain/**'],
    may: ['valibot', ...wires],
    isPageless: true,
    why: 'shared/schemas and shared/domain are pure: they import valibot and each other. Hand the rest in as an argument.',
  },
  {
    files: ['shared/api/**'],
    may: ['valibot', 'ky', ...below, '#shared/api'],
    isPageless: true,
    why: 'shared/api talks and does nothing else: schemas, domain and the environment. React, nanostores and stores stay out.',
  },
  {
    files: subjects.map((subject) => `shared/${subject}/**`),
    may: ['valibot', ...below, '#shared/api'],
    isPageless: true,
    why: 'A subject of shared says which calls there are: schemas, domain and shared/api. React, nanostores, stores and other calls stay out.',
  },
  {
    files: ['shared/**/codes.ts'],
    may: ['@lingui/core', '#shared/domain'],
    why: 'A codes.ts holds sentences and nothing else: the macro of @lingui/core, and where codes are gathered.',
  },
  {
    files: ['shared/*/**/examples.ts'],
    may: ['valibot', ...below, '#shared/api', ...asked],
    mayHaveExamples: true,
    why: 'Examples stand beside the calls they are of, and are made of those of other subjects and of nothing else.',
  },
  {
    files: ['shared/state/**', 'shared/events/**', 'shared/storage/**', 'shared/analytics/**', 'shared/environment.ts'],
    may: ['valibot', 'nanostores', ...below],
    why: 'State, events, storage and the environment lie below all that draws or asks: no React, no API, no store.',
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
    why: 'shared/ui, mount and i18n know no store, no widget and no API: take values as props, give changes back through callbacks.',
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
    files: ['stores/**'],
    may: ['valibot', 'nanostores', ...below, ...shared('api', 'form', 'i18n'), ...asked, '#stores', '..'],
    isPageless: true,
    why: 'Stores import shared (not ui, not mount), nanostores and other stores. The platform is reached through #shared/environment.ts.',
  },
  {
    files: ['widgets/*.ts'],
    may: ['nanostores', '@lingui/core', ...below, ...shared('mount', 'i18n', 'analytics', 'cart', 'product'), '#stores'],
    siblings: [
      'doctor.ts',
      'doctor-answer.ts',
      'doctor-list.ts',
      'doctor-look.ts',
      'doctor-page.ts',
      'doctor-payment.ts',
      'doctor-settings.ts',
      'edit-mode.ts',
      'index.ts',
      'public-api.ts',
      'public-stores.ts',
      'server-start.ts',
      'slots.ts',
      'start.ts',
      'touchline.ts',
      'touchline-magento.ts',
    ],
    why: 'What starts the suite imports shared and stores, never a widget as source.',
  },
  {
    files: ['widgets/index.ts'],
    may: shared('mount'),
    why: 'widgets/index.ts names every widget by `() => import()` and imports nothing but shared/mount.',
  },
  {
    files: ['widgets/touchline.ts'],
    may: [...shared('mount', 'events', 'state', 'environment.ts'), '#stores'],
    types: [...shared('i18n'), 'nanostores'],
    siblings: ['doctor.ts', 'edit-mode.ts', 'index.ts', 'public-api.ts', 'slots.ts', 'start.ts'],
    why: 'widgets/touchline.ts is the 3 KB that every page pays: it imports shared/mount and the table, the rest comes by `import()`.',
  },
]

/** What a file under demo-pages may have, besides the packages that only the host uses. */
const host: Omit<Layer, 'may'> = {
  files: ['demo-pages/**'],
  types: ['#shared/schemas'],
  why: 'The host decides with its own code: of ours it takes the types of #shared/schemas and files under dist/, or agreement proves nothing.',
}

/** A widget may import its own folder and no other; its sub-folders may climb to it. */
function widgetLayers(name: string): Layer[] {
  const may = [
    ...views,
    'valibot',
    'photoswipe',
    'leaflet',
    ...below,
    ...shared('form', 'ui', 'html', 'mount', 'i18n', 'analytics'),
    '#stores',
    `#widgets/${name}`,
  ]
  const why = `The widget ${name} imports stores, shared (not api) and its own folder. What two widgets need belongs in shared or in a store.`
  return [
    { files: [`widgets/${name}/**`], may, why },
    { files: [`widgets/${name}/*/**`], may: [...may, '..'], why },
    { files: [`widgets/${name}/model.ts`], may: [...may, 'nanostores', '#shared/api', ...asked], why },
  ]
}

/** Every layer of the tree at `root`, from the general to the particular. */
export function layersOf(root: string): Layer[] {
  const { dependencies, devDependencies } = readPackages(root)
  const ownPackages = [...devDependencies, 'valibot'].filter((name) => !/^(react|preact|@types)/.test(name))
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    ...fixed,
    { ...host, may: [...ownPackages, 'node:', '..', '#demo-pages', '#esbuild.config'] },
    {
      files: ['demo-pages/editor/client/**'],
      may: ['react', 'react-dom', 'valibot'],
      why: "The editor runs in its own page: React, valibot and its own folder. What the server decides it asks the editor's calls for.",
    },
    ...widgets.flatMap(({ name }) => widgetLayers(name)),
  ].map((layer) => ({
    ...layer,
    may: layer.may.filter((one) => /^[#.]|^node:/.test(one) || dependencies.includes(one) || devDependencies.includes(one)),
  }))
}

/** Everything that could be imported from the tree at `root`: what a layer does not name of these is refused. */
export function importables(root: string): string[] {
  const { dependencies, devDependencies } = readPackages(root)
  return [
    ...dependencies,
    ...devDependencies,
    'node:',
    '..',
    ...readdirSync(join(root, 'shared')).map((name) => `#shared/${name}`),
    '#stores',
    '#tests',
    '#demo-pages',
    ...readdirSync(join(root, 'widgets')).map((name) => `#widgets/${name}`),
  ]
}

function readPackages(root: string): { dependencies: string[]; devDependencies: string[] } {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) }
}
