// Writes touchline.manifest.json: the data of a build that hosts, page builders and the budget check need.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Bundle } from './bundle.ts'
import { root, type Flavour } from './flavours.ts'
import { readmeInfo } from '../readme/readme-info.ts'
import type { ServerModule } from './server-bundle.ts'
import { pageKinds } from './page-kinds.ts'
import type { WidgetSource } from './sources.ts'
import { always, type WidgetFile } from './widget-files.ts'
import { languages } from '../messages/catalogues.ts'
import { kitInfo } from '../styles/styles.ts'
import type { TemplateInfo } from '../templates/template-info.ts'

/** A file of the build, before it is written. */
export interface BuiltFile {
  file: string
  content: string
  kind: 'loader' | 'chunk' | 'widget' | 'css' | 'catalogue' | 'map'
  /** The file's name, without build and extension. */
  name: string
}

/** Compresses with brotli at quality 11, as the budgets count. */
export function brotli(content: string): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

const digest = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

interface ManifestInput {
  directory: string
  files: readonly BuiltFile[]
  bundles: ReadonlyMap<string, Bundle>
  /** The files with widgets. */
  written: readonly WidgetFile[]
  widgets: readonly WidgetSource[]
  version: string
  build: string
  flavour: Flavour
  server: ServerModule
  templates: Readonly<Record<string, TemplateInfo>>
  /** The name of the script that contains a call: `cart.getCart`. */
  fileOfCall: (call: string) => string
}

/** Files for browsers without a sanitiser, and for hosts that override texts; they do not count for a page. */
const exceptional: readonly string[] = ['purify', 'overrides']

/** The files that a file imports in these ways, each after its own imports, the file itself last. */
function reachedBy(
  name: string,
  bundles: ManifestInput['bundles'],
  ways: readonly ('imports' | 'later')[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name) || (exceptional.includes(name) && ways.includes('later'))) return seen
  seen.add(name)
  for (const way of ways) for (const other of bundles.get(name)?.[way] ?? []) reachedBy(other, bundles, ways, seen)
  seen.delete(name)
  return seen.add(name)
}

/** A schema with descriptions of its options, for the forms of page builders. */
function withDescriptions(schema: ReturnType<typeof toJsonSchema>, about: Readonly<Record<string, string>>): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, { ...Object(one), description: about[name] }])
  return { ...schema, properties: Object.fromEntries(properties) }
}

/**
 * Writes the manifest beside the files. `tags.head` goes into every page, `tags.room` into those that print no markup of ours; `languages[...].tags` are its texts. `languages[...].importMap` is
 * the text of `<script type="importmap">` before them, for files on a server of somebody else. Paths start with `{base}`, which a host replaces by where it serves the files.
 */
export async function writeManifest(input: ManifestInput): Promise<void> {
  const { directory, files, bundles, written, widgets, version, build, flavour, server, templates, fileOfCall } = input
  const listed = files.filter(({ kind }) => kind !== 'map')
  const about = Object.fromEntries(
    listed.map(({ file, content, kind, name }) => [
      file,
      { kind, name, bytes: Buffer.byteLength(content), brotli: brotli(content).length, integrity: digest(content) },
    ]),
  )
  const fileOf = (name: string, kind: BuiltFile['kind']) => listed.find((one) => one.name === name && one.kind === kind)?.file ?? ''
  const integrity = (file: string) => about[file]?.integrity ?? ''
  const script = (file: string) => `<script type="module" async src="{base}${file}" integrity="${integrity(file)}" crossorigin></script>`
  // After styles, font and the first picture: the page works without its scripts, and they are invisible.
  const preload = (file: string) =>
    `<link rel="modulepreload" fetchpriority="low" href="{base}${file}" integrity="${integrity(file)}" crossorigin>`
  const style = (file: string) => `<link rel="stylesheet" href="{base}${file}" integrity="${integrity(file)}" crossorigin>`

  /** Scripts that wait for a touch, for scrolling or for a narrow window are not preloaded. */
  const isSoon = ({ when }: WidgetSource) => when === 'load' || when === 'idle'
  const fileWith = (widget: string) => written.find((file) => file.widgets.includes(widget))
  const homeOf = (widget: string) => fileWith(widget)?.name ?? widget
  const readmes = new Map(await Promise.all(widgets.map(async ({ name }) => [name, await readmeInfo(root, name)] as const)))
  const described = Object.fromEntries(
    widgets.map((widget) => {
      const { name, when } = widget
      const said = readmes.get(name)
      const own = homeOf(name)
      const catalogues = Object.fromEntries(
        listed.filter((one) => one.name === own && one.kind === 'catalogue').map(({ file }) => [file.split('.')[1] ?? '', file]),
      )
      const css = fileOf(fileWith(name)?.sheet ?? own, 'css') || null
      const scriptOf = (file: string) => fileOf(file, 'widget') || fileOf(file, 'chunk')
      const now = new Set([always.name, own].flatMap((file) => [...reachedBy(file, bundles, ['imports'])]))
      const needed = [...now].map(scriptOf)
      const later = [...reachedBy(own, bundles, ['imports', 'later'])].filter((file) => !now.has(file))
      const definition = server.widgets[name]
      return [
        name,
        {
          kind: definition?.kind,
          summary: said?.summary,
          example: said?.example,
          when,
          file: scriptOf(own),
          css,
          catalogues,
          chunks: needed,
          later: later.map(scriptOf),
          options: definition
            ? withDescriptions(toJsonSchema(definition.options, { errorMode: 'ignore', typeMode: 'input' }), said?.options ?? {})
            : null,
          events: said?.events,
          customProperties: said?.customProperties,
          slots: said?.slots,
          templates: templates[name],
          classes: said?.classes,
          tags: [...(css && own !== always.name ? [style(css)] : []), ...(isSoon(widget) ? needed.map(preload) : [])],
        },
      ]
    }),
  )
  // A page loads one language. Its import map has an integrity hash per module: 10 KB per page, useful if another server hosts the files.
  const perLanguage = Object.fromEntries(
    languages.map((language) => {
      const own = listed.filter(({ kind, file }) => file.endsWith('.js') && (kind !== 'catalogue' || file.endsWith(`.${language}.js`)))
      const textsOf = (home: string) =>
        own.filter(({ kind, name }) => kind === 'catalogue' && name === home).map(({ file }) => preload(file))
      return [
        language,
        {
          importMap: JSON.stringify({ integrity: Object.fromEntries(own.map(({ file }) => [`{base}${file}`, integrity(file)])) }),
          tags: {
            head: textsOf(always.name),
            widgets: Object.fromEntries(widgets.map((widget) => [widget.name, isSoon(widget) ? textsOf(homeOf(widget.name)) : []])),
          },
        },
      ]
    }),
  )
  /** The kinds of pages with their widgets, and the files of the calls that they make at once. */
  const pages = Object.fromEntries(
    Object.entries(pageKinds).map(([kind, { widgets: names, calls = [] }]) => {
      const called = new Set(calls.flatMap((call) => [...reachedBy(fileOfCall(call), bundles, ['imports'])]))
      return [kind, { widgets: names, calls: [...called].map((file) => fileOf(file, 'widget') || fileOf(file, 'chunk')) }]
    }),
  )
  const manifest = {
    version,
    build,
    flavour,
    types: 'touchline.d.ts',
    files: about,
    kit: await kitInfo(),
    widgets: described,
    pages,
    tags: { head: [style(fileOf(always.name, 'css')), script('touchline.js')], room: style('touchline-room.css') },
    languages: perLanguage,
  }
  await writeFile(join(directory, 'touchline.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
