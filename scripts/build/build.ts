// Builds one flavour of the suite into dist/<flavour>: `node scripts/build/build.ts --flavour=preact|react [--out=<folder>]`.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleAll, linkFiles, root, shortHash } from './bundle.ts'
import { compileCatalogues } from './catalogues-of-suite.ts'
import { chunkOrder } from './chunks.ts'
import type { Flavour } from './flavours.ts'
import { hostTypes } from './host-contract.ts'
import { brotli, writeManifest, type BuiltFile } from './manifest.ts'
import { placeTexts } from './place-texts.ts'
import { bundleServer } from './server-bundle.ts'
import { baseCss, languages, widgetCss, widgetSources, type WidgetSource } from './sources.ts'

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
}
const { bundles, demands } = await bundleAll(flavour, entries, names)
const catalogues = placeTexts(
  written,
  bundles,
  widgets.map(({ name }) => name),
)

const files = new Map<string, BuiltFile>()
const put = (file: string, content: string, about: Pick<BuiltFile, 'kind' | 'name'>) => void files.set(file, { file, content, ...about })

/**
 * A catalogue below this many characters is folded into the shared one: a request costs more than its bytes.
 * A widget that starts with the page stands on few pages; the others, in the frame of each, may be larger.
 */
const SMALL = { load: 300, later: 1400 }
/** The table as the loader reads it; its line of a widget is in widgets/touchline.ts. */
const table: string[] = []
const texts = (name: string, language: string) => `export default ${JSON.stringify(catalogues[name]?.[language] ?? {})}\n`
const styles = new Map(await Promise.all(widgets.map(async (widget) => [widget.name, await widgetCss(widget)] as const)))
const isFolded = ({ name, when }: WidgetSource) =>
  languages.every((language) => texts(name, language).length < (when === 'load' ? SMALL.load : SMALL.later))

/** One name for all of a build: a release is served from a folder of its own, where a file is never of another. */
const build = shortHash(
  [
    ...Array.from(bundles.values(), ({ small }) => small),
    ...styles.values(),
    base,
    JSON.stringify(catalogues),
    JSON.stringify(widgets),
  ].join('\n'),
)
const version = `${number}-${build}`
const baseFile = `base-${build}.css`
put(baseFile, base, { kind: 'css', name: 'base' })

for (const widget of widgets) {
  const { name, when } = widget
  if (/[\s:]/.test(when))
    throw new Error(
      `widgets/index.ts: ${name} starts "${when}"; a space or colon would end its entry in the loader's table, write it without`,
    )
  const css = styles.get(name) ?? null
  table.push(`${name}:${when}:${css === null ? '' : 'c'}${isFolded(widget) ? '' : 't'}`)
  if (css !== null) put(`${name}-${build}.css`, css, { kind: 'css', name })
  for (const language of languages) {
    put(`${name}-${build}.${language}.js`, texts(name, language), { kind: isFolded(widget) ? 'texts' : 'catalogue', name })
    if (isFolded(widget)) Object.assign(catalogues.shared?.[language] ?? {}, catalogues[name]?.[language])
  }
}
for (const language of languages) put(`shared-${build}.${language}.js`, texts('shared', language), { kind: 'catalogue', name: 'shared' })

const isChunk = (name: string) => name === 'doctor' || chunkOrder.some((chunk) => chunk === name)
const fileOf = (name: string) => {
  if (!bundles.has(name)) throw new Error(`${name} is imported and was not bundled; see scripts/build/chunks.ts`)
  return name === 'touchline' ? 'touchline.js' : `${name}-${build}.js`
}
for (const { name, small, map } of bundles.values()) {
  const code = linkFiles(small, fileOf)
    .replaceAll('__TOUCHLINE_VERSION__', JSON.stringify(version))
    .replaceAll('__TOUCHLINE_BUILD__', JSON.stringify(build))
    .replaceAll('__TOUCHLINE_FILES__', JSON.stringify(table.join(' ')))
  put(fileOf(name), code, { kind: name === 'touchline' ? 'loader' : isChunk(name) ? 'chunk' : 'widget', name })
  put(`${fileOf(name)}.map`, map, { kind: 'map', name })
}

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
