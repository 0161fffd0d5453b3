// Bundles the browser's scripts with Rolldown. `needs.ts` decides from the kinds of pages which module goes into which file.
import { join, relative } from 'node:path'
import { rolldown, type OutputChunk, type RolldownOptions } from 'rolldown'
import { aliases, definitions, readSource, root, type Flavour } from './flavours.ts'
import type { WidgetSource } from './sources.ts'
import { others, scripts, type WidgetFile } from './widget-files.ts'

/** A script of the build. */
export interface Bundle {
  /** `minicart`, `start`, `cart-store`, `touchline` ... */
  name: string
  code: string
  map: string
  /** Its static and its dynamic imports, by name. */
  imports: readonly string[]
  later: readonly string[]
  /** The paths of its modules from the root, for the check that preact is included once. */
  inputs: readonly string[]
}

const ENTRY = 'file:'
const pathOf = (id: string) => relative(root, id)
/** Rolldown's settings for browser scripts. */
export const settings = (flavour: Flavour, define: Readonly<Record<string, string>> = {}): RolldownOptions => ({
  cwd: root,
  platform: 'browser',
  checks: { bundlerTimings: false },
  // `use client` has no meaning in a browser.
  onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
  // Importing one of our modules has no side effects, so unused ones are removed with all their imports.
  treeshake: { moduleSideEffects: [{ test: /\/(widgets|shared|stores)\//, sideEffects: false }] },
  resolve: { alias: { ...aliases[flavour] } },
  transform: {
    define: { ...definitions(flavour), ...define },
    // Only ky uses this form.
    inject: { 'globalThis.Request': [join(root, 'shared/api/platform-request.ts'), 'PlatformRequest'] },
    jsx: { runtime: 'automatic' },
    target: 'es2022',
  },
})
/** The settings of the output. */
export const output = { format: 'es', comments: false, sourcemap: 'hidden', minify: true } as const

/** A plugin that reads our sources with compiled messages. */
export const sources = {
  name: 'sources',
  async load(id: string) {
    const source = await readSource(id)
    return source && { code: source.code, moduleType: source.type }
  },
}

/** Bundles every file with widgets and every file they share; `end` completes their names. */
export async function bundleWidgets(
  flavour: Flavour,
  files: readonly WidgetFile[],
  widgets: readonly WidgetSource[],
  places: ReadonlyMap<string, string>,
  end: string,
): Promise<Map<string, Bundle>> {
  const entries = new Map(files.map((file) => [file.name, entryOf(file, widgets)]))
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
  // Rolldown asks no group about its own helper, which stays a file of its own, `rolldown-runtime`. Its way to copy the helper into the files
  // instead, `experimentalInlineCommonChunks`, wraps every module.
  const placeOf = (id: string) => (id.startsWith(ENTRY) ? id.slice(ENTRY.length) : (places.get(id) ?? null))
  const { output: chunks } = await bundle.generate({
    ...output,
    entryFileNames: `[name]${end}.js`,
    chunkFileNames: `[name]${end}.js`,
    // All imports of a module are in files loaded before it or beside it, so nothing has to be included with it.
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: placeOf, debugName: 'places' }] },
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

/** Bundles the loader and the other scripts that hosts name: each is one script that shares no module with any other. */
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

/** The entry of a file, which exports its widgets by name. */
function entryOf({ modules, widgets }: WidgetFile, all: readonly WidgetSource[]): string {
  return [
    ...modules.map((module) => `export * from ${JSON.stringify(join(root, module))}`),
    ...widgets.map(
      (widget) => `export { default as ${JSON.stringify(widget)} } from ${JSON.stringify(all.find(({ name }) => name === widget)?.path)}`,
    ),
  ].join('\n')
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

/** Rolldown adds a number to the second file with a name; the loader requests files by name and would get a 404 for one of them. */
function checkNames(chunks: readonly OutputChunk[]): void {
  const owners = new Map<string, string>(scripts.map((name) => [name, scriptFile(name)]))
  for (const chunk of chunks) {
    const { name } = chunk
    // Some file systems do not distinguish `Panel` and `panel`.
    const key = name.toLowerCase()
    const owner = chunk.facadeModuleId === null ? name : pathOf(chunk.facadeModuleId)
    const other = owners.get(key)
    if (other !== undefined) throw new Error(`Two files of the build are called ${name}: ${other} and ${owner}. Rename one of the modules.`)
    owners.set(key, owner)
  }
}

/** Files that import each other may run before their imports. */
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
