// Builds one flavour of the suite into dist/<flavour>: `node scripts/build/build.ts --flavour=preact|react [--out=<folder>]`.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Messages } from '#shared/i18n/compiled.ts'
import { bundleAll, root } from './bundle.ts'
import { compileCatalogues } from './catalogues-of-suite.ts'
import type { Flavour } from './flavours.ts'
import { hostTypes } from './host-contract.ts'
import { brotli, writeManifest, type BuiltFile } from './manifest.ts'
import { linkFiles } from './pack-up.ts'
import { packOf } from './packs.ts'
import { foldIntoShared, partsWithTexts, placeTexts } from './place-texts.ts'
import { bundleServer } from './server-bundle.ts'
import { shortHash } from './short-hash.ts'
import { shortIds, withShortIds } from './short-ids.ts'
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

const ids = shortIds(written)
const entries = {
  ids,
  others: new Map(['touchline', 'touchline-magento', 'doctor', 'doctor-settings'].map((name) => [name, join(root, `widgets/${name}.ts`)])),
  widgets: new Map(widgets.map(({ name, path }) => [name, path])),
}
const placeholders = {
  __VERSION__: '__TOUCHLINE_VERSION__',
  __BUILD__: '__TOUCHLINE_BUILD__',
  __FILES__: '__TOUCHLINE_FILES__',
  __MESSAGE_IDS__: '__TOUCHLINE_MESSAGE_IDS__',
}
const { bundles, files: packed } = await bundleAll(flavour, entries, placeholders)
const whole = withShortIds(written, ids)
const catalogues = placeTexts(
  whole,
  bundles,
  widgets.map(({ name }) => name),
  new Set(widgets.flatMap(({ name, when }) => (when === 'load' ? [name] : []))),
)

const files = new Map<string, BuiltFile>()
const put = (file: string, content: string, about: Pick<BuiltFile, 'kind' | 'name'>) => void files.set(file, { file, content, ...about })

/**
 * A catalogue below this many characters is folded into the shared one: a request costs more than its bytes.
 * A widget that starts with the page or once it is seen stands on few pages; the others, in the frame of each, may be larger.
 */
const SMALL = { onFew: 100, onAll: 1000 }
const texts = (of: readonly string[], language: string, from = catalogues) =>
  `export default ${JSON.stringify(inShort(Object.assign({}, ...of.map((name) => from[name]?.[language]))))}\n`
/** A message that is one text, as that text. */
const inShort = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, message.length === 1 && typeof message[0] === 'string' ? message[0] : message]),
  )
/** The widgets by the file they are in. */
const shipped = Map.groupBy(widgets, ({ name }) => packOf(name))
const styles = new Map(
  await Promise.all(Array.from(shipped, async ([pack, members]) => [pack, (await Promise.all(members.map(widgetCss))).join('')] as const)),
)
const isSmall = ({ name, when }: WidgetSource) =>
  languages.every((language) => texts([name], language).length < (when === 'load' || when === 'visible' ? SMALL.onFew : SMALL.onAll))
const hasTexts = new Set(Array.from(shipped).flatMap(([pack, members]) => (members.every(isSmall) ? [] : [pack])))
foldIntoShared(
  catalogues,
  widgets.flatMap(({ name }) => (hasTexts.has(packOf(name)) ? [] : [name])),
)

/** One name for all of a build: a release is served from a folder of its own, where a file is never of another. */
const build = shortHash(
  [
    ...Array.from(packed.values(), ({ small }) => small),
    ...styles.values(),
    base,
    JSON.stringify(catalogues),
    JSON.stringify(widgets),
  ].join('\n'),
)
const version = `${number}-${build}`
const baseFile = `base-${build}.css`
put(baseFile, base, { kind: 'css', name: 'base' })

/** The table as the loader reads it; its line of a file is in widgets/touchline.ts. */
const table: string[] = []
for (const [pack, members] of shipped) {
  const names = members.map(({ name }) => name)
  const css = styles.get(pack) ?? ''
  table.push(`${pack}:${css && 'c'}${hasTexts.has(pack) ? 't' : ''}:${members.map((widget) => lineOf(widget, pack)).join()}`)
  if (css) put(`${pack}-${build}.css`, css, { kind: 'css', name: pack })
  for (const language of languages) {
    for (const name of names) put(`texts-${name}-${build}.${language}.js`, texts([name], language, whole), { kind: 'texts', name })
    if (hasTexts.has(pack)) put(`${pack}-${build}.${language}.js`, texts(names, language), { kind: 'catalogue', name: pack })
  }
}
for (const name of ['shared', ...partsWithTexts(bundles)]) {
  for (const language of languages) put(`${name}-${build}.${language}.js`, texts([name], language), { kind: 'catalogue', name })
}

function lineOf({ name, when }: WidgetSource, pack: string): string {
  if (/[\s:=,]/.test(when))
    throw new Error(`widgets/index.ts: ${name} starts "${when}"; a space, colon, comma or = would end its entry in the loader's table`)
  return `${name === pack ? '' : name}=${when}`
}

const fileOf = (pack: string) => {
  if (!packed.has(pack)) throw new Error(`${pack} is imported and was not bundled; see scripts/build/chunks.ts and packs.ts`)
  // What hosts name themselves keeps its name in every release.
  return pack.startsWith('touchline') ? `${pack}.js` : `${pack}-${build}.js`
}
for (const { name, small, map } of packed.values()) {
  const code = linkFiles(small, fileOf)
    .replaceAll('__TOUCHLINE_VERSION__', JSON.stringify(version))
    .replaceAll('__TOUCHLINE_BUILD__', JSON.stringify(build))
    .replaceAll('__TOUCHLINE_FILES__', JSON.stringify(table.join(' ')))
    .replaceAll('__TOUCHLINE_MESSAGE_IDS__', JSON.stringify(ids))
  put(fileOf(name), code, { kind: name === 'touchline' ? 'loader' : shipped.has(name) ? 'widget' : 'chunk', name })
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
await writeManifest({ directory: fresh, files: [...files.values()], bundles, packed, widgets, version, build, flavour, baseFile })
await rm(target, { recursive: true, force: true })
await mkdir(dirname(target), { recursive: true })
await rename(fresh, target)
console.log(`built ${flavour} ${version} (${build}), ${widgets.length} widgets, in ${Math.round(performance.now() - started)} ms`)
