// Counts the bytes that pages load, from a build's manifest, and compares them with their limits.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { KB, pageLimits } from './budgets.ts'

/** The parts of touchline.manifest.json with the size of files. */
export const Manifest = v.object({
  build: v.string(),
  files: v.record(v.string(), v.object({ kind: v.string(), name: v.string(), brotli: v.number() })),
  widgets: v.record(
    v.string(),
    v.object({
      file: v.string(),
      when: v.string(),
      css: v.nullable(v.string()),
      chunks: v.array(v.string()),
      later: v.optional(v.array(v.string()), []),
    }),
  ),
  pages: v.record(v.string(), v.object({ widgets: v.array(v.string()), calls: v.array(v.string()) })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** One line of the table. */
export interface ByteRow {
  what: string
  value: number
  unit: 'bytes' | ''
  /** The limit in bytes; null for a row that is only reported. */
  limit: number | null
}

/** Reads the manifest of `dist/<flavour>`. */
export async function readManifest(root: string, flavour: string): Promise<Manifest> {
  return v.parse(Manifest, JSON.parse(await readFile(join(root, 'dist', flavour, 'touchline.manifest.json'), 'utf8')))
}

/** Counts the bytes of each kind of page, each widget and each script. */
export function countBytes(manifest: Manifest): ByteRow[] {
  const { files, widgets, pages } = manifest
  const start = widgets['wishlist-badge']?.chunks ?? []
  const loader = Object.keys(files).filter((file) => files[file]?.kind === 'loader')
  const total = (list: Iterable<string>) => [...new Set(list)].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0)
  const named = (name: string, kind: string) => Object.keys(files).filter((file) => files[file]?.name === name && files[file].kind === kind)
  /** A page loads one language; the largest counts. */
  const texts = (file: string) =>
    named(files[file]?.name ?? '', 'catalogue')
      .toSorted((one, other) => total([other]) - total([one]))
      .slice(0, 1)
  const filesOf = (names: readonly string[]) =>
    names.flatMap((name) => [...(widgets[name]?.chunks ?? []), ...texts(widgets[name]?.file ?? '')])
  const common = [...loader, ...start, ...start.flatMap(texts)]
  const row = (what: string, value: number, unit: ByteRow['unit'] = 'bytes', limit: number | null = null): ByteRow => ({
    what,
    value,
    unit,
    limit,
  })

  const ofPages = Object.entries(pages).flatMap(([kind, { widgets: names, calls }]) => {
    const having = (...later: string[]) => [
      ...common,
      ...filesOf(names.filter((name) => !later.includes(widgets[name]?.when ?? ''))),
      ...calls,
    ]
    const loaded = having('visible', 'interaction', 'needed')
    // The demo shop prints what waits until it is needed.
    const scrolled = having('interaction', 'needed')
    const limit = pageLimits[kind]
    return [
      row(`${kind}, as loaded`, total(loaded)),
      row(`${kind}, scrolled to its end`, total(scrolled), 'bytes', limit === undefined ? null : limit * KB),
      row(`${kind}, everything touched`, total([...having(), ...names.flatMap((name) => widgets[name]?.later ?? [])])),
      row(`${kind}, styles`, total([...named('start', 'css'), ...names.map((name) => widgets[name]?.css ?? '')])),
      row(`${kind}, requests for scripts as loaded`, new Set(loaded).size, ''),
    ]
  })
  const added = Object.keys(widgets).map((name) =>
    row(`${name}, where there is nothing but the runtime`, total([...common, ...filesOf([name])]) - total(common)),
  )
  const scripts = Object.entries(files)
    .filter(([, { kind }]) => ['loader', 'chunk', 'widget'].includes(kind))
    .map(([file, { name }]) => row(`the script ${name}`, total([file])))
  return [...ofPages, ...added, ...scripts]
}
