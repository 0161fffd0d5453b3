// The content of the docs, read from the build only: manifest, contract, types, READMEs and recipes. Reloaded after each build.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { HostOptions } from '../host/options.ts'

const File = v.object({ kind: v.string(), name: v.string(), brotli: v.number() })
const Widget = v.object({
  kind: v.string(),
  summary: v.string(),
  example: v.string(),
  when: v.string(),
  css: v.nullable(v.string()),
  catalogues: v.record(v.string(), v.string()),
  chunks: v.array(v.string()),
  later: v.array(v.string()),
  options: v.unknown(),
  events: v.array(v.object({ name: v.string(), detail: v.string() })),
  customProperties: v.array(v.string()),
  slots: v.array(v.string()),
  classes: v.array(v.string()),
})
const Token = v.object({ name: v.string(), initial: v.string(), description: v.string() })
const Manifest = v.object({
  version: v.string(),
  files: v.record(v.string(), File),
  kit: v.object({ customProperties: v.array(Token) }),
  widgets: v.record(v.string(), Widget),
})
const Operation = v.object({
  description: v.optional(v.string(), ''),
  'x-touchline-widgets': v.optional(v.array(v.string()), []),
  'x-touchline-without': v.string(),
})
const Contract = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) })

/** A widget as the manifest describes it. */
export type WidgetInfo = v.InferOutput<typeof Widget>

/** A call of the API, and the widgets that send it. */
export interface Call {
  method: string
  path: string
  what: string
  /** How a page behaves on a platform that does not have it. */
  without: string
  widgets: readonly string[]
}

/** A page of Markdown, identified by its name in the address. */
export interface Text {
  title: string
  markdown: string
}

/** Everything that the docs show. */
export interface Library {
  version: string
  widgets: ReadonlyMap<string, WidgetInfo>
  files: v.InferOutput<typeof Manifest>['files']
  /** The tokens that a theme may set, by name. */
  tokens: ReadonlyMap<string, v.InferOutput<typeof Token>>
  calls: readonly Call[]
  recipes: ReadonlyMap<string, Text>
  /** A widget's README. */
  readme: (name: string) => Promise<string>
  start: string
  contract: string
  types: string
}

/** The recipes in reading order; all others follow. */
const order = [
  ...['platform', 'suspects', 'mounts', 'servers', 'node', 'php', 'proxy', 'category', 'product', 'checkout'],
  ...['look', 'slots', 'events', 'languages', 'analytics', 'security', 'speed', 'editors'],
]

/** Reads the library of `options.dist`; null before the first build. */
export function createLibrary({ dist, flavour }: Pick<HostOptions, 'dist' | 'flavour'>): () => Promise<Library | null> {
  const folder = join(dist, flavour)
  let known: { at: number; library: Promise<Library> } | null = null
  return async () => {
    const at = await stat(join(folder, 'touchline.manifest.json')).then(
      (file) => file.mtimeMs,
      () => 0,
    )
    if (at === 0) return null
    if (known?.at === at) return known.library
    const reading = { at, library: readLibrary(folder) }
    known = reading
    // A build that is still being written can be read a moment later.
    reading.library.catch(() => {
      if (known === reading) known = null
    })
    return reading.library
  }
}

async function readLibrary(folder: string): Promise<Library> {
  const text = (name: string) => readFile(join(folder, name), 'utf8')
  const { version, files, kit, widgets } = v.parse(Manifest, JSON.parse(await text('touchline.manifest.json')))
  const { paths } = v.parse(Contract, JSON.parse(await text('openapi.json')))
  const names = (await readdir(join(folder, 'docs/recipes'))).map((name) => name.replace(/\.md$/, ''))
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const recipes = await Promise.all(
    names
      .toSorted((one, other) => place(one) - place(other) || one.localeCompare(other))
      .map(async (name) => {
        const markdown = await text(`docs/recipes/${name}.md`)
        return [name, { title: /^# (.+)$/m.exec(markdown)?.[1] ?? name, markdown }] as const
      }),
  )
  return {
    version,
    files,
    widgets: new Map(Object.entries(widgets).toSorted(([one], [other]) => one.localeCompare(other))),
    tokens: new Map(kit.customProperties.map((token) => [token.name, token])),
    calls: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description, 'x-touchline-widgets': users, 'x-touchline-without': without }]) => ({
        method: method.toUpperCase(),
        path,
        what: description,
        without,
        widgets: users,
      })),
    ),
    recipes: new Map(recipes),
    readme: (name) => text(`docs/widgets/${name}.md`),
    start: await text('README.md'),
    contract: await text('CONTRACT.md'),
    types: await text('touchline.d.ts'),
  }
}
