// Writes touchline.manifest.json: what a host, a page builder and the budget check need to know of a build.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Bundle, Demand } from './bundle.ts'
import type { ChunkName } from './chunks.ts'
import type { Flavour } from './flavours.ts'
import { languages, type WidgetSource } from './sources.ts'

/** A file of the build, before it is written. */
export interface BuiltFile {
  file: string
  content: string
  /** `texts` are a widget's messages for other tools; pages find them in the shared catalogue. */
  kind: 'loader' | 'chunk' | 'widget' | 'css' | 'catalogue' | 'texts' | 'map'
  /** The widget or chunk it belongs to. */
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
  demands: ReadonlyMap<ChunkName, Demand>
  widgets: readonly WidgetSource[]
  version: string
  build: string
  flavour: Flavour
  baseFile: string
}

/** The shared chunks a bundle needs before it can run, transitively. */
function chunksOf(name: string, bundles: Facts['bundles'], seen = new Set<string>()): Set<string> {
  const code = bundles.get(name)?.code ?? ''
  for (const [, chunk = ''] of code.matchAll(/from\s*"chunk:([a-z-]+)\//g)) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    chunksOf(chunk, bundles, seen)
  }
  return seen
}

/** What a bundle may ask for later, and what that needs. The sanitiser for browsers without one is no cost of a page. */
function laterOf(name: string, bundles: Facts['bundles'], seen = new Set<string>()): Set<string> {
  const code = bundles.get(name)?.code ?? ''
  for (const [, chunk = ''] of code.matchAll(/"chunk:([a-z-]+)\//g)) {
    if (seen.has(chunk) || chunk === 'purify') continue
    seen.add(chunk)
    laterOf(chunk, bundles, seen)
  }
  return seen
}

/**
 * Writes the manifest beside the files. `tags.head` goes into every page; `languages[...].importMap` is the text of
 * `<script type="importmap">` before it, and `hashes` is what a content security policy has to name besides that text's own hash. Paths in `tags` start with `{base}`, which a host replaces by where it serves the files.
 */
export async function writeManifest({ directory, files, bundles, widgets, version, build, flavour, baseFile }: Facts): Promise<void> {
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
  const described = Object.fromEntries(
    widgets.map(({ name }) => {
      const catalogues = Object.fromEntries(
        listed
          .filter((one) => one.name === name && (one.kind === 'catalogue' || one.kind === 'texts'))
          .map(({ file }) => [file.split('.')[1] ?? '', file]),
      )
      const css = fileOf(name, 'css') || null
      const chunks = ['runtime', 'start', ...chunksOf(name, bundles)].filter((one, index, all) => all.indexOf(one) === index)
      const needed = [...chunks.map((chunk) => fileOf(chunk, 'chunk')), fileOf(name, 'widget')].filter(Boolean)
      const later = [...laterOf(name, bundles)].filter((chunk) => !chunks.includes(chunk)).map((chunk) => fileOf(chunk, 'chunk'))
      const definition = server.widgets[name]
      return [
        name,
        {
          kind: definition?.kind,
          file: fileOf(name, 'widget'),
          css,
          catalogues,
          chunks: needed,
          later,
          options: definition ? toJsonSchema(definition.options, { errorMode: 'ignore', typeMode: 'input' }) : null,
          tags: [...(css ? [style(css)] : []), ...needed.map(preload)],
        },
      ]
    }),
  )
  // A page loads one language. Its import map gives every module its integrity, which is how a policy of hashes lets `import()` through.
  const scripts = listed.filter(({ file, kind }) => file.endsWith('.js') && kind !== 'texts')
  const perLanguage = Object.fromEntries(
    languages.map((language) => {
      const own = scripts.filter(({ kind, file }) => kind !== 'catalogue' || file.endsWith(`.${language}.js`))
      return [
        language,
        {
          importMap: JSON.stringify({ integrity: Object.fromEntries(own.map(({ file }) => [`{base}${file}`, integrity(file)])) }),
          hashes: own.map(({ file }) => integrity(file)),
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
