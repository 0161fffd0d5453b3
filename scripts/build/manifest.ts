// Writes touchline.manifest.json: what a host, a page builder and the budget check need to know of a build.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { toJsonSchema } from '@valibot/to-json-schema'
import { root, type Bundle } from './bundle.ts'
import type { Flavour } from './flavours.ts'
import type { Packed } from './pack-up.ts'
import { packOf } from './packs.ts'
import { partsWithTexts } from './place-texts.ts'
import { readmeFacts } from './readme-facts.ts'
import { languages, type WidgetSource } from './sources.ts'

/** A file of the build, before it is written. */
export interface BuiltFile {
  file: string
  content: string
  /** `texts` are all messages of a widget, for other tools; pages find them in the catalogues they load. */
  kind: 'loader' | 'chunk' | 'widget' | 'css' | 'catalogue' | 'texts' | 'map'
  /** The pack it is of, or, of `texts`, the widget. */
  name: string
}

/** Brotli at quality 11, as the budgets count. */
export function brotli(content: string): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

const digest = (algorithm: 'sha256' | 'sha384', content: string) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

interface Facts {
  directory: string
  files: readonly BuiltFile[]
  bundles: ReadonlyMap<string, Bundle>
  packed: ReadonlyMap<string, Packed>
  widgets: readonly WidgetSource[]
  version: string
  build: string
  flavour: Flavour
  baseFile: string
}

/** The files that one needs before it can run, itself last. */
function neededBy(pack: string, { bundles, packed }: Pick<Facts, 'bundles' | 'packed'>, seen = new Set<string>()): Set<string> {
  for (const member of packed.get(pack)?.members ?? []) {
    for (const [, chunk = ''] of (bundles.get(member)?.code ?? '').matchAll(/from\s*"chunk:([a-z-]+)\//g)) {
      if (packOf(chunk) !== pack && !seen.has(packOf(chunk))) neededBy(packOf(chunk), { bundles, packed }, seen)
    }
  }
  return seen.add(pack)
}

/** For browsers without a sanitiser and for hosts with words of their own, which is no cost of a page. */
const exceptional: readonly string[] = ['purify', 'own-words']

/** The chunks that a bundle may ask for, now or later, and what they may ask for. */
function askedBy(name: string, bundles: Facts['bundles'], seen = new Set<string>()): Set<string> {
  const code = bundles.get(name)?.code ?? ''
  for (const [, chunk = ''] of code.matchAll(/"chunk:([a-z-]+)\//g)) {
    if (seen.has(chunk) || exceptional.includes(chunk)) continue
    seen.add(chunk)
    askedBy(chunk, bundles, seen)
  }
  return seen
}

/** A schema whose options say what they are, for the forms of page builders. */
function withDescriptions(schema: ReturnType<typeof toJsonSchema>, about: Readonly<Record<string, string>>): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, { ...Object(one), description: about[name] }])
  return { ...schema, properties: Object.fromEntries(properties) }
}

/**
 * Writes the manifest beside the files. `tags.head` goes into every page; `languages[...].importMap` is the text of
 * `<script type="importmap">` before it, `languages[...].tags` are its texts, and `hashes` is what a content security policy has to name besides that text's own hash. Paths in `tags` start with `{base}`, which a host replaces by where it serves the files.
 */
export async function writeManifest({
  directory,
  files,
  bundles,
  packed,
  widgets,
  version,
  build,
  flavour,
  baseFile,
}: Facts): Promise<void> {
  const listed = files.filter(({ kind }) => kind !== 'map')
  const about = Object.fromEntries(
    listed.map(({ file, content, kind, name }) => [
      file,
      { kind, name, bytes: Buffer.byteLength(content), brotli: brotli(content).length, integrity: digest('sha384', content) },
    ]),
  )
  const fileOf = (name: string, kind: BuiltFile['kind']) => listed.find((one) => one.name === name && one.kind === kind)?.file ?? ''
  const integrity = (file: string) => about[file]?.integrity ?? ''
  const script = (file: string) => `<script type="module" async src="{base}${file}" integrity="${integrity(file)}" crossorigin></script>`
  const preload = (file: string) => `<link rel="modulepreload" href="{base}${file}" integrity="${integrity(file)}" crossorigin>`
  const style = (file: string) => `<link rel="stylesheet" href="{base}${file}" integrity="${integrity(file)}" crossorigin>`

  // oxlint-disable-next-line typescript/consistent-type-assertions -- an imported bundle has no types of its own
  const server = (await import(join(directory, 'server/touchline-server.js'))) as {
    widgets: Record<string, { kind: string; options: Parameters<typeof toJsonSchema>[0] }>
  }
  /** What waits for a touch, the fold or a narrow window is not fetched before. */
  const isSoon = ({ when }: WidgetSource) => when === 'load' || when === 'idle'
  const parts = partsWithTexts(bundles)
  const readmes = new Map(await Promise.all(widgets.map(async ({ name }) => [name, await readmeFacts(root, name)] as const)))
  const described = Object.fromEntries(
    widgets.map((widget) => {
      const { name, when } = widget
      const said = readmes.get(name)
      const catalogues = Object.fromEntries(
        listed.filter((one) => one.name === name && one.kind === 'texts').map(({ file }) => [file.split('.')[1] ?? '', file]),
      )
      const own = packOf(name)
      const css = fileOf(own, 'css') || null
      const scriptOf = (pack: string) => fileOf(pack, 'widget') || fileOf(pack, 'chunk')
      const packs = new Set(['runtime', 'start', own].flatMap((pack) => [...neededBy(pack, { bundles, packed })]))
      const needed = [...packs].map(scriptOf)
      const later = new Set(Array.from(askedBy(name, bundles), packOf).flatMap((pack) => [...neededBy(pack, { bundles, packed })]))
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
          later: [...later].filter((pack) => !packs.has(pack)).map(scriptOf),
          laterTexts: [...askedBy(name, bundles)].filter((chunk) => parts.has(chunk)),
          options: definition
            ? withDescriptions(toJsonSchema(definition.options, { errorMode: 'ignore', typeMode: 'input' }), said?.options ?? {})
            : null,
          events: said?.events,
          customProperties: said?.customProperties,
          tags: [...(css ? [style(css)] : []), ...(isSoon(widget) ? needed.map(preload) : [])],
        },
      ]
    }),
  )
  // A page loads one language. Its import map gives every module its integrity, which is how a policy of hashes lets `import()` through.
  const scripts = listed.filter(({ file, kind }) => file.endsWith('.js') && kind !== 'texts')
  const perLanguage = Object.fromEntries(
    languages.map((language) => {
      const own = scripts.filter(({ kind, file }) => kind !== 'catalogue' || file.endsWith(`.${language}.js`))
      const textsOf = (pack: string) =>
        own.filter(({ kind, name }) => kind === 'catalogue' && name === pack).map(({ file }) => preload(file))
      return [
        language,
        {
          importMap: JSON.stringify({ integrity: Object.fromEntries(own.map(({ file }) => [`{base}${file}`, integrity(file)])) }),
          hashes: own.map(({ file }) => integrity(file)),
          tags: {
            head: textsOf('shared'),
            widgets: Object.fromEntries(widgets.map((widget) => [widget.name, isSoon(widget) ? textsOf(packOf(widget.name)) : []])),
          },
        },
      ]
    }),
  )
  const manifest = {
    version,
    build,
    flavour,
    types: 'touchline.d.ts',
    files: about,
    widgets: described,
    tags: { head: [style(baseFile), script('touchline.js')] },
    languages: perLanguage,
  }
  await writeFile(join(directory, 'touchline.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
