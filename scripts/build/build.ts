// Builds one flavour of the suite into dist/<flavour>: `node scripts/build/build.ts --flavour=preact|react [--out=<folder>]`.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleAll, joinChunks, root, shortHash } from './bundle.ts'
import { compileCatalogues } from './catalogues-of-suite.ts'
import { chunkOrder } from './chunks.ts'
import type { Flavour } from './flavours.ts'
import { hostTypes } from './host-contract.ts'
import { brotli, writeManifest, type BuiltFile } from './manifest.ts'
import { placeTexts } from './place-texts.ts'
import { bundleServer } from './server-bundle.ts'
import { baseCss, languages, widgetCss, widgetSources } from './sources.ts'

const { values } = parseArgs({ options: { flavour: { type: 'string', default: 'preact' }, out: { type: 'string', default: 'dist' } } })
if (values.flavour !== 'preact' && values.flavour !== 'react') throw new Error('--flavour is preact or react')
const flavour: Flavour = values.flavour
const started = performance.now()

// oxlint-disable-next-line typescript/consistent-type-assertions -- package.json is ours
const { version: number } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
// The compiler writes them beside all the rest.
const types = hostTypes()
const widgets = await widgetSources()
const [base, written] = await Promise.all([baseCss(widgets), compileCatalogues(widgets.map(({ name }) => name))])

const entries = new Map([
  ['touchline', join(root, 'widgets/touchline.ts')],
  ['doctor', join(root, 'widgets/doctor.ts')],
  ...widgets.map(({ name, path }) => [name, path] as const),
])
const names = {
  __VERSION__: '__TOUCHLINE_VERSION__',
  __BUILD__: '__TOUCHLINE_BUILD__',
  __FILES__: '__TOUCHLINE_FILES__',
  __BASE_CSS__: '__TOUCHLINE_BASE__',
  __SHARED__: '__TOUCHLINE_SHARED__',
}
const { bundles, demands } = await bundleAll(flavour, entries, names)
const catalogues = placeTexts(
  written,
  bundles,
  widgets.map(({ name }) => name),
)

const files = new Map<string, BuiltFile>()
const put = (file: string, content: string, about: Pick<BuiltFile, 'kind' | 'name'>) => void files.set(file, { file, content, ...about })

// From the lowest chunk up, since a file's name holds the hash of what it imports by name.
const fileNames = new Map<string, string>()
const fileOf = (name: string) => {
  const file = fileNames.get(name)
  if (!file) throw new Error(`${name} is imported before it has a file name; see the order in scripts/build/chunks.ts`)
  return file
}
const finish = (name: string, beside = '') => {
  const bundle = bundles.get(name)
  if (!bundle) return null
  const code = joinChunks(bundle.code, demands, fileOf)
  const hash = shortHash(code + beside)
  const file = name === 'touchline' ? 'touchline.js' : `${name}-${hash}.js`
  fileNames.set(name, file)
  return { code, hash, file, map: bundle.map }
}
const putScript = (name: string, built: { code: string; file: string; map: string }, kind: BuiltFile['kind']) => {
  put(built.file, `${built.code}//# sourceMappingURL=${built.file}.map\n`, { kind, name })
  put(`${built.file}.map`, built.map, { kind: 'map', name })
}

for (const name of chunkOrder.toReversed()) {
  const built = finish(name)
  if (built) putScript(name, built, 'chunk')
}
const doctor = finish('doctor')
if (doctor) putScript('doctor', doctor, 'chunk')
/**
 * A catalogue below this many characters is folded into the shared one: a request costs more than its bytes.
 * A widget that starts with the page stands on few pages; the others, in the frame of each, may be larger.
 */
const SMALL = { load: 300, later: 1400 }
/** The table as the loader reads it; its line of a widget is in widgets/touchline.ts. */
const table: string[] = []
for (const widget of widgets) {
  const css = await widgetCss(widget)
  const messages = new Map(
    languages.map((language) => [language, `export default ${JSON.stringify(catalogues[widget.name]?.[language] ?? {})}\n`]),
  )
  const built = finish(widget.name, [css, ...messages.values()].join('\n'))
  if (!built) throw new Error(`${widget.name} was not bundled`)
  putScript(widget.name, built, 'widget')
  const isFolded = [...messages.values()].every((text) => text.length < (widget.when === 'load' ? SMALL.load : SMALL.later))
  if (isFolded) for (const language of languages) Object.assign(catalogues.shared?.[language] ?? {}, catalogues[widget.name]?.[language])
  if (/[\s:]/.test(widget.when))
    throw new Error(
      `widgets/index.ts: ${widget.name} starts "${widget.when}"; a space or colon would end its entry in the loader's table, write it without`,
    )
  table.push(`${widget.name}:${widget.when}:${built.hash}:${css === null ? '' : 'c'}${isFolded ? '' : 't'}`)
  if (css !== null) put(`${widget.name}-${built.hash}.css`, css, { kind: 'css', name: widget.name })
  for (const [language, text] of messages)
    put(`${widget.name}-${built.hash}.${language}.js`, text, { kind: isFolded ? 'texts' : 'catalogue', name: widget.name })
}
const sharedTexts = languages.map(
  (language) => [language, `export default ${JSON.stringify(catalogues.shared?.[language] ?? {})}\n`] as const,
)
const sharedHash = shortHash(sharedTexts.join('\n'))
for (const [language, text] of sharedTexts) put(`shared-${sharedHash}.${language}.js`, text, { kind: 'catalogue', name: 'shared' })
const baseFile = `base-${shortHash(base)}.css`
put(baseFile, base, { kind: 'css', name: 'base' })
const build = shortHash([...files.keys()].join())
// The folder on the web is kept for ever, so each build has its own.
const version = `${number}-${build}`
const loader = bundles.get('touchline')
if (!loader) throw new Error('The loader was not bundled')
loader.code = loader.code
  .replaceAll('__TOUCHLINE_VERSION__', JSON.stringify(version))
  .replaceAll('__TOUCHLINE_BUILD__', JSON.stringify(`${flavour}.${build}`))
  .replaceAll('__TOUCHLINE_BASE__', JSON.stringify(baseFile))
  .replaceAll('__TOUCHLINE_FILES__', JSON.stringify(table.join(' ')))
  .replaceAll('__TOUCHLINE_SHARED__', JSON.stringify(`shared-${sharedHash}`))
const entry = finish('touchline')
if (entry) putScript('touchline', entry, 'loader')

// Written beside and swapped in, so that a running shop never reads half a build.
const target = join(root, values.out, flavour)
const fresh = `${target}.new`
await rm(fresh, { recursive: true, force: true })
await mkdir(fresh, { recursive: true })
for (const { file, content, kind } of files.values()) {
  await writeFile(join(fresh, file), content)
  if (kind !== 'map') await writeFile(join(fresh, `${file}.br`), brotli(content))
}
await writeFile(
  join(fresh, 'inputs.json'),
  JSON.stringify(Object.fromEntries(Array.from(bundles, ([name, { inputs }]) => [name, inputs])), null, 1),
)
const server = await bundleServer(flavour, { widgets, catalogues: written, build: `${flavour}.${build}`, version })
await mkdir(join(fresh, 'server'))
await writeFile(join(fresh, 'server/touchline-server.js'), server)
await writeFile(join(fresh, 'touchline.d.ts'), await types)
await writeManifest({ directory: fresh, files: [...files.values()], bundles, demands, widgets, version, build, flavour, baseFile })
await rm(target, { recursive: true, force: true })
await mkdir(dirname(target), { recursive: true })
await rename(fresh, target)
console.log(`built ${flavour} ${version} (${build}), ${widgets.length} widgets, in ${Math.round(performance.now() - started)} ms`)
