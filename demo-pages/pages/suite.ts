// The built suite as this host uses it: the manifest with its tags, and the server renderer.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { HostOptions } from '../host/options.ts'

const Manifest = v.object({
  version: v.string(),
  widgets: v.record(
    v.string(),
    v.object({ kind: v.optional(v.string()), css: v.nullable(v.string()), tags: v.array(v.string()), options: v.unknown() }),
  ),
  tags: v.object({ head: v.array(v.string()) }),
  /** The tags of each language's texts; a page loads one language. */
  languages: v.record(
    v.string(),
    v.object({ tags: v.object({ head: v.array(v.string()), widgets: v.record(v.string(), v.array(v.string())) }) }),
  ),
})
type Manifest = v.InferOutput<typeof Manifest>

const Rendered = v.object({ html: v.string(), state: v.string(), ssr: v.string() })
/** One server-rendered widget. */
export type Rendered = v.InferOutput<typeof Rendered>

/** Answers of this host's API, by the path of their call. */
export type Answers = Readonly<Record<string, unknown>>

/** The suite's functions for pages. */
export interface Suite {
  /** Null before the first build. */
  manifest: Manifest | null
  /** The address of the files on the web. */
  base: string
  /** Renders a widget, or returns null if the suite cannot: then the host's own HTML is used. */
  draw: (
    name: string,
    options: unknown,
    answers: Answers,
    config: unknown,
    print: { id: string; at: number; address: string },
  ) => Rendered | null
}

const noSuite: Suite = { manifest: null, base: '/touchline/', draw: () => null }

/** Reads the build in `options.dist`; checks with every call whether it changed, so that a rebuild appears without a restart. */
export function createSuiteReader(options: Pick<HostOptions, 'dist' | 'flavour' | 'report'>): () => Promise<Suite> {
  const folder = join(options.dist, options.flavour)
  let known: { changedAt: number; suite: Promise<Suite> } | null = null
  return async () => {
    const changedAt = await stat(join(folder, 'touchline.manifest.json')).then(
      (file) => file.mtimeMs,
      () => 0,
    )
    if (changedAt === 0) return noSuite
    if (known?.changedAt !== changedAt) known = { changedAt, suite: readSuite(folder, changedAt, options.report) }
    return known.suite
  }
}

async function readSuite(folder: string, changedAt: number, report: HostOptions['report']): Promise<Suite> {
  const manifest = v.parse(Manifest, JSON.parse(await readFile(join(folder, 'touchline.manifest.json'), 'utf8')))
  const server: unknown = await import(`${pathToFileURL(join(folder, 'server/touchline-server.js')).href}?at=${changedAt}`)
  const render = typeof server === 'object' && server && 'render' in server && typeof server.render === 'function' ? server.render : null
  const reported = new Set<string>()
  const drawnBefore = memo()
  return {
    manifest,
    base: `/touchline/${manifest.version}/`,
    draw: (name, options, answers, config, print) => {
      if (!render || manifest.widgets[name]?.kind !== 'view') return null
      const draw = () => v.parse(Rendered, render(name, options, answers, config, print))
      try {
        // Header and footer are the same on every page, even a personal one, so they are cached. Widgets with answers differ.
        return Object.keys(answers).length > 0 ? draw() : drawnBefore(config, JSON.stringify([name, options, print]), draw)
      } catch (error) {
        // The page works without it, so the error is reported once per build instead of for every page.
        if (!reported.has(name)) report(`pages: ${name} could not be drawn on the server, so its fallback is shown`, error)
        reported.add(name)
        return null
      }
    },
  }
}

/** Caches rendered widgets for as long as the page settings that they were rendered with. */
function memo(): (config: unknown, key: string, draw: () => Rendered) => Rendered {
  const kept = new WeakMap<object, LRUCache<string, Rendered>>()
  return (config, key, draw) => {
    if (typeof config !== 'object' || config === null) return draw()
    const own = kept.get(config) ?? new LRUCache<string, Rendered>({ max: 500 })
    kept.set(config, own)
    const known = own.get(key) ?? draw()
    own.set(key, known)
    return known
  }
}

/** The suite's own tags, then those of the page's widgets. All files are from this origin, so they need no import map. */
export function suiteTags({ manifest, base }: Suite, language: string, widgets: Iterable<string>): string[] {
  if (!manifest) return []
  const own = manifest.languages[language]
  const tags = [
    ...manifest.tags.head,
    ...(own?.tags.head ?? []),
    ...Array.from(widgets).flatMap((name) => [...(manifest.widgets[name]?.tags ?? []), ...(own?.tags.widgets[name] ?? [])]),
  ]
  return [...new Set(tags.map((tag) => tag.replaceAll('{base}', base)))]
}
