// Puts the bundles of a pack into one module and makes it small: one import a file it needs, and only the exports that other files ask for.
import { rolldown } from 'rolldown'
import { checkPacks, packOf } from './packs.ts'

/** A bundle whose imports name other bundles, as `chunk:<name>` and `widget:<name>`. */
export interface Part {
  name: string
  code: string
  map: string
  /** A chunk is asked for by names; a widget is handed over under its own. */
  kind: 'chunk' | 'widget' | 'entry'
  /** What `import()` of it hands over. */
  wholeNames: readonly string[]
}

/** A file as it ships, but for the names of the files it imports: `linkFiles` puts them in. */
export interface Packed {
  name: string
  members: readonly string[]
  small: string
  map: string
}

const asked = /(?:import|export)\s*\{([^}]*)\}\s*from\s*"chunk:([a-z-]+)"/g
const handedOver = /export\{([^}]*)\};?\s*$/
const askedLater = /import\("chunk:([a-z-]+)"\)/g

/** Every file of the suite by its name. Throws where two of them would import each other. */
export async function packUp(parts: readonly Part[]): Promise<Map<string, Packed>> {
  checkPacks(new Set(parts.map(({ name }) => name)))
  const byPack = Map.groupBy(parts, ({ name }) => packOf(name))
  const imports = new Map(Array.from(byPack, ([pack, members]) => [pack, importsOf(pack, members)]))
  checkOrder(imports)
  const exports = exportsOf(parts)
  const packing = new Map<string, Promise<Shipped>>()
  /** What a file imports goes first, since its names are in the file. */
  const packIn = (pack: string): Promise<Shipped> => {
    const known = packing.get(pack)
    if (known) return known
    const shipped = Promise.all(Array.from(imports.get(pack) ?? [], packIn)).then((lower) =>
      packShort(pack, byPack.get(pack) ?? [], exports, new Map(lower.flatMap(({ names }) => [...names]))),
    )
    packing.set(pack, shipped)
    return shipped
  }
  return new Map(await Promise.all(Array.from(byPack.keys(), async (pack) => [pack, (await packIn(pack)).packed] as const)))
}

/** A packed file, and its exports by the aliases that others know them by. */
interface Shipped {
  packed: Packed
  names: ReadonlyMap<string, string>
}

/**
 * Packs a file twice: once to learn how its exports are called inside, then under those names, which are shorter than any alias.
 * Should they be called otherwise the second time, it exports them by the first names all the same.
 */
async function packShort(
  name: string,
  members: readonly Part[],
  exports: ReadonlyMap<string, ReadonlySet<string>>,
  imported: ReadonlyMap<string, string>,
): Promise<Shipped> {
  const rename = (statement: string) => statement.replace(/[\w$]+(?= as )/g, (alias) => imported.get(alias) ?? alias)
  const parts = members.map((part) => ({ ...part, code: part.code.replace(asked, rename) }))
  const entryOf = (own: ReadonlyMap<string, string>) =>
    parts.map((part) => entryLine(part, exports.get(part.name) ?? new Set(), own)).join('\n')
  const first = await packOne(name, parts, entryOf(new Map()))
  const own = innerNames(first.small, new Set(parts.flatMap(({ name: part, wholeNames }) => [part, ...wholeNames])))
  return { packed: own.size > 0 ? await packOne(name, parts, entryOf(own)) : first, names: own }
}

/** How a packed file calls inside what it exports; what is asked for by its own name keeps that. */
function innerNames(small: string, fixed: ReadonlySet<string>): Map<string, string> {
  const pairs = (handedOver.exec(small)?.[1] ?? '').split(',').map((one) => one.split(' as '))
  const names = pairs.flatMap(([inner = '', alias]) =>
    alias === undefined || fixed.has(alias) || fixed.has(inner) ? [] : [[alias, inner] as const],
  )
  return new Map(names)
}

/** The names by which other files ask for each chunk. */
function exportsOf(parts: readonly Part[]): Map<string, Set<string>> {
  const exports = new Map(parts.map(({ name }) => [name, new Set<string>()]))
  for (const { name, code } of parts) {
    for (const [, list = '', chunk = ''] of code.matchAll(asked)) {
      if (packOf(chunk) === packOf(name)) continue
      for (const one of list.split(',').filter(Boolean)) exports.get(chunk)?.add(one.trim().split(/\s+as\s+/)[0] ?? '')
    }
    for (const [, chunk = ''] of code.matchAll(askedLater)) {
      for (const one of parts.find((part) => part.name === chunk)?.wholeNames ?? []) exports.get(chunk)?.add(one)
    }
  }
  return exports
}

/** What a file hands over of one of its bundles. */
function entryLine(part: Part, exports: ReadonlySet<string>, names: ReadonlyMap<string, string>): string {
  const from = `from ${JSON.stringify(`${part.kind === 'widget' ? 'widget' : 'chunk'}:${part.name}`)}`
  if (part.kind === 'widget') return `export { default as ${JSON.stringify(part.name)} } ${from}`
  if (part.kind === 'entry') return `export * ${from}`
  // Two modules may hand over the same thing, which is one name inside and so one export.
  const list = new Map(Array.from(exports, (alias) => [names.get(alias) ?? alias, alias]))
  return `export { ${Array.from(list, ([name, alias]) => `${alias} as ${name}`).join(', ')} } ${from}`
}

async function packOne(name: string, members: readonly Part[], entry: string): Promise<Packed> {
  const find = (id: string) => members.find((part) => id === `chunk:${part.name}` || id === `widget:${part.name}`)
  const file = `${name}.js`
  const bundle = await rolldown({
    input: file,
    plugins: [
      {
        name: 'pack',
        resolveId(id, _importer, { kind }) {
          if (id === file || (kind === 'import-statement' && find(id))) return id
          // What is loaded later is this very file by then, where it is in the pack.
          return { id: `pack:${packOf(id.replace(/^\w+:/, ''))}`, external: true }
        },
        load: (id) => (id === file ? entry : (find(id) ?? null)),
      },
    ],
    // Ours say by their names what they are; it would warn of every one.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    format: 'es',
    sourcemap: 'hidden',
    comments: false,
    // An ES2022 browser is what we are built for; see esbuild.config.mjs.
    minify: { compress: { target: 'es2022' }, mangle: { toplevel: true }, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
  const [{ code: small, map }] = output
  return { name, members: members.map((part) => part.name), small, map: JSON.stringify(map) }
}

/** Modules of two files that import each other may run before what they import. */
function checkOrder(imports: ReadonlyMap<string, ReadonlySet<string>>): void {
  const isDone = new Set<string>()
  const visit = (pack: string, path: readonly string[]): void => {
    if (path.includes(pack)) throw new Error(`scripts/build/packs.ts: files import each other: ${[...path, pack].join(' → ')}`)
    if (isDone.has(pack)) return
    for (const other of imports.get(pack) ?? []) visit(other, [...path, pack])
    isDone.add(pack)
  }
  for (const pack of imports.keys()) visit(pack, [])
}

function importsOf(pack: string, members: readonly Part[]): Set<string> {
  const imports = new Set(members.flatMap(({ code }) => Array.from(code.matchAll(asked), ([, , chunk = '']) => packOf(chunk))))
  imports.delete(pack)
  return imports
}

/** Puts the names of files into a small module. */
export function linkFiles(small: string, fileOf: (pack: string) => string): string {
  return small.replace(/(["'`])pack:([a-z-]+)\1/g, (_all, _quote, name: string) => `"./${fileOf(name)}"`)
}
