// Builds one flavour of the suite into dist/<flavour>: `node scripts/build/build.ts --flavour=preact|react [--out=<folder>]`.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { writtenContract } from '../contract.ts'
import { readContract } from '../contract/call-info.ts'
import { openApi } from '../contract/openapi.ts'
import { compileCatalogues, type CompiledCatalogue, languages, sharedTexts } from '../messages/catalogues.ts'
import { agentsText } from '../package/agents.ts'
import { writePackage } from '../package/package.ts'
import { roomCss, stylesOf } from '../styles/styles.ts'
import { writeTemplates } from '../templates/write.ts'
import { hostTypes } from '../types/host-contract.ts'
import { bundleScripts, bundleWidgets } from './bundle.ts'
import { root, type Flavour } from './flavours.ts'
import { brotli, writeManifest, type BuiltFile } from './manifest.ts'
import { firstCalls } from './first-calls.ts'
import { filesOf, readModules } from './module-graph.ts'
import { bundleServer, importServer } from './server-bundle.ts'
import { ownSentences } from './own-sentences.ts'
import { widgetSources, type WidgetSource } from './sources.ts'
import { always, widgetFiles } from './widget-files.ts'

const { values } = parseArgs({ options: { flavour: { type: 'string', default: 'preact' }, out: { type: 'string', default: 'dist' } } })
if (values.flavour !== 'preact' && values.flavour !== 'react') throw new Error('--flavour is preact or react')
const flavour: Flavour = values.flavour
const started = performance.now()

// oxlint-disable-next-line typescript/consistent-type-assertions -- package.json is ours
const { version: number } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
// The compiler runs while everything else is built.
const types = hostTypes()
const contract = readContract(root)
const widgets = await widgetSources()
const names = widgets.map(({ name }) => name)
const written = widgetFiles(names)
const [catalogues, styles, room, graph, calls] = await Promise.all([
  compileCatalogues(names),
  stylesOf(written, widgets),
  roomCss(),
  readModules(flavour, widgets),
  firstCalls(),
])
const places = filesOf(graph, written, widgets, calls)
const own = ownSentences(graph, written, widgets, await sharedTexts())
// Without the widgets' paths: the same files are the same build in any directory.
const hashedInfo = JSON.stringify([catalogues, widgets.map(({ name, when, isEnhancer }) => [name, when, isEnhancer])])
const build = hashOf([graph.code, ...places.values(), ...styles.values(), room, hashedInfo].join('\n'))
const version = `${number}-${build}`

const files = new Map<string, BuiltFile>()
const put = (file: string, content: string, about: Pick<BuiltFile, 'kind' | 'name'>) => void files.set(file, { file, content, ...about })

// Hosts link to it by name, as they do to the script.
put('touchline-room.css', room, { kind: 'css', name: 'touchline-room' })
for (const [name, css] of styles) if (css) put(`${name}-${build}.css`, css, { kind: 'css', name })
for (const file of written) {
  for (const language of languages) {
    const texts = textsOf(file.name, file.widgets, language)
    if (Object.keys(texts)[0])
      put(`${file.name}-${build}.${language}.js`, `export default ${JSON.stringify(texts)}\n`, { kind: 'catalogue', name: file.name })
  }
}
const has = (file: string) => files.has(file)
/** The table in the loader's format; widgets/page/touchline.ts describes a file's line. */
const table = written.map(({ name, widgets: members, sheet }) => {
  const parts = `${has(`${name}-${build}.en.js`) ? 't' : ''}${has(`${sheet}-${build}.css`) ? 'c' : ''}${sheet === name ? '' : `>${sheet}`}`
  return `${name}:${parts}:${widgets
    .filter((widget) => members.includes(widget.name))
    .map((widget) => lineOf(widget, name))
    .join()}`
})
const [bundles, scripts] = await Promise.all([
  bundleWidgets(flavour, written, widgets, places, `-${build}`),
  bundleScripts(flavour, {
    __VERSION__: JSON.stringify(version),
    __BUILD__: JSON.stringify(build),
    __FILES__: JSON.stringify(table.join(' ')),
  }),
])
const isWidget = (name: string) => written.some((file) => file.name === name)
for (const { name, code, map } of bundles.values()) {
  put(`${name}-${build}.js`, code, { kind: isWidget(name) ? 'widget' : 'chunk', name })
  put(`${name}-${build}.js.map`, map, { kind: 'map', name })
}
for (const { name, code, map } of scripts) {
  // A file that hosts link to by name keeps its name in every release.
  const file = name.startsWith('touchline') ? `${name}.js` : `${name}-${build}.js`
  put(file, code, { kind: name === 'touchline' ? 'loader' : 'chunk', name })
  put(`${file}.map`, map, { kind: 'map', name })
}

// Written to a temporary folder and swapped in, so that a running shop never reads half a build.
const target = join(root, values.out, flavour)
const fresh = `${target}.new`
await rm(fresh, { recursive: true, force: true })
await mkdir(join(fresh, 'server'), { recursive: true })
for (const { file, content, kind } of files.values()) {
  await writeFile(join(fresh, file), content)
  if (kind !== 'map') await writeFile(join(fresh, `${file}.br`), brotli(content))
}
const inputs = [...bundles.values(), ...scripts].map((bundle) => [bundle.name, bundle.inputs])
await writeFile(join(fresh, 'inputs.json'), JSON.stringify(Object.fromEntries(inputs), null, 1))
const server = await bundleServer(flavour, { widgets, catalogues, build: `${flavour}.${build}`, version })
await writeFile(join(fresh, 'server/touchline-server.js'), server.code)
await writeFile(join(fresh, 'touchline.d.ts'), await types)
await writeFile(join(fresh, 'openapi.json'), `${JSON.stringify(openApi(await contract, number), null, 2)}\n`)
await writeFile(join(fresh, 'CONTRACT.md'), await writtenContract(root, await contract, { hasUsers: true }))
const all = [...bundles.values(), ...scripts].flatMap((bundle) => bundle.inputs)
const module = await importServer(fresh)
const templates = await writeTemplates(fresh, `${flavour}.${build}`, module)
await writePackage({ directory: fresh, version: number, contract: await contract, templates, inputs: [...all, ...server.inputs] })
/** The file that contains a call. */
const fileOfCall = (call: string) => places.get(join(root, calls.get(call) ?? '')) ?? ''
await writeManifest({
  ...{ directory: fresh, files: [...files.values()], bundles, written, widgets, version, build, flavour },
  ...{ server: module, templates, fileOfCall },
})
await writeFile(join(fresh, 'AGENTS.md'), await agentsText(fresh))
await rm(target, { recursive: true, force: true })
await mkdir(dirname(target), { recursive: true })
await rename(fresh, target)
console.log(`built ${flavour} ${version}, ${widgets.length} widgets, in ${Math.round(performance.now() - started)} ms`)
// Views drawn for the templates leave timers behind; nothing waits for them, and the checks wait for this process.
process.exit()

/** The texts of a file: those of its widgets, except widgets on every page, and the shared ones that it and few others can show. */
function textsOf(file: string, members: readonly string[], language: string): CompiledCatalogue {
  const of = (list: readonly string[]): CompiledCatalogue => Object.assign({}, ...list.map((name) => catalogues[name]?.[language]))
  const common = of(['shared', ...always.widgets])
  const entries = Object.entries(common)
  if (file === always.name) return Object.fromEntries(entries.filter(([id]) => !own.has(id)))
  const others = Object.entries(of(members)).filter(([id]) => own.has(id) || !Object.hasOwn(common, id))
  return Object.fromEntries([...entries.filter(([id]) => own.get(id)?.has(file)), ...others])
}

function lineOf({ name, when }: WidgetSource, file: string): string {
  if (/[\s:=,]/.test(when))
    throw new Error(`widgets/index.ts: ${name} starts "${when}"; a space, colon, comma or = would end its entry in the loader's table`)
  return `${name === file ? '' : name}=${when}`
}

/** The build's hash in file names: eight letters of a SHA-256 in base 32. */
function hashOf(content: string): string {
  const digest = createHash('sha256').update(content).digest()
  return Array.from(digest.subarray(0, 8), (byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('')
}
