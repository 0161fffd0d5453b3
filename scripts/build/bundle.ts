// Bundles what browsers load. Rolldown cuts: the files with widgets are its entries, a few groups say where shared code lives.
import { join, relative } from 'node:path'
import { rolldown, type OutputChunk, type RolldownOptions } from 'rolldown'
import { aliases, definitions, readSource, root, type Flavour } from './flavours.ts'
import { always, apart, belongings, others, scripts, underOthers, type WidgetFile } from './files.ts'

/** A script of the build. */
export interface Bundle {
  /** `minicart`, `start`, `cart-store`, `touchline` ... */
  name: string
  code: string
  map: string
  /** What it imports at once and what it imports later, by name. */
  imports: readonly string[]
  later: readonly string[]
  /** The modules in it, from the root, for the check that preact is there once. */
  inputs: readonly string[]
}

const ENTRY = 'file:'
const pathOf = (id: string) => relative(root, id)
const settings = (flavour: Flavour, define: Readonly<Record<string, string>> = {}): RolldownOptions => ({
  cwd: root,
  platform: 'browser',
  checks: { bundlerTimings: false },
  // `use client` says nothing to a browser.
  onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
  // No module of ours does anything by being imported, so that what nobody uses of one is left out with all that it imports.
  treeshake: { moduleSideEffects: [{ test: /\/(widgets|shared|stores)\//, sideEffects: false }] },
  resolve: { alias: { ...aliases[flavour] } },
  transform: {
    define: { ...definitions(flavour), ...define },
    // Of all code only ky asks for it so.
    inject: { 'globalThis.Request': [join(root, 'shared/api/platform-request.ts'), 'PlatformRequest'] },
    jsx: { runtime: 'automatic' },
    target: 'es2022',
  },
})
const output = { format: 'es', comments: false, sourcemap: 'hidden', minify: true } as const

const sources = {
  name: 'sources',
  async load(id: string) {
    const source = await readSource(id)
    return source && { code: source.code, moduleType: source.type }
  },
}

/** Every file with widgets and every file they share; `end` closes their names. */
export async function bundleWidgets(
  flavour: Flavour,
  files: readonly WidgetFile[],
  widgets: ReadonlyMap<string, string>,
  end: string,
): Promise<Map<string, Bundle>> {
  const entries = new Map(files.map((file) => [file.name, entryOf(file, widgets)]))
  const isEntry = (name: string) => (id: string) => id === ENTRY + name
  const bundle = await rolldown({
    ...settings(flavour),
    input: { ...Object.fromEntries([...entries.keys()].map((name) => [name, ENTRY + name])), ...others },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
        load: (id) => (id.startsWith(ENTRY) ? (entries.get(id.slice(ENTRY.length)) ?? null) : null),
      },
      sources,
    ],
  })
  const { output: chunks } = await bundle.generate({
    ...output,
    entryFileNames: `[name]${end}.js`,
    chunkFileNames: (chunk) => `${wantedName(chunk)}${end}.js`,
    codeSplitting: {
      groups: [
        // On every page, with all they stand on.
        { name: always.name, priority: 7, test: isEntry(always.name) },
        { name: 'header', priority: 6, test: isEntry('header') },
        // Loaded with the first call.
        { name: 'api', priority: 5, test: (id) => /^shared\/api\/(client|define-call|errors)\.ts$/.test(pathOf(id)) },
        // What several calls read, and what several widgets draw and reckon with.
        { name: 'answers', priority: 4, minShareCount: 2, test: (id) => pathOf(id).startsWith('shared/schemas/') && isFree(id) },
        // Before the kit, which would take it along: a page's frame needs this of it and no more.
        { name: 'basics', priority: 3.5, minShareCount: 2, test: (id) => apartOf(id) === 'basics' },
        { name: 'kit', priority: 3, minShareCount: 2, test: (id) => /^(shared\/(?!api\/)|node_modules\/)/.test(pathOf(id)) && isFree(id) },
        // After the kit, or forms would take along what both stand on; each before what would take it along, which not every page has.
        ...['rules', 'pictures', 'addresses', 'forms'].map((name, at) => ({
          name,
          priority: 2.7 - at / 10,
          minShareCount: 2,
          test: (id: string) => apartOf(id) === name,
        })),
        { name: apartOf, debugName: 'apart', priority: 2, minShareCount: 2 },
        ...Object.keys(underOthers).map((file, at, all) => ({
          name: `${file}-store`,
          priority: 2 - (at + 1) / (all.length + 1),
          minShareCount: 2,
          test: (id: string) => (ownerOf(id) ?? storeOf(id)) === `${file}-store`,
        })),
        { name: (id) => ownerOf(id) ?? storeOf(id), debugName: 'stores', priority: 1, minShareCount: 2 },
      ],
    },
  })
  await bundle.close()
  const made = chunks.filter((chunk) => chunk.type === 'chunk')
  checkNames(made)
  const nameOf = new Map(made.map(({ fileName }) => [fileName, fileName.slice(0, -`${end}.js`.length)]))
  const bundles = new Map(made.map((chunk) => [nameOf.get(chunk.fileName) ?? '', bundleOf(chunk, nameOf)]))
  checkOrder(bundles)
  return bundles
}

const scriptFile = (name: string) => `widgets/page/${name === 'doctor' ? 'doctor/doctor' : name}.ts`

/** The loader and what else hosts name themselves: a script each, that shares no module with any other. */
export async function bundleScripts(flavour: Flavour, define: Readonly<Record<string, string>>): Promise<Bundle[]> {
  return Promise.all(
    scripts.map(async (name) => {
      const bundle = await rolldown({ ...settings(flavour, define), input: { [name]: scriptFile(name) }, plugins: [sources] })
      const { output: chunks } = await bundle.generate({ ...output, entryFileNames: '[name].js', codeSplitting: false })
      await bundle.close()
      return bundleOf(chunks[0], new Map([[chunks[0].fileName, name]]))
    }),
  )
}

/** A file hands its widgets over by their names. */
function entryOf({ modules, widgets }: WidgetFile, paths: ReadonlyMap<string, string>): string {
  return [
    ...modules.map((module) => `export * from ${JSON.stringify(join(root, module))}`),
    ...widgets.map((widget) => `export { default as ${JSON.stringify(widget)} } from ${JSON.stringify(paths.get(widget))}`),
  ].join('\n')
}

/** The name under which a table of `files.ts` has a shared file. */
function named(table: Readonly<Record<string, readonly string[]>>, id: string): string | null {
  const [, file = ''] = /^shared\/(.+)\.tsx?$/.exec(pathOf(id)) ?? []
  return Object.entries(table).find(([, files]) => files.includes(file))?.[0] ?? null
}

/** A shared file of its own. */
const apartOf = (id: string) => named(apart, id)

/** A rule or schema that only one store needs travels with it. */
function ownerOf(id: string): string | null {
  const store = named(belongings, id)
  return store && `${store}-store`
}

/** Neither of the two. */
const isFree = (id: string) => !ownerOf(id) && !apartOf(id)

/** `stores/cart/cart.ts` and `stores/cart/` are the file `cart-store`. */
function storeOf(id: string): string | null {
  const [, store = ''] = /^stores\/([a-z-]+)/.exec(pathOf(id)) ?? []
  const [file = store] = Object.entries(underOthers).find(([, stores]) => stores.includes(store)) ?? []
  return file ? `${file}-store` : null
}

function bundleOf({ fileName, code, map, imports, dynamicImports, moduleIds }: OutputChunk, nameOf: ReadonlyMap<string, string>): Bundle {
  const names = (list: readonly string[]) => list.flatMap((file) => nameOf.get(file) ?? [])
  return {
    name: nameOf.get(fileName) ?? fileName,
    code,
    map: JSON.stringify(map),
    imports: names(imports),
    later: names(dynamicImports),
    inputs: moduleIds.map(pathOf),
  }
}

/** What a file is called but for the build: like its module. A call has the name of a widget or store often enough, so that calls say so. */
function wantedName({ name, facadeModuleId }: Pick<OutputChunk, 'name' | 'facadeModuleId'>): string {
  const [, calls] = /^shared\/(?:[a-z-]+\/)?([a-z-]+)\/calls\.ts$/.exec(pathOf(facadeModuleId ?? '')) ?? []
  return calls ? `${calls}-calls` : name
}

/** Rolldown numbers the second file of a name, and the loader, which asks by name, would get a 404 for one of them. */
function checkNames(chunks: readonly OutputChunk[]): void {
  const owners = new Map<string, string>(scripts.map((name) => [name, scriptFile(name)]))
  for (const chunk of chunks) {
    const name = wantedName(chunk)
    // Some disks take `Panel` and `panel` for one file.
    const key = name.toLowerCase()
    const owner = chunk.facadeModuleId === null ? name : pathOf(chunk.facadeModuleId)
    const other = owners.get(key)
    if (other !== undefined) throw new Error(`Two files of the build are called ${name}: ${other} and ${owner}. Rename one of the modules.`)
    owners.set(key, owner)
  }
}

/** Files that import each other may run before what they import. */
function checkOrder(bundles: ReadonlyMap<string, Bundle>): void {
  const isDone = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new Error(`Files import each other: ${[...path, name].join(' → ')}. Move what they share, or see scripts/build/bundle.ts`)
    if (isDone.has(name)) return
    for (const other of bundles.get(name)?.imports ?? []) visit(other, [...path, name])
    isDone.add(name)
  }
  for (const name of bundles.keys()) visit(name, [])
}
