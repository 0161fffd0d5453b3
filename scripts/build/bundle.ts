// Bundles the suite: every widget alone, then the shared chunks from high to low with exactly the exports that were asked of them.
import { join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import settings from '#esbuild.config'
import { chunkOf, chunkOrder, type ChunkName } from './chunks.ts'
import { aliases, smaller, type Flavour } from './flavours.ts'
import { ownSources } from './own-sources.ts'
import { packUp, type Packed } from './pack-up.ts'
import type { Ids } from './short-ids.ts'

/** The repository's root, where every path of the build starts. */
export const root = join(import.meta.dirname, '../..')

/** A widget, a chunk or an entry, before it is packed into a file. */
export interface Bundle {
  /** `minicart`, `runtime`, `touchline` ... */
  name: string
  code: string
  map: string
  /** Inputs with their bytes in this output, for budgets and for the check that preact is there once. */
  inputs: Metafile['outputs'][string]['inputs']
}

/** Esbuild settings that every bundle shares. */
export function common(flavour: Flavour, define: Record<string, string>) {
  return {
    ...settings,
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"', __FLAVOUR__: `"${flavour}"`, ...define },
  } as const
}

/** Exchanges React for Preact, and whatever else a page has smaller. */
export function flavoured(flavour: Flavour, others: Readonly<Record<string, string>> = {}): Plugin {
  return {
    name: 'flavour',
    setup(setup) {
      for (const [from, to] of Object.entries({ ...aliases[flavour], ...others })) {
        setup.onResolve({ filter: new RegExp(`^${from.replaceAll('/', '\\/')}$`) }, ({ resolveDir }) =>
          setup.resolve(to, { kind: 'import-statement', resolveDir, pluginData: 'flavoured' }),
        )
      }
    },
  }
}

/** Leaves imports of another chunk's modules in the output as `chunk:<name>/<path>`, to be joined later. */
function chunked(own: ChunkName | null): Plugin {
  return {
    name: 'chunks',
    setup(setup) {
      setup.onResolve({ filter: /.*/ }, async (asked) => {
        if (asked.kind === 'entry-point' || asked.pluginData === 'seen') return undefined
        const { importer, namespace, resolveDir, kind } = asked
        const found = await setup.resolve(asked.path, { importer, namespace, resolveDir, kind, pluginData: 'seen' })
        if (found.errors.length > 0 || found.external) return found
        const path = relative(root, found.path)
        const widget = asked.kind === 'dynamic-import' && /^widgets\/([a-z-]+)\/\1\.tsx?$/.exec(path)?.[1]
        if (widget) return { path: `widget:${widget}`, external: true }
        // The doctor's settings load apart: they need the runtime, and the doctor stands without it.
        const doctor = asked.kind === 'dynamic-import' && /^widgets\/(doctor(?:-settings)?)\.ts$/.exec(path)?.[1]
        if (doctor) return { path: `widget:${doctor}`, external: true }
        const chunk = chunkOf(path)
        if (chunk === null || chunk === own) return found
        return { path: `chunk:${chunk}/${path}`, external: true, sideEffects: found.sideEffects }
      })
    },
  }
}

/** What is asked of one chunk: names by module, and modules that are imported whole by `import()`. */
export type Demand = Map<string, Set<string>>

const staticImport = /(?:import|export)\s*(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s*as\s*([\w$]+))?\s*from\s*"chunk:([a-z-]+)\/([^"]+)"/g
const bareImport = /import\s*"chunk:[^"]+";?/g
const dynamicImport = /import\("chunk:([a-z-]+)\/([^"]+)"\)/g
const WHOLE = '*'

function noteDemands(code: string, demands: Map<ChunkName, Demand>): void {
  const note = (chunk: string, path: string, name: string) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the name comes from our own specifiers and is checked on the next line
    const demand = demands.get(chunk as ChunkName)
    if (!demand)
      throw new Error(`The bundle asks for the chunk ${chunk}, which was built already or does not exist; see scripts/build/chunks.ts`)
    demand.set(path, (demand.get(path) ?? new Set()).add(name))
  }
  for (const [, whole, names = '', namespace, chunk = '', path = ''] of code.matchAll(staticImport)) {
    if (whole) note(chunk, path, 'default')
    if (namespace) note(chunk, path, WHOLE)
    for (const one of names.split(',').filter(Boolean)) note(chunk, path, one.trim().split(/\s+as\s+/)[0] ?? '')
  }
  for (const [, chunk = '', path = ''] of code.matchAll(dynamicImport)) note(chunk, path, WHOLE)
}

async function exportsOf(path: string): Promise<string[]> {
  const source = await build({
    entryPoints: [join(root, path)],
    bundle: false,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  })
  return Object.values(source.metafile.outputs)[0]?.exports ?? []
}

/** The alias of a chunk's export until its file is packed; no two chunks share one, since they may be packed together. */
function aliasOf(chunk: ChunkName, demand: Demand, path: string, name: string): string {
  let index = 0
  for (const [module, names] of demand) {
    for (const one of names) {
      if (module === path && one === name) return `${chunk.replaceAll('-', '_')}_${index}`
      index++
    }
  }
  throw new Error(`${name} of ${path} was never asked for`)
}

/** The text of a chunk's entry, and the names that an `import()` of it hands over. */
async function chunkEntry(chunk: ChunkName, demand: Demand): Promise<{ text: string; wholeNames: string[] }> {
  const lines: string[] = []
  const taken = new Map<string, string>()
  for (const [path, names] of demand) {
    if (names.has(WHOLE)) {
      // Taken whole by `import()`: its own names are the interface, so no two such modules may share one.
      for (const name of await exportsOf(path)) {
        const other = taken.get(name)
        if (other) throw new Error(`${path} and ${other} both export ${name}; in one chunk their names must differ`)
        taken.set(name, path)
      }
      lines.push(`export * from ${JSON.stringify(join(root, path))}`)
    }
    for (const name of names) {
      if (name === WHOLE) continue
      lines.push(`export { ${name} as ${aliasOf(chunk, demand, path, name)} } from ${JSON.stringify(join(root, path))}`)
    }
  }
  return { text: lines.join('\n'), wholeNames: [...taken.keys()] }
}

/** Everything bundled, and packed into files that need names. */
export interface Bundled {
  bundles: ReadonlyMap<string, Bundle>
  files: ReadonlyMap<string, Packed>
}

/** What there is to bundle, by name. */
export interface Entries {
  /** The loader and what is no widget. */
  others: ReadonlyMap<string, string>
  widgets: ReadonlyMap<string, string>
  /** The ids that messages ship under. */
  ids: Ids
}

/** Bundles the entries, then the chunks they ask for, and packs all of them. */
export async function bundleAll(flavour: Flavour, { others, widgets, ids }: Entries, define: Record<string, string>): Promise<Bundled> {
  const demands = new Map<ChunkName, Demand>(chunkOrder.map((name) => [name, new Map()]))
  const bundles = new Map<string, Bundle>()
  const take = async (name: string, own: ChunkName | null, entry: { path: string } | { text: string }) => {
    const result = await build({
      ...common(flavour, define),
      // Readable yet: how our specifiers are joined keeps the lines, and with them the map. What ships is made small afterwards.
      minify: false,
      minifySyntax: true,
      sourcemap: 'external',
      outfile: `${name}.js`,
      plugins: [ownSources(ids), chunked(own), flavoured(flavour, smaller)],
      ...('path' in entry
        ? { entryPoints: [entry.path] }
        : { stdin: { contents: entry.text, resolveDir: root, sourcefile: `${name}.entry.ts`, loader: 'ts' } }),
    })
    const code = result.outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
    const map = result.outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? ''
    noteDemands(code, demands)
    if (own) demands.delete(own)
    if (bundles.has(name)) throw new Error(`${name} is the name of a widget and of a chunk; rename one in scripts/build/chunks.ts`)
    bundles.set(name, {
      name,
      code: code.replace(bareImport, ''),
      map,
      inputs: result.metafile.outputs[`${name}.js`]?.inputs ?? {},
    })
  }
  for (const [name, path] of [...others, ...widgets]) await take(name, null, { path })
  const finished = new Map<string, Demand>()
  const wholeNames = new Map<string, string[]>()
  for (const name of chunkOrder) {
    const demand = demands.get(name)
    if (!demand || demand.size === 0) continue
    finished.set(name, demand)
    const chunk = await chunkEntry(name, demand)
    wholeNames.set(name, chunk.wholeNames)
    await take(name, name, chunk)
  }
  const files = await packUp(
    Array.from(bundles.values(), ({ name, code, map }) => ({
      name,
      code: joinChunks(code, finished),
      map,
      kind: finished.has(name) ? 'chunk' : widgets.has(name) ? 'widget' : 'entry',
      wholeNames: wholeNames.get(name) ?? [],
    })),
  )
  return { bundles, files }
}

/** Makes imports of a chunk's modules imports of the chunk, by the names it exports them under. */
function joinChunks(code: string, demands: ReadonlyMap<string, Demand>): string {
  return code
    .replace(
      staticImport,
      (_all, whole: string | undefined, names: string | undefined, namespace: string | undefined, chunk: ChunkName, path: string) => {
        const demand = demands.get(chunk)
        if (!demand) throw new Error(`No chunk ${chunk}`)
        if (namespace)
          throw new Error(`import * as ${namespace} from ${path}: name what is needed instead, so that the rest is not shipped`)
        const pairs = (names ?? '').split(',').filter(Boolean)
        if (whole) pairs.push(`default as ${whole}`)
        const list = pairs.map((pair) => {
          const [name = '', local = name] = pair.trim().split(/\s+as\s+/)
          return `${aliasOf(chunk, demand, path, name)} as ${local}`
        })
        const keyword = _all.startsWith('export') ? 'export' : 'import'
        return `${keyword}{${list.join(',')}}from"chunk:${chunk}"${'\n'.repeat(_all.split('\n').length - 1)}`
      },
    )
    .replace(dynamicImport, (_all, chunk: string) => `import("chunk:${chunk}")`)
}
